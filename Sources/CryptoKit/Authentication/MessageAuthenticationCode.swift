import Foundation

/// A code that proves who wrote data. Comparing two codes takes a time that does not depend on their bytes.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Iterates over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0).makeIterator() }
    }

    /// Whether a code has the same bytes as data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        lhs.withUnsafeBytes { left in Array(rhs).withUnsafeBytes { equalBytes(left, $0) } }
    }

    /// Whether a code has other bytes than data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// The code of an HMAC, as long as a digest of its hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// The number of bytes.
    public var byteCount: Int { H.Digest.byteCount }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    /// The name of the hash function and the bytes as hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(withUnsafeBytes { hexadecimal($0) })" }
}
