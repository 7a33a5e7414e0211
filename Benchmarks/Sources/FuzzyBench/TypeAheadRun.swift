import Foundation
import TypeAhead

/// TypeAhead on the texts.
struct TypeAheadRun {
    /// The kinds of matching.
    enum Matching: CaseIterable {
        /// The letters of the needle in order, with any gaps.
        case fuzzy
        /// Words and parts of words, with typos.
        case typos

        var title: String {
            switch self {
            case .fuzzy: "TypeAhead, fuzzy"
            case .typos: "TypeAhead, typos"
            }
        }
    }

    private struct Line: Identifiable, Sendable {
        let id: Int
        let text: String
    }

    private let index: SearchIndex<Line>

    init(_ haystacks: Haystacks, _ matching: Matching) {
        index = SearchIndex(
            haystacks.texts.enumerated().map { Line(id: $0.offset, text: $0.element) },
            fields: [.text("text") { $0.text }],
            typos: matching == .typos ? .automatic : .none,
            fuzzy: matching == .fuzzy ? .always : .none
        )
    }

    /// Searches for the needle, without the work of earlier queries.
    ///
    /// - Returns: The best fifty, read, and the number of all.
    func search() -> Matches {
        let results = index.search(SearchQuery(terms: [SearchTerm(Haystacks.needle)], limit: Matches.limit))
        return Matches(found: results.total, best: results.hits.map(\.record.id))
    }
}

/// The result of a search.
struct Matches {
    static let limit = 50
    /// The number of matching texts.
    var found: Int
    /// The indices of the best texts.
    var best: [Int]
}
