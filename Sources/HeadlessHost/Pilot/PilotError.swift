import Foundation

/// Why a pilot, or a script, could not do what it was told.
public enum PilotError: Error, Equatable, CustomStringConvertible {
    /// Nothing on screen is called this; what is there is listed.
    case notOnScreen(String, role: String?, screen: [String])
    /// Several things on screen are called this.
    case ambiguous(String, elements: [String])
    /// Something else lies where the element is.
    case covered(String, by: String)
    /// A finger, by its number, is not down.
    case noFinger(Int)
    /// There is nothing to drag: a token that may not be copied, a field in which nothing is selected, or a row of which
    /// the app gives no items.
    case notDraggable(String)
    /// What is dragged, if it is known, cannot be dropped here.
    case notTaken(String, String?)
    /// Nothing receives text.
    case nothingFocused
    /// There is no way back.
    case noBackButton
    /// The main loop kept changing what is shown.
    case notSettled(turns: Int, changing: [String])
    /// The app's state could not be kept.
    case notSaved(String)

    /// The error in a sentence, with what to do.
    public var description: String {
        switch self {
        case .notOnScreen(let name, let role, let screen):
            "No \(role ?? "element") called \(Self.quoted(name)) is on screen."
                + (screen.isEmpty ? " None is." : " There is:\n" + Self.list(screen))
        case .ambiguous(let name, let elements):
            "\(elements.count) elements are called \(Self.quoted(name)); "
                + "name one as \"label, value\":\n" + Self.list(elements)
        case .covered(let name, let cover):
            "\(name) cannot be touched: the touch would land on \(cover)."
        case .noFinger(let finger):
            "Finger \(finger) is not down: put it down with touchDown first."
        case .notDraggable(let name):
            "Nothing of \(name) can be dragged: a token only where the app gives an item provider for it, "
                + "a field's text only where some of it is selected, a row only where a drag delegate gives items."
        case .notTaken(let name, let what):
            "\(name) does not take \(what.map { ScreenElement.quoted(String($0.prefix(40))) } ?? "what is dropped")."
        case .nothingFocused:
            "Nothing on screen receives text. Tap a field first."
        case .noBackButton:
            "There is no back button on screen."
        case .notSettled(let turns, let changing):
            "The app did not settle in \(turns) turns of the main loop. Still changing: "
                + changing.joined(separator: ", ") + "."
        case .notSaved(let reason):
            reason
        }
    }

    private static func quoted(_ name: String) -> String {
        ScreenElement.quoted(name, limit: ScreenElement.briefLength)
    }

    /// Elements, one a line; of very many the first ones and how many more there are.
    private static func list(_ elements: [String]) -> String {
        let limit = 100
        var lines = elements.prefix(limit).map { "  \($0)" }
        if elements.count > limit { lines.append("  … and \(elements.count - limit) more") }
        return lines.joined(separator: "\n")
    }
}
