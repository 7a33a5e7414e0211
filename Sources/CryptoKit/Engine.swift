#if CryptoKit
import CryptoShim
import Foundation

/// The functions of OpenSSL on Swift's types.
enum Engine {
    enum Cipher {
        case aesGCM
        case chaChaPoly

        func acceptsKey(ofLength length: Int) -> Bool {
            switch self {
            case .aesGCM: length == 16 || length == 24 || length == 32
            case .chaChaPoly: length == 32
            }
        }

        fileprivate var value: SearchlightCipher {
            switch self {
            case .aesGCM: SearchlightCipherAESGCM
            case .chaChaPoly: SearchlightCipherChaChaPoly
            }
        }
    }

    static func seal(
        _ cipher: Cipher,
        _ message: some DataProtocol,
        key: SymmetricKey,
        nonce: [UInt8],
        authenticating extra: some DataProtocol
    ) throws -> SealedParts {
        guard cipher.acceptsKey(ofLength: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        let extra = Array(extra)
        var output = Data(message)
        var tag = [UInt8](repeating: 0, count: SealedParts.tagLength)
        let succeeds = output.withUnsafeMutableBytes { output in
            key.withUnsafeBytes { key in
                // In place.
                searchlight_crypto_seal(
                    cipher.value,
                    key.assumingMemoryBound(to: UInt8.self).baseAddress,
                    key.count,
                    nonce,
                    nonce.count,
                    extra,
                    extra.count,
                    output.assumingMemoryBound(to: UInt8.self).baseAddress,
                    output.count,
                    output.assumingMemoryBound(to: UInt8.self).baseAddress,
                    &tag
                )
            }
        }
        guard succeeds else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return SealedParts(nonce: nonce, ciphertext: output, tag: Data(tag))
    }

    static func open(
        _ cipher: Cipher,
        _ parts: SealedParts,
        key: SymmetricKey,
        authenticating extra: some DataProtocol
    ) throws -> Data {
        guard cipher.acceptsKey(ofLength: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        let extra = Array(extra)
        let tag = Array(parts.tag)
        var output = parts.ciphertext
        let succeeds = output.withUnsafeMutableBytes { output in
            key.withUnsafeBytes { key in
                searchlight_crypto_open(
                    cipher.value,
                    key.assumingMemoryBound(to: UInt8.self).baseAddress,
                    key.count,
                    parts.nonce,
                    parts.nonce.count,
                    extra,
                    extra.count,
                    output.assumingMemoryBound(to: UInt8.self).baseAddress,
                    output.count,
                    tag,
                    output.assumingMemoryBound(to: UInt8.self).baseAddress
                )
            }
        }
        guard succeeds else { throw CryptoKitError.authenticationFailure }
        return output
    }

    // MARK: Curve25519

    static func publicKey25519(of key: SecureBytes, signs: Bool) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 32)
        let succeeds = key.withPointer { searchlight_crypto_25519_public(signs, $0, &result) }
        precondition(succeeds, "CryptoKit: OpenSSL does not support Curve25519.")
        return result
    }

    static func sign25519(_ message: [UInt8], _ key: SecureBytes) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: 64)
        return key.withPointer { searchlight_crypto_ed25519_sign($0, message, message.count, &result) } ? result : nil
    }

    static func verify25519(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool {
        searchlight_crypto_ed25519_verify(key, message, message.count, signature)
    }

    static func agree25519(_ key: SecureBytes, _ other: [UInt8]) -> SecureBytes? {
        secret(count: 32) { result in key.withPointer { searchlight_crypto_x25519($0, other, result) } }
    }

    // MARK: Curves of NIST

    enum Curve: Sendable {
        case p256
        case p384
        case p521

        private var value: SearchlightCurve {
            switch self {
            case .p256: SearchlightCurveP256
            case .p384: SearchlightCurveP384
            case .p521: SearchlightCurveP521
            }
        }

        var byteCount: Int { searchlight_crypto_curve_size(value) }

        func generate() -> SecureBytes {
            guard let key = Engine.secret(count: byteCount, { searchlight_crypto_curve_generate(value, $0) }) else {
                preconditionFailure("CryptoKit: OpenSSL cannot make a key: it has no random bytes.")
            }
            return key
        }

        func publicKey(of key: SecureBytes) -> [UInt8]? {
            Engine.bytes(2 * byteCount + 1) { result in
                key.withPointer { searchlight_crypto_curve_public(value, $0, result) }
            }
        }

        func point(_ input: [UInt8]) -> [UInt8]? {
            Engine.bytes(2 * byteCount + 1) { searchlight_crypto_curve_point(value, input, input.count, $0) }
        }

        func sign(_ digest: [UInt8], _ key: SecureBytes) -> [UInt8]? {
            Engine.bytes(2 * byteCount) { result in
                key.withPointer { searchlight_crypto_curve_sign(value, $0, digest, digest.count, result) }
            }
        }

        func verify(_ signature: [UInt8], _ digest: [UInt8], _ key: [UInt8]) -> Bool {
            searchlight_crypto_curve_verify(value, key, digest, digest.count, signature)
        }

        func agree(_ key: SecureBytes, _ other: [UInt8]) -> SecureBytes? {
            Engine.secret(count: byteCount) { result in
                key.withPointer { searchlight_crypto_curve_agree(value, $0, other, result) }
            }
        }

        func publicKey(der: [UInt8]) -> [UInt8]? {
            Engine.bytes(2 * byteCount + 1) { searchlight_crypto_public_from_der(value, der, der.count, $0) }
        }

        func privateKey(der: [UInt8]) -> SecureBytes? {
            Engine.secret(count: byteCount) { searchlight_crypto_private_from_der(value, der, der.count, $0) }
        }

        func signature(der: [UInt8]) -> [UInt8]? {
            Engine.bytes(2 * byteCount) { searchlight_crypto_signature_from_der(value, der, der.count, $0) }
        }

        func der(publicKey: [UInt8]) -> Data {
            Engine.encoding { searchlight_crypto_public_der(value, publicKey, $0, &$1) }
        }

        func der(privateKey: SecureBytes) -> Data {
            Engine.encoding { output, count in
                privateKey.withPointer { searchlight_crypto_private_der(value, $0, output, &count) }
            }
        }

        func der(signature: [UInt8]) -> Data {
            Engine.encoding { searchlight_crypto_signature_der(value, signature, $0, &$1) }
        }
    }

    // MARK: Output

    private static func bytes(_ count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Bool) -> [UInt8]? {
        var succeeds = false
        let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 0)
            succeeds = write(buffer.baseAddress!)
            initialized = count
        }
        return succeeds ? result : nil
    }

    private static func secret(count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Bool) -> SecureBytes? {
        var succeeds = false
        let result = SecureBytes(count: count) { buffer in
            succeeds = write(buffer.initializeMemory(as: UInt8.self, repeating: 0).baseAddress!)
        }
        return succeeds ? result : nil
    }

    /// Encodes a valid key or signature, which fails only without memory.
    private static func encoding(_ write: (UnsafeMutablePointer<UInt8>, inout Int) -> Bool) -> Data {
        var count = 0
        guard let result = bytes(Int(SEARCHLIGHT_CRYPTO_DER_SIZE), { write($0, &count) }) else {
            preconditionFailure("CryptoKit: OpenSSL cannot encode a key or signature.")
        }
        return Data(result.prefix(count))
    }
}

extension SecureBytes {
    fileprivate func withPointer<R>(_ body: (UnsafePointer<UInt8>) -> R) -> R {
        withUnsafeBytes { body($0.assumingMemoryBound(to: UInt8.self).baseAddress!) }
    }
}
#endif
