import Foundation

/// ChaCha20 with Poly1305 (RFC 8439).
public enum ChaChaPoly {
    /// A number that must be used only once with each key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let content: NonceBytes

        /// Makes a random nonce of 12 bytes.
        public init() { content = NonceBytes() }

        /// Makes a nonce of given bytes. Throws unless there are 12.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            content = NonceBytes(data)
        }

        init(bytes: [UInt8]) { content = NonceBytes(bytes) }

        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try content.bytes.withUnsafeBytes(body)
        }

        /// Iterates over the bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { content.bytes.makeIterator() }
    }

    /// Encrypted data with its nonce and tag.
    public struct SealedBox: Sendable {
        let parts: SealedParts

        /// Makes a box of a nonce of 12 bytes, encrypted data and a tag of 16 bytes, one after the other.
        public init<D: DataProtocol>(combined: D) throws { parts = try SealedParts(combined: combined) }

        /// Makes a box of its parts. Throws unless the tag has 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            parts = try SealedParts(nonce: nonce.content.bytes, ciphertext: ciphertext, tag: tag)
        }

        init(parts: SealedParts) { self.parts = parts }

        /// The nonce.
        public var nonce: Nonce { Nonce(bytes: parts.nonce) }
        /// The encrypted data, as long as the plain data.
        public var ciphertext: Data { parts.ciphertext }
        /// The tag of 16 bytes.
        public var tag: Data { parts.tag }
        /// Nonce, encrypted data and tag, one after the other.
        public var combined: Data { parts.combined }
    }

    /// Encrypts data, and authenticates it together with data that remains plain. Throws unless the key has 256 bits.
    ///
    /// - Parameter nonce: a random one if it is nil.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext,
        using key: SymmetricKey,
        nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        SealedBox(
            parts: try Engine.seal(
                .chaChaPoly,
                message,
                key: key,
                nonce: (nonce ?? Nonce()).content.bytes,
                authenticating: authenticatedData
            )
        )
    }

    /// Encrypts and authenticates data. Throws unless the key has 256 bits.
    ///
    /// - Parameter nonce: a random one if it is nil.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext,
        using key: SymmetricKey,
        nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts data, and checks the data that was authenticated with it. Throws unless the key has 256 bits. Throws
    /// `CryptoKitError.authenticationFailure` if the tag does not match.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox,
        using key: SymmetricKey,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try Engine.open(.chaChaPoly, sealedBox.parts, key: key, authenticating: authenticatedData)
    }

    /// Decrypts data. Throws unless the key has 256 bits. Throws `CryptoKitError.authenticationFailure` if the tag does not match.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }
}
