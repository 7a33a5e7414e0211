import Foundation

extension Place {
    /// Reads places from a table of tab-separated columns, named in the first line.
    ///
    /// - Parameter limit: The maximum number of places. The rest of the file is ignored.
    static func read(_ path: String, limit: Int) throws -> [Place] {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        } catch {
            throw Failure(reason: "the places cannot be read from \(path): \(error.localizedDescription)")
        }
        return try data.withUnsafeBytes { buffer in
            var lines = Lines(rest: buffer)
            let columns = (lines.next() ?? []).map { String(decoding: $0, as: UTF8.self) }
            let needed = try ["name", "continent", "year"].map { name in
                guard let column = columns.firstIndex(of: name) else {
                    throw Failure(reason: "\(path) has no column \(name)")
                }
                return column
            }
            var places: [Place] = []
            places.reserveCapacity(min(limit, data.count / 16))
            while places.count < limit, let cells = lines.next() {
                func text(_ index: Int) -> String {
                    needed[index] < cells.count ? String(decoding: cells[needed[index]], as: UTF8.self) : ""
                }
                places.append(Place(id: places.count, name: text(0), continent: text(1), year: text(2)))
            }
            return places
        }
    }
}

/// The rows of a table, each as an array of cells.
private struct Lines {
    var rest: UnsafeRawBufferPointer

    mutating func next() -> [Slice<UnsafeRawBufferPointer>]? {
        guard let base = rest.baseAddress, !rest.isEmpty else { return nil }
        let end = memchr(base, 0x0A, rest.count).map { UnsafeRawPointer($0) - base } ?? rest.count
        let line = rest[..<end]
        rest = UnsafeRawBufferPointer(rebasing: rest[min(end + 1, rest.count)...])
        return line.split(separator: 0x09, omittingEmptySubsequences: false)
    }
}
