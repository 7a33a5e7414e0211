import Foundation

/// One instance of the app's interface.
///
/// Main actor.
open class UIScene: UIResponder {
    /// What the system keeps for the scene between two runs.
    public let session: UISceneSession

    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is in front, in the background, or in between.
    open internal(set) var activationState = ActivationState.unattached

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

    /// The app.
    open override var next: UIResponder? { application }

    /// Where a scene stands.
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

    /// What a scene is connected with.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities to show.
        public let userActivities: Set<NSUserActivity>

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
        }
    }

    var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
    /// The windows, from back to front. The scene keeps those on screen; a hidden one is the app's to keep.
    open var windows: [UIWindow] { members.compactMap(\.window) }

    private struct Member {
        weak var window: UIWindow?
        /// Holds the window while it is on screen.
        var shown: UIWindow?
    }

    private var members: [Member] = []

    /// The window that receives keyboard input.
    open internal(set) weak var keyWindow: UIWindow?

    /// The screen that the scene is on.
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

    /// The window in front of the others receives keyboard input in place of one that went.
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

    /// The first layout of a window is done, so that its controllers have appeared.
    func completeAppearance() {
        guard isInForeground else { return }
        for window in windows { window.endRootAppearance() }
    }
}
