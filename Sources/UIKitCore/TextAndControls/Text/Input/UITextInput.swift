import Foundation

/// An object that accepts simple text input, from input methods, tests and scripts. Main actor.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything for ``deleteBackward()`` to delete.
    var hasText: Bool { get }
    /// Inserts text in place of the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// An object whose text an input method can read, replace and compose. Main actor.
///
/// Positions count UTF-16 units; a token counts as one (rule 57). Positions beyond the end are clamped.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selected range; empty for a caret.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the composed text; nil if there is none.
    var markedTextRange: UITextRange? { get }
    /// The first position.
    var beginningOfDocument: UITextPosition { get }
    /// The last position.
    var endOfDocument: UITextPosition { get }
    /// Is notified of changes that do not come from the user. Weak reference.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }

    /// The text in a range, without the tokens.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with text.
    func replace(_ range: UITextRange, withText text: String)
    /// Replaces the composed text or the selection with new composed text.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil or empty cancels the composition.
    ///   - selectedRange: The selection, in UTF-16 units from the start of `markedText`.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the composed text.
    func unmarkText()

    /// The range between two positions, which may be in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position at an offset in units; nil if it is outside the document.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position at an offset in a direction; nil if it is outside the document.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// The position at an offset in units from the start of a range; nil if it is outside the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of units from the start of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of units from one position to another; negative if the second comes first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The first of the rectangles that cover a range.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that cover a range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position in a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point; nil if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// A visual direction in laid-out text.
public enum UITextLayoutDirection: Int, Sendable {
    /// Right.
    case right = 2
    /// Left.
    case left = 3
    /// Up.
    case up = 4
    /// Down.
    case down = 5
}
