/// The dependency fields of a package as one text, which needs less memory than the parsed relations.
struct RelationFields: Hashable, Codable, Sendable {
    /// The values of all kinds in their declared order, each after a line feed except the first.
    let text: String
    /// The kinds that are present, in the same order, as bits.
    let kinds: UInt8

    /// Restores stored fields.
    init(text: String, kinds: UInt8) {
        self.text = text
        self.kinds = kinds
    }

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
        var remaining = kinds
        for value in text.utf8.split(separator: 0x0A) {
            if remaining.trailingZeroBitCount == kind.number { return String(Substring(value)) }
            remaining &= remaining &- 1
        }
        return nil
    }

    /// Calls `body` for each alternative of all fields with the number of the kind, and the bytes of all fields, which are valid during the
    /// call.
    func scan(_ body: (Int, RelationScanner.Element, UnsafeBufferPointer<UInt8>) -> Void) {
        withBytes { bytes in
            var remaining = kinds
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                let number = remaining.trailingZeroBitCount
                RelationScanner.scan(bytes, in: start..<end) { element in body(number, element, bytes) }
                remaining &= remaining &- 1
                start = end + 1
            }
        }
    }

    /// Parses the alternative at an offset from `scan`. Linear in its length.
    func alternative(at offset: Int) -> PackageRelation.Alternative? {
        withBytes { bytes in
            guard offset < bytes.count else { return nil }
            return RelationScanner.element(in: bytes, from: offset).map { .init($0, in: bytes) }
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let result = text.utf8.withContiguousStorageIfAvailable(body)
        return result ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }
}

extension PackageRelation.Kind {
    /// The position among all kinds.
    var number: Int { Self.allCases.firstIndex(of: self)! }
}
