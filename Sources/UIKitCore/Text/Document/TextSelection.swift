/// The selected part of a document, in locations: where the selection began, and where the caret is now.
struct TextSelection: Equatable {
    /// The end that stays when the selection is extended.
    var anchor: Int
    /// The end that moves.
    var head: Int

    init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    init(caret location: Int) {
        self.init(anchor: location, head: location)
    }

    var lower: Int { min(anchor, head) }
    var upper: Int { max(anchor, head) }
    var isCaret: Bool { anchor == head }
    var range: Range<Int> { lower..<upper }
}
