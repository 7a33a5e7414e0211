import Foundation

/// What the system keeps for a scene between two runs. Main actor. iOS 13.0.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// A name that stays the same over runs. iOS 13.0.
    public let persistentIdentifier: String

    /// What the session is for. iOS 13.0.
    public let role: Role

    /// How the scene is set up. iOS 13.0.
    open internal(set) var configuration: UISceneConfiguration

    /// The scene, while it is connected. iOS 13.0.
    open internal(set) weak var scene: UIScene?

    /// The activity that the scene's delegate gave when the app was last put away; nil when there was none. iOS 13.0,
    /// rule 82.
    open var stateRestorationActivity: NSUserActivity?

    init(persistentIdentifier: String, role: Role, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
        self.configuration = configuration
    }

    /// What a session is for. iOS 13.0.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a role of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A window on the device's own screen. iOS 16.0.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

/// How a scene is set up. Main actor. iOS 13.0.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration. iOS 13.0.
    public let name: String?

    /// What it is for. iOS 13.0.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, which the app makes with `init()`. iOS 13.0.
    open var delegateClass: AnyClass?

    /// Makes a configuration. iOS 13.0.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
