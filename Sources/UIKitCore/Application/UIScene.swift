import Foundation

/// One instance of the app's interface.
///
/// Main actor. iOS 13.0.
open class UIScene: UIResponder {
    /// What the system keeps for the scene between two runs. iOS 13.0.
    public let session: UISceneSession

    /// The scene's delegate. iOS 13.0.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is in front, in the background, or in between. iOS 13.0.
    open internal(set) var activationState = ActivationState.unattached

    /// The title that the system shows for the scene. iOS 13.0.
    open var title: String! = ""

    /// What shows the scene; nil after the app ended.
    @_spi(Host)
    public weak var host: (any ApplicationHost)?
    weak var application: UIApplication?

    init(session: UISceneSession, application: UIApplication) {
        self.session = session
        self.application = application
        host = application.host
        super.init()
    }

    /// The app. iOS 13.0.
    open override var next: UIResponder? { application }

    /// Where a scene stands. iOS 13.0.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// On screen and receiving events.
        case foregroundActive
        /// On screen without receiving events.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    /// What a scene is connected with. iOS 13.0.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities to show. iOS 13.0.
        public let userActivities: Set<NSUserActivity>

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
        }
    }

    var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}

/// A scene that shows windows. iOS 13.0.
open class UIWindowScene: UIScene {
    /// The windows, from back to front. iOS 13.0.
    open private(set) var windows: [UIWindow] = []

    /// The window that receives keyboard input. iOS 15.0.
    open internal(set) weak var keyWindow: UIWindow?

    /// The screen that the scene is on. iOS 13.0.
    open var screen: UIScreen {
        guard let host else {
            preconditionFailure("UIWindowScene.screen was used after the app that showed the scene ended.")
        }
        return UIScreen(host: host)
    }

    /// The traits of the screen. iOS 13.0.
    open var traitCollection: UITraitCollection { host?.traits ?? UITraitCollection.current }

    var updates: UpdateQueue? { application?.updates }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { windows.append(window) }
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { keyWindow = nil }
    }

    func windowDidShow(_ window: UIWindow) {
        if isInForeground {
            window.beginRootAppearance()
            window.requestUpdate()
        }
    }

    func beginAppearance() {
        for window in windows { window.beginRootAppearance() }
    }

    /// The first layout of a window is done, so that its controllers have appeared.
    func completeAppearance() {
        guard isInForeground else { return }
        for window in windows { window.endRootAppearance() }
    }
}
