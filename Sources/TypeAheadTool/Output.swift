import Glibc

/// What is printed, in large pieces.
struct Output {
    /// Thrown when whoever reads it has read enough.
    struct Closed: Error {}

    private let file: Int32
    private var buffer: [UInt8] = []

    init(_ file: Int32) { self.file = file }

    /// Whether what was found can be emphasised: on a terminal that can, for a person who does not mind.
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
