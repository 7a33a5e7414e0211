/// A version of a package, `[epoch:]upstream[-revision]`, in dpkg's order.
///
/// Versions that dpkg considers equal are equal, although their texts may differ: `1.0` and `1.00-0`. Each text is a version; one that dpkg
/// rejects has some place in the order.
struct DebianVersion: Sendable {
    /// The version as written.
    let text: String

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }
}

extension DebianVersion: CustomStringConvertible, ExpressibleByStringLiteral {
    var description: String { text }

    init(stringLiteral value: String) { self.init(value) }
}

extension DebianVersion: Codable {
    init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
