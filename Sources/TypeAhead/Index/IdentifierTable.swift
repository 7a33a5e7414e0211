/// Maps ids to places: a hash table that stores only places, because the ids are in the records.
struct IdentifierTable: Sendable {
    /// A place plus 1; 0 for an entry that was never used, ``removed`` for a deleted one.
    private var entries: [UInt32]
    /// A part of the hash value of each entry. A record is compared only if the tags are equal.
    private var tags: [UInt8]
    private var used = 0

    private static let removed = UInt32.max

    /// Makes a table with the given capacity.
    init(capacity: Int) {
        entries = Array(repeating: 0, count: max(16, capacity + capacity * 2 / 5))
        tags = Array(repeating: 0, count: entries.count)
    }

    /// Whether the given number of insertions keeps the load factor at 80 % or less.
    func hasRoom(for more: Int) -> Bool { (used + more) * 5 <= entries.count * 4 }

    /// Finds an entry.
    ///
    /// - Parameter isHere: Whether the record at a place is the requested one.
    func find(_ hash: Int, isHere: (UInt32) -> Bool) -> (entry: Int, place: UInt32)? {
        var entry = first(hash)
        let tag = Self.tag(hash)
        while entries[entry] != 0 {
            if tags[entry] == tag, entries[entry] != Self.removed, isHere(entries[entry] - 1) {
                return (entry, entries[entry] - 1)
            }
            entry = entry + 1 == entries.count ? 0 : entry + 1
        }
        return nil
    }

    /// Inserts a place that is not in the table. Requires free capacity.
    mutating func insert(_ hash: Int, place: UInt32) {
        var entry = first(hash)
        while entries[entry] != 0 { entry = entry + 1 == entries.count ? 0 : entry + 1 }
        entries[entry] = place + 1
        tags[entry] = Self.tag(hash)
        used += 1
    }

    /// Replaces the place of an entry, or inserts one.
    ///
    /// - Returns: The previous place; nil if there was none.
    mutating func findOrInsert(_ hash: Int, place: UInt32, isHere: (UInt32) -> Bool) -> UInt32? {
        var entry = first(hash)
        let tag = Self.tag(hash)
        while entries[entry] != 0 {
            if tags[entry] == tag, entries[entry] != Self.removed, isHere(entries[entry] - 1) {
                let previous = entries[entry] - 1
                entries[entry] = place + 1
                return previous
            }
            entry = entry + 1 == entries.count ? 0 : entry + 1
        }
        entries[entry] = place + 1
        tags[entry] = tag
        used += 1
        return nil
    }

    /// Changes the place of an entry.
    mutating func move(_ entry: Int, to place: UInt32) { entries[entry] = place + 1 }

    /// Removes an entry.
    mutating func remove(_ entry: Int) { entries[entry] = Self.removed }

    /// The places in the table, in no order.
    var places: some Sequence<UInt32> { entries.lazy.filter { $0 != 0 && $0 != Self.removed }.map { $0 - 1 } }

    private func first(_ hash: Int) -> Int {
        Int(truncatingIfNeeded: UInt(bitPattern: hash).multipliedFullWidth(by: UInt(entries.count)).high)
    }

    /// The tag of a hash value: bits that do not determine the position of an entry.
    private static func tag(_ hash: Int) -> UInt8 { UInt8(truncatingIfNeeded: hash) }

    /// The number of bytes in memory.
    var byteCount: Int { entries.count * 5 }
}
