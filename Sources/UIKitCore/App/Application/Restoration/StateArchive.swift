import Foundation

/// The encoded state of an object graph, as values of ``StateCoding``.
///
/// It replaces `NSKeyedArchiver`, whose archives are not safe to read: they are property lists, in which a short file can
/// require unbounded work, and its unarchiver terminates the program if a value is missing or has a different type. Here such
/// values are decoded as nil, as on iOS, so that a new version of an app can read the state of an old one.
///
/// Strings, numbers, dates, data and URLs are stored directly. Every other value is a dictionary with one of the keys in
/// ``Tag``. Objects are in a separate list, so that each is stored once, however often it is referenced.
enum StateArchive {
    enum Tag {
        static let null = "null"
        static let uuid = "uuid"
        static let indexPath = "path"
        static let array = "array"
        static let set = "set"
        /// A dictionary: its keys; its values are under ``values`` in the same order.
        static let keys = "keys"
        static let values = "values"
        /// The index of an object in the list.
        static let object = "object"
        /// The path of an object that is restored itself.
        static let reference = "reference"
    }

    /// The maximum nesting of objects. Each level uses stack, so a file must not determine their number.
    static let depthLimit = 100

    /// An object: the name of its class (nil for the root) and its encoded values.
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

    /// Decodes the entries from ``data(_:)``. Returns nil for other data.
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
