import Foundation

/// The result of a key agreement, from which both sides derive keys. It is no key itself: its bytes are not evenly distributed.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: SecureBytes

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Derives a key (RFC 5869). Both sides must use the same salt and description.
    ///
    /// - Parameter outputByteCount: at most 255 times the length of a digest; traps for more.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type,
        salt: Salt,
        sharedInfo: SI,
        outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>
            .deriveKey(
                inputKeyMaterial: SymmetricKey(bytes: bytes),
                salt: salt,
                info: sharedInfo,
                outputByteCount: outputByteCount
            )
    }

    /// Derives a key by the function of ANSI X9.63. Both sides must use the same description.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type,
        sharedInfo: SI,
        outputByteCount: Int
    ) -> SymmetricKey {
        let key = SecureBytes(count: outputByteCount) { output in
            var filled = 0
            var counter = UInt32(1)
            while filled < outputByteCount {
                var function = H()
                withUnsafeBytes { function.update(bufferPointer: $0) }
                Swift.withUnsafeBytes(of: counter.bigEndian) { function.update(bufferPointer: $0) }
                function.update(data: sharedInfo)
                function.finalize()
                    .withUnsafeBytes { block in
                        let part = block.prefix(outputByteCount - filled)
                        UnsafeMutableRawBufferPointer(rebasing: output[filled...])
                            .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                        filled += part.count
                    }
                counter += 1
            }
        }
        return SymmetricKey(bytes: key)
    }

    /// Compares secrets in a time that depends only on their lengths.
    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { lhs.bytes == rhs.bytes }

    /// Whether a secret has the same bytes as data.
    public static func == <D: DataProtocol>(lhs: SharedSecret, rhs: D) -> Bool {
        lhs.withUnsafeBytes { left in Array(rhs).withUnsafeBytes { equalBytes(left, $0) } }
    }

    /// Adds the bytes to a hasher.
    public func hash(into hasher: inout Hasher) { withUnsafeBytes { hasher.combine(bytes: $0) } }

    /// The bytes as hexadecimal digits.
    public var description: String { "SharedSecret: \(withUnsafeBytes { hexadecimal($0) })" }
}
