import Foundation

/// The hash FNV-1a with 64 bits: the same in every process. It is no protection against collisions on purpose.
public enum StableHash {
    /// Returns the hash of data as 16 hexadecimal digits.
    public static func text(_ data: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
