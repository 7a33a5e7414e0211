import Foundation
@_spi(Host) import UIKitCore

/// A host without a screen. Tests and scripts read the app's content from its views.
///
/// Several instances can run in one process; each has its own app, clock, clipboard and stored state. Must be used on the main
/// actor.
@MainActor
public final class HeadlessHost {
    /// The bounds of the screen in points.
    @_spi(Host)
    public let screenBounds: CGRect

    /// The pointer of the app over the windows.
    @_spi(Host)
    public private(set) var pointer = HostPointer.system

    /// The desktop's traits. Assign before the app is launched; afterwards use ``AppDriver/change(_:)``.
    @_spi(Host)
    public var traits = UITraitCollection()

    /// The height of the on-screen keyboard in points, which is shown while text is edited. Default: 0, a hardware keyboard.
    /// Assign before the app is launched; afterwards use ``AppDriver/useKeyboard(height:)``.
    @_spi(Host)
    public var screenKeyboardHeight: CGFloat = 0

    /// The clock of the app.
    public let clock: ManualClock

    /// Whether a screen reader is running.
    @_spi(Host)
    public var isScreenReaderRunning = false

    /// Whether the user prefers reduced motion.
    @_spi(Host)
    public var prefersReducedMotion = false

    /// The settings for users with disabilities that are turned on. Assign before the app is launched; afterwards use
    /// ``AppDriver/turn(_:_:)``.
    @_spi(Host)
    public var accessibilitySettings: Set<AccessibilitySetting> = []

    /// The announcements to assistive technology, oldest first.
    public private(set) var announcements: [String] = []
    /// The priorities of ``announcements``.
    public private(set) var announcementPriorities: [UIAccessibilityPriority] = []

    /// The addresses that the app opened, oldest first.
    public private(set) var openedURLs: [URL] = []

    /// Whether the user has a mail program, so that `mailto:` addresses can be opened. Default: true.
    public var hasMailProgram = true

    /// Whether the user has a program for text messages, so that `sms:` addresses can be opened. Default: false.
    public var hasMessageProgram = false

    /// Whether the user chooses a program for files that the app opens with another program; otherwise the user cancels. Default: true.
    public var hasProgramsForFiles = true

    /// The files that the app opened with another program, oldest first.
    public internal(set) var openedFiles: [URL] = []

    /// Whether there is a printer. Default: true.
    public var hasPrinter = true

    /// Whether the user cancels when a document is printed. Default: false.
    public var cancelsPrinting = false

    /// The printed documents as PDF files, oldest first.
    public internal(set) var printedDocuments: [Data] = []

    /// The names of ``printedDocuments``.
    public internal(set) var printedNames: [String] = []

    /// The app's quick actions.
    public private(set) var shortcutItems: [UIApplicationShortcutItem] = []

    /// Whether there is a service for notifications. Default: true.
    public var hasNotificationService = true

    /// The notifications on the desktop, oldest first, with the closures for their answers.
    var notifications: [(content: HostNotification, answer: @MainActor (HostNotification.Answer) -> Void)] = []

    /// Whether the app keeps the screen on.
    public private(set) var isIdleTimerDisabled = false

    /// The charge of the battery in 0…1 and its state. Nil: the machine has none. Default: nil. Assign before the app is launched;
    /// afterwards use ``AppDriver/setBattery(level:state:)``.
    @_spi(Host)
    public var machineBattery: HostBattery?

    /// Whether the app observes the battery.
    public private(set) var isBatteryObserved = false

    /// The position of the machine, or the reason why the app does not get it. Default: `unavailable`, without a location service. Change
    /// it with ``AppDriver/setLocation(latitude:longitude:accuracy:)``.
    @_spi(Host)
    public var machinePosition = HostPosition.Answer.unavailable {
        didSet { positionDidChange() }
    }

    /// Receives the position while the app observes it.
    var locating: (@MainActor (HostPosition.Answer) -> Void)?

    /// Whether the user turned on the power saver. Default: false. Assign before the app is launched; afterwards use
    /// ``AppDriver/setPowerSaver(_:)``.
    public internal(set) var isPowerSaverOn = false

    /// The vibrations that a machine with a motor would have made, oldest first: "light impact", "selection", "success".
    public private(set) var haptics: [String] = []

    /// The open file chooser.
    var filePanel: FilePanel?

    /// Called when the app closes its last window.
    var onLastWindowClosed: () -> Void = {}

    /// The clipboard's text.
    @_spi(Host)
    public var clipboardText: String? { didSet { clipboardChangeCount += 1 } }

    /// The clipboard's image as the data of a PNG file.
    @_spi(Host)
    public var clipboardImage: Data?

