import Foundation
@_spi(Host) import UIKitCore

/// The part of a host that a ``ScreenDriver`` needs besides the app: time, the desktop's settings, windows and pictures.
///
/// A host without one of the operations throws ``AppDriverError/unsupported(_:)`` with the remedy. Must be used on the main actor.
@MainActor
package protocol DriverSurface: AnyObject {
    /// Runs the app until nothing changes any more.
    ///
    /// - Parameter turnLimit: The number of turns after which an app is considered stuck.
    /// - Throws: ``AppDriverError/notSettled(turns:changing:)``.
    func settle(_ application: UIApplication, turnLimit: Int) async throws

    /// Lets time pass: a manual clock advances, otherwise the call returns after the duration.
    func pass(_ duration: Duration) async

    /// Whether time passes by itself. Then a moving finger does not wait for the app at each of its positions.
    var hasRealTime: Bool { get }

    /// Advances a manual clock by a duration that passed. No effect with a real clock.
    func follow(_ duration: Duration)

    /// The number of turns in which views changed.
    var changeCount: Int { get }

    /// Puts a text on the clipboard, as another program does.
    func putOnClipboard(_ text: String)

    /// The announcements to assistive technology, oldest first.
    var recordedAnnouncements: [String] { get }
    /// The priorities of ``recordedAnnouncements``.
    var recordedPriorities: [UIAccessibilityPriority] { get }

    /// Changes a setting of the desktop, as the user does.
    func change(_ setting: DesktopSetting, in application: UIApplication) throws

    /// Shows an on-screen keyboard of a height in points for text input; 0 for a hardware keyboard.
    func useScreenKeyboard(height: CGFloat, in application: UIApplication) throws

    /// Changes the size of a window's content in points.
    func drag(_ window: UIWindow, to size: CGSize) async throws

    /// Moves the windows of a scene in front and gives them the keyboard focus, as when the user switches windows.
    func switchTo(_ scene: UIWindowScene, of application: UIApplication)

    /// Minimizes the windows of a scene.
    func minimize(_ scene: UIWindowScene, of application: UIApplication)

    /// Closes the windows of a scene, as with the window's close button.
    ///
    /// - Returns: Whether the app still has windows. Otherwise it ended.
    func close(_ scene: UIWindowScene, of application: UIApplication) -> Bool

    /// The open file chooser; nil if there is none.
    var openFilePanel: FilePanel? { get }

    /// Closes the open file chooser with files, or nil without a choice.
    func finish(_ panel: FilePanel, with urls: [URL]?)

    /// The notifications on the desktop, oldest first: the title, the text and the titles of the buttons, one per line.
    func notificationsOnDesktop() throws -> [String]

    /// Answers a notification on the desktop with a button, or by opening it.
    func answer(notification title: String, action: String?) throws

    /// Ends the app without notifying it, and launches it again with the latest stored state.
    func relaunch(_ application: UIApplication) throws -> UIApplication

    /// A picture of the app's windows, as the data of a PNG file.
    func picture(of application: UIApplication) throws -> Data
}

/// A setting of the desktop that apps follow while they run.
package enum DesktopSetting: Hashable, Sendable {
    case style(isDark: Bool)
    case contrast(isHigh: Bool)
    case boldText(Bool)
    case textSize(UIContentSizeCategory)
}
