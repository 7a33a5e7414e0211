import Foundation

/// The persistent information about a scene. Main actor.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// An identifier that is the same in all runs.
    public let persistentIdentifier: String

    /// The role of the session.
    public let role: Role

    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration

    /// The scene while it is connected. Weak reference.
    open internal(set) weak var scene: UIScene?

    /// The activity that the scene's delegate last returned for state restoration. Nil for none.
    ///
    /// - Note: Rule 82.
    open var stateRestorationActivity: NSUserActivity?

    /// Values of the app that persist with the session: strings, numbers, dates, data, URLs, and arrays and dictionaries of these.
    /// They are saved with the state of the app.
    open var userInfo: [String: Any]?

    init(persistentIdentifier: String, role: Role, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
        self.configuration = configuration
    }

    /// The role of a session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a role with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// The configuration of a scene. Main actor.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?

    /// The role of the session.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate. The app creates it with `init()`.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial view controller is the root of the scene's window. Nil for none.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with the values that the scene manifest of the app's Info.plist declares for its name.
    ///
    /// - Parameters:
    ///   - name: The name in the manifest. Nil for the first configuration of the role. If there is no such configuration, the
    ///     object has no delegate class and no storyboard.
    ///   - sessionRole: The role.
    ///
    /// Traps if the manifest names a class or a storyboard that does not exist.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let info = UIApplication.current?.info ?? AppInfo(bundle: .main)
        let entry = info.sceneConfiguration(named: name, role: sessionRole)
        self.name = name ?? entry?["UISceneConfigurationName"] as? String
        role = sessionRole
        super.init()
        if let name = entry?["UISceneDelegateClassName"] as? String {
            delegateClass = info.sceneDelegateClass(named: name)
        }
        if let name = entry?["UISceneStoryboardFile"] as? String, !name.isEmpty {
            storyboard = info.storyboard(named: name, key: "UISceneStoryboardFile")
        }
    }
}
