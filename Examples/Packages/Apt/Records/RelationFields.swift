/// The dependency fields of a package as one text, which needs less memory than the parsed relations.
struct RelationFields: Hashable, Codable, Sendable {
    /// The values of all kinds in their declared order, each after a line feed except the first.
    private let text: String
    /// The kinds that are present, in the same order, as bits.
    private let kinds: UInt8

    init(_ stanza: ControlStanza) {
        var kinds: UInt8 = 0
        var bytes: [UInt8] = []
        for (index, kind) in PackageRelation.Kind.allCases.enumerated() {
            stanza.withBytes(of: kind.field) { value in
                guard !value.isEmpty else { return }
                if kinds != 0 { bytes.append(0x0A) }
                kinds |= 1 << index
                // Only folded fields contain line feeds, where they are blanks.
                bytes.append(contentsOf: value.lazy.map { $0 == 0x0A ? 0x20 : $0 })
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        self.kinds = kinds
    }

    /// The value of a field, or nil if the record lacks it. Linear in the length of all fields.
    subscript(kind: PackageRelation.Kind) -> String? {
        all.first { $0.kind == kind }.map { String($0.value) }
    }

    /// The fields of the record in the order of the kinds.
    var all: [(kind: PackageRelation.Kind, value: Substring)] {
        let present = PackageRelation.Kind.allCases.enumerated().filter { kinds & 1 << $0.offset != 0 }.map(\.element)
        return present.isEmpty ? [] : Array(zip(present, text.utf8.split(separator: 0x0A).map(Substring.init)))
    }
}
