import Foundation

extension UIScene {
    /// Options for activating a scene. Main actor.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene in which the user asked for the other one. Kept without effect: the desktop places new windows.
        open var requestingScene: UIScene?

        /// Creates options with the default values.
        public override init() { super.init() }
    }
}

extension UIWindowScene {
    /// The appearance of a new window.
    public enum PresentationStyle: UInt, Sendable {
        /// The system's usual style.
        case automatic
        /// Beside other windows.
        case standard
        /// In front of other windows.
        case prominent
    }

    /// Options for activating a scene with windows.
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The style of a new window. Kept without effect: a desktop has a single style of windows, in front of the others.
        open var preferredPresentationStyle = PresentationStyle.automatic
    }

    /// The animations of a window that closes.
    public enum DismissalAnimation: Int, Sendable {
        /// The usual animation.
        case standard = 1
        /// The content was used.
        case commit = 2
        /// The content was discarded.
        case decline = 3
    }
}

/// Options for closing a scene. Main actor.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// Creates options with the default values.
    public override init() { super.init() }
}

/// Options for closing a scene with windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation. Kept without effect: the desktop animates its windows.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// A request for a new scene, or for bringing an existing one to the front. Main actor.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest: @MainActor Hashable {
    /// The role of the scene.
    public let role: UISceneSession.Role

    /// The session of an existing scene. Nil for a new one.
    public let session: UISceneSession?

    /// The activity that the scene continues.
    public var userActivity: NSUserActivity?

    /// Options. Nil for the default values.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the scene of a session.
    public init(
        session: UISceneSession,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
