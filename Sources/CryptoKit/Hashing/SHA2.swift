import CommonCrypto
import Foundation

/// SHA-2 with digests of 256 bits.
public struct SHA256: HashFunction {
    /// The type of the digests.
    public typealias Digest = SHA256Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 64
    /// The number of bytes of a digest.
    public static let byteCount = 32
    private var context = CC_SHA256_CTX()

    /// Makes a function without bytes.
    public init() { CC_SHA256_Init(&context) }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        bufferPointer.forEachPart { _ = CC_SHA256_Update(&context, $0, $1) }
    }

    /// Returns the digest of all bytes so far.
    public func finalize() -> SHA256Digest {
        var copy = context
        return SHA256Digest(content: DigestBytes(count: Self.byteCount) { _ = CC_SHA256_Final($0, &copy) })
    }
}

/// A digest of SHA-2 with 256 bits.
public struct SHA256Digest: Digest {
    /// The number of bytes.
    public static let byteCount = 32
    let content: DigestBytes

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try content.bytes.withUnsafeBytes(body)
    }

    /// The name of the function and the bytes as hexadecimal digits.
    public var description: String { "SHA256 digest: \(content.text)" }
}

/// SHA-2 with digests of 384 bits.
public struct SHA384: HashFunction {
    /// The type of the digests.
    public typealias Digest = SHA384Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 128
    /// The number of bytes of a digest.
    public static let byteCount = 48
    private var context = CC_SHA512_CTX()

    /// Makes a function without bytes.
    public init() { CC_SHA384_Init(&context) }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        bufferPointer.forEachPart { _ = CC_SHA384_Update(&context, $0, $1) }
    }

    /// Returns the digest of all bytes so far.
    public func finalize() -> SHA384Digest {
        var copy = context
        return SHA384Digest(content: DigestBytes(count: Self.byteCount) { _ = CC_SHA384_Final($0, &copy) })
    }
}

/// A digest of SHA-2 with 384 bits.
public struct SHA384Digest: Digest {
    /// The number of bytes.
    public static let byteCount = 48
    let content: DigestBytes

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try content.bytes.withUnsafeBytes(body)
    }

    /// The name of the function and the bytes as hexadecimal digits.
    public var description: String { "SHA384 digest: \(content.text)" }
}

/// SHA-2 with digests of 512 bits.
public struct SHA512: HashFunction {
    /// The type of the digests.
    public typealias Digest = SHA512Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 128
    /// The number of bytes of a digest.
    public static let byteCount = 64
    private var context = CC_SHA512_CTX()

    /// Makes a function without bytes.
    public init() { CC_SHA512_Init(&context) }

    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        bufferPointer.forEachPart { _ = CC_SHA512_Update(&context, $0, $1) }
    }

    /// Returns the digest of all bytes so far.
    public func finalize() -> SHA512Digest {
        var copy = context
        return SHA512Digest(content: DigestBytes(count: Self.byteCount) { _ = CC_SHA512_Final($0, &copy) })
    }
}

/// A digest of SHA-2 with 512 bits.
public struct SHA512Digest: Digest {
    /// The number of bytes.
    public static let byteCount = 64
    let content: DigestBytes

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try content.bytes.withUnsafeBytes(body)
    }

    /// The name of the function and the bytes as hexadecimal digits.
    public var description: String { "SHA512 digest: \(content.text)" }
}
