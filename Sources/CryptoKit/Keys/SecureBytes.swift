import Foundation

/// Bytes that are overwritten before their memory is freed. Copies share them.
struct SecureBytes: @unchecked Sendable {
    private final class Storage {
        let buffer: UnsafeMutableRawBufferPointer

        init(count: Int) { buffer = .allocate(byteCount: count, alignment: 16) }

        deinit {
            if let base = buffer.baseAddress, buffer.count > 0 { explicit_bzero(base, buffer.count) }
            buffer.deallocate()
        }
    }

    // Nothing writes after the initializer, so threads can share the bytes.
    private let storage: Storage

    /// Makes the bytes that a function writes.
    init(count: Int, _ write: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        storage = Storage(count: count)
        try write(storage.buffer)
    }

    /// Copies bytes.
    init(_ bytes: some ContiguousBytes) {
        storage = bytes.withUnsafeBytes { bytes in
            let storage = Storage(count: bytes.count)
            storage.buffer.copyMemory(from: bytes)
            return storage
        }
    }

    var count: Int { storage.buffer.count }

    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        defer { withExtendedLifetime(storage) {} }
        return try body(UnsafeRawBufferPointer(storage.buffer))
    }

    /// Compares in a time that depends only on the number of bytes.
    static func == (first: SecureBytes, second: SecureBytes) -> Bool {
        first.withUnsafeBytes { left in second.withUnsafeBytes { equalBytes(left, $0) } }
    }
}
