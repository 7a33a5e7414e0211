import Foundation

/// An object that receives simple text. Input methods, tests and scripts all put text in through this. Main actor.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything that ``deleteBackward()`` could delete.
    var hasText: Bool { get }
    /// Puts text in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// An object whose text an input method can read, replace and compose in. Main actor.
///
/// Positions count UTF-16 units; a token counts as one (rule 57). A position beyond the end is taken as the end.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is selected; an empty range for a caret.
    var selectedTextRange: UITextRange? { get set }
    /// The text that is being composed, or nil.
    var markedTextRange: UITextRange? { get }
    /// The first position.
    var beginningOfDocument: UITextPosition { get }
    /// The last position.
    var endOfDocument: UITextPosition { get }

    /// The text in a range, without its tokens.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Puts composed text in place of the one before it, or of the selection.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil or empty gives the composition up.
    ///   - selectedRange: What is selected, in UTF-16 units from the beginning of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes the composed text as it is.
    func unmarkText()

    /// The range between two positions, which may be in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many units away, or nil when it is outside.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many units away in a direction, or nil when it is outside.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// The position so many units after the beginning of a range, or nil when that is outside the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of units from the beginning of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of units from one position to another, negative when the other comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A direction on the screen, as text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}
