import Foundation

/// The seam between UIKitCore and whatever shows it: a window system, a terminal, or nothing at all.
///
/// UIKitCore never imports a host and never draws. Changing a view marks it dirty; the first change of a turn asks the
/// host for an update; at the end of the turn the host calls `UIApplication.performUpdates()`, which lays out, and
/// hands the dirty views back through ``HostUpdates/display(_:)``, for the host to read their public properties.
/// Events travel the other way, through UIKit's own methods (`insertText(_:)`, `becomeFirstResponder()`,
/// `sendActions(for:)`) and, where UIKit has no public one, through members marked `@_spi(Host)`.
///
/// Everything in these protocols is a duty: none has a default implementation. What a host may decline is a
/// ``HostRequest``, and the caller sees the answer. All of it is on the main actor.
@_spi(Host)
@MainActor
public protocol ApplicationHost: HostUpdates, HostWindows, HostMenus, HostTransitions, HostScrolling, HostClock,
    HostTextMetrics,
    HostFocus,
    HostClipboard,
    HostAnnouncements, HostStateStorage, HostLanguages, HostRequests
{}

/// Turns of the main loop, and what has to be shown again.
@_spi(Host)
@MainActor
public protocol HostUpdates: AnyObject {
    /// Asks the host to call `UIApplication.performUpdates()` once, at the end of the present turn.
    func requestUpdate()

    /// Shows the views that changed since the last turn. Called once a turn, after layout.
    func display(_ views: [UIView])
}

/// Windows and the screen they are on.
@_spi(Host)
@MainActor
public protocol HostWindows: AnyObject {
    /// The screen in points.
    var screenBounds: CGRect { get }

    /// Style, text size, direction and the other traits that the desktop asks for.
    var traits: UITraitCollection { get }

    /// The height in points of a navigation bar's title row among the views; 0 where the host shows title, back button
    /// and items in a title bar of its own.
    var titleRowHeight: CGFloat { get }

    /// The height in points of the keyboard that the host shows at the bottom of a window while text is edited; 0 where
    /// there is none on the screen. After a change a host asks for an update.
    var screenKeyboardHeight: CGFloat { get }

    /// The rectangle that a view takes in a title bar at present, in the coordinates of its window or sheet, whose top is
    /// below the title bar; nil where the host has no title bars, or the view is not in one.
    func titleBarFrame(of view: UIView) -> CGRect?

    /// Puts a window in front of the ones shown before.
    func show(_ window: UIWindow)

    /// Takes a window away, with the sheets that belong to it.
    func hide(_ window: UIWindow)

    /// Opens a sheet in front of the window that it is in, if that is shown; an open one stays as it is. A host that gives it a
    /// window of its own assigns `PresentedSheet.ownSize`.
    func show(_ sheet: PresentedSheet)

    /// Closes a sheet, which is in no window any more.
    func hide(_ sheet: PresentedSheet)
}

/// Menus of buttons.
@_spi(Host)
@MainActor
public protocol HostMenus: AnyObject {
    /// Opens a menu beside its button, or shows its lines anew when it is open.
    func show(_ menu: PresentedMenu)

    /// Closes a menu, which is in no window any more.
    func hide(_ menu: PresentedMenu)
}

/// The way from one screen to another, and that of views to their new places.
@_spi(Host)
@MainActor
public protocol HostTransitions: AnyObject {
    /// Told just before the views of a container change with animation. What the container shows at this moment may be
    /// kept as a picture; the views are gone at the end of the turn. A host calls the transition's `end` once, when the
    /// motion is over; one without motion at once.
    func animate(_ transition: HostTransition)

    /// Told just after a block of animations changed views. A host calls `HostAnimation.end(finished:)` once, when the
    /// views have arrived; one without motion at once. The app hears of it in a later turn.
    func animate(_ animation: HostAnimation)

    /// Ends an animation where it is, without `HostAnimation.end(finished:)`, and shows the views where UIKit has them.
    ///
    /// - Returns: How much of the way was behind, 1 being all of it, and more where a spring overshoots.
    func stop(_ animation: HostAnimation) -> CGFloat
}

