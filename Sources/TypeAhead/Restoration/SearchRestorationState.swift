import Foundation

/// The state of a search screen that an app stores, so that the screen looks the same after the next launch.
///
/// An app stores it after every change that is settled (``SearchState/isSettled``), and restores it in this order: scope, tokens, text,
/// results, scroll position, selection, focus. One query suffices: ``query`` has all that the search bar shows and the app adds to it.
///
/// The encoded form is versioned: every version reads the states of the versions before it. A typical state takes less than 4 KB, because
/// it contains no records.
public struct SearchRestorationState<RecordID: Hashable & Codable & Sendable>: Hashable, Sendable {
    /// The part of the screen that has the focus.
    public enum Focus: String, Hashable, Sendable, Codable {
        /// The search field.
        case field
        /// The list of results.
        case results
    }

    /// The position of a list: a record with its place on the screen, and its neighbours in case that it is gone.
    public struct Anchor: Hashable, Sendable {
        /// The first visible record.
        public var id: RecordID

        /// The number of records before it in the list.
        public var rank: Int

        /// The distance of its row from the top of the visible area, in points; negative if the row is partly above it.
        public var offset: Double

        /// The records around it, the nearest by rank first.
        public var neighbours: [RecordID]

        /// Describes the position of a list.
        ///
        /// - Parameters:
        ///   - rank: The rank of the first visible record, from 0: an index of `ids`.
        ///   - ids: The records of the list, best first.
        ///   - offset: The distance of its row from the top of the visible area, in points.
        ///   - reach: The number of neighbours to keep on each side.
        public init(_ rank: Int, in ids: some RandomAccessCollection<RecordID>, offset: Double, reach: Int = 8) {
            precondition(
                rank >= 0 && rank < ids.count,
                "SearchRestorationState.Anchor: the rank \(rank) is not in the list of \(ids.count) records."
            )
            func id(_ rank: Int) -> RecordID { ids[ids.index(ids.startIndex, offsetBy: rank)] }
            self.id = id(rank)
            self.rank = rank
            self.offset = offset
            neighbours = []
            for distance in 0..<max(reach, 0) {
                if rank + distance + 1 < ids.count { neighbours.append(id(rank + distance + 1)) }
                if rank > distance { neighbours.append(id(rank - distance - 1)) }
            }
        }

        /// The rank at which a list begins on the screen: that of the record; if it is gone, that of the nearest surviving
        /// neighbour; if these are gone, too, that of the record that has its rank now. Nil for an empty list.
        ///
        /// - Complexity: O(*n*) for *n* records.
        public func rank(in ids: some RandomAccessCollection<RecordID>) -> Int? {
            guard !ids.isEmpty else { return nil }
            var ranks: [RecordID: Int] = [:]
            let sought = Set(neighbours + [id])
            for (rank, id) in ids.enumerated() where sought.contains(id) && ranks[id] == nil { ranks[id] = rank }
            if let survivor = ([id] + neighbours).first(where: { ranks[$0] != nil }) { return ranks[survivor] }
            return min(max(rank, 0), ids.count - 1)
        }
    }

    /// The query with its scope, as it was sent. Its ``SearchQuery/limit`` and ``SearchQuery/offset`` tell how far the list was
    /// paged.
    public var query: SearchQuery

    /// Whether the search is active.
    public var isActive: Bool

    /// The text of the search field.
    public var text: String

    /// The filters that the search field shows as tokens.
    public var tokens: [SearchFilter]

    /// The part of the screen that has the focus; nil if it is elsewhere.
    public var focus: Focus?

    /// The selected part of the text, or the caret as an empty range, in UTF-16 units.
    public var textSelection: Range<Int>?

    /// The selected record.
    public var selection: RecordID?

    /// The position of the list; nil if it is at its top.
    public var anchor: Anchor?

    /// The time at which the list was computed, if the app shows it or decides by it whether to search again.
    public var asOf: Date?

    /// Makes a state.
    public init(
        query: SearchQuery = SearchQuery(),
        isActive: Bool = false,
        text: String = "",
        tokens: [SearchFilter] = [],
        focus: Focus? = nil,
        textSelection: Range<Int>? = nil,
        selection: RecordID? = nil,
        anchor: Anchor? = nil,
        asOf: Date? = nil
    ) {
        self.query = query
        self.isActive = isActive
        self.text = text
        self.tokens = tokens
        self.focus = focus
        self.textSelection = textSelection
        self.selection = selection
        self.anchor = anchor
        self.asOf = asOf
    }
}
