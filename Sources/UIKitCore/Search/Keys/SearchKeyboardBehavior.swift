import Foundation

/// The behaviour of the keyboard in a search beyond UIKit's. Everything is off by default.
///
/// This type is an addition: UIKit has no such options.
public struct SearchKeyboardBehavior: Hashable, Sendable {
    /// The meaning of text that the user types while no text input has the focus.
    public enum TypingOutsideField: Hashable, Sendable {
        /// In a list of results the text continues the query. Elsewhere it has no effect. This is UIKit's behaviour.
        case continuesQuery
        /// The field gets the focus and the text, wherever the focus is on the screen of the search.
        case beginsSearch
        /// The focus moves to the next row whose title begins with the typed text. Rows stay as they are, and the field is not changed.
        ///
        /// Case, diacritics and the width of characters make no difference. After a pause of ``SearchKeyboardBehavior/findPause``
        /// typing begins a new text. Backspace removes a character, and Escape ends typing.
        case findsRow
    }

    /// The meaning of text that the user types while no text input has the focus. Default: ``TypingOutsideField/continuesQuery``.
    public var typingOutsideField = TypingOutsideField.continuesQuery

    /// Whether the field keeps the focus while the arrow keys move through the results. Return opens the reached result. By default Down
    /// moves the focus to the list.
    public var keepsFocusInField = false

    /// Whether Escape first closes the suggestions, then clears the text, and only then ends the search: one step for each press. By
    /// default it ends the search if no menu of suggestions is open.
    public var clearsTextBeforeCancelling = false

    /// The pause in typing after which ``TypingOutsideField/findsRow`` begins a new text. Default: one second.
    public var findPause = Duration.seconds(1)

    /// Makes UIKit's behaviour.
    public init() {}
}
