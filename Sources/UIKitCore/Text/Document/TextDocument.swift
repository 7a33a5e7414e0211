import Foundation

/// What a text field holds: tokens, then text, with a selection, a marked range and a history.
///
/// Places are counted in *locations*: token `i` takes the locations from `i` to `i + 1`, and the text follows, one
/// location for each UTF-16 unit (rules 56 and 57). The document keeps three promises whatever it is told:
/// 1. Every location lies in the document; one from outside is moved to the nearest end.
/// 2. A caret never stands before a token: there, it selects the token (rule 58).
/// 3. A selection never cuts a character in two, and an edit never half a UTF-16 pair.
struct TextDocument<Token: Equatable> {
    private(set) var tokens: [Token] = []
    private(set) var text = ""
    private(set) var selection = TextSelection(caret: 0)
    /// The text that an input method is still composing, in UTF-16 offsets into ``text``.
    private(set) var marked: Range<Int>?
    private(set) var history = TextHistory<Token>()

    /// The number of locations.
    var length: Int { tokens.count + text.utf16.count }

    /// Whether there is neither a token nor text.
    var isEmpty: Bool { tokens.isEmpty && text.isEmpty }

    /// The location at which the text begins.
    var textStart: Int { tokens.count }

    /// The locations of the text.
    var textRange: Range<Int> { textStart..<length }

    /// The locations of the text that is being composed.
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

    /// The part of a range that lies in the text, in UTF-16 offsets: what delegates call the range of characters.
    func textOffsets(of range: Range<Int>) -> Range<Int> {
        let lower = max(clamped(range.lowerBound), textStart) - textStart
        let upper = max(clamped(range.upperBound), textStart) - textStart
        return scalarAligned(lower..<upper)
    }

    /// The indices of the tokens that a range touches. An empty range before a token touches it (rule 58).
    func tokenIndices(in range: Range<Int>) -> Range<Int> {
        let lower = min(clamped(range.lowerBound), textStart)
        let upper = range.isEmpty ? lower + 1 : clamped(range.upperBound)
        return lower..<max(lower, min(upper, textStart))
    }

    /// The text in a range, without what the range holds of the tokens.
    func text(in range: Range<Int>) -> String {
        let offsets = textOffsets(of: range)
        return String(text[index(offsets.lowerBound)..<index(offsets.upperBound)])
    }

    // MARK: Selecting

    /// Selects from one location to another, or puts the caret there when they are the same.
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

    /// Selects a range, or puts the caret there when it is empty.
    mutating func select(_ range: Range<Int>) {
        select(anchor: range.lowerBound, head: range.upperBound)
    }

    /// Selects everything.
    mutating func selectAll() {
        selection = TextSelection(anchor: 0, head: length)
    }

    /// The selected token, when that and nothing else is selected: the place of a caret among the tokens.
    var selectedToken: Int? {
        selection.upper - selection.lower == 1 && selection.lower < textStart ? selection.lower : nil
    }

    // MARK: Changing, for the extensions in this folder

    /// Puts contents in place of the present ones. The selection and the marked range have to fit them.
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

    /// The contents as the history keeps them.
    var snapshot: TextHistory<Token>.Snapshot {
        TextHistory.Snapshot(tokens: tokens, text: text, selection: selection)
    }
}