    /// Replaces the clipboard's text and image.
    @_spi(Host)
    public func writeClipboard(text: String?, image: Data?) {
        clipboardImage = image
        clipboardText = text
    }

    /// The number of changes of the clipboard.
    @_spi(Host)
    public private(set) var clipboardChangeCount = 0

    /// The views updated in the latest turn with changes.
    @_spi(Host)
    public var lastDisplayed: [UIView] { displayed.compactMap(\.view) }
    private var displayed: [Displayed] = []

    /// Weak reference to an updated view.
    private struct Displayed {
        weak var view: UIView?
    }

    /// The transitions that a host with a screen would have shown, oldest first.
    @_spi(Host)
    public private(set) var motions: [HostTransition.Motion] = []

    /// The animations that a host with a screen would have shown, oldest first.
    @_spi(Host)
    public private(set) var animations: [HostAnimation] = []

    /// The scroll views whose scroll indicators were flashed, oldest first.
    @_spi(Host)
    public private(set) var flashedScrollViews: [UIScrollView] = []

    /// The number of bytes of measured texts.
    private(set) var measuredBytes = 0

    private(set) var needsUpdate = false
    /// The number of turns in which views changed.
    private(set) var displayCount = 0
    /// Launches the app of this host once more.
    var launchAgain: (@MainActor () -> UIApplication?)?
    private var storedStates: [String: Data] = [:]
    private let states: StateStore?

    /// The user's languages, best first. Default: English. The first one determines the layout direction. Assign before the app
    /// is launched.
    public var preferredLanguages = ["en"] {
        didSet {
            let isMirrored = UserLanguages.areRightToLeft(preferredLanguages)
            traits = traits.modifyingTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
        }
    }

    /// Makes a host.
    ///
    /// - Parameters:
    ///   - screenSize: The size of the screen in points. Default: a large telephone.
    ///   - clock: The clock of the app.
    public init(screenSize: CGSize = CGSize(width: 390, height: 844), clock: ManualClock = ManualClock()) {
        screenBounds = CGRect(origin: .zero, size: screenSize)
        self.clock = clock
        states = nil
    }

    /// Makes the host of a process: state is stored in files, and the languages are those of the environment.
    ///
    /// - Parameters:
    ///   - states: The storage for state.
    ///   - environment: The environment variables of the process.
    @_spi(Host)
    public init(states: StateStore, environment: [String: String]) {
        screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        clock = ManualClock(startDate: Date())
        self.states = states
        setLanguages(UserLanguages.inEnvironment(environment))
    }

    /// A method, because property observers do not run in an initializer.
    private func setLanguages(_ languages: [String]) { preferredLanguages = languages }

    func updatesWillRun() {
        needsUpdate = false
    }
}

@_spi(Host)
extension HeadlessHost: HostDevice {
    /// 60.
    public var maximumFramesPerSecond: Int { 60 }

    /// Records the request in ``isBatteryObserved``.
    public func setBatteryObserved(_ isObserved: Bool) { isBatteryObserved = isObserved }

    /// The battery, while the app observes it.
    public var battery: HostBattery? { isBatteryObserved ? machineBattery : nil }

    /// Records the name of the vibration in ``haptics``.
    public func play(_ haptic: HostHaptic) { haptics.append(haptic.name) }

    /// Records the setting in ``isIdleTimerDisabled``.
    public func setIdleTimerDisabled(_ isDisabled: Bool) { isIdleTimerDisabled = isDisabled }

    /// The identifier in the user's state folder; a constant in a host without one.
    public var vendorIdentifier: UUID? {
        if let states { return states.vendorIdentifier(of: Bundle.main.bundleIdentifier) }
        return UUID(uuidString: "5EA2C411-0000-4000-8000-000000000001")
    }
}

@_spi(Host)
extension HeadlessHost: ApplicationHost {
    /// Schedules an update at the end of the turn.
    public func requestUpdate() {
        needsUpdate = true
    }

    /// Records the updated views.
    public func display(_ views: [UIView]) {
        displayed = views.map { Displayed(view: $0) }
        displayCount += 1
    }

    /// The title row is part of the screen.
    public var titleRowHeight: CGFloat { 44 }

    /// The sizes of UIKit.
    public var controlMetrics: ControlMetrics { .standard }

    /// Nil, because no view is in a title bar.
    public func titleBarFrame(of view: UIView) -> CGRect? { nil }

    /// Nil, because the host draws nothing.
    public func picture(of view: UIView, scale: CGFloat) -> ViewPicture? { nil }

    /// No effect: windows are read from the app.
    public func show(_ window: UIWindow) {}

    /// No effect: windows are read from the app.
    public func hide(_ window: UIWindow) {}

    /// No effect: a sheet fills the window, and is read from it.
    public func show(_ sheet: PresentedSheet) {}

