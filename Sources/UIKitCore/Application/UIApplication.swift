import Foundation

/// The running app: it joins the app's delegate and scenes to the host.
///
/// Main actor.
open class UIApplication: UIResponder {
    /// The app that runs. Traps when the program started none.
    ///
    /// Where several hosts run in one process (tests side by side), it is the app whose host has its turn.
    public static var shared: UIApplication {
        guard let current else {
            trap("UIApplication.shared was used before an app was launched in this process.")
        }
        return current
    }

    /// The app whose host has its turn, or nil when none does. A host sets it around everything that it has the app do.
    @_spi(Host)
    public static var current: UIApplication? {
        didSet { UserLanguages.use(current?.host.preferredLanguages) }
    }

    /// The app's delegate.
    open var delegate: (any UIApplicationDelegate)?

    /// The scenes that are connected.
    open private(set) var connectedScenes: Set<UIScene> = []

    /// The sessions of the app's scenes, connected or not.
    open private(set) var openSessions: Set<UISceneSession> = []

    /// Whether the app is in front, in the background, or in between.
    open internal(set) var applicationState = State.inactive

    /// What shows the app.
    @_spi(Host)
    public let host: any ApplicationHost

    let updates: UpdateQueue

    /// Animations that are over, and whether there are any.
    let animationEnds: AnimationEnds

    /// What this app wants of all objects of a class.
    let appearances = AppearanceRegistry()

    /// What this app put on the clipboard: it holds as long as the clipboard's count stays.
    var clipboardItems: (items: [PasteboardItem], changeCount: Int)?

    /// The controllers that were made while this app had its turn.
    var livingControllers = LivingControllers()

    /// The shape of the window in front at the last layout.
    var lastWindowOrientation = UIDeviceOrientation.unknown

    /// What was last put away for each session, and what will have it put away again.
    var keptStates: [String: Data?] = [:]
    var stateTimer: HostTimer?
    var lastStateWarning: String?

    /// Until the first screen is laid out.
    private var isLaunching = true

    /// Windows that were made visible before a scene was there: apps without scenes make them while launching.
    var windowsAwaitingScene: [UIWindow] = []

    init(host: any ApplicationHost) {
        self.host = host
        updates = UpdateQueue(host: host)
        animationEnds = AnimationEnds(host: host, updates: updates)
        super.init()
    }

    /// The delegate, when it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether an app is in front.
    public enum State: Int, Sendable {
        /// In front, and receiving events.
        case active
        /// On screen without receiving events.
        case inactive
        /// Not on screen.
        case background
    }

    /// Why the app was started; this port starts apps without a reason of UIKit's kind.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How to open an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens an address in the program that the system keeps for it.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: None are known on Linux.
    ///   - completion: Told whether it was opened.
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let opened = host.perform(.open(url))
        completion?(opened)
    }

    /// Whether the system keeps a program for an address.
    open func canOpenURL(_ url: URL) -> Bool {
        host.accepts(.open(url))
    }

    /// Hands an event to the windows that it concerns. An override that sees every event calls `super`.
    open func sendEvent(_ event: UIEvent) {
        var told: [UIWindow] = []
        for window in event.touches.compactMap(\.window) where !told.contains(window) {
            told.append(window)
            window.sendEvent(event)
        }
    }

    // MARK: Turns of the main loop

    /// Lays out and shows what changed. The host calls it at the end of a turn in which it was asked to.
    @_spi(Host)
    public func performUpdates() {
        updates.beginPass()
        for window in visibleWindows { window.updateKeyboard() }
        for scene in windowScenes {
            for window in scene.windows where !window.isHidden { window.layoutIfNeeded() }
        }
        for scene in windowScenes { scene.completeAppearance() }
        noteWindowOrientation()
        for window in visibleWindows {
            window.openMenu?.closeIfAlone()
            for popover in window.openPopovers { popover.follow() }
            // A menu follows its field, which the layout may have moved.
            guard let menu = window.suggestionMenu else { continue }
            menu.placeMenu()
            window.layoutIfNeeded()
        }
        let views = updates.take()
        if !views.isEmpty {
            host.display(views)
            stateMayHaveChanged()
        }
        animationEnds.tellNext()
        updates.endPass()
        if updates.isEmpty { endLaunch() }
    }

    /// Tells the host, once, that the launch is over.
    func endLaunch() {
        guard isLaunching else { return }
        isLaunching = false
        host.launchDidSettle()
    }

    /// Whether everything that changed has been shown.
    @_spi(Host)
    public var isSettled: Bool { updates.isEmpty }

    /// What still waits to be shown, for a message that names it.
    @_spi(Host)
    public var unsettledViews: [UIView] { updates.waiting }

    // MARK: Scenes

    var windowScenes: [UIWindowScene] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.sorted {
            $0.session.persistentIdentifier < $1.session.persistentIdentifier
        }
    }

    var firstWindowScene: UIWindowScene? { windowScenes.first }

    func add(_ scene: UIScene) {
        connectedScenes.insert(scene)
        openSessions.insert(scene.session)
    }

    func adoptWindows(_ scene: UIWindowScene) {
        let waiting = windowsAwaitingScene
        windowsAwaitingScene = []
        for window in waiting { window.windowScene = scene }
        if scene.keyWindow == nil { scene.keyWindow = waiting.last }
    }

    func remove(_ scene: UIScene) {
        connectedScenes.remove(scene)
    }

    /// The windows on screen, from back to front.
    @_spi(Host)
    public var visibleWindows: [UIWindow] {
        windowScenes.flatMap { $0.windows.filter { !$0.isHidden } }
    }
}
