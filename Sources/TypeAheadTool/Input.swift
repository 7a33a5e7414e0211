import Glibc
import TextEscaping

/// The bytes of a file. A file on a disk is mapped, what comes through a pipe is read.
///
/// The bytes are given back when the program ends, and not before: they may be read from any thread.
final class Input: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Takes bytes over, which must stay as they are for good.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: Its path; nil for standard input.
    ///   - name: The name as it is shown.
    convenience init(path: UnsafePointer<CChar>?, name: String) throws {
        let name = path == nil ? "Standard input" : "“\(escaped(name))”"
        let file = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard file >= 0 else { throw Self.error(errno, name) }
        defer { if path != nil { close(file) } }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Self.error(errno, name) }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw Self.error(EISDIR, name) }
        // Files without a size, such as those in /proc, have something to read all the same.
        if kind == S_IFREG, status.st_size > 0, lseek(file, 0, SEEK_CUR) == 0,
            let mapped = Self.map(file, Int(status.st_size))
        {
            self.init(mapped)
        } else {
            self.init(try Self.read(file, name))
        }
    }

    private static func map(_ file: Int32, _ size: Int) -> UnsafeBufferPointer<UInt8>? {
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), address != MAP_FAILED else { return nil }
        endWhenFileShrinks()
        return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt8.self), count: size)
    }

    /// Reading what a mapped file no longer has is answered with a signal.
    private static func endWhenFileShrinks() {
        _ = signal(SIGBUS) { _ in
            let sentence: StaticString = "typeahead: The file became shorter while it was searched. Start again.\n"
            _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
            _exit(ExitStatus.failed)
        }
    }

    private static func read(_ file: Int32, _ name: String) throws -> UnsafeBufferPointer<UInt8> {
        var capacity = 1 << 16
        var count = 0
        guard var memory = malloc(capacity) else { throw error(ENOMEM, name) }
        while true {
            if count == capacity {
                capacity *= 2
                guard let larger = realloc(memory, capacity) else { throw error(ENOMEM, name) }
                memory = larger
            }
            let length = Glibc.read(file, memory + count, capacity - count)
            if length > 0 {
                count += length
            } else if length == 0 {
                break
            } else if errno != EINTR {
                throw error(errno, name)
            }
        }
        return UnsafeBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: count)
    }

    private static func error(_ number: Int32, _ name: String) -> ToolError {
        switch number {
        case ENOENT, ENOTDIR: ToolError("There is no file \(name). Check the name, or give - for standard input.")
        case EISDIR: ToolError("\(name) is a directory. Give one of its files.")
        case EACCES, EPERM: ToolError("\(name) may not be read. Check its permissions with ls -l.")
        case ENOMEM: ToolError("\(name) does not fit into memory. Give a part of it.")
        default: ToolError("\(name) cannot be read: \(String(cString: strerror(number))).")
        }
    }

    /// The text of some bytes, with U+FFFD for what is not UTF-8.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// The first place of a byte within a range.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
        guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
