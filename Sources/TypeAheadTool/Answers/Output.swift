import Glibc

/// A buffered output stream.
struct Output {
    /// Thrown when the reader closed the pipe.
    struct Closed: Error {}

    private let file: Int32
    private var buffer: [UInt8] = []

    init(_ file: Int32) { self.file = file }

    /// Whether matches can be emphasised: on a capable terminal, unless NO_COLOR is set.
    var canEmphasise: Bool {
        guard isatty(file) == 1, Self.variable("NO_COLOR").isEmpty else { return false }
        return !["", "dumb"].contains(Self.variable("TERM"))
    }

    private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    mutating func write(_ text: String) throws {
        buffer += text.utf8
        if buffer.count >= 1 << 16 { try flush() }
    }

    mutating func flush() throws {
        defer { buffer.removeAll(keepingCapacity: true) }
        var written = 0
        while written < buffer.count {
            let length = buffer.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
            if length >= 0 {
                written += length
            } else if errno == EPIPE {
                throw Closed()
            } else if errno != EINTR {
                throw ToolError("Standard output cannot be written: \(String(cString: strerror(errno))).")
            }
        }
    }
}
