import Foundation

/// A private key of a curve of NIST, for key agreement.
public struct NISTAgreementPrivateKey<Curve: NISTCurve>: Sendable {
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
    public var publicKey: NISTAgreementPublicKey<Curve> { NISTAgreementPublicKey(point: scalar.point) }
    /// The number.
    public var rawRepresentation: Data { scalar.raw }
    /// The public and the private key, in the form of ANSI X9.63.
    public var x963Representation: Data { scalar.x963 }
    /// The key as DER data of PKCS #8.
    public var derRepresentation: Data { scalar.der }
    /// The key as text with the label `PRIVATE KEY`.
    public var pemRepresentation: String { PEM.text(scalar.der, label: "PRIVATE KEY") }
}

/// A public key of a curve of NIST, for key agreement.
public struct NISTAgreementPublicKey<Curve: NISTCurve>: Sendable {
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

extension NISTAgreementPrivateKey {
    /// Makes the secret that the owner of the other key makes with this public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: NISTAgreementPublicKey<Curve>) throws -> SharedSecret
    {
        guard let secret = Curve.keySize.curve.agree(scalar.bytes, publicKeyShare.point.bytes) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return SharedSecret(bytes: secret)
    }
}
