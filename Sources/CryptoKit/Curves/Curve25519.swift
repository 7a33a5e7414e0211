import Foundation

/// The curve Curve25519.
public enum Curve25519 {
    /// Signatures (Ed25519, RFC 8032).
    public enum Signing {
        /// A key that makes signatures.
        public struct PrivateKey: Sendable {
            let bytes: SecureBytes
            let publicBytes: [UInt8]

            /// Makes a random key.
            public init() { self.init(bytes: .random(count: 32)) }

            /// Makes a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                let bytes = SecureBytes(data)
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
                self.init(bytes: bytes)
            }

            private init(bytes: SecureBytes) {
                self.bytes = bytes
                publicBytes = Engine.publicKey25519(of: bytes, signs: true)
            }

            /// The key that others get.
            public var publicKey: PublicKey { PublicKey(bytes: publicBytes) }
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { bytes.withUnsafeBytes { Data($0) } }
        }

        /// A key that checks signatures.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]

            init(bytes: [UInt8]) { self.bytes = bytes }

            /// Makes a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }

            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
        }
    }

    /// Key agreement (X25519, RFC 7748).
    public enum KeyAgreement {
        /// A key that makes a shared secret with another's public key.
        public struct PrivateKey: Sendable {
            let bytes: SecureBytes
            let publicBytes: [UInt8]

            /// Makes a random key.
            public init() { self.init(bytes: .random(count: 32)) }

            /// Makes a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                let bytes = SecureBytes(data)
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
                self.init(bytes: bytes)
            }

            private init(bytes: SecureBytes) {
                self.bytes = bytes
                publicBytes = Engine.publicKey25519(of: bytes, signs: false)
            }

            /// The key that others get.
            public var publicKey: PublicKey { PublicKey(bytes: publicBytes) }
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { bytes.withUnsafeBytes { Data($0) } }
        }

        /// The key that the other side gets.
        public struct PublicKey: Sendable {
            let bytes: [UInt8]

            init(bytes: [UInt8]) { self.bytes = bytes }

            /// Makes a key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }

            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}

extension Curve25519.Signing.PrivateKey {
    /// Signs data; the signature has 64 bytes. The time grows with the length of the data.
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
        guard let signature = Engine.sign25519(Array(data), bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Data(signature)
    }
}

extension Curve25519.Signing.PublicKey {
    /// Whether a signature is one of data.
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        let signature = Array(signature)
        return signature.count == 64 && Engine.verify25519(signature, Array(data), bytes)
    }
}

extension Curve25519.KeyAgreement.PrivateKey {
    /// Makes the secret that the owner of the other key makes with this public key. Throws if the other key gives no secret.
    public func sharedSecretFromKeyAgreement(
        with publicKeyShare: Curve25519.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
        guard let secret = Engine.agree25519(bytes, publicKeyShare.bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return SharedSecret(bytes: secret)
    }
}