/// What is seen of scrolling beside what is on screen.
@_spi(Host)
@MainActor
public protocol HostScrolling: AnyObject {
    /// Shows for a moment, from the end of the turn on, how much there is to scroll, where scroll bars come and go. A host
    /// that has none to show, or always shows them, does nothing.
    func flashScrollIndicators(of scrollView: UIScrollView)
}

/// Time. Library code reads no other clock.
@_spi(Host)
@MainActor
public protocol HostClock: AnyObject {
    /// The time since the host began, by a clock that never goes back.
    var now: Duration { get }

    /// Calls a closure once, in a turn of its own, when so much time has passed, unless the timer is cancelled.
    func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer
}

/// Something that a host does after a time.
@_spi(Host)
@MainActor
public final class HostTimer {
    private var body: (@MainActor () -> Void)?

    /// Makes a timer; the host fires it.
    public init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    /// Does it, once, unless it was cancelled.
    public func fire() {
        let body = body
        self.body = nil
        body?()
    }

    /// Has it not be done.
    public func cancel() { body = nil }

    /// Whether it has still to be done.
    public var isPending: Bool { body != nil }
}

/// The size of text as this host draws it.
@_spi(Host)
@MainActor
public protocol HostTextMetrics: AnyObject {
    /// The size in points of a text in a font, wrapped at a width (infinite for one line a paragraph) and cut after a
    /// number of lines (0 for no limit).
    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize
}

/// Keyboard focus.
@_spi(Host)
@MainActor
public protocol HostFocus: AnyObject {
    /// Told after a window's first responder changed, to nil when nobody receives text.
    func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow)
}

/// The clipboard that other programs see.
@_spi(Host)
@MainActor
public protocol HostClipboard: AnyObject {
    /// The text on the clipboard, or nil when it holds none.
    var clipboardText: String? { get set }

    /// A number that grows with every change of the clipboard, whoever makes it.
    var clipboardChangeCount: Int { get }
}

/// Assistive technology.
@_spi(Host)
@MainActor
public protocol HostAnnouncements: AnyObject {
    /// Makes screen readers speak a sentence.
    func announce(_ announcement: String, priority: UIAccessibilityPriority)

    /// Whether a screen reader reads out what is on the screen. After a change a host posts
    /// `UIAccessibility.voiceOverStatusDidChangeNotification`.
    var isScreenReaderRunning: Bool { get }

    /// Whether the person asked for less motion.
    var prefersReducedMotion: Bool { get }
}

/// What the system keeps for an app between two runs.
@_spi(Host)
@MainActor
public protocol HostStateStorage: AnyObject {
    /// The state kept for a scene session, or nil when there is none.
    ///
    /// State with which the process ends before ``launchDidSettle()`` is not given again: it would end every launch.
    func storedState(forSession identifier: String) -> Data?

    /// Told when the launched app has laid out its first screen, or has ended in good order.
    func launchDidSettle()

    /// Keeps the state of a scene session; nil forgets it.
    func storeState(_ state: Data?, forSession identifier: String)

    /// Puts a state away that cannot be understood, where a person can look at it, and says so.
    ///
    /// - Parameters:
    ///   - identifier: The session.
    ///   - reason: What is wrong, as the rest of a sentence: "it ends too early".
    func setStateAside(forSession identifier: String, because reason: String)
}

/// The languages that the person reads.
@_spi(Host)
@MainActor
public protocol HostLanguages: AnyObject {
    /// The languages in which the person wants texts, best first, as BCP 47 writes them. The direction is one of the traits.
    var preferredLanguages: [String] { get }
}

/// What a host may decline.
@_spi(Host)
@MainActor
public protocol HostRequests: AnyObject {
    /// Tells whether the host would do this.
    func accepts(_ request: HostRequest) -> Bool

    /// Does it, and tells whether it was done.
    func perform(_ request: HostRequest) -> Bool
}

/// A wish that not every host can fulfil.
@_spi(Host)
public enum HostRequest: Hashable, Sendable {
    /// Open an address in the program that the system keeps for it.
    case open(URL)
}
