import Foundation
import Glibc
import PackageGeneration

/// The state of everything that a build reads, so that a build without changes can be skipped.
struct Stamp {
    private var lines: [String] = []

    /// Adds a value.
    mutating func add(_ name: String, _ value: String) {
        lines.append("\(name)=\(value.debugDescription)")
    }

    /// Adds the size and date of a file, or of all files in a folder.
    mutating func add(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            lines.append("missing \(path.debugDescription)")
            return
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            add(path, status)
            return
        }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        lines.append("folder \(path.debugDescription)")
        for name in names.sorted() {
            let file = path + "/" + name
            if stat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { add(file, status) }
        }
    }

    private mutating func add(_ path: String, _ status: stat) {
        let time = status.st_mtim
        lines.append("\(path.debugDescription) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)")
    }

    /// A short text that changes with every value.
    var text: String { StableHash.text(lines.joined(separator: "\n").utf8) + "-\(lines.count)" }
}
