import Foundation
@_spi(Host) import UIKitCore

/// A host without a screen: it keeps what an app shows as views, for tests and scripts to read.
///
/// Several can run in one process; each has its own app, clock, clipboard and stored state. Main actor.
@MainActor
public final class HeadlessHost {
    /// The screen in points.
    @_spi(Host)
    public let screenBounds: CGRect

    /// What the desktop asks for. Assign it before the app is launched; afterwards ``Pilot/change(_:)`` does.
    @_spi(Host)
    public var traits = UITraitCollection()

    /// The height in points of the keyboard on the screen, which is there while text is edited. 0, as at first, is a real
    /// keyboard. Assign it before the app is launched; afterwards ``Pilot/useKeyboard(height:)`` does.
    @_spi(Host)
    public var screenKeyboardHeight: CGFloat = 0

    /// The clock that the app's time comes from.
    public let clock: ManualClock

    /// Whether a screen reader reads out what is on the screen.
    @_spi(Host)
    public var isScreenReaderRunning = false

    /// Whether the person asked for less motion.
    @_spi(Host)
    public var prefersReducedMotion = false

    /// What was announced to assistive technology, first to last.
    public private(set) var announcements: [String] = []
    /// The priorities of ``announcements``.
    public private(set) var announcementPriorities: [UIAccessibilityPriority] = []

    /// The addresses that the app had opened, first to last.
    public private(set) var openedURLs: [URL] = []

    /// The clipboard's text.
    @_spi(Host)
    public var clipboardText: String? { didSet { clipboardChangeCount += 1 } }

    /// How often the clipboard changed.
    @_spi(Host)
    public private(set) var clipboardChangeCount = 0

    /// The views that the app had shown in the last turn that changed anything.
    @_spi(Host)
    public var lastDisplayed: [UIView] { displayed.compactMap(\.view) }
    private var displayed: [Displayed] = []

    /// A view that was shown, which the app may let go.
    private struct Displayed {
        weak var view: UIView?
    }

    /// The transitions that a host with motion would have shown, first to last.
    @_spi(Host)
    public private(set) var motions: [HostTransition.Motion] = []

    /// The animations that a host with motion would have shown, first to last.
    @_spi(Host)
    public private(set) var animations: [HostAnimation] = []

    /// The scroll views whose scroll bars were to be seen for a moment, first to last.
    @_spi(Host)
    public private(set) var flashedScrollViews: [UIScrollView] = []

    /// The number of bytes of the texts that were measured.
    private(set) var measuredBytes = 0

    private(set) var needsUpdate = false
    private var storedStates: [String: Data] = [:]
    private let states: StateStore?

    /// The languages that the person reads, best first; English unless assigned. The direction is that of the first. Assign them
    /// before the app is launched.
    public var preferredLanguages = ["en"] {
        didSet {
            let isMirrored = UserLanguages.areRightToLeft(preferredLanguages)
            traits = traits.modifyingTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
        }
    }

    /// Makes a host.
    ///
    /// - Parameters:
    ///   - screenSize: The screen in points; a tall telephone unless told.
    ///   - clock: Where the app's time comes from.
    public init(screenSize: CGSize = CGSize(width: 390, height: 844), clock: ManualClock = ManualClock()) {
        screenBounds = CGRect(origin: .zero, size: screenSize)
        self.clock = clock
        states = nil
    }

    /// Makes the host of a process: state is kept in files, and the languages are those of the environment.
    ///
    /// - Parameters:
    ///   - states: Where state is kept.
    ///   - environment: The process's variables.
    @_spi(Host)
    public init(states: StateStore, environment: [String: String]) {
        screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        clock = ManualClock()
        self.states = states
        setLanguages(UserLanguages.inEnvironment(environment))
    }

    /// Observers of properties do not run in an initialiser.
    private func setLanguages(_ languages: [String]) { preferredLanguages = languages }

