import TypeAhead

/// An index of the first places, with its build time and memory.
struct Engine {
    let index: SearchIndex<Place>
    let count: Int
    /// In milliseconds.
    let buildTime: Double
    /// The bytes of the names.
    let textBytes: Int
    /// The increase of the process's resident memory, without the index's copies of the records.
    let residentGrowth: Int
    private let continent: String
    private let year: String

    init(_ places: ArraySlice<Place>) {
        count = places.count
        textBytes = places.reduce(0) { $0 + $1.name.utf8.count }
        continent = commonest(places.lazy.map(\.continent))
        year = commonest(places.lazy.map(\.year))
        let before = residentBytes()
        (buildTime, index) = milliseconds { SearchIndex(places, fields: Place.fields) }
        residentGrowth = max(0, residentBytes() - before - places.count * MemoryLayout<Place>.stride)
    }

    /// The variants of searching for the keystrokes.
    enum Variant: CaseIterable {
        /// Each keystroke without narrowing, which is the most work.
        case alone
        /// The same, including the ranges to highlight of the fifty hits.
        case highlighted
        /// Without typo tolerance.
        case exact
        /// With narrowing by the previous keystrokes, as during typing.
        case narrowed
        /// Without narrowing, with one filter and one scope.
        case aloneChosen
        /// With narrowing, with one filter and one scope.
        case narrowedChosen

        var title: String {
            switch self {
            case .alone: "TypeAhead"
            case .highlighted: "  with highlighting"
            case .exact: "  without typo tolerance"
            case .narrowed: "  with narrowing"
            case .aloneChosen: "  filter and scope"
            case .narrowedChosen: "  filter and scope, with narrowing"
            }
        }

        fileprivate var narrows: Bool { self == .narrowed || self == .narrowedChosen }
        fileprivate var chooses: Bool { self == .aloneChosen || self == .narrowedChosen }
    }

    /// A slow keystroke.
    struct Slow {
        var milliseconds: Double
        var keystroke: Keystroke
        var total: Int
    }

    /// Searches for all keystrokes, after a warm-up with a tenth of them.
    func measure(_ keystrokes: [Keystroke], _ variant: Variant) -> (samples: [Sample], slowest: [Slow]) {
        _ = run(keystrokes.prefix(keystrokes.count / 10 + 1), variant)
        let runs = run(keystrokes[...], variant)
        let samples = runs.map { Sample(milliseconds: $0.milliseconds, letters: $0.keystroke.letters) }
        return (samples, Array(runs.sorted { $0.milliseconds > $1.milliseconds }.prefix(10)))
    }

    private func run(_ keystrokes: ArraySlice<Keystroke>, _ variant: Variant) -> [Slow] {
        var narrowing = SearchNarrowing()
        var session = -1
        // Used at the end, so that the optimizer removes nothing.
        var matchCount = 0
        defer { precondition(matchCount >= 0) }
        return keystrokes.map { keystroke in
            if keystroke.session != session { narrowing = SearchNarrowing() }
            session = keystroke.session
            var query = variant == .exact ? keystroke.query.exact : keystroke.query
            if variant.chooses {
                if query.filters.isEmpty { query.filters = .values("continent", [continent]) }
                query.scope = query.scope ?? year
            }
            let (time, results) = milliseconds {
                let results = variant.narrows ? index.search(query, narrowing: &narrowing) : index.search(query)
                if variant == .highlighted { matchCount += results.hits.reduce(0) { $0 + $1.matches.count } }
                return results
            }
            return Slow(milliseconds: time, keystroke: keystroke, total: results.total)
        }
    }
}
