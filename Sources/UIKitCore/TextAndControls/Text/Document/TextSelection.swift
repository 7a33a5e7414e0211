/// The selection of a document, in locations.
struct TextSelection: Equatable {
    /// The fixed end when the selection is extended.
    var anchor: Int
    /// The moving end.
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
