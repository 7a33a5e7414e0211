import Foundation

/// The contents of a text field: tokens, then text, with a selection, a marked range and a history.
///
/// Positions are counted in *locations*: token `i` occupies the locations from `i` to `i + 1`, and the text follows with one
/// location for each UTF-16 unit (rules 56 and 57). The document has three invariants:
/// 1. Every location is in the document; others are clamped.
/// 2. A caret is never before a token; there, it selects the token (rule 58).
/// 3. A selection never splits a character, and an edit never splits a surrogate pair.
struct TextDocument<Token: Equatable> {
    private(set) var tokens: [Token] = []
    private(set) var text = ""
    private(set) var selection = TextSelection(caret: 0)
    /// The text that an input method is composing, in UTF-16 offsets into ``text``.
    private(set) var marked: Range<Int>?
    private(set) var history = TextHistory<Token>()

    /// The number of locations.
    var length: Int { tokens.count + text.utf16.count }

    /// Whether there are neither tokens nor text.
    var isEmpty: Bool { tokens.isEmpty && text.isEmpty }

    /// The location of the start of the text.
    var textStart: Int { tokens.count }

    /// The locations of the text.
    var textRange: Range<Int> { textStart..<length }

    /// The locations of the composed text.
    var markedRange: Range<Int>? {
        marked.map { textStart + $0.lowerBound..<textStart + $0.upperBound }
    }

    /// The nearest location in the document.
    func clamped(_ location: Int) -> Int {
        min(max(location, 0), length)
    }

    /// The nearest range in the document.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        clamped(range.lowerBound)..<clamped(range.upperBound)
    }

    /// The part of a range that is in the text, in UTF-16 offsets, as in delegate methods.
    func textOffsets(of range: Range<Int>) -> Range<Int> {
        let lower = max(clamped(range.lowerBound), textStart) - textStart
        let upper = max(clamped(range.upperBound), textStart) - textStart
        return scalarAligned(lower..<upper)
    }

    /// The indices of the tokens in a range. An empty range before a token includes it (rule 58).
    func tokenIndices(in range: Range<Int>) -> Range<Int> {
        let lower = min(clamped(range.lowerBound), textStart)
        let upper = range.isEmpty ? lower + 1 : clamped(range.upperBound)
        return lower..<max(lower, min(upper, textStart))
    }

    /// The text in a range, without the tokens.
    func text(in range: Range<Int>) -> String {
        let offsets = textOffsets(of: range)
        return String(text[index(offsets.lowerBound)..<index(offsets.upperBound)])
    }

    // MARK: Selecting

    /// Selects from one location to another, or places the caret if they are equal.
    mutating func select(anchor: Int, head: Int) {
        let anchor = clamped(anchor)
        let head = clamped(head)
        if anchor == head {
            selection =
                anchor < textStart
                ? TextSelection(anchor: anchor, head: anchor + 1)
                : TextSelection(caret: roundedDown(anchor))
        } else if anchor < head {
            selection = TextSelection(anchor: roundedDown(anchor), head: roundedUp(head))
        } else {
            selection = TextSelection(anchor: roundedUp(anchor), head: roundedDown(head))
        }
    }

    /// Selects a range, or places the caret if it is empty.
    mutating func select(_ range: Range<Int>) {
        select(anchor: range.lowerBound, head: range.upperBound)
    }

    /// Selects all tokens and text.
    mutating func selectAll() {
        selection = TextSelection(anchor: 0, head: length)
    }

    /// The selected token, if exactly one token is selected. It acts as the caret among the tokens.
    var selectedToken: Int? {
        selection.upper - selection.lower == 1 && selection.lower < textStart ? selection.lower : nil
    }

    // MARK: Changing, for the extensions in this folder

    /// Replaces the contents. The selection and the marked range must fit the new contents.
    mutating func set(tokens: [Token], text: String, selection: TextSelection, marked: Range<Int>? = nil) {
        self.tokens = tokens
        self.text = text
        self.marked = marked
        self.selection = selection
        select(anchor: selection.anchor, head: selection.head)
    }

    mutating func setMarked(_ range: Range<Int>?) {
        marked = range
    }

    mutating func withHistory<Result>(_ body: (inout TextHistory<Token>) -> Result) -> Result {
        body(&history)
    }

    /// A snapshot of the contents for the history.
    var snapshot: TextHistory<Token>.Snapshot {
        TextHistory.Snapshot(tokens: tokens, text: text, selection: selection)
    }
}
