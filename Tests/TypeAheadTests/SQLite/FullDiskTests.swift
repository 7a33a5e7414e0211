#if SQLite && os(Linux)
import Foundation
import Testing
import TypeAheadSQLite

@testable import TypeAhead

/// A small file system in memory, which is unmounted with the object. Only the superuser may mount.
private final class SmallDisk: Sendable {
    let folder: TemporaryIndex

    init(bytes: Int) throws {
        folder = try TemporaryIndex()
        guard mount("tmpfs", folder.folder.path(percentEncoded: false), "tmpfs", 0, "size=\(bytes)") == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
        }
    }

    deinit { umount2(folder.folder.path(percentEncoded: false), Int32(MNT_DETACH)) }

    /// Whether this process may mount.
    static let isAvailable = (try? SmallDisk(bytes: 1 << 16)) != nil

    /// Takes all free space.
    func fill() throws {
        let file = folder.folder.appending(path: "fill")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        for size in [1 << 16, 1] {
            while (try? handle.write(contentsOf: Data(count: size))) != nil {}
        }
    }

    func makeRoom() throws { try FileManager.default.removeItem(at: folder.folder.appending(path: "fill")) }
}

@Suite("An index on a full disk", .enabled(if: SmallDisk.isAvailable))
struct FullDiskTests {
    private static let items = (0..<3000).map { Item(id: $0, title: "item number \($0)") }

    private static func open(_ disk: SmallDisk) throws -> SQLiteSource<Item> {
        try SQLiteSource(path: disk.folder.path, fields: Item.fields, coding: .json)
    }

    @Test
    func `a change fails and is repeated after making room`() async throws {
        let disk = try SmallDisk(bytes: 4 << 20)
        let source = try Self.open(disk)
        try await source.insert(contentsOf: Self.items.prefix(100))
        try disk.fill()
        await #expect(throws: SQLiteIndexError.full(path: disk.folder.path)) {
            try await source.insert(contentsOf: Self.items)
        }
        #expect(try source.count == 100)
        try await source.check()
        try disk.makeRoom()
        try await source.insert(contentsOf: Self.items)
        #expect(try source.count == Self.items.count)
        try await source.check()
    }
}
#endif
