import Foundation

/// The state of a controller, and of those in it, between two runs.
struct RestorableNode {
    let identifier: String
    /// The name of the class that makes the controller anew.
    let restorationClass: String?
    /// What the controller wrote.
    let state: Data
    let children: [RestorableNode]

    /// The node as a property list.
    var propertyList: [String: Any] {
        var list: [String: Any] = [
            "identifier": identifier, "state": state, "children": children.map(\.propertyList),
        ]
        list["class"] = restorationClass
        return list
    }

    init(identifier: String, restorationClass: String?, state: Data, children: [RestorableNode]) {
        self.identifier = identifier
        self.restorationClass = restorationClass
        self.state = state
        self.children = children
    }

    /// A node from what ``propertyList`` gave; nil for anything else.
    init?(propertyList: Any) {
        guard
            let list = propertyList as? [String: Any], let identifier = list["identifier"] as? String,
            let state = list["state"] as? Data, let children = list["children"] as? [Any]
        else { return nil }
        self.identifier = identifier
        restorationClass = list["class"] as? String
        self.state = state
        self.children = children.compactMap(RestorableNode.init)
    }
}

/// The state of an app between two runs.
struct RestorableState {
    /// What the app's delegate wrote.
    var application = Data()
    /// Whether only classes that say they decode safely may be read.
    var isSecure = true
    var roots: [RestorableNode] = []

    init() {}

    /// The state from what ``data()`` gave; nil for anything else.
    init?(_ data: Data) {
        guard
            let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let list = object as? [String: Any], let application = list["application"] as? Data,
            let isSecure = list["secure"] as? Bool, let roots = list["roots"] as? [Any]
        else { return nil }
        self.application = application
        self.isSecure = isSecure
        self.roots = roots.compactMap(RestorableNode.init)
    }

    func data() throws -> Data {
        let list: [String: Any] = [
            "application": application, "secure": isSecure, "roots": roots.map(\.propertyList),
        ]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// Has something written, and gives it as data.
    @MainActor
    static func archive(secure: Bool, _ body: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: secure)
        body(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    /// A coder that reads what was written; nil for data that is no archive.
    func coder(for data: Data) -> NSKeyedUnarchiver? {
        let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
        coder?.requiresSecureCoding = isSecure
        return coder
    }
}
