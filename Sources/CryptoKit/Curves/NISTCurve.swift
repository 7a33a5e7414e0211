import Foundation

/// An elliptic curve of NIST: `P256`, `P384` or `P521`.
public protocol NISTCurve: Sendable {
    /// The number of bits of its numbers.
    static var keySize: NISTCurveKeySize { get }
    /// The hash function with which data is signed.
    associatedtype SignatureHash: HashFunction
}

/// The number of bits of a curve's numbers.
public struct NISTCurveKeySize: Sendable {
    let curve: Engine.Curve

    /// The bytes of a private key, and of each coordinate of a public key.
    var byteCount: Int { curve.byteCount }
}

/// The curve with numbers of 256 bits, also called secp256r1 and prime256v1.
public enum P256: NISTCurve {
    /// The number of bits of its numbers.
    public static let keySize = NISTCurveKeySize(curve: .p256)
    /// The hash function with which data is signed.
    public typealias SignatureHash = SHA256

    /// Signatures (ECDSA, FIPS 186-4).
    public enum Signing {
        /// A key that makes signatures.
        public typealias PrivateKey = NISTSigningPrivateKey<P256>
        /// A key that checks signatures.
        public typealias PublicKey = NISTSigningPublicKey<P256>
        /// A signature.
        public typealias ECDSASignature = NISTSignature<P256>
    }

    /// Key agreement (ECDH, NIST SP 800-56A).
    public enum KeyAgreement {
        /// A key that makes a shared secret with another's public key.
        public typealias PrivateKey = NISTAgreementPrivateKey<P256>
        /// The key that the other side gets.
        public typealias PublicKey = NISTAgreementPublicKey<P256>
    }
}

/// The curve with numbers of 384 bits, also called secp384r1.
public enum P384: NISTCurve {
    /// The number of bits of its numbers.
    public static let keySize = NISTCurveKeySize(curve: .p384)
    /// The hash function with which data is signed.
    public typealias SignatureHash = SHA384

    /// Signatures (ECDSA, FIPS 186-4).
    public enum Signing {
        /// A key that makes signatures.
        public typealias PrivateKey = NISTSigningPrivateKey<P384>
        /// A key that checks signatures.
        public typealias PublicKey = NISTSigningPublicKey<P384>
        /// A signature.
        public typealias ECDSASignature = NISTSignature<P384>
    }

    /// Key agreement (ECDH, NIST SP 800-56A).
    public enum KeyAgreement {
        /// A key that makes a shared secret with another's public key.
        public typealias PrivateKey = NISTAgreementPrivateKey<P384>
        /// The key that the other side gets.
        public typealias PublicKey = NISTAgreementPublicKey<P384>
    }
}

/// The curve with numbers of 521 bits, also called secp521r1.
public enum P521: NISTCurve {
    /// The number of bits of its numbers.
    public static let keySize = NISTCurveKeySize(curve: .p521)
    /// The hash function with which data is signed.
    public typealias SignatureHash = SHA512

    /// Signatures (ECDSA, FIPS 186-4).
    public enum Signing {
        /// A key that makes signatures.
        public typealias PrivateKey = NISTSigningPrivateKey<P521>
        /// A key that checks signatures.
        public typealias PublicKey = NISTSigningPublicKey<P521>
        /// A signature.
        public typealias ECDSASignature = NISTSignature<P521>
    }

    /// Key agreement (ECDH, NIST SP 800-56A).
    public enum KeyAgreement {
        /// A key that makes a shared secret with another's public key.
        public typealias PrivateKey = NISTAgreementPrivateKey<P521>
        /// The key that the other side gets.
        public typealias PublicKey = NISTAgreementPublicKey<P521>
    }
}
