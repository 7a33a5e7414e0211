import TypeAhead

/// An index of the first places, and what making it took.
struct Engine {
    let index: SearchIndex<Place>
    let count: Int
    /// In milliseconds.
    let buildTime: Double
    /// The bytes of the names.
    let textBytes: Int
    /// What the process has more in memory than before, without the index's copies of the records.
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

    /// How the keystrokes are searched for.
    enum Manner: CaseIterable {
        /// Each as if it were the first, which is the most work.
        case alone
        /// The same, and what to mark of the fifty is found, too.
        case marked
        /// No typing errors are forgiven.
        case exact
        /// Each after the one before it, as somebody types.
        case asTyped
        /// Each as if it were the first, with one filter and one scope besides.
        case aloneChosen
        /// Each after the one before it, with one filter and one scope besides.
        case asTypedChosen

        var title: String {
            switch self {
            case .alone: "TypeAhead"
            case .marked: "  with what to mark"
            case .exact: "  no typing errors"
            case .asTyped: "  as typed"
            case .aloneChosen: "  filter and scope"
            case .asTypedChosen: "  filter and scope, as typed"
            }
        }

        fileprivate var narrows: Bool { self == .asTyped || self == .asTypedChosen }
        fileprivate var chooses: Bool { self == .aloneChosen || self == .asTypedChosen }
    }

    /// A keystroke that took long.
    struct Slow {
        var milliseconds: Double
        var keystroke: Keystroke
        var total: Int
    }

    /// Searches for all keystrokes, once to warm up and once with the clock.
    func measure(_ keystrokes: [Keystroke], _ manner: Manner) -> (samples: [Sample], slowest: [Slow]) {
        _ = run(keystrokes.prefix(keystrokes.count / 10 + 1), manner)
        let runs = run(keystrokes[...], manner)
        let samples = runs.map { Sample(milliseconds: $0.milliseconds, letters: $0.keystroke.letters) }
        return (samples, Array(runs.sorted { $0.milliseconds > $1.milliseconds }.prefix(10)))
    }

    private func run(_ keystrokes: ArraySlice<Keystroke>, _ manner: Manner) -> [Slow] {
        var narrowing = SearchNarrowing()
        var session = -1
        // Used at the end, so that nothing of it is left out.
        var markCount = 0
        defer { precondition(markCount >= 0) }
        return keystrokes.map { keystroke in
            if keystroke.session != session { narrowing = SearchNarrowing() }
            session = keystroke.session
            var query = manner == .exact ? keystroke.query.exact : keystroke.query
            if manner.chooses {
                if query.filters.isEmpty { query.filters = ["continent": [continent]] }
                query.scope = query.scope ?? year
            }
            let (time, results) = milliseconds {
                let results = manner.narrows ? index.search(query, narrowing: &narrowing) : index.search(query)
                if manner == .marked { markCount += results.hits.reduce(0) { $0 + $1.matches.count } }
                return results
            }
            return Slow(milliseconds: time, keystroke: keystroke, total: results.total)
        }
    }
}
