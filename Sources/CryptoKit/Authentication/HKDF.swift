import Foundation

/// Keys derived from other secrets (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key from a secret, a salt and a description of its use.
    ///
    /// - Parameter outputByteCount: at most 255 times the length of a digest; traps for more.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt,
        info: Info,
        outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt),
            info: info,
            outputByteCount: outputByteCount
        )
    }

    /// Derives a key from a secret and a description of its use, without a salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        info: Info,
        outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key from a secret and a salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt,
        outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key from a secret.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial,
            salt: [UInt8](),
            info: [UInt8](),
            outputByteCount: outputByteCount
        )
    }

    /// The first step: concentrates a secret to a key of the length of a digest. An empty salt means zeros.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey,
        salt: Salt
    ) -> HashedAuthenticationCode<H> {
        let key =
            salt.isEmpty
            ? SymmetricKey(data: [UInt8](repeating: 0, count: H.byteCount)) : SymmetricKey(data: Array(salt))
        return inputKeyMaterial.withUnsafeBytes {
            HMAC<H>.authenticationCode(for: $0, using: key)
        }
    }

    /// The second step: makes a key of any length.
    ///
    /// - Parameter outputByteCount: at most 255 times the length of a digest; traps for more.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK,
        info: Info?,
        outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount >= 0 && outputByteCount <= 255 * H.byteCount,
            "CryptoKit: HKDF: outputByteCount must be at most 255 times the length of a digest."
        )
        let key = SymmetricKey(data: prk)
        let bytes = SecureBytes(count: outputByteCount) { output in
            var filled = 0
            var counter = UInt8(1)
            var last: HashedAuthenticationCode<H>?
            while filled < outputByteCount {
                var code = HMAC<H>(key: key)
                last?.withUnsafeBytes { code.update(data: $0) }
                if let info { code.update(data: info) }
                code.update(data: [counter])
                let block = code.finalize()
                block.withUnsafeBytes { block in
                    let part = block.prefix(outputByteCount - filled)
                    UnsafeMutableRawBufferPointer(rebasing: output[filled...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                    filled += part.count
                }
                last = block
                counter &+= 1
            }
        }
        return SymmetricKey(bytes: bytes)
    }
}
