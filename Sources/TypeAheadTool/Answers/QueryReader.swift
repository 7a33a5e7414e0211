import Glibc

/// Reads the lines of standard input as soon as they are available.
struct QueryReader {
    private var buffer: [UInt8] = []
    private var at = 0
    private var isAtEnd = false

    /// The next line, without its line ending; nil at the end of input.
    ///
    /// - Parameter wait: Called before blocking for input.
    mutating func next(beforeWaiting wait: () throws -> Void) throws -> String? {
        var seen = at
        while true {
            if let newline = buffer[seen...].firstIndex(of: UInt8(ascii: "\n")) {
                var line = buffer[at..<newline]
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                at = newline + 1
                return String(decoding: line, as: UTF8.self)
            }
            if isAtEnd {
                defer { at = buffer.count }
                return at < buffer.count ? String(decoding: buffer[at...], as: UTF8.self) : nil
            }
            buffer.removeSubrange(..<at)
            at = 0
            seen = buffer.count
            try wait()
            try read()
        }
    }

    private mutating func read() throws {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var length = Glibc.read(STDIN_FILENO, &piece, piece.count)
        while length < 0, errno == EINTR { length = Glibc.read(STDIN_FILENO, &piece, piece.count) }
        guard length >= 0 else {
            throw ToolError(
                "Standard input cannot be read: \(String(cString: strerror(errno))). Give queries as arguments."
            )
        }
        isAtEnd = length == 0
        buffer += piece[..<length]
    }
}
