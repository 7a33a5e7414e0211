import Foundation

/// The saved state of a controller and its children.
struct RestorableNode {
    let identifier: String
    /// The name of the restoration class that creates the controller.
    let restorationClass: String?
    /// The state encoded by the controller.
    let state: Data
    let children: [RestorableNode]
    /// The state of views of the controller, by restoration identifier.
    var views: [String: Data] = [:]
    /// The path of a registered object; empty for a controller.
    var path: [String] = []

    /// The node as values for ``StateCoding``.
    var values: [String: Any] {
        var values: [String: Any] = ["identifier": identifier, "state": state, "children": children.map(\.values)]
        values["class"] = restorationClass
        if !views.isEmpty { values["views"] = views }
        if !path.isEmpty { values["path"] = path }
        return values
    }

    init(
        identifier: String,
        restorationClass: String?,
        state: Data,
        children: [RestorableNode] = [],
        views: [String: Data] = [:],
        path: [String] = []
    ) {
        self.identifier = identifier
        self.restorationClass = restorationClass
        self.state = state
        self.children = children
        self.views = views
        self.path = path
    }

    /// Decodes a node from ``values``. Returns nil for other values.
    init?(values: Any) {
        guard
            let values = values as? [String: Any], let identifier = values["identifier"] as? String,
            let state = values["state"] as? Data, let children = values["children"] as? [Any]
        else { return nil }
        self.identifier = identifier
        restorationClass = values["class"] as? String
        self.state = state
        self.children = children.compactMap(RestorableNode.init(values:))
        views = (values["views"] as? [String: Any] ?? [:]).compactMapValues { $0 as? Data }
        path = (values["path"] as? [Any] ?? []).compactMap { $0 as? String }
    }
}

/// The saved state of an app.
struct RestorableState {
    /// The state encoded by the app's delegate.
    var application = Data()
    /// Whether only classes that support secure coding may be decoded.
    var isSecure = true
    var roots: [RestorableNode] = []
    /// The registered objects.
    var objects: [RestorableNode] = []
    /// The objects to which coders refer.
    var restored = RestoredObjects()

    init() {}

    /// Decodes the state from ``data()``. Returns nil for other data.
    init?(_ data: Data) {
        guard
            let values = StateCoding.values(in: data), let application = values["application"] as? Data,
            let isSecure = values["secure"] as? Bool, let roots = values["roots"] as? [Any]
        else { return nil }
        self.application = application
        self.isSecure = isSecure
        self.roots = roots.compactMap(RestorableNode.init(values:))
        objects = (values["objects"] as? [Any] ?? []).compactMap(RestorableNode.init(values:))
    }

    func data() throws -> Data {
        try StateCoding.data([
            "application": application, "secure": isSecure, "roots": roots.map(\.values),
            "objects": objects.map(\.values),
        ])
    }

    /// Calls a closure with an archiver. Returns the encoded data.
    @MainActor
    static func archive(secure: Bool, references: RestoredObjects? = nil, _ body: (NSCoder) -> Void) -> Data {
        let archiver = StateArchiver(requiringSecureCoding: secure)
        archiver.references = references
        body(archiver)
        return archiver.finish()
    }

    /// Returns a coder for encoded data. Nil for data that is not an archive.
    func coder(for data: Data) -> NSCoder? {
        let coder = StateUnarchiver(data, requiringSecureCoding: isSecure)
        coder?.references = restored
        return coder
    }
}
