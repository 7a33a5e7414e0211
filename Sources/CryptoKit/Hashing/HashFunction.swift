import Foundation

/// A cryptographic hash function: it maps bytes of any number to a digest of fixed length.
///
/// A copy of a function continues independently of the original.
public protocol HashFunction: Sendable {
    /// The number of bytes that the function processes at a time.
    static var blockByteCount: Int { get }
    /// The type of its digests.
    associatedtype Digest: CryptoKit.Digest
    /// Makes a function without bytes.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The number of bytes of a digest.
    public static var byteCount: Int { Digest.byteCount }

    /// Returns the digest of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of bytes.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Adds bytes, without copying them.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            region.withUnsafeBytes { update(bufferPointer: $0) }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Passes all bytes in parts whose number fits the argument of a C function.
    func forEachPart(_ body: (UnsafeRawPointer, UInt32) -> Void) {
        var rest = self[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
            body(part.baseAddress!, UInt32(part.count))
            rest = rest.dropFirst(part.count)
        }
    }
}
