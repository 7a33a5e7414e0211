import Foundation

/// The result of a hash function. Comparing two digests takes a time that does not depend on their bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// Iterates over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator {
        withUnsafeBytes { Array($0).makeIterator() }
    }

    /// Whether a digest has the same bytes as data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
        lhs.withUnsafeBytes { left in Array(rhs).withUnsafeBytes { equalBytes(left, $0) } }
    }

    /// Whether a digest has other bytes than data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// The bytes of a digest.
struct DigestBytes: Hashable, Sendable {
    var bytes: [UInt8]

    /// Makes the bytes that a function writes.
    init(count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            write(buffer.baseAddress!)
            initialized = count
        }
    }

    static func == (first: DigestBytes, second: DigestBytes) -> Bool {
        first.bytes.withUnsafeBytes { left in second.bytes.withUnsafeBytes { equalBytes(left, $0) } }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// The bytes as hexadecimal digits.
    var text: String { hexadecimal(bytes) }
}

/// Returns bytes as hexadecimal digits.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}

/// Compares bytes in a time that depends only on their number.
func equalBytes(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