    /// No effect: sheets are read from the windows.
    public func hide(_ sheet: PresentedSheet) {}

    /// No effect: the items of a menu are views, and are read from the window.
    public func show(_ menu: PresentedMenu) {}

    /// No effect: menus are read from the windows.
    public func hide(_ menu: PresentedMenu) {}

    /// Records the transition in ``motions``, and ends it at once.
    public func animate(_ transition: HostTransition) {
        motions.append(transition.motion)
        transition.end()
    }

    /// Records the animation in ``animations``, and ends it at once.
    public func animate(_ animation: HostAnimation) {
        if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
        animation.show(fraction: 1)
        if !animation.isEndless { animation.end(finished: true) }
    }

    /// No effect: animations end at once.
    public func stop(_ animation: HostAnimation) {}

    /// No effect: there is no motion.
    public func show(_ animation: HostAnimation) {}

    /// Records the view in ``flashedScrollViews``. There are no scroll bars.
    public func flashScrollIndicators(of scrollView: UIScrollView) {
        flashedScrollViews.append(scrollView)
    }

    /// The time of the manual clock.
    public var now: Duration { clock.now }

    /// The date of the manual clock.
    public var date: Date { clock.date }

    /// Schedules a closure with the manual clock.
    public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(body)
        clock.add(timer, after: delay)
        return timer
    }

    /// Schedules a closure with the manual clock, after a sixtieth of a second.
    public func atNextFrame(_ body: @escaping @MainActor () -> Void) -> HostTimer {
        after(.nanoseconds(16_666_667), body)
    }

    /// The size of text on a grid of columns; see ``TextGrid``.
    public func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        measuredBytes += text.utf8.count
        return TextGrid.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
    }

    /// The lines of a paragraph on a grid of columns; see ``TextGrid``.
    public func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout {
        measuredBytes += paragraph.text.string.utf8.count
        return ParagraphGrid.layOut(paragraph, width: width, columns: TextGrid.width)
    }

    /// No effect: focus is read from the windows.
    public func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}

    /// Stores the pointer.
    public func showPointer(_ pointer: HostPointer, in window: UIWindow) { self.pointer = pointer }

    /// Does nothing: the screen shows the focused view.
    public func focusedViewDidChange(to view: UIView?, in window: UIWindow) {}

    /// False: Tab moves between text fields, lists and the app's own focusable views, as on an iPad.
    public var focusesControls: Bool { false }

    /// Records the sentence in ``announcements``, and its priority in ``announcementPriorities``.
    public func announce(_ announcement: String, priority: UIAccessibilityPriority) {
        announcements.append(announcement)
        announcementPriorities.append(priority)
    }

    /// Whether ``accessibilitySettings`` contains the setting.
    public func isOn(_ setting: AccessibilitySetting) -> Bool { accessibilitySettings.contains(setting) }

    /// The state stored by ``storeState(_:forSession:)``.
    public func storedState(forSession identifier: String) -> Data? {
        if let states { states.read(identifier) } else { storedStates[identifier] }
    }

    /// Marks the restored state as safe.
    public func launchDidSettle() {
        states?.launchDidSettle()
    }

    /// Stores the state for the lifetime of the host, or in a file.
    public func storeState(_ state: Data?, forSession identifier: String) {
        if let states { states.writeOrWarn(state, session: identifier) } else { storedStates[identifier] = state }
    }

    /// Deletes the state, or sets its file aside.
    public func setStateAside(forSession identifier: String, because reason: String) {
        storedStates[identifier] = nil
        states?.setAside(identifier, because: reason)
    }

    /// Only addresses of the web, of mail and of text messages are accepted; the latter two only if there is a program for them.
    public func accepts(_ request: HostRequest) -> Bool {
        switch request {
        case .open(let url): request.isAllowed && hasProgram(for: url)
        }
    }

    private func hasProgram(for url: URL) -> Bool {
        switch url.scheme?.lowercased() {
        case "mailto": hasMailProgram
        case "sms": hasMessageProgram
        default: true
        }
    }

    /// Records an address in ``openedURLs``.
    public func perform(_ request: HostRequest) -> Bool {
        guard accepts(request) else { return false }
        switch request {
        case .open(let url): openedURLs.append(url)
        }
        return true
    }

    /// No effect: the app knows its frontmost scene.
    public func bringToFront(_ scene: UIWindowScene) {}

    /// Resizes the window.
    public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
        window.frame.size = size
        return true
    }

    /// Terminates the app.
    public func lastWindowDidClose() { onLastWindowClosed() }

    /// Records the items in ``shortcutItems``.
    public func shortcutsDidChange(to items: [UIApplicationShortcutItem]) { shortcutItems = items }
}