    func updatesWillRun() {
        needsUpdate = false
    }
}

@_spi(Host)
extension HeadlessHost: ApplicationHost {
    /// Notes that the turn ends with an update.
    public func requestUpdate() {
        needsUpdate = true
    }

    /// Keeps the views that changed.
    public func display(_ views: [UIView]) {
        displayed = views.map { Displayed(view: $0) }
    }

    /// The title row is a part of the screen.
    public var titleRowHeight: CGFloat { 44 }

    /// Nothing is in a title bar here.
    public func titleBarFrame(of view: UIView) -> CGRect? { nil }

    /// Windows are read from the app, so that nothing is kept here.
    public func show(_ window: UIWindow) {}

    /// Windows are read from the app, so that nothing is kept here.
    public func hide(_ window: UIWindow) {}

    /// A sheet fills the window, and is read from it.
    public func show(_ sheet: PresentedSheet) {}

    /// Sheets are read from the windows, so that nothing is kept here.
    public func hide(_ sheet: PresentedSheet) {}

    /// The lines of a menu are views, and are read from the window.
    public func show(_ menu: PresentedMenu) {}

    /// Menus are read from the windows, so that nothing is kept here.
    public func hide(_ menu: PresentedMenu) {}

    /// Nothing moves; what would is kept in ``motions``.
    public func animate(_ transition: HostTransition) {
        motions.append(transition.motion)
        transition.end()
    }

    /// Nothing moves: the views are where they are. What would move is kept in ``animations``.
    public func animate(_ animation: HostAnimation) {
        animations.append(animation)
        animation.end(finished: true)
    }

    /// The views have arrived already.
    public func stop(_ animation: HostAnimation) -> CGFloat { 1 }

    /// Nothing is seen of it: there are no scroll bars. Which views asked for it is kept in ``flashedScrollViews``.
    public func flashScrollIndicators(of scrollView: UIScrollView) {
        flashedScrollViews.append(scrollView)
    }

    /// The manual clock's time.
    public var now: Duration { clock.now }

    /// Waits for the manual clock.
    public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer {
        let timer = HostTimer(body)
        clock.add(timer, after: delay)
        return timer
    }

    /// Text on a grid of columns; see ``TextGrid``.
    public func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize {
        measuredBytes += text.utf8.count
        return TextGrid.size(of: text, font: font, width: width, numberOfLines: numberOfLines)
    }

    /// Focus is read from the windows, so that nothing is kept here.
    public func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow) {}

    /// Keeps the sentence in ``announcements``, and its priority in ``announcementPriorities``.
    public func announce(_ announcement: String, priority: UIAccessibilityPriority) {
        announcements.append(announcement)
        announcementPriorities.append(priority)
    }

    /// What ``storeState(_:forSession:)`` kept.
    public func storedState(forSession identifier: String) -> Data? {
        if let states { states.read(identifier) } else { storedStates[identifier] }
    }

    /// The state that was given did no harm.
    public func launchDidSettle() {
        states?.launchDidSettle()
    }

    /// Keeps the state as long as the host lives, or in a file.
    public func storeState(_ state: Data?, forSession identifier: String) {
        if let states { states.writeOrWarn(state, session: identifier) } else { storedStates[identifier] = state }
    }

    /// Forgets the state, or puts its file aside.
    public func setStateAside(forSession identifier: String, because reason: String) {
        storedStates[identifier] = nil
        states?.setAside(identifier, because: reason)
    }

    /// Web addresses are opened, and nothing else.
    public func accepts(_ request: HostRequest) -> Bool {
        switch request {
        case .open(let url): ["http", "https"].contains(url.scheme?.lowercased())
        }
    }

    /// Keeps an address in ``openedURLs``.
    public func perform(_ request: HostRequest) -> Bool {
        guard accepts(request) else { return false }
        switch request {
        case .open(let url): openedURLs.append(url)
        }
        return true
    }
}
