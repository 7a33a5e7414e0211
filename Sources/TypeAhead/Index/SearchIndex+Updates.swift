extension SearchIndex {
    /// The record with an id, or nil.
    ///
    /// - Complexity: O(1).
    public subscript(id: Record.ID) -> Record? { find(id).map { record(at: $0.place) } }

    /// Appends a record. A record with the same id is replaced and keeps its position.
    ///
    /// - Complexity: Constant on average, about ten microseconds for a short text. Occasionally segments of up to 65,536
    ///   records are merged, which takes about ten milliseconds.
    public mutating func insert(_ record: Record) {
        if update(record) == nil {
            append(record, order: nextOrder, entry: nil)
            nextOrder += 1
        }
    }

    /// Appends records. Records with existing ids are replaced and keep their positions.
    ///
    /// - Complexity: From 1,024 records on, that of making an index of them, plus occasional compaction. Otherwise, that of
    ///   inserting them one by one.
    public mutating func insert(contentsOf records: some Collection<Record>) {
        guard records.count >= 1024 else {
            for record in records { insert(record) }
            return
        }
        let records = ContiguousArray(records)
        let segments = Self.segments(of: records, firstOrder: nextOrder, settings: contents.settings)
        nextOrder += UInt64(records.count)
        contents.version = IndexVersion()
        add(segments)
    }

    /// Adds segments. Rebuilds segments that lost many records to newer ones with the same id, and merges small new segments
    /// with others, so that the number of segments stays low.
    mutating func add(_ segments: [IndexSegment<Record>]) {
        var numbers: [Int] = []
        for segment in segments where segment.count > 0 {
            let number = contents.emptySegment()
            contents.segments[number] = segment
            numbers.append(number)
        }
        insertIdentifiers(of: numbers)
        for number in contents.segments.indices { compact(number) }
        for number in numbers { merge(number) }
    }

    /// Replaces the record with the same id. The new record keeps the position among equally good matches.
    ///
    /// - Returns: The replaced record. Without such a record, nil, and the index does not change.
    @discardableResult
    public mutating func update(_ record: Record) -> Record? {
        guard let (entry, place) = find(record.id) else { return nil }
        let previous = self.record(at: place)
        let (segment, slot) = Self.split(place)
        let order = contents.segments[segment].order(slot)
        contents.segments[segment].remove(slot)
        append(record, order: order, entry: entry)
        compact(segment)
        return previous
    }

    /// Removes a record.
    ///
    /// - Returns: The record; nil if none has this id.
    /// - Complexity: Constant on average.
    @discardableResult
    public mutating func remove(id: Record.ID) -> Record? {
        guard let (entry, place) = find(id) else { return nil }
        let record = record(at: place)
        let (segment, slot) = Self.split(place)
        identifiers.remove(entry)
        contents.segments[segment].remove(slot)
        contents.version = IndexVersion()
        compact(segment)
        return record
    }

    /// Adds a record to the write buffer, the segment without posting lists.
    ///
    /// - Parameter entry: The entry of its id in the table; nil for a new id.
    private mutating func append(_ record: Record, order: UInt64, entry: Int?) {
        contents.version = IndexVersion()
        let number = contents.writeBuffer ?? contents.emptySegment()
        contents.writeBuffer = number
        make(number, of: [number], withPostings: false, adding: (record, order, entry))
        let segment = contents.segments[number]
        if segment.count >= Self.writeBufferCapacity || segment.text.textLength >= Self.writeBufferLength {
            make(number, of: [number], withPostings: true)
            contents.writeBuffer = nil
            merge(number)
        }
    }

    /// The capacity of the write buffer, whose records are scanned one by one until it gets posting lists.
    private static var writeBufferCapacity: Int { 256 }

    /// The capacity of the write buffer in bytes of text, which is copied for each insertion.
    private static var writeBufferLength: Int { 1 << 16 }

    /// Compacts a segment if more than half of its records were removed.
    private mutating func compact(_ number: Int) {
        let segment = contents.segments[number]
        guard segment.liveCount * 2 < segment.count, number != contents.writeBuffer else { return }
        make(number, of: [number], withPostings: true)
        merge(number)
    }

    /// Merges a segment with others until none of similar size is left, so that the number of segments stays low.
    private mutating func merge(_ number: Int) {
        var merged = [number]
        while let other = partner(of: merged) { merged.append(other) }
        guard merged.count > 1 else { return }
        merged.sort { contents.segments[$0].order(0) < contents.segments[$1].order(0) }
        make(number, of: merged, withPostings: true)
    }

    /// The next segment to merge with: among those of similar size, preferably the preceding one, so that orders stay
    /// consecutive.
    private func partner(of numbers: [Int]) -> Int? {
        let live = numbers.reduce(0) { $0 + contents.segments[$1].liveCount }
        let length = numbers.reduce(0) { $0 + contents.segments[$1].text.textLength }
        guard live > 0 else { return nil }
        let most = min(live * 2, TextSegment.capacity - live)
        let others = contents.segments.indices.filter { other in
            contents.segments[other].liveCount <= most && contents.segments[other].count > 0
                && contents.segments[other].text.textLength + length < 1 << 28
                && other != contents.writeBuffer && !numbers.contains(other)
        }
        let order = numbers.reduce(UInt64.max) { min($0, contents.segments[$1].order(0)) }
        let before = others.filter { contents.segments[$0].order(0) < order }
        return (before.isEmpty ? others : before).max {
            contents.segments[$0].order(0) < contents.segments[$1].order(0)
        }
    }

    /// Builds a segment of the live records of some segments and a new record. The other source segments become empty.
    private mutating func make(
        _ number: Int,
        of sources: [Int],
        withPostings: Bool,
        adding new: (record: Record, order: UInt64, entry: Int?)? = nil
    ) {
        var builder = SegmentBuilder(
            contents.settings,
            capacity: sources.reduce(1) { $0 + contents.segments[$1].liveCount }
        )
        // Without removed records, all records keep their slots.
        let areMoved = sources != [number] || contents.segments[number].liveCount < contents.segments[number].count
        var entries: [Int] = []
        for source in sources {
            let segment = contents.segments[source]
            builder.append(contentsOf: segment)
            for slot in 0..<segment.count where areMoved && segment.isLive(slot) {
                let place = Self.place(source, slot)
                guard let found = identifiers.find(segment.records[slot].id.hashValue, isHere: { $0 == place }) else {
                    preconditionFailure("SearchIndex: the hash value of an id has changed since it was inserted.")
                }
                entries.append(found.entry)
            }
        }
        let count = builder.count
        if let new { builder.append(new.record, order: new.order) }
        for source in sources where source != number { contents.removeSegment(source) }
        contents.segments[number] = builder.segment(withPostings: withPostings)
        for (slot, entry) in entries.enumerated() { identifiers.move(entry, to: Self.place(number, slot)) }
        guard let new else { return }
        let place = Self.place(number, count)
        if let entry = new.entry {
            identifiers.move(entry, to: place)
        } else {
            if !identifiers.hasRoom(for: 1) { rebuildIdentifiers(capacity: self.count * 3 / 2 + 16, without: place) }
            identifiers.insert(new.record.id.hashValue, place: place)
        }
    }
}

