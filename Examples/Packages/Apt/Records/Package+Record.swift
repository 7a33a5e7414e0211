extension Package {
    /// The values that packages share, and the machine's native architecture, while many records are read.
    struct RecordContext {
        let nativeArchitecture: String
        fileprivate var maintainers: [String: Maintainer] = [:]

        init(nativeArchitecture: String) {
            self.nativeArchitecture = nativeArchitecture
        }
    }

    /// Reads the record of a package. The status is `notInstalled`.
    ///
    /// - Parameter translation: The description in another language, or nil.
    init(
        _ stanza: ControlStanza,
        translation: String?,
        context: inout RecordContext
    ) throws(StanzaDefect) {
        let name = try Self.name(.package, of: stanza)
        guard let version = stanza.text(.version) else { throw .missingField(ControlField.version.name) }
        // Lists name the architecture of each package. Files written by hand may not.
        let hasArchitecture = stanza.contains(.architecture)
        let architecture = hasArchitecture ? try Self.name(.architecture, of: stanza) : context.nativeArchitecture
        let units = try Self.number(.installedSize, of: stanza)
        let (installedSize, overflow) = (units ?? 0).multipliedReportingOverflow(by: 1024)
        if overflow { throw .notANumber(field: ControlField.installedSize.name, value: "\(units ?? 0)") }

        id = ID(name: name, architecture: architecture == "all" ? context.nativeArchitecture : architecture)
        self.version = DebianVersion(version)
        self.architecture = architecture
        (area, section) = Self.areaAndSection(stanza)
        priority = stanza.text(.priority)
        maintainer = context.maintainer(stanza)
        self.installedSize = units == nil ? nil : installedSize
        downloadSize = try Self.number(.size, of: stanza)
        homepage = stanza.text(.homepage)
        source = Self.source(stanza) ?? name
        filename = stanza.text(.filename)
        multiArch = stanza.text(.multiArch).flatMap(MultiArch.init) ?? .no
        (summary, descriptionText) = Self.summaryAndDescription(stanza, translation: translation)
        relationFields = RelationFields(stanza)
        tagText = stanza.text(.tag) ?? ""
        status = .notInstalled
        isAutomaticallyInstalled = false
    }

    /// A name of ASCII letters, digits and `+-._~`. Other characters are unsafe in paths and commands.
    private static func name(_ field: ControlField, of stanza: ControlStanza) throws(StanzaDefect) -> String {
        guard let name = stanza.text(field) else { throw .missingField(field.name) }
        let isValid = name.utf8.allSatisfy { byte in
            byte.isASCIILetter || byte.isASCIIDigit || "+-._~".utf8.contains(byte)
        }
        guard isValid, let first = name.utf8.first, first.isASCIILetter || first.isASCIIDigit else {
            throw .invalidName(field: field.name, value: String(name.prefix(60)))
        }
        return name
    }

    /// A number of digits only, or nil if the field is missing.
    private static func number(_ field: ControlField, of stanza: ControlStanza) throws(StanzaDefect) -> Int? {
        let number = stanza.withBytes(of: field) { bytes -> Int? in
            var number = 0
            for byte in bytes {
                let (product, overflow) = number.multipliedReportingOverflow(by: 10)
                let (sum, sumOverflow) = product.addingReportingOverflow(Int(byte) - 0x30)
                guard byte.isASCIIDigit, !overflow, !sumOverflow else { return nil }
                number = sum
            }
            return bytes.isEmpty ? nil : number
        }
        if case .some(nil) = number {
            throw .notANumber(field: field.name, value: String((stanza.text(field) ?? "").prefix(60)))
        }
        return number ?? nil
    }

    private static func areaAndSection(_ stanza: ControlStanza) -> (area: String, section: String?) {
        guard let text = stanza.text(.section) else { return ("main", nil) }
        guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return ("main", text) }
        return (String(text[..<slash]), String(text[text.utf8.index(after: slash)...]))
    }

    /// The name of the source package, without the version in parentheses.
    private static func source(_ stanza: ControlStanza) -> String? {
        stanza.withBytes(of: .source) { bytes in
            let name = bytes.prefix { !$0.isBlank && $0 != UInt8(ascii: "(") }
            return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        } ?? nil
    }

    private static func summaryAndDescription(_ stanza: ControlStanza, translation: String?) -> (String, String) {
        if let translation {
            let end = translation.utf8.firstIndex(of: 0x0A)
            let summary = translation[..<(end ?? translation.endIndex)]
            return (String(summary), end.map { String(translation[translation.utf8.index(after: $0)...]) } ?? "")
        }
        return stanza.withBytes(of: .description) { bytes in
            let end = bytes.firstIndex(of: 0x0A)
            return (
                String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self),
                end.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) } ?? ""
            )
        } ?? ("", "")
    }
}

extension Package.RecordContext {
    /// The maintainer of a record. Equal maintainers share their memory.
    fileprivate mutating func maintainer(_ stanza: ControlStanza) -> Package.Maintainer? {
        guard let text = stanza.text(.maintainer) else { return nil }
        if let known = maintainers[text] { return known }
        let maintainer = Package.Maintainer(text)
        maintainers[text] = maintainer
        return maintainer
    }
}

extension Package.Maintainer {
    /// Separates `name <address>`.
    init(_ text: String) {
        let bytes = text.utf8
        guard let open = bytes.lastIndex(of: UInt8(ascii: "<")), bytes.last == UInt8(ascii: ">") else {
            self.init(name: text, address: nil)
            return
        }
        let address = text[bytes.index(after: open)..<bytes.index(before: bytes.endIndex)]
        let name = text[..<open].split { $0.isWhitespace }.joined(separator: " ")
        self.init(name: name.isEmpty ? String(address) : name, address: address.isEmpty ? nil : String(address))
    }
}
