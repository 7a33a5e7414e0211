import HeadlessHost
import UIKit

/// An action of a user at an app.
public enum UserAction: Equatable, Sendable {
    /// Taps a point. The text names the element there, for messages.
    case tap(CGPoint, String)
    /// Taps a token by its text.
    case token(String)
    /// Presses a point for a second, which opens a menu.
    case press(CGPoint, String)
    /// Moves a finger, lifts it in motion, and lets the list scroll to its end.
    case swipe(CGPoint, AppDriver.Distance)
    /// Types a text into the first responder.
    case type(String)
    /// Presses a key, by its name in scripts.
    case key(String)
    /// Pastes a text from another program.
    case paste(String)
    /// Pulls the frontmost list down, which refreshes it.
    case pullToRefresh
    /// Taps the back button.
    case back
    /// Resizes the windows.
    case resize(CGSize)
    /// Changes the style, the text size or the layout direction of the desktop.
    case change(DesktopChange)
    /// Shows an on-screen keyboard of a height for text input; 0 for a hardware keyboard.
    case keyboard(CGFloat)
    /// Lets time pass.
    case wait(milliseconds: Int)
    /// Gives the focus to another program, and back to the app.
    case switchPrograms
    /// Sends the app to the background, which stores its state, and returns it to the foreground.
    case background
    /// Stores the state, kills the app and launches it again.
    case relaunch
    /// Closes the frontmost window of several.
    case closeWindow
    /// Closes a file chooser without a choice.
    case cancelChoosing
}

/// A change of the desktop's settings.
public enum DesktopChange: Equatable, Sendable {
    /// The dark or the light style.
    case style(UIUserInterfaceStyle)
    /// The preferred text size.
    case textSize(UIContentSizeCategory)
    /// The layout direction.
    case direction(UITraitEnvironmentLayoutDirection)
    /// Increased contrast.
    case contrast(UIAccessibilityContrast)
}

extension UserAction: CustomStringConvertible {
    /// The action in a few words. Texts are escaped, so that marks and direction controls are visible in a log.
    public var description: String {
        switch self {
        case .tap(let point, let name): "tap \(Self.text(point)) \(name)"
        case .token(let text): "tap the token \(Self.text(text))"
        case .press(let point, let name): "press \(Self.text(point)) \(name)"
        case .swipe(let point, let distance): "swipe \(Self.text(point)) by \(Int(distance.x)), \(Int(distance.y))"
        case .type(let text): "type \(Self.text(text))"
        case .key(let name): "key \(name)"
        case .paste(let text): "paste \(Self.text(text))"
        case .pullToRefresh: "pull to refresh"
        case .back: "back"
        case .resize(let size): "resize to \(Int(size.width)) × \(Int(size.height))"
        case .change(.style(let style)): style == .dark ? "use the dark style" : "use the light style"
        case .change(.textSize(let size)): "use the text size \(size.rawValue)"
        case .change(.direction(let direction)):
            direction == .rightToLeft ? "use right-to-left layout" : "use left-to-right layout"
        case .change(.contrast(let contrast)): contrast == .high ? "increase the contrast" : "reset the contrast"
        case .keyboard(let height): "use a keyboard of height \(Int(height))"
        case .wait(let milliseconds): "wait \(milliseconds) ms"
        case .switchPrograms: "switch to another program and back"
        case .background: "send the app to the background and back"
        case .relaunch: "relaunch"
        case .closeWindow: "close the window"
        case .cancelChoosing: "cancel the file chooser"
        }
    }

    private static func text(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }

    static func text(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
