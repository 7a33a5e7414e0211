import Foundation

/// The interface between UIKitCore and a host: a window system, a terminal, or a host without output.
///
/// UIKitCore never imports a host and never draws. A change to a view marks it dirty. The first change of a turn requests
/// an update from the host. At the end of the turn the host calls `UIApplication.performUpdates()`, which lays out the
/// views and passes the dirty views to ``HostUpdates/display(_:)``. The host reads their public properties. Events travel
/// in the opposite direction, through UIKit's own methods (`insertText(_:)`, `becomeFirstResponder()`, `sendActions(for:)`)
/// and through members marked `@_spi(Host)` where UIKit has no public method.
///
/// All members of these protocols are required; none has a default implementation. Optional operations are ``HostRequest``
/// values, whose result the caller receives. Must be used on the main actor.
@_spi(Host)
@preconcurrency @MainActor
public protocol ApplicationHost: HostUpdates, HostWindows, HostMenus, HostTransitions, HostScrolling, HostClock,
    HostTextMetrics,
    HostFocus,
    HostClipboard,
    HostAnnouncements, HostStateStorage, HostLanguages, HostRequests, HostScenes, HostFiles,
    HostNotifications, HostDevice, HostLocation, HostPrinting
{}

/// Turns of the main loop, and display of dirty views.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostUpdates: AnyObject {
    /// Requests one call of `UIApplication.performUpdates()` at the end of the current turn.
    func requestUpdate()

    /// Updates the views that changed since the last turn. Called once per turn, after layout.
    func display(_ views: [UIView])
}

/// Windows and their screen.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostWindows: AnyObject {
    /// The bounds of the screen, in points.
    var screenBounds: CGRect { get }

    /// The traits of the desktop: style, text size, reading direction and others.
    var traits: UITraitCollection { get }

    /// The height in points of a navigation bar's title row in the view hierarchy; 0 if the host shows title, back button
    /// and items in a title bar.
    var titleRowHeight: CGFloat { get }

    /// The height in points of the on-screen keyboard at the bottom of a window; 0 if none is shown. The host requests an
    /// update after a change.
    var screenKeyboardHeight: CGFloat { get }

    /// The sizes of bars, rows and controls. Constant.
    var controlMetrics: ControlMetrics { get }

    /// Returns the current frame of a view in a title bar, in the coordinates of its window or sheet, whose top edge is
    /// below the title bar. Returns nil if the host has no title bars or the view is not in one.
    func titleBarFrame(of view: UIView) -> CGRect?

    /// Shows the pointer of the app while it is over the content of a window.
    func showPointer(_ pointer: HostPointer, in window: UIWindow)

    /// Returns the pixels of a view and its subviews as they are shown. Returns nil if the host draws nothing, or does not show the
    /// view.
    ///
    /// - Parameter scale: The number of pixels per point.
    func picture(of view: UIView, scale: CGFloat) -> ViewPicture?

    /// Shows a window in front of the others.
    func show(_ window: UIWindow)

    /// Hides a window and its sheets.
    func hide(_ window: UIWindow)

    /// Opens a sheet in front of its window if that is shown. Does nothing if the sheet is open. A host that shows it in a
    /// separate window sets `PresentedSheet.ownSize`.
    func show(_ sheet: PresentedSheet)

    /// Closes a sheet, which is no longer in a window.
    func hide(_ sheet: PresentedSheet)
}

/// The windows of several scenes, and the app's entry on the desktop.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostScenes: AnyObject {
    /// Shows the windows of a scene in front of those of the other scenes, and requests the keyboard focus for them.
    func bringToFront(_ scene: UIWindowScene)

    /// Changes the size of a window's content. Returns false if the host cannot, or does not show the window.
    func resize(_ window: UIWindow, to size: CGSize) -> Bool

    /// Called when the app closes its last window. The host ends the app.
    func lastWindowDidClose()

    /// Called after the quick actions of the app changed.
    func shortcutsDidChange(to items: [UIApplicationShortcutItem])
}

