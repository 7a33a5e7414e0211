import Foundation

/// A namespace for scripts: scripts of different worlds share the document of a page, but no variables or functions. Must be used on
/// the main actor.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world of the page's own scripts.
    open class var page: WKContentWorld { pageWorld }

    /// The usual world of the app's scripts.
    open class var defaultClient: WKContentWorld { clientWorld }

    /// The world with a name. Equal names give the same object.
    open class func world(name: String) -> WKContentWorld {
        if let known = worlds[name] { return known }
        let world = WKContentWorld(name: name, engineName: "app-" + name)
        worlds[name] = world
        return world
    }

    /// The name; nil for the worlds ``page`` and ``defaultClient``.
    open var name: String? { ownName }

    /// The name for WebKitGTK; nil for the page's world. Names of apps have a prefix, so that they differ from the library's worlds.
    let engineName: String?

    private let ownName: String?

    private static let pageWorld = WKContentWorld(name: nil, engineName: nil)
    private static let clientWorld = WKContentWorld(name: nil, engineName: "client")
    private static var worlds: [String: WKContentWorld] = [:]

    private init(name: String?, engineName: String?) {
        ownName = name
        self.engineName = engineName
        super.init()
    }
}
