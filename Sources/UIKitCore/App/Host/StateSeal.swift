import Foundation

/// The header of a state file, which proves that the file is complete, unchanged, and written by the program.
///
/// A line names the program. Eight bytes are the length of the state and eight its checksum, both big-endian.
enum StateSeal {
    /// The reason why a file cannot be used.
    struct Damage: Error, Equatable {
        /// The reason, as the rest of a sentence.
        let reason: String
    }

    private static let mark = "UIKit state 1 of "

    /// Returns a state with its header.
    static func close(_ state: Data, of program: String) -> Data {
        var data = Data("\(mark)\(program)\n".utf8)
        data.append(contentsOf: bytes(UInt64(state.count)))
        data.append(contentsOf: bytes(checksum(state)))
        return data + state
    }

    /// Returns the state in a file of a program. Throws if the file is damaged or belongs to a different program.
    static func open(_ data: Data, of program: String) throws(Damage) -> Data {
        guard !data.isEmpty else { throw Damage(reason: "it is empty") }
        let head = Data("\(mark)\(program)\n".utf8)
        guard data.starts(with: head) else {
            let isOurs = head.starts(with: data)
            throw Damage(reason: isOurs ? "it is truncated" : "it is not a state file of \(program)")
        }
        let rest = data.dropFirst(head.count)
        guard rest.count >= 16 else { throw Damage(reason: "it is truncated") }
        let state = Data(rest.dropFirst(16))
        let count = number(rest.prefix(8))
        guard count == UInt64(state.count) else {
            throw Damage(
                reason: count > UInt64(state.count) ? "it is truncated" : "it has extra data at its end"
            )
        }
        guard number(rest.dropFirst(8).prefix(8)) == checksum(state) else {
            throw Damage(reason: "its checksum is wrong")
        }
        return state
    }

    private static func bytes(_ number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }

    private static func number(_ bytes: Data) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    /// FNV-1a. It detects accidental changes, not deliberate ones.
    private static func checksum(_ data: Data) -> UInt64 {
        data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