/// File choosers, and other programs for files.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostFiles: AnyObject {
    /// Opens a file chooser in front of its window. The host calls `FilePanel.finish(_:)` when the user has chosen or cancelled.
    func show(_ panel: FilePanel)

    /// Closes a file chooser without an answer. Does nothing if it is not open.
    func hide(_ panel: FilePanel)

    /// Lets the user choose one of the desktop's programs for a file, and opens the file in it.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - window: The window in front of which the user chooses. Nil for the frontmost one.
    ///   - body: Called once with whether a program was started.
    func open(_ file: URL, over window: UIWindow?, _ body: @escaping @MainActor (Bool) -> Void)
}

/// Notifications on the desktop.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostNotifications: AnyObject {
    /// Calls a closure with whether there is a service for notifications.
    func findNotificationService(_ body: @escaping @MainActor (Bool) -> Void)

    /// Shows a notification.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - answer: Called at most once with the answer of the user.
    func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void)

    /// Removes the notification with an identifier, without an answer. Does nothing if there is none.
    func hideNotification(_ identifier: String)
}

/// Printers.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostPrinting: AnyObject {
    /// Whether documents can be printed, or written as PDF files in the same way.
    var canPrint: Bool { get }

    /// Lets the user choose the printer and the paper, and prints. The host calls `PrintJob.finish(_:)` at the end.
    func print(_ job: PrintJob)
}

/// The machine.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostDevice: AnyObject {
    /// The maximum number of frames per second of the screen.
    var maximumFramesPerSecond: Int { get }

    /// Keeps the screen on while the user makes no input, or permits that it turns itself off.
    func setIdleTimerDisabled(_ isDisabled: Bool)

    /// An identifier of this user's apps from the app's vendor on this machine, the same after each launch. Nil if it cannot be stored.
    var vendorIdentifier: UUID? { get }

    /// Observes the battery, or ends it. The host calls `UIApplication.batteryDidChange()` after each change of ``battery``.
    func setBatteryObserved(_ isObserved: Bool)

    /// The battery. Nil while it is not observed or not yet known, and on machines without one.
    var battery: HostBattery? { get }

    /// Whether the user turned on the power saver. The host calls `UIApplication.powerSaverDidChange()` after a change.
    var isPowerSaverOn: Bool { get }

    /// Makes the machine vibrate. Does nothing on machines that cannot.
    func play(_ haptic: HostHaptic)
}

/// Menus of buttons.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostMenus: AnyObject {
    /// Opens a menu beside its button, or updates its items if it is open.
    func show(_ menu: PresentedMenu)

    /// Closes a menu, which is no longer in a window.
    func hide(_ menu: PresentedMenu)
}

/// Transitions between screens, and animations of views.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostTransitions: AnyObject {
    /// Called directly before the views of a container change with animation. The host can capture an image of the
    /// container now; the old views are removed by the end of the turn. The host calls the transition's `end` once: when
    /// the motion ends or, without motion, immediately.
    func animate(_ transition: HostTransition)

    /// Plays an animation, directly after an animation block changed views, or when a paused animation continues. The host passes
    /// each fraction to `HostAnimation.show(fraction:)`, and calls `HostAnimation.end(finished:)` once: when the animation ends
    /// or, without motion, immediately. An animation without end then only gets the fraction 1. The app is notified in a later turn.
    func animate(_ animation: HostAnimation)

    /// Stops playing an animation, without `HostAnimation.end(finished:)`, and shows its views with their displacements.
    func stop(_ animation: HostAnimation)

    /// Shows the views of a paused animation, whose progress changed, with their displacements.
    func show(_ animation: HostAnimation)
}

/// Scroll indicators.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostScrolling: AnyObject {
    /// Shows the scroll indicators briefly after the end of the turn. A host that has none, or always shows them, does nothing.
    func flashScrollIndicators(of scrollView: UIScrollView)
}

/// The clock. Library code reads no other clock.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostClock: AnyObject {
    /// The time since the host started, from a monotonic clock.
    var now: Duration { get }

    /// The date and time of day. Unlike ``now``, it can jump when the user sets the clock.
    var date: Date { get }

    /// Calls a closure once after a delay, in a separate turn, unless the timer is cancelled.
    func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer

    /// Calls a closure once, in a separate turn, before the next frame of the app's windows, unless the timer is cancelled. Without
    /// frames, after a sixtieth of a second.
    func atNextFrame(_ body: @escaping @MainActor () -> Void) -> HostTimer
}

