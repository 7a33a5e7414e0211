import Foundation

/// The state of a controller, and of those in it, between two runs.
struct RestorableNode {
    let identifier: String
    /// The name of the class that makes the controller anew.
    let restorationClass: String?
    /// What the controller wrote.
    let state: Data
    let children: [RestorableNode]

    /// The node as values that can be kept.
    var values: [String: Any] {
        var values: [String: Any] = ["identifier": identifier, "state": state, "children": children.map(\.values)]
        values["class"] = restorationClass
        return values
    }

    init(identifier: String, restorationClass: String?, state: Data, children: [RestorableNode]) {
        self.identifier = identifier
        self.restorationClass = restorationClass
        self.state = state
        self.children = children
    }

    /// A node from what ``values`` gave; nil for anything else.
    init?(values: Any) {
        guard
            let values = values as? [String: Any], let identifier = values["identifier"] as? String,
            let state = values["state"] as? Data, let children = values["children"] as? [Any]
        else { return nil }
        self.identifier = identifier
        restorationClass = values["class"] as? String
        self.state = state
        self.children = children.compactMap(RestorableNode.init(values:))
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
            let values = StateCoding.values(in: data), let application = values["application"] as? Data,
            let isSecure = values["secure"] as? Bool, let roots = values["roots"] as? [Any]
        else { return nil }
        self.application = application
        self.isSecure = isSecure
        self.roots = roots.compactMap(RestorableNode.init(values:))
    }

    func data() throws -> Data {
        try StateCoding.data(["application": application, "secure": isSecure, "roots": roots.map(\.values)])
    }

    /// Has something written, and gives it as data.
    @MainActor
    static func archive(secure: Bool, _ body: (NSCoder) -> Void) -> Data {
        let archiver = StateArchiver(requiringSecureCoding: secure)
        body(archiver)
        return archiver.finish()
    }

    /// A coder that reads what was written; nil for data that is no archive.
    func coder(for data: Data) -> NSCoder? { StateUnarchiver(data, requiringSecureCoding: isSecure) }
}
