import Foundation

/// Authentication codes from a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of the keys.
    public typealias Key = SymmetricKey
    /// The type of the codes.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Makes a code without bytes. The key can have any length.
    public init(key: SymmetricKey) {
        let length = H.blockByteCount
        let padded = SecureBytes(count: length) { block in
            block.initializeMemory(as: UInt8.self, repeating: 0)
            key.withUnsafeBytes { bytes in
                if bytes.count > length {
                    H.hash(bufferPointer: bytes).withUnsafeBytes { block.copyMemory(from: $0) }
                } else {
                    block.copyMemory(from: bytes)
                }
            }
        }
        func start(_ function: inout H, pad: UInt8) {
            let key = SecureBytes(count: length) { block in
                padded.withUnsafeBytes { for (index, byte) in $0.enumerated() { block[index] = byte ^ pad } }
            }
            key.withUnsafeBytes { function.update(bufferPointer: $0) }
        }
        start(&inner, pad: 0x36)
        start(&outer, pad: 0x5C)
    }

    /// Adds bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of all bytes so far.
    public func finalize() -> MAC {
        var result = outer
        inner.finalize().withUnsafeBytes { result.update(bufferPointer: $0) }
        return MAC(digest: result.finalize())
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC,
        authenticating authenticatedData: D,
        using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: authenticatedData, using: key) == mac
    }

    /// Whether bytes are the code of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C,
        authenticating authenticatedData: D,
        using key: SymmetricKey
    ) -> Bool {
        let code = self.authenticationCode(for: authenticatedData, using: key)
        return code.withUnsafeBytes { expected in authenticationCode.withUnsafeBytes { equalBytes(expected, $0) } }
    }

    /// Whether bytes are the code of other bytes.
    public static func isValidAuthenticationCode<C: ContiguousBytes>(
        _ authenticationCode: C,
        authenticating bufferPointer: UnsafeRawBufferPointer,
        using key: SymmetricKey
    ) -> Bool {
        isValidAuthenticationCode(authenticationCode, authenticating: Array(bufferPointer), using: key)
    }
}
