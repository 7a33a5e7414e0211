import CommonCrypto
import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// Makes a length. Traps unless the number of bits is a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(
            bitCount > 0 && bitCount.isMultiple(of: 8),
            "CryptoKit: the length of a key must be a positive multiple of 8 bits."
        )
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that the writer and the reader of data share. Its memory is overwritten before it is freed.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: SecureBytes

    init(bytes: SecureBytes) { self.bytes = bytes }

    /// Makes a key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = SecureBytes(data) }

    /// Makes a random key.
    public init(size: SymmetricKeySize) {
        bytes = .random(count: size.bitCount / 8)
    }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Compares keys in a time that depends only on their lengths.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { lhs.bytes == rhs.bytes }
}

extension SecureBytes {
    /// Makes random bytes. Traps if the system has none, which happens only without the permission for the system call.
    static func random(count: Int) -> SecureBytes {
        SecureBytes(count: count) { buffer in
            precondition(
                CCRandomGenerateBytes(buffer.baseAddress, count) == CCRNGStatus(kCCSuccess),
                "CryptoKit: the system has no random bytes."
            )
        }
    }
}
