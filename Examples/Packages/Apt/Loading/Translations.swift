/// Descriptions in the user's language, by the MD5 sum of the English description.
struct Translations {
    private struct Key: Hashable {
        let high: UInt64
        let low: UInt64

        /// Parses 32 hexadecimal digits.
        init?(_ digits: UnsafeBufferPointer<UInt8>) {
            guard digits.count == 32, let high = Self.number(digits[..<16]), let low = Self.number(digits[16...]) else {
                return nil
            }
            (self.high, self.low) = (high, low)
        }

        private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
            var number: UInt64 = 0
            for digit in digits {
                let letter = digit.asciiLowercased
                guard digit.isASCIIDigit || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") else {
                    return nil
                }
                number = number << 4 | UInt64(digit.isASCIIDigit ? digit - 0x30 : letter - 0x57)
            }
            return number
        }
    }

    private var texts: [Key: String] = [:]

    /// Reads a stanza of a list of translations. An earlier description of the same package stays.
    mutating func add(_ stanza: ControlStanza) throws(StanzaDefect) {
        guard let sum = stanza.withBytes(of: .descriptionMD5, Key.init) else {
            throw .missingField(ControlField.descriptionMD5.name)
        }
        guard let key = sum else {
            throw .invalidName(field: ControlField.descriptionMD5.name, value: stanza.text(.descriptionMD5) ?? "")
        }
        let field = stanza.fields.first { field in
            guard field.known == nil || field.known == .description else { return false }
            return stanza.withBytes(in: field.name) { name in
                name.prefix(11).elementsEqual("description".utf8) { $0.asciiLowercased == $1 }
            }
        }
        guard let field else { throw .missingField("\(ControlField.description.name)-…") }
        guard texts[key] == nil else { return }
        texts[key] = stanza.withBytes(in: field.value) { String(decoding: $0, as: UTF8.self) }
    }

    /// The translated description of a record, with the summary in the first line.
    func text(for stanza: ControlStanza) -> String? {
        guard !texts.isEmpty, let key = stanza.withBytes(of: .descriptionMD5, Key.init) else { return nil }
        return key.flatMap { texts[$0] }
    }
}
