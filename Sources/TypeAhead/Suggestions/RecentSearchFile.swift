import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The file of recent searches. Several programs may change it at the same time.
struct RecentSearchFile: Sendable {
    private struct Content: Codable {
        var version = 1
        var entries: [RecentSearches.Entry]
    }

    private let file: URL
    private let coding: RecentSearches.Coding

    init(_ file: URL, _ coding: RecentSearches.Coding) {
        self.file = file
        self.coding = coding
    }

    private var path: String { file.path(percentEncoded: false) }

    /// The entries; none if the file does not exist.
    func read() throws -> [RecentSearches.Entry] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        do {
            let content = try JSONDecoder().decode(Content.self, from: coding.decode(Data(contentsOf: file)))
            guard content.version == 1 else {
                throw RecentSearchesError.unreadable(path: path, reason: "its version \(content.version) is unknown")
            }
            return content.entries
        } catch let error as RecentSearchesError {
            throw error
        } catch {
            throw RecentSearchesError.unreadable(path: path, reason: "\(error)")
        }
    }

    /// Reads, changes and writes the entries while other programs wait. If nothing changes, the file is not written.
    func change(_ body: (inout [RecentSearches.Entry]) -> Void) throws -> [RecentSearches.Entry] {
        try withLock {
            let old = try read()
            var entries = old
            body(&entries)
            guard entries != old else { return entries }
            do {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
                try coding.encode(encoder.encode(Content(entries: entries))).write(to: file, options: .atomic)
                // Searches are private.
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            } catch {
                throw RecentSearchesError.unwritable(path: path, reason: "\(error)")
            }
            return entries
        }
    }

    /// Calls a closure while this program has the lock. A file of its own is locked, because writing replaces the file.
    private func withLock<Result>(_ body: () throws -> Result) throws -> Result {
        let lock = open("\(path).lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else {
            throw RecentSearchesError.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw RecentSearchesError.unwritable(path: path, reason: String(cString: strerror(errno)))
            }
        }
        return try body()
    }
}
