#if SQLite
import TypeAhead

/// Checks an index file in one transaction of a connection.
struct IndexChecker<Record: Identifiable & Sendable> where Record.ID: Sendable {
    let store: IndexStore<Record>
    let connection: SQLiteConnection

    /// Compares the index with its records.
    ///
    /// - Parameter progress: Called after each segment with the number of checked records.
    /// - Throws: ``SQLiteIndexError/damaged(path:detail:)`` for the first difference.
    func check(progress: (Int) -> Void) throws {
        try connection.transaction(writes: false) {
            try checkFile()
            let state = try store.state(connection)
            // Cached parts say nothing about the file.
            let contents = state.directory.contents(
                store: connection,
                cache: SegmentCache(capacity: 0)
            ) { [store, connection] in try store.record($0, connection, store.tables) }
            var checked = 0
            for index in state.segments.indices {
                try check(index, of: state, contents)
                checked += state.segments[index].summary.liveCount
                progress(checked)
            }
            let records = try connection.integer("SELECT count(*) FROM records") ?? 0
            guard checked == records else {
                throw damage("the index has \(checked) records, but the file has \(records)")
            }
            try checkOrphans()
        }
    }

    /// Runs SQLite's own check.
    private func checkFile() throws {
        var problem: String?
        try connection.query(
            "PRAGMA integrity_check(1)",
            row: { if $0.text(0) != "ok" { problem = $0.text(0) } }
        )
        if let problem { throw damage(problem) }
    }

    /// Builds a segment again from its records, and compares the parts.
    private func check(
        _ index: Int,
        of state: IndexStore<Record>.State,
        _ contents: StoredContents<Record>
    ) throws {
        let (number, summary) = state.segments[index]
        var records: [(record: Record, order: UInt64)] = []
        for slot in 0..<summary.count where summary.isLive(slot) {
            records.append((try store.record(summary.order(slot), connection, store.tables), summary.order(slot)))
        }
        let found: SegmentImage
        do {
            // Without the removed records.
            found = try contents.merged([index], withPostings: summary.hasPostings)
        } catch let damage as DamagedPart {
            throw SQLiteIndexError(damage, path: store.path)
        }
        let built = store.settings.segments(of: records, withPostings: summary.hasPostings)
        var expected: [SegmentPart: [UInt8]] = [:]
        built.first?.forEachPart { expected[$0] = $1 }
        var count = 0
        try found.forEachPart { part, bytes in
            count += 1
            guard expected[part] == bytes else {
                throw SQLiteIndexError(DamagedPart(part: part, segment: number), path: store.path)
            }
        }
        guard built.count == 1, count == expected.count, built[0].summary.boosts == found.summary.boosts else {
            throw damage("segment \(number) differs from its records")
        }
        try checkForm(of: number, contents, index)
    }

    /// Checks that the stored texts are in the form in which they are written, and that the stored lists of grams are theirs. Texts
    /// and lists in other forms could still be read.
    private func checkForm(of number: Int64, _ contents: StoredContents<Record>, _ index: Int) throws {
        let expected = try contents.partsOfTexts(of: index)
        var found = 0
        try connection.query(
            "SELECT number, bytes FROM parts WHERE number >= ?1 AND number < ?2",
            { row in
                let numbers = SegmentPart.numbers(of: number)
                try row.bind(numbers.lowerBound, at: 1)
                try row.bind(numbers.upperBound, at: 2)
            },
            row: { row in
                guard let part = SegmentPart(number: row.integer(0)) else {
                    throw damage("segment \(number) has an unknown part")
                }
                switch part {
                case .values, .orderedValues: return
                case .texts, .list: found += 1
                }
                guard expected[part] == row.bytes(1) else {
                    throw SQLiteIndexError(DamagedPart(part: part, segment: number), path: store.path)
                }
            }
        )
        guard found == expected.count else { throw damage("segment \(number) lacks posting lists") }
    }

    /// Checks that there are no parts without a segment.
    private func checkOrphans() throws {
        let orphans = try connection.integer(
            "SELECT count(*) FROM parts WHERE number >> 18 NOT IN (SELECT number FROM segments)"
        )
        guard orphans == 0 else { throw damage("there are parts without a segment") }
    }

    private func damage(_ detail: String) -> SQLiteIndexError { .damaged(path: store.path, detail: detail) }
}
#endif
