import Foundation

/// A private key of a curve of NIST, for signatures.
public struct NISTSigningPrivateKey<Curve: NISTCurve>: Sendable {
    let scalar: NISTScalar<Curve>

    /// Makes a random key.
    ///
    /// - Parameter compactRepresentable: whether the public key has a `compactRepresentation`; this takes about twice the time.
    public init(compactRepresentable: Bool = true) { scalar = NISTScalar(isCompact: compactRepresentable) }

    /// Makes a key of its number, as long as the numbers of the curve. Throws unless it is in range.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        scalar = try NISTScalar(SecureBytes(rawRepresentation))
    }

    /// Makes a key of the form of ANSI X9.63: the public and the private key.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        scalar = try NISTScalar(x963: x963Representation)
    }

    /// Makes a key of DER data, of PKCS #8 or SEC 1.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        scalar = try NISTScalar(der: Array(derRepresentation))
    }

    /// Makes a key of a text with the label `PRIVATE KEY` or `EC PRIVATE KEY`.
    public init(pemRepresentation: String) throws {
        let data = try PEM.data(pemRepresentation, labels: ["PRIVATE KEY", "EC PRIVATE KEY"])
        scalar = try NISTScalar(der: data)
    }

    /// The key that others get.
    public var publicKey: NISTSigningPublicKey<Curve> { NISTSigningPublicKey(point: scalar.point) }
    /// The number.
    public var rawRepresentation: Data { scalar.raw }
    /// The public and the private key, in the form of ANSI X9.63.
    public var x963Representation: Data { scalar.x963 }
    /// The key as DER data of PKCS #8.
    public var derRepresentation: Data { scalar.der }
    /// The key as text with the label `PRIVATE KEY`.
    public var pemRepresentation: String { PEM.text(scalar.der, label: "PRIVATE KEY") }
}

/// A public key of a curve of NIST, for signatures.
public struct NISTSigningPublicKey<Curve: NISTCurve>: Sendable {
    let point: NISTPoint<Curve>

    init(point: NISTPoint<Curve>) { self.point = point }

    /// Makes a key of its coordinates. Throws unless they are a point of the curve; the same holds for the other forms.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try NISTPoint(raw: rawRepresentation) }

    /// Makes a key of coordinate x. The other one is the smaller of two.
    public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
        point = try NISTPoint(compact: compactRepresentation)
    }

    /// Makes a key of the byte 4 and its coordinates, the form of ANSI X9.63.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        point = try NISTPoint(x963: x963Representation)
    }

    /// Makes a key of a byte 2 or 3 and coordinate x.
    public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
        point = try NISTPoint(compressed: compressedRepresentation)
    }

    /// Makes a key of DER data (`SubjectPublicKeyInfo` of X.509).
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        point = try NISTPoint(der: Array(derRepresentation))
    }

    /// Makes a key of a text with the label `PUBLIC KEY`.
    public init(pemRepresentation: String) throws {
        point = try NISTPoint(der: PEM.data(pemRepresentation, labels: ["PUBLIC KEY"]))
    }

    /// Both coordinates.
    public var rawRepresentation: Data { Data(point.bytes.dropFirst()) }
    /// Coordinate x, if it determines the key.
    public var compactRepresentation: Data? { point.isCompact ? Data(point.x) : nil }
    /// The byte 4 and the coordinates.
    public var x963Representation: Data { Data(point.bytes) }
    /// A byte 2 or 3 and coordinate x.
    public var compressedRepresentation: Data { Data(point.compressed) }
    /// The key as DER data.
    public var derRepresentation: Data { point.der }
    /// The key as text.
    public var pemRepresentation: String { PEM.text(point.der, label: "PUBLIC KEY") }
}

extension NISTSigningPrivateKey {
    /// Signs a digest. Two signatures of the same digest differ.
    public func signature<D: Digest>(for digest: D) throws -> NISTSignature<Curve> {
        let bytes = Array(digest)
        guard let signature = Curve.keySize.curve.sign(bytes, scalar.bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return NISTSignature(bytes: signature)
    }

    /// Signs the digest of data, with the hash function of the curve's size.
    public func signature<D: DataProtocol>(for data: D) throws -> NISTSignature<Curve> {
        try signature(for: Curve.SignatureHash.hash(data: data))
    }
}

extension NISTSigningPublicKey {
    /// Whether a signature is one of a digest.
    public func isValidSignature<D: Digest>(_ signature: NISTSignature<Curve>, for digest: D) -> Bool {
        Curve.keySize.curve.verify(signature.bytes, Array(digest), point.bytes)
    }

    /// Whether a signature is one of data.
    public func isValidSignature<D: DataProtocol>(_ signature: NISTSignature<Curve>, for data: D) -> Bool {
        isValidSignature(signature, for: Curve.SignatureHash.hash(data: data))
    }
}

/// A signature of a curve of NIST: two numbers.
public struct NISTSignature<Curve: NISTCurve>: ContiguousBytes, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Makes a signature of both numbers, each as long as the numbers of the curve.
    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Curve.keySize.byteCount else {
            throw CryptoKitError.incorrectParameterSize
        }
        bytes = Array(rawRepresentation)
    }

    /// Makes a signature of DER data.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        guard let bytes = Curve.keySize.curve.signature(der: Array(derRepresentation)) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.bytes = bytes
    }

    /// Both numbers.
    public var rawRepresentation: Data { Data(bytes) }
    /// The signature as DER data.
    public var derRepresentation: Data { Curve.keySize.curve.der(signature: bytes) }

    /// Calls a closure with the raw representation.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
