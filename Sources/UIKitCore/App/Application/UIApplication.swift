import Foundation

/// The running app. Connects the app's delegate and scenes to the host.
///
/// Main actor.
open class UIApplication: UIResponder {
    /// The running app. Traps if the program has launched none.
    ///
    /// If several hosts run in one process (tests side by side), it is the app whose host is currently running.
    public static var shared: UIApplication {
        guard let current else {
            trap("UIApplication.shared was used before an app was launched in this process.")
        }
        return current
    }

    /// The app whose host is currently running, or nil. A host sets it around all its calls into the app.
    @_spi(Host)
    public static var current: UIApplication? {
        didSet { UserLanguages.use(current?.host.preferredLanguages) }
    }

    /// The app's delegate.
    open var delegate: (any UIApplicationDelegate)?

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(scenesFromBack) }

    /// The connected scenes, from back to front.
    private var scenesFromBack: [UIScene] = []

    /// The key window of the frontmost scene in the foreground; nil if there is none.
    open var keyWindow: UIWindow? {
        let scenes = windowScenesFromBack.reversed()
        return (scenes.first { $0.isInForeground && $0.keyWindow != nil } ?? scenes.first { $0.keyWindow != nil })?
            .keyWindow
    }

    /// The windows of all scenes, from back to front.
    open var windows: [UIWindow] { windowScenesFromBack.flatMap(\.windows) }

    /// Whether an indicator in the status bar shows network activity. Kept without effect: windows have no status bar, and phones
    /// no longer show the indicator.
    open var isNetworkActivityIndicatorVisible = false

    /// The number on the app's icon. Kept without effect: desktops show no numbers on icons, as phones do not without the user's
    /// permission.
    open var applicationIconBadgeNumber = 0

    /// Whether the screen stays on while the user makes no input, as during a video or with a recipe. Default: false. On a desktop
    /// without a screen saver service, a warning is printed.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { host.setIdleTimerDisabled(isIdleTimerDisabled) } }
    }

    /// Whether shaking the device asks the user to undo the last change; see ``UIResponder/motionEnded(_:with:)``. Default: true.
    open var applicationSupportsShakeToEdit = true

    /// Asks the user to undo or redo the last change after a shake that no responder handled. An override calls `super`.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake, applicationSupportsShakeToEdit { offerUndo() }
        super.motionEnded(motion, with: event)
    }

    /// The sessions of the app's scenes, connected or not.
    open internal(set) var openSessions: Set<UISceneSession> = []

    /// The quick actions that the app adds to those of its Info.plist.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { host.shortcutsDidChange(to: allShortcuts) }
    }

    /// The state of the app: active, inactive or in the background.
    open internal(set) var applicationState = State.inactive

    /// The host of the app.
    @_spi(Host)
    public let host: any ApplicationHost

    /// The app's Info.plist.
    @_spi(Host)
    public internal(set) var info = AppInfo(bundle: .main)

    let updates: UpdateQueue

    /// The ended animations whose completions are pending, and whether animations are enabled.
    let animationEnds: AnimationEnds

    /// The layers that animate.
    private(set) lazy var layerAnimations = LayerAnimations(host: host, ends: animationEnds)

    /// The element that assistive technology focuses.
    let accessibilityFocus = AccessibilityFocus()

    /// The app's appearance proxies.
    let appearances = AppearanceRegistry()

    /// The app's edit menu.
    private(set) lazy var menuController = UIMenuController()

    /// The items that this app put on the clipboard. Valid while the clipboard's change count is unchanged.
    var clipboardItems: PasteboardContent?
    /// The pasteboards with names, except for the clipboard.
    var pasteboards: [String: PasteboardContent] = [:]

    /// The existing controllers that were created while this app was current.
    var livingControllers = LivingControllers()

    /// The orientation of the frontmost window at its last layout.
    var lastWindowOrientation = UIDeviceOrientation.unknown

    /// The last saved state for each session, and the timer for the next save.
    var keptStates: [String: Data?] = [:]
    /// The last saved sessions.
    var keptSessions: Data?
    var stateTimer: HostTimer?
    var lastStateWarning: String?

    /// Creates the delegate of a scene whose configuration names none.
    var makeSceneDelegate: (() -> any UISceneDelegate)?

    /// The activity that is current, and the timer that saves it.
    var currentActivity: NSUserActivity? { didSet { currentActivityDidChange(from: oldValue) } }
    var activityTimer: HostTimer?

    /// The handlers of unfinished work in the background, by number, and the last number.
    var backgroundTasks: [Int: @MainActor @Sendable () -> Void] = [:]
    var lastBackgroundTask = 0

    /// The observation of the battery.
    var battery = BatteryObservation()

    /// The states of other modules for this app, by module.
    package var moduleStates: [String: AnyObject] = [:]

    /// Whether the app is launching, until the first screen is laid out.
    private var isLaunching = true

    /// Windows made visible before a scene exists. Apps without scenes create them during launch.
    var windowsAwaitingScene: [UIWindow] = []
    /// The objects that take part in state restoration beside controllers.
    var registeredObjects: [RegisteredObject] = []

    init(host: any ApplicationHost) {
        self.host = host
        updates = UpdateQueue(host: host)
        animationEnds = AnimationEnds(host: host, updates: updates)
        super.init()
        MessageTimers.ofApp = {
            guard let host = UIApplication.current?.host else { return nil }
            return { host.schedule(after: $0, $1) }
        }
    }

    /// The delegate if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends a selector to a target. Every control, bar button item and key command with a selector uses this method, so that an
    /// override can intercept it.
    ///
    /// - Parameters:
    ///   - action: The selector of a method with up to two arguments: the sender and the event.
    ///   - target: The target; nil for the first object in the responder chain that performs the action, starting with the first
    ///     responder, then with the sender. Traps if it has no such method.
    ///   - sender: The sender.
    ///   - event: The event.
    /// - Returns: Whether there was a target.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionMessage(action: action, sender: sender, event: event).deliver(to: target)
    }

    /// The states of an app.
    public enum State: Int, Sendable {
        /// In the foreground and receiving events.
        case active
        /// In the foreground without receiving events.
        case inactive
        /// In the background.
        case background
    }

    /// The keys of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The keys of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens a URL in the user's program for it. Other URLs than `http:`, `https:`, `mailto:` and `sms:` are not opened, nor are
    /// addresses of messages with other fields than recipients, subject and body.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Options with ``OpenExternalURLOptionsKey/universalLinksOnly``.
    ///   - completion: Called with whether the URL was opened.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isForOtherApps = options[.universalLinksOnly] as? Bool == true
        let opened = !isForOtherApps && host.perform(.open(url))
        completion?(opened)
    }

    /// The address of the app's notification settings. Linux desktops have no such address: ``canOpenURL(_:)`` is false for it.
    public class var openNotificationSettingsURLString: String { "app-settings:notifications" }

    /// Returns whether the system has a program for a URL.
    open func canOpenURL(_ url: URL) -> Bool {
        host.accepts(.open(url))
    }

    /// Forwards an event to its windows. An override that observes all events calls `super`.
    open func sendEvent(_ event: UIEvent) {
        var told: [UIWindow] = []
        for window in event.touches.compactMap(\.window) where !told.contains(window) {
            told.append(window)
            window.sendEvent(event)
        }
    }

    // MARK: Turns of the main loop

    /// Lays out and displays all changes. Called by the host at the end of a turn in which an update was requested.
    @_spi(Host)
    public func performUpdates() {
        updates.beginPass()
        for window in visibleWindows { window.updateKeyboard() }
        for scene in windowScenes {
            for window in scene.windows where !window.isHidden { window.layoutIfNeeded() }
        }
        for scene in windowScenes {
            scene.completeAppearance()
            scene.noteGeometry()
        }
        noteWindowOrientation()
        for scene in windowScenes { scene.focusSystem?.updateFocusIfNeeded() }
        UIView.updateCorners(in: visibleWindows)
        for window in visibleWindows {
            for overlay in window.overlays.all { overlay.followAnchor() }
        }
        let views = updates.take()
        if !views.isEmpty {
            UIView.showingMovingTints {
                for view in views { view.drawContent() }
                host.display(views)
            }
            stateMayHaveChanged()
        }
        animationEnds.tellNext()
        updates.endPass()
        if updates.isEmpty { endLaunch() }
    }

    /// Notifies the host once that the launch is complete.
    func endLaunch() {
        guard isLaunching else { return }
        isLaunching = false
        host.launchDidSettle()
    }

    /// Whether all changes have been displayed.
    @_spi(Host)
    public var isSettled: Bool { updates.isEmpty }

    /// The views that wait to be displayed, for messages.
    @_spi(Host)
    public var unsettledViews: [UIView] { updates.waiting }

    // MARK: Scenes

    var windowScenes: [UIWindowScene] {
        windowScenesFromBack.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    }

    /// The scenes from back to front. A scene comes to the front when it becomes active.
    var windowScenesFromBack: [UIWindowScene] { scenesFromBack.compactMap { $0 as? UIWindowScene } }

    /// The frontmost scene, in the foreground if there is one.
    var frontmostScene: UIWindowScene? {
        windowScenesFromBack.last { $0.isInForeground } ?? windowScenesFromBack.last
    }

    /// The only scene; in apps with several scenes the frontmost one.
    package var firstWindowScene: UIWindowScene? { frontmostScene }

    func add(_ scene: UIScene) {
        scenesFromBack.append(scene)
        openSessions.insert(scene.session)
    }

    func moveToFront(_ scene: UIScene) {
        scenesFromBack.removeAll { $0 === scene }
        scenesFromBack.append(scene)
    }

    func adoptWindows(_ scene: UIWindowScene) {
        let waiting = windowsAwaitingScene
        windowsAwaitingScene = []
        for window in waiting { window.windowScene = scene }
        if scene.keyWindow == nil { scene.keyWindow = waiting.last }
    }

    func remove(_ scene: UIScene) {
        scenesFromBack.removeAll { $0 === scene }
    }

    /// The visible windows, from back to front, including those of minimized scenes.
    @_spi(Host)
    public var visibleWindows: [UIWindow] {
        windowScenesFromBack.flatMap { $0.windows.filter { !$0.isHidden } }
    }

    /// The scenes from back to front, including minimized ones.
    @_spi(Host)
    public var windowsForSwitching: [UIWindowScene] { windowScenesFromBack }

    /// The visible windows of the frontmost scene, from back to front. Empty if all scenes are minimized.
    @_spi(Host)
    public var frontWindows: [UIWindow] {
        let scenes = windowScenesFromBack.filter { $0.activationState != .background }
        return scenes.last?.windows.filter { !$0.isHidden } ?? []
    }
}
