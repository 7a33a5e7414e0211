#if !CryptoKit
import Foundation
import TextEscaping

/// The replacement of OpenSSL in a library that was built without the package trait `CryptoKit`: every operation ends the process with
/// a message, because no caller must mistake an empty result for a protected one.
enum Engine {
    private static func absent() -> Never {
        trap(
            "CryptoKit: the library was built without OpenSSL. Enable the package trait CryptoKit, which needs libssl-dev."
        )
    }

    enum Cipher {
        case aesGCM
        case chaChaPoly
    }

    static func seal(
        _ cipher: Cipher,
        _ message: some DataProtocol,
        key: SymmetricKey,
        nonce: [UInt8],
        authenticating extra: some DataProtocol
    ) throws -> SealedParts { absent() }
    static func open(
        _ cipher: Cipher,
        _ parts: SealedParts,
        key: SymmetricKey,
        authenticating extra: some DataProtocol
    ) throws -> Data { absent() }

    static func publicKey25519(of key: SecureBytes, signs: Bool) -> [UInt8] { absent() }
    static func sign25519(_ message: [UInt8], _ key: SecureBytes) -> [UInt8]? { absent() }
    static func verify25519(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool { absent() }
    static func agree25519(_ key: SecureBytes, _ other: [UInt8]) -> SecureBytes? { absent() }

    enum Curve: Sendable {
        case p256
        case p384
        case p521

        var byteCount: Int { absent() }
        func generate() -> SecureBytes { absent() }
        func publicKey(of key: SecureBytes) -> [UInt8]? { absent() }
        func point(_ input: [UInt8]) -> [UInt8]? { absent() }
        func sign(_ digest: [UInt8], _ key: SecureBytes) -> [UInt8]? { absent() }
        func verify(_ signature: [UInt8], _ digest: [UInt8], _ key: [UInt8]) -> Bool { absent() }
        func agree(_ key: SecureBytes, _ other: [UInt8]) -> SecureBytes? { absent() }
        func publicKey(der: [UInt8]) -> [UInt8]? { absent() }
        func privateKey(der: [UInt8]) -> SecureBytes? { absent() }
        func signature(der: [UInt8]) -> [UInt8]? { absent() }
        func der(publicKey: [UInt8]) -> Data { absent() }
        func der(privateKey: SecureBytes) -> Data { absent() }
        func der(signature: [UInt8]) -> Data { absent() }
    }
}
#endif
