import Foundation
@_spi(Host) import UIKitCore

/// An error of a driver or a script.
public enum AppDriverError: Error, Equatable, CustomStringConvertible {
    /// No element on screen has this name; the existing elements are listed.
    case notOnScreen(String, role: String?, screen: [String])
    /// Several elements on screen have this name.
    case ambiguous(String, elements: [String])
    /// A different element covers it.
    case covered(String, by: String)
    /// There is no active touch with this number.
    case noFinger(Int)
    /// There is nothing to drag: the token may not be copied, the field has no selection, or the app provides no items for the
    /// row.
    case notDraggable(String)
    /// The target does not accept the dragged content, if known.
    case notTaken(String, String?)
    /// No responder accepts text.
    case nothingFocused
    /// There is no unfinished text of an input method.
    case nothingComposed
    /// No scroll view on screen has a refresh control that is not refreshing.
    case nothingToRefresh
    /// There is no back button.
    case noBackButton
    /// The app has no such quick action; the titles of the existing ones are listed.
    case noQuickAction(String, titles: [String])
    /// The text is neither an address with a scheme nor the path of a file.
    case notAnAddress(String)
    /// No file chooser is open.
    case noFileChooser
    /// The open file chooser does not offer this file: it does not exist, has another type, or is one too many.
    case fileNotSelectable(String)
    /// There is no such notification, or it has no such button; the existing ones are listed.
    case noNotification(String, shown: [String])
    /// The app kept changing its views.
    case notSettled(turns: Int, changing: [String])
    /// The screen reader is at no element, or at one without the action.
    case notReading(String)
    /// The host has no such operation: a sentence with the remedy.
    case unsupported(String)
    /// No element on screen has this accessibility identifier; the existing ones are listed.
    case noIdentifier(String, identifiers: [String])
    /// The key is not held down, or is already.
    case wrongKeyState(String, isDown: Bool)
    /// The app's state could not be stored.
    case notSaved(String)

    /// A sentence that describes the error and the remedy.
    public var description: String {
        switch self {
        case .notOnScreen(let name, let role, let screen):
            "No \(role ?? "element") called \(Self.quoted(name)) is on screen."
                + (screen.isEmpty ? " There are no \(role ?? "element")s." : " There is:\n" + Self.list(screen))
        case .ambiguous(let name, let elements):
            "\(elements.count) elements are called \(Self.quoted(name)); "
                + "name one as \"label, value\":\n" + Self.list(elements)
        case .covered(let name, let cover):
            "\(name) cannot be touched: the touch would land on \(cover)."
        case .noFinger(let finger):
            "Finger \(finger) is not down: put it down with touchDown first."
        case .notDraggable(let name):
            "\(name) has nothing to drag: a token needs an item provider, a field needs selected text, and a row needs a drag "
                + "delegate that returns items."
        case .notTaken(let name, let what):
            "\(name) does not accept \(what.map { ScreenElement.quoted(String($0.prefix(40))) } ?? "the dropped item")."
        case .nothingFocused:
            "Nothing on screen receives text. Tap a field first."
        case .nothingComposed:
            "There is no unfinished text: compose one first."
        case .nothingToRefresh:
            "No scroll view on screen can be refreshed: none has a refresh control, or all of them are refreshing."
        case .noBackButton:
            "There is no back button on screen."
        case .noQuickAction(let name, let titles):
            "The app has no quick action \(Self.quoted(name))."
                + (titles.isEmpty ? "" : " There is:\n" + Self.list(titles))
        case .notAnAddress(let text):
            "\(Self.quoted(text)) is neither an address, such as example:page, nor the path of an existing file."
        case .noFileChooser:
            "No file chooser is open."
        case .fileNotSelectable(let name):
            "The open file chooser does not offer \(Self.quoted(name)): it does not exist, has another type, or is one too many."
        case .noNotification(let title, let shown):
            "There is no notification \(Self.quoted(title)) with that button."
                + (shown.isEmpty ? "" : " There is:\n" + Self.list(shown.map { ScreenElement.quoted($0) }))
        case .notSettled(let turns, let changing):
            "The app did not settle in \(turns) turns of the main loop. Still changing: "
                + changing.joined(separator: ", ") + "."
        case .notReading(let reason):
            reason
        case .unsupported(let reason):
            reason
        case .noIdentifier(let name, let identifiers):
            "No element on screen has the identifier \(Self.quoted(name))."
                + (identifiers.isEmpty
                    ? " None has an identifier."
                    : " There is:\n" + Self.list(identifiers.map { ScreenElement.quoted($0) }))
        case .wrongKeyState(let name, let isDown):
            isDown ? "The key \(name) is held down already." : "The key \(name) is not held down: use key-down first."
        case .notSaved(let reason):
            reason
        }
    }

    /// The error for an app that keeps changing views.
    @MainActor
    package static func stuck(turns: Int, changing views: [UIView]) -> AppDriverError {
        let names = views.map { view in
            let label = view.accessibilityLabel.map { ScreenElement.quoted($0, limit: ScreenElement.briefLength) }
            return "\(Swift.type(of: view))" + (label.map { " \($0)" } ?? "")
        }
        return .notSettled(turns: turns, changing: names)
    }

    private static func quoted(_ name: String) -> String {
        ScreenElement.quoted(name, limit: ScreenElement.briefLength)
    }

    /// Elements, one per line. Long lists are truncated and end with the number of omitted elements.
    private static func list(_ elements: [String]) -> String {
        let limit = 100
        var lines = elements.prefix(limit).map { "  \($0)" }
        if elements.count > limit { lines.append("  … and \(elements.count - limit) more") }
        return lines.joined(separator: "\n")
    }
}
