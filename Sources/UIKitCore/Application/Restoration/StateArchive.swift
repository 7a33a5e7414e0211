import Foundation

/// What one object encoded, and the objects in it, as values of ``StateCoding``.
///
/// `NSKeyedArchiver` would do, but reading its archives is not safe: they are property lists, in which a short file may ask for
/// work without end, and its unarchiver ends the program over a value that is missing or of another kind. Here a question for
/// such a value is answered with nil, as iOS does, so that a new version of an app can read what an old one wrote.
///
/// A value is kept as it is when it is a text, a number, a date, data or an address. Everything else is a dictionary with one
/// of the keys in ``Tag``. Objects are in a list of their own, so that each is kept once, however often it is referred to.
enum StateArchive {
    enum Tag {
        static let null = "null"
        static let uuid = "uuid"
        static let indexPath = "path"
        static let array = "array"
        static let set = "set"
        /// A dictionary: its keys, with its values in the same order under ``values``.
        static let keys = "keys"
        static let values = "values"
        /// The place of an object in the list.
        static let object = "object"
    }

    /// How deeply objects may be nested in each other. Each level takes stack, so that a file must not choose how many there are.
    static let depthLimit = 100

    /// An object: the name of its class, nil for the one at the root, and what it encoded.
    struct Entry {
        var className: String?
        var values: [String: Any] = [:]
    }

    static func data(_ entries: [Entry]) throws(StateCoding.Unsupported) -> Data {
        let objects = entries.map { entry in
            var values: [String: Any] = ["values": entry.values]
            values["class"] = entry.className
            return values
        }
        return try StateCoding.data(["objects": objects])
    }

    /// What ``data(_:)`` wrote; nil for anything else.
    static func entries(in data: Data) -> [Entry]? {
        guard let objects = StateCoding.values(in: data)?["objects"] as? [Any], !objects.isEmpty else { return nil }
        var entries: [Entry] = []
        for object in objects {
            guard let object = object as? [String: Any], let values = object["values"] as? [String: Any] else {
                return nil
            }
            entries.append(Entry(className: object["class"] as? String, values: values))
        }
        return entries
    }
}
