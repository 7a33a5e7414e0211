#if SQLite
import TypeAheadSQLite

extension Package {
    /// The stored form of packages. Reading one takes a few microseconds, so that a page of results is read within a frame.
    static let storedCoding = SQLiteRecordCoding<Package>(
        key: { .text($0.storedKey) },
        encode: \.storedBytes,
        decode: { key, bytes in
            guard case .text(let text) = key else { throw StoredBytesReader.Damage() }
            return try Package(storedKey: text, storedBytes: bytes)
        }
    )

    /// All properties but the identifier.
    var storedBytes: [UInt8] {
        var writer = StoredBytesWriter()
        writer.append(version.text)
        writer.append(architecture)
        writer.append(section)
        writer.append(area)
        writer.append(priority)
        writer.append(maintainer?.name)
        writer.append(maintainer?.address)
        writer.append(installedSize)
        writer.append(downloadSize)
        writer.append(homepage)
        writer.append(source)
        writer.append(filename)
        writer.append(multiArch.rawValue)
        writer.append(summary)
        writer.append(descriptionText)
        writer.append(UInt64(relationFields.kinds))
        writer.append(relationFields.text)
        writer.append(tagText)
        let (number, installed) = status.stored
        writer.append(number << 1 | (isAutomaticallyInstalled ? 1 : 0))
        writer.append(installed)
        writer.append(popularity)
        return writer.bytes
    }

    /// Reads a stored package.
    ///
    /// - Throws: `StoredBytesReader.Damage`.
    init(storedKey: String, storedBytes: [UInt8]) throws {
        let id = try ID(storedKey: storedKey)
        var reader = StoredBytesReader(storedBytes)
        let version = DebianVersion(try reader.text())
        let architecture = try reader.text()
        let section = try reader.optionalText()
        let area = try reader.text()
        let priority = try reader.optionalText()
        let (maintainerName, address) = (try reader.optionalText(), try reader.optionalText())
        let (installedSize, downloadSize) = (try reader.optionalNumber(), try reader.optionalNumber())
        let homepage = try reader.optionalText()
        let source = try reader.text()
        let filename = try reader.optionalText()
        guard let multiArch = MultiArch(rawValue: try reader.text()) else { throw StoredBytesReader.Damage() }
        let (summary, descriptionText) = (try reader.text(), try reader.text())
        guard let kinds = UInt8(exactly: try reader.number()) else { throw StoredBytesReader.Damage() }
        let relationFields = RelationFields(text: try reader.text(), kinds: kinds)
        let tagText = try reader.text()
        let state = try reader.number()
        let status = try Status(stored: state >> 1, installed: try reader.optionalText())
        let popularity = try reader.optionalNumber() ?? 0
        self.init(
            id: id,
            version: version,
            architecture: architecture,
            section: section,
            area: area,
            priority: priority,
            maintainer: maintainerName.map { Maintainer(name: $0, address: address) },
            installedSize: installedSize,
            downloadSize: downloadSize,
            homepage: homepage,
            source: source,
            filename: filename,
            multiArch: multiArch,
            summary: summary,
            descriptionText: descriptionText,
            relationFields: relationFields,
            tagText: tagText,
            status: status,
            isAutomaticallyInstalled: state & 1 == 1,
            popularity: popularity
        )
    }
}

extension Package.ID {
    /// The name and the architecture, joined by a colon.
    var storedKey: String { "\(name):\(architecture)" }

    /// Reads a name and an architecture, which are joined by a colon. Neither contains one.
    init(storedKey: String) throws {
        guard let colon = storedKey.utf8.lastIndex(of: UInt8(ascii: ":")) else { throw StoredBytesReader.Damage() }
        let architecture = storedKey[storedKey.utf8.index(after: colon)...]
        self.init(name: String(storedKey[..<colon]), architecture: String(architecture))
    }
}

extension Package.Status {
    /// A number for the case, and the installed version.
    fileprivate var stored: (number: UInt64, installed: String?) {
        switch self {
        case .notInstalled: (0, nil)
        case .installed(let version): (1, version.text)
        case .upgradable(let version): (2, version.text)
        }
    }

    fileprivate init(stored number: UInt64, installed: String?) throws {
        switch (number, installed) {
        case (0, nil): self = .notInstalled
        case (1, let version?): self = .installed(DebianVersion(version))
        case (2, let version?): self = .upgradable(from: DebianVersion(version))
        default: throw StoredBytesReader.Damage()
        }
    }
}
#endif