// MARK: - Segments

extension IndexContents {
    /// The number of an empty segment.
    mutating func emptySegment() -> Int {
        if let number = segments.indices.first(where: { segments[$0].count == 0 }) { return number }
        precondition(segments.count < 65_536, "SearchIndex: there is no room for more than 65,536 segments.")
        segments.append(SegmentBuilder(settings, capacity: 0).segment(withPostings: false))
        return segments.count - 1
    }

    /// Empties a segment. The others keep their numbers.
    mutating func removeSegment(_ number: Int) {
        segments[number] = SegmentBuilder(settings, capacity: 0).segment(withPostings: false)
    }
}

// MARK: - Ids

extension SearchIndex {
    private static func place(_ segment: Int, _ slot: Int) -> UInt32 { UInt32(segment) << 16 | UInt32(slot) }

    static func split(_ place: UInt32) -> (segment: Int, slot: Int) { (Int(place >> 16), Int(place & 0xFFFF)) }

    private func record(at place: UInt32) -> Record {
        let (segment, slot) = Self.split(place)
        return contents.segments[segment].records[slot]
    }

    /// The table entry of an id, and the place of its record.
    func find(_ id: Record.ID) -> (entry: Int, place: UInt32)? {
        identifiers.find(id.hashValue) { record(at: $0).id == id }
    }

    /// Records the places of the records of new segments. Of two records with the same id, the later one is kept, at the
    /// position of the earlier.
    private mutating func insertIdentifiers(of numbers: [Int]) {
        let added = numbers.reduce(0) { $0 + contents.segments[$1].count }
        if !identifiers.hasRoom(for: added) {
            let before = count - added
            rebuildIdentifiers(capacity: before + max(added, before / 2), withoutSegments: numbers)
        }
        var table = identifiers
        identifiers = IdentifierTable(capacity: 0)
        for number in numbers {
            for slot in 0..<contents.segments[number].count {
                let id = contents.segments[number].records[slot].id
                let earlier = table.findOrInsert(id.hashValue, place: Self.place(number, slot)) {
                    record(at: $0).id == id
                }
                guard let earlier else { continue }
                let (segment, earlierSlot) = Self.split(earlier)
                contents.segments[number].setOrder(contents.segments[segment].order(earlierSlot), of: slot)
                contents.segments[segment].remove(earlierSlot)
            }
        }
        identifiers = table
    }

    /// Rebuilds the table from the live records, except those of the given segments and the given place.
    private mutating func rebuildIdentifiers(
        capacity: Int,
        withoutSegments omittedSegments: [Int] = [],
        without omitted: UInt32? = nil
    ) {
        identifiers = IdentifierTable(capacity: capacity)
        for (number, segment) in contents.segments.enumerated() where !omittedSegments.contains(number) {
            for slot in 0..<segment.count where segment.isLive(slot) {
                let place = Self.place(number, slot)
                if place != omitted { identifiers.insert(segment.records[slot].id.hashValue, place: place) }
            }
        }
    }
}
