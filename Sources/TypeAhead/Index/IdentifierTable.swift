/// Where the record with an id is: a hash table that holds places only, since the ids stand in the records.
struct IdentifierTable: Sendable {
    /// A place and 1; 0 where nothing was ever put, ``removed`` where something was taken away.
    private var entries: [UInt32]
    /// A part of each entry's hash value: what is at another place need be looked at only where it is the same.
    private var tags: [UInt8]
    private var used = 0

    private static let removed = UInt32.max

    /// Makes a table with room for so many.
    init(capacity: Int) {
        entries = Array(repeating: 0, count: max(16, capacity + capacity * 2 / 5))
        tags = Array(repeating: 0, count: entries.count)
    }

    /// Whether so many more do not make it slow.
    func hasRoom(for more: Int) -> Bool { (used + more) * 5 <= entries.count * 4 }

    /// Finds an entry.
    ///
    /// - Parameter isHere: Whether what is at a place is meant.
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

    /// Puts a place into it that is not there yet. There must be room.
    mutating func insert(_ hash: Int, place: UInt32) {
        var entry = first(hash)
        while entries[entry] != 0 { entry = entry + 1 == entries.count ? 0 : entry + 1 }
        entries[entry] = place + 1
        tags[entry] = Self.tag(hash)
        used += 1
    }

    /// Finds an entry, or puts a place into the table.
    ///
    /// - Returns: The place that was there.
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

    /// Says that what an entry means is at another place.
    mutating func move(_ entry: Int, to place: UInt32) { entries[entry] = place + 1 }

    /// Takes an entry away.
    mutating func remove(_ entry: Int) { entries[entry] = Self.removed }

    private func first(_ hash: Int) -> Int {
        Int(truncatingIfNeeded: UInt(bitPattern: hash).multipliedFullWidth(by: UInt(entries.count)).high)
    }

    /// The bits of a hash value that do not decide where an entry is.
    private static func tag(_ hash: Int) -> UInt8 { UInt8(truncatingIfNeeded: hash) }

    /// The number of bytes in memory.
    var byteCount: Int { entries.count * 5 }
}
