import Foundation

/// One instance of the app's interface.
///
/// Main actor.
open class UIScene: UIResponder {
    /// The session of the scene, which persists between runs.
    public let session: UISceneSession

    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?

    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached

    /// The host of the scene. Nil after the app ended. Weak reference.
    @_spi(Host)
    public weak var host: (any ApplicationHost)?
    weak var application: UIApplication?

    init(session: UISceneSession, application: UIApplication) {
        self.session = session
        self.application = application
        host = application.host
        super.init()
    }

    /// The app.
    open override var next: UIResponder? { application }

    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In the foreground and receiving events.
        case foregroundActive
        /// In the foreground without receiving events.
        case foregroundInactive
        /// In the background.
        case background
    }

    /// The options for connecting a scene.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities to restore.
        public let userActivities: Set<NSUserActivity>

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
        }
    }

    var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The windows, from back to front. The scene retains visible windows only; the app retains hidden ones.
    open var windows: [UIWindow] { members.compactMap(\.window) }

    private struct Member {
        weak var window: UIWindow?
        /// A strong reference while the window is visible.
        var shown: UIWindow?
    }

    private var members: [Member] = []

    /// The window that receives keyboard input.
    open internal(set) weak var keyWindow: UIWindow?

    /// The screen of the scene. Traps after the app ended.
    open var screen: UIScreen {
        guard let host else {
            trap("UIWindowScene.screen was used after the app that showed the scene ended.")
        }
        return UIScreen(host: host)
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { host?.traits ?? UITraitCollection.current }

    var updates: UpdateQueue? { application?.updates }

    func add(_ window: UIWindow) {
        if !windows.contains(window) { members.append(Member(window: window)) }
    }

    func remove(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        passOnKeyboard(from: window)
    }

    func windowDidHide(_ window: UIWindow) {
        if let index = members.firstIndex(where: { $0.window === window }) { members[index].shown = nil }
        passOnKeyboard(from: window)
    }

    /// Makes the frontmost visible window the key window if the given window was it.
    private func passOnKeyboard(from window: UIWindow) {
        if keyWindow === window { keyWindow = windows.last { $0 !== window && !$0.isHidden } }
    }

    func windowDidShow(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(Member(window: window, shown: window))
        if isInForeground {
            window.beginRootAppearance()
            window.requestUpdate()
        }
    }

    func beginAppearance() {
        for window in windows { window.beginRootAppearance() }
    }

    /// Completes the appearance transitions of the root controllers. Called after the first layout of a window.
    func completeAppearance() {
        guard isInForeground else { return }
        for window in windows { window.endRootAppearance() }
    }
}
