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

    /// The title of the scene's windows in the desktop's lists of windows. Default: empty; the title of the content is used.
    open var title: String! = "" {
        didSet { if title != oldValue { application?.updates.request() } }
    }

    /// A text after the title in the desktop's lists of windows, to distinguish windows with the same title. Default: empty.
    open var subtitle: String = "" {
        didSet { if subtitle != oldValue { application?.updates.request() } }
    }

    /// Determine the scene that opens addresses and activities.
    open var activationConditions = UISceneActivationConditions()

    /// The host of the scene. Nil after the app ended or the scene was disconnected. Weak reference.
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
        /// The activities to restore or to continue.
        open internal(set) var userActivities: Set<NSUserActivity>

        /// The addresses and files to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []

        /// The quick action to perform. The delegate's `windowScene(_:performActionFor:completionHandler:)` is not called for it.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?

        /// The type of the activity that the scene continues. Nil for none.
        open var handoffUserActivityType: String? { userActivities.first?.activityType }

        /// The bundle identifier of the program that started the app. Nil: a desktop does not tell.
        open var sourceApplication: String? { nil }

        init(userActivities: Set<NSUserActivity> = []) {
            self.userActivities = userActivities
        }
    }

    var isInForeground: Bool {
        activationState == .foregroundActive || activationState == .foregroundInactive
    }
}

extension UIScene {
    /// Opens an address in the user's browser or mail program, as `UIApplication.open(_:options:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Options. Nil for the default values.
    ///   - completion: Called with whether the address was opened.
    public func open(
        _ url: URL,
        options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpen = options?.universalLinksOnly != true && application?.host.perform(.open(url)) == true
        completion?(isOpen)
    }

    /// Opens an address in the user's browser or mail program. Returns whether it was opened.
    @discardableResult
    public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        options?.universalLinksOnly != true && application?.host.perform(.open(url)) == true
    }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    /// The windows, from back to front: by level, then in the order in which they were shown. The scene retains visible windows only;
    /// the app retains hidden ones.
    open var windows: [UIWindow] { members.compactMap(\.window) }

    private struct Member {
        weak var window: UIWindow?
        /// A strong reference while the window is visible.
        var shown: UIWindow?

        @MainActor var level: CGFloat { window?.windowLevel.rawValue ?? 0 }
    }

    private var members: [Member] = []

    /// The window that receives keyboard input.
    open internal(set) weak var keyWindow: UIWindow?

    /// The keyboard focus of the scene's windows.
    open var focusSystem: UIFocusSystem? { keyboardFocus }

    private lazy var keyboardFocus = UIFocusSystem(scene: self)

    /// The limits for the size of the scene's windows.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

    /// The geometry at the last call of the delegate.
    var lastGeometry: SceneGeometry?

    /// The screen of the scene. Traps after the app ended.
    open var screen: UIScreen {
        guard let host else {
            trap("UIWindowScene.screen was used after the app that showed the scene ended.")
        }
        return UIScreen(host: host)
    }

    /// The traits of the screen, with the scene's overrides.
    open var traitCollection: UITraitCollection {
        let screen = host?.traits ?? UITraitCollection.current
        return storedTraitOverrides?.over(screen) ?? screen
    }

    var storedTraitOverrides: TraitOverrides?

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
        sortByLevel()
        if isInForeground {
            window.beginRootAppearance()
            window.requestUpdate()
        }
    }

    /// Sorts the windows by level. Windows with the same level keep their order.
    func sortByLevel() {
        members = members.enumerated().sorted { first, second in
            let levels = (first.element.level, second.element.level)
            return levels.0 != levels.1 ? levels.0 < levels.1 : first.offset < second.offset
        }.map(\.element)
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
