import Foundation

/// What the system keeps for a scene between two runs. Main actor.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// A name that stays the same over runs.
    public let persistentIdentifier: String

    /// What the session is for.
    public let role: Role

    /// How the scene is set up.
    open internal(set) var configuration: UISceneConfiguration

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?

    /// The activity that the scene's delegate gave when the app was last put away; nil when there was none.
    ///
    /// - Note: Rule 82.
    open var stateRestorationActivity: NSUserActivity?

    init(persistentIdentifier: String, role: Role, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
        self.configuration = configuration
    }

    /// What a session is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a role of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// How a scene is set up. Main actor.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?

    /// What it is for.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, which the app makes with `init()`.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
