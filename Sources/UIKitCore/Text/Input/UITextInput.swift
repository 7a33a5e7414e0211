import Foundation

/// An object that receives simple text. Input methods, tests and scripts all put text in through this. Main actor.
/// iOS 3.2.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything that ``deleteBackward()`` could delete. iOS 3.2.
    var hasText: Bool { get }
    /// Puts text in place of the selection. iOS 3.2.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret. iOS 3.2.
    func deleteBackward()
}

/// An object whose text an input method can read, replace and compose in. Main actor. iOS 3.2.
///
/// Positions count UTF-16 units; a token counts as one (rule 57). A position beyond the end is taken as the end.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is selected; an empty range for a caret. iOS 3.2.
    var selectedTextRange: UITextRange? { get set }
    /// The text that is being composed, or nil. iOS 3.2.
    var markedTextRange: UITextRange? { get }
    /// The first position. iOS 3.2.
    var beginningOfDocument: UITextPosition { get }
    /// The last position. iOS 3.2.
    var endOfDocument: UITextPosition { get }

    /// The text in a range, without its tokens. iOS 3.2.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a range. iOS 3.2.
    func replace(_ range: UITextRange, withText text: String)
    /// Puts composed text in place of the one before it, or of the selection.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil or empty gives the composition up.
    ///   - selectedRange: What is selected, in UTF-16 units from the beginning of `markedText`.
    ///
    /// iOS 3.2.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Takes the composed text as it is. iOS 3.2.
    func unmarkText()

    /// The range between two positions, which may be in any order. iOS 3.2.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many units away, or nil when it is outside. iOS 3.2.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many units away in a direction, or nil when it is outside. iOS 3.2.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?
    /// The position so many units after the beginning of a range, or nil when that is outside the range. iOS 3.2.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// The number of units from the beginning of a range to a position. iOS 3.2.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Which of two positions comes first. iOS 3.2.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of units from one position to another, negative when the other comes first. iOS 3.2.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A direction on the screen, as text is laid out. iOS 3.2.
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
