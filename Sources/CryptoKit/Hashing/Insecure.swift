import CommonCrypto
import Foundation

/// Outdated hash functions. They do not protect against changes: use them only where a protocol or file format requires them.
public enum Insecure {
    /// MD5.
    public struct MD5: HashFunction {
        /// The type of the digests.
        public typealias Digest = MD5Digest
        /// The number of bytes that the function processes at a time.
        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 16
        private var context = CC_MD5_CTX()

        /// Makes a function without bytes.
        public init() { CC_MD5_Init(&context) }

        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            bufferPointer.forEachPart { _ = CC_MD5_Update(&context, $0, $1) }
        }

        /// Returns the digest of all bytes so far.
        public func finalize() -> MD5Digest {
            var copy = context
            return MD5Digest(content: DigestBytes(count: Self.byteCount) { _ = CC_MD5_Final($0, &copy) })
        }
    }

    /// A digest of MD5.
    public struct MD5Digest: Digest {
        /// The number of bytes.
        public static let byteCount = 16
        let content: DigestBytes

        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try content.bytes.withUnsafeBytes(body)
        }

        /// The name of the function and the bytes as hexadecimal digits.
        public var description: String { "MD5 digest: \(content.text)" }
    }

    /// SHA-1.
    public struct SHA1: HashFunction {
        /// The type of the digests.
        public typealias Digest = SHA1Digest
        /// The number of bytes that the function processes at a time.
        public static let blockByteCount = 64
        /// The number of bytes of a digest.
        public static let byteCount = 20
        private var context = CC_SHA1_CTX()

        /// Makes a function without bytes.
        public init() { CC_SHA1_Init(&context) }

        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            bufferPointer.forEachPart { _ = CC_SHA1_Update(&context, $0, $1) }
        }

        /// Returns the digest of all bytes so far.
        public func finalize() -> SHA1Digest {
            var copy = context
            return SHA1Digest(content: DigestBytes(count: Self.byteCount) { _ = CC_SHA1_Final($0, &copy) })
        }
    }

    /// A digest of SHA-1.
    public struct SHA1Digest: Digest {
        /// The number of bytes.
        public static let byteCount = 20
        let content: DigestBytes

        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try content.bytes.withUnsafeBytes(body)
        }

        /// The name of the function and the bytes as hexadecimal digits.
        public var description: String { "SHA1 digest: \(content.text)" }
    }
}
