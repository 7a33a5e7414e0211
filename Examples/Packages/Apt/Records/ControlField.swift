/// A field of control stanzas. The cases from `package` to `autoInstalled` are read; the others are frequent and only recognized.
enum ControlField: Int, CaseIterable, Sendable {
    case package
    case version
    case architecture
    case section
    case priority
    case maintainer
    case installedSize
    case size
    case homepage
    case tag
    case description
    case descriptionMD5
    case preDepends
    case depends
    case recommends
    case suggests
    case breaks
    case conflicts
    case provides
    case replaces
    case source
    case filename
    case multiArch
    case status
    case autoInstalled
    case md5sum
    case sha1
    case sha256
    case sha512
    case builtUsing
    case enhances
    case conffiles

    /// The usual spelling. The case of letters is not significant.
    var name: String {
        switch self {
        case .package: "Package"
        case .version: "Version"
        case .architecture: "Architecture"
        case .section: "Section"
        case .priority: "Priority"
        case .maintainer: "Maintainer"
        case .installedSize: "Installed-Size"
        case .size: "Size"
        case .homepage: "Homepage"
        case .tag: "Tag"
        case .description: "Description"
        case .descriptionMD5: "Description-md5"
        case .preDepends: "Pre-Depends"
        case .depends: "Depends"
        case .recommends: "Recommends"
        case .suggests: "Suggests"
        case .breaks: "Breaks"
        case .conflicts: "Conflicts"
        case .provides: "Provides"
        case .replaces: "Replaces"
        case .source: "Source"
        case .filename: "Filename"
        case .multiArch: "Multi-Arch"
        case .status: "Status"
        case .autoInstalled: "Auto-Installed"
        case .md5sum: "MD5sum"
        case .sha1: "SHA1"
        case .sha256: "SHA256"
        case .sha512: "SHA512"
        case .builtUsing: "Built-Using"
        case .enhances: "Enhances"
        case .conffiles: "Conffiles"
        }
    }
}

/// Finds the field of a name in constant time.
struct ControlFieldTable: Sendable {
    /// A power of two, at least twice the number of fields.
    private static let slotCount = 128

    /// The number of the field plus one in each slot; 0 in free slots.
    private var slots = [UInt8](repeating: 0, count: slotCount)
    /// The names in lowercase.
    private let names = ControlField.allCases.map { Array($0.name.lowercased().utf8) }

    init() {
        for field in ControlField.allCases {
            var slot = names[field.rawValue].withUnsafeBufferPointer(Self.slot)
            while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
            slots[slot] = UInt8(field.rawValue + 1)
        }
    }

    /// Returns the field of a name in any case, or nil for an unknown name.
    func field(named name: UnsafeBufferPointer<UInt8>) -> ControlField? {
        var slot = Self.slot(of: name)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if names[number].count == name.count, zip(names[number], name).allSatisfy({ $0 == $1.asciiLowercased }) {
                return ControlField(rawValue: number)
            }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    private static func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = name.first, let last = name.last else { return 0 }
        let middle = name[name.count / 2]
        let sum = Int(first.asciiLowercased) &* 5 &+ Int(middle.asciiLowercased) &* 11 &+ Int(last.asciiLowercased)
        return (sum &+ name.count &* 17) % slotCount
    }
}

extension UInt8 {
    /// The lowercase letter of an ASCII letter; other bytes unchanged.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

    var isASCIILetter: Bool { asciiLowercased >= 0x61 && asciiLowercased <= 0x7A }

    /// Whether the byte separates words inside a line.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