/// A pending call of a closure.
@_spi(Host)
@preconcurrency @MainActor
public final class HostTimer {
    private var body: (@MainActor () -> Void)?

    /// Makes a timer. The host fires it.
    public init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    /// Calls the closure, once, unless the timer was cancelled.
    public func fire() {
        let body = body
        self.body = nil
        body?()
    }

    /// Cancels the timer.
    public func cancel() { body = nil }

    /// Whether the closure was neither called nor cancelled.
    public var isPending: Bool { body != nil }
}

/// Text metrics of the host.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostTextMetrics: AnyObject {
    /// Returns the size in points of a text in a font, wrapped at a width (infinite for one line per paragraph) and
    /// truncated to a number of lines (0 for no limit).
    func size(of text: String, font: UIFont, width: CGFloat, numberOfLines: Int) -> CGSize

    /// Returns the lines of a paragraph as the host draws them, wrapped at a width in points (infinite for one line).
    func layOut(_ paragraph: TextParagraph, width: CGFloat) -> ParagraphLayout
}

/// Keyboard focus.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostFocus: AnyObject {
    /// Called after a window's first responder changed; nil if there is none.
    func firstResponderDidChange(to responder: UIResponder?, in window: UIWindow)

    /// Called after UIKit moved the focus to a view that is not first responder; nil for none. The host moves its own focus.
    func focusedViewDidChange(to view: UIView?, in window: UIWindow)

    /// Whether the host's own keyboard navigation reaches buttons and other controls.
    var focusesControls: Bool { get }
}

/// The system clipboard.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostClipboard: AnyObject {
    /// The text on the clipboard; nil if it contains none.
    var clipboardText: String? { get }

    /// The image on the clipboard as the data of a PNG file; nil if it contains none.
    var clipboardImage: Data? { get }

    /// Replaces the content of the clipboard.
    ///
    /// - Parameters:
    ///   - text: The text; nil for none.
    ///   - image: The image as the data of a PNG file; nil for none.
    func writeClipboard(text: String?, image: Data?)

    /// A number that increases with every change of the clipboard by any program.
    var clipboardChangeCount: Int { get }
}

/// Assistive technology.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostAnnouncements: AnyObject {
    /// Makes screen readers speak a sentence.
    func announce(_ announcement: String, priority: UIAccessibilityPriority)

    /// Whether a screen reader is running. After a change the host posts `UIAccessibility.voiceOverStatusDidChangeNotification`.
    var isScreenReaderRunning: Bool { get }

    /// Whether the user prefers reduced motion.
    var prefersReducedMotion: Bool { get }

    /// Whether the user turned on a setting. After a change the host posts `UIAccessibility.statusDidChangeNotification(of:)`.
    func isOn(_ setting: AccessibilitySetting) -> Bool
}

/// Storage for state restoration.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostStateStorage: AnyObject {
    /// Returns the stored state of a scene session, or nil if there is none.
    ///
    /// State with which the process ended before ``launchDidSettle()`` is not returned again, because it would end every launch.
    func storedState(forSession identifier: String) -> Data?

    /// Called when the launched app has laid out its first screen, or has exited normally.
    func launchDidSettle()

    /// Stores the state of a scene session; nil deletes it.
    func storeState(_ state: Data?, forSession identifier: String)

    /// Sets aside a state that cannot be decoded, where the user can inspect it, and reports it.
    ///
    /// - Parameters:
    ///   - identifier: The session.
    ///   - reason: The reason, as the rest of a sentence: "it ends too early".
    func setStateAside(forSession identifier: String, because reason: String)
}

/// The user's languages.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostLanguages: AnyObject {
    /// The user's preferred languages, best first, as BCP 47 tags. The reading direction is one of the traits.
    var preferredLanguages: [String] { get }
}

/// Optional operations of a host.
@_spi(Host)
@preconcurrency @MainActor
public protocol HostRequests: AnyObject {
    /// Returns whether the host can perform the request.
    func accepts(_ request: HostRequest) -> Bool

    /// Performs the request and returns whether it succeeded.
    func perform(_ request: HostRequest) -> Bool
}

/// An operation that not every host supports.
@_spi(Host)
public enum HostRequest: Hashable, Sendable {
    /// Open a URL in the system's default program for it.
    case open(URL)
}
