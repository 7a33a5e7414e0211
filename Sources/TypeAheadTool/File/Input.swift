import Glibc
import TextEscaping

/// The bytes of a file. A regular file is memory-mapped, other input is read.
///
/// The memory is never deallocated, so any thread may read it.
final class Input: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Takes ownership of bytes, which must never change.
    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path; nil for standard input.
    ///   - name: The display name.
    convenience init(path: UnsafePointer<CChar>?, name: String) throws {
        let name = path == nil ? "Standard input" : "“\(escaped(name))”"
        let file = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
        guard file >= 0 else { throw Self.error(errno, name) }
        defer { if path != nil { close(file) } }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Self.error(errno, name) }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw Self.error(EISDIR, name) }
        // Files with size 0, such as those in /proc, may have content.
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

    /// Accessing a mapped page beyond the end of a truncated file raises SIGBUS.
    private static func endWhenFileShrinks() {
        _ = signal(SIGBUS) { _ in
            let sentence: StaticString = "typeahead: The file became shorter while it was read. Start again.\n"
            _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
            UnfinishedNames.removeAll()
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

    /// The text of a range of bytes, with U+FFFD for invalid UTF-8.
    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// The first occurrence of a byte within a range.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
        guard let found = memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
