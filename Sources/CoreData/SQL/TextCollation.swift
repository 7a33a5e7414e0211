import Foundation
import FoundationCompatibility

/// An order of texts in SQL, equal to that of a sort descriptor with the same selector.
struct TextCollation: Sendable {
    /// The name in SQL.
    let name: String
    private let selector: String?
    /// Whether ASCII texts have the order of their bytes, after both are changed to lower case if the second value is true.
    private let comparesBytes: Bool
    private let ignoresCase: Bool

    /// The order of predicates, and of descriptors without a selector. Text columns are declared with it, so that equality and
    /// indexes agree with predicates in memory.
    static let natural = TextCollation(name: "CoreDataText", selector: nil, comparesBytes: true, ignoresCase: false)

    static let all = [
        natural,
        TextCollation(
            name: "CoreDataCaseInsensitive",
            selector: "caseInsensitiveCompare:",
            comparesBytes: true,
            ignoresCase: true
        ),
        TextCollation(
            name: "CoreDataLocalized",
            selector: "localizedCompare:",
            comparesBytes: false,
            ignoresCase: false
        ),
        TextCollation(
            name: "CoreDataLocalizedCaseInsensitive",
            selector: "localizedCaseInsensitiveCompare:",
            comparesBytes: false,
            ignoresCase: true
        ),
        TextCollation(
            name: "CoreDataLocalizedStandard",
            selector: "localizedStandardCompare:",
            comparesBytes: false,
            ignoresCase: false
        ),
    ]

    /// Returns the order of descriptors with a selector; nil for methods of the app.
    static func named(_ selector: String?) -> TextCollation? {
        selector == nil || selector == "compare:" ? natural : all.first { $0.selector == selector }
    }

    /// Returns the order of two texts: negative, 0 or positive.
    func order(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32 {
        if first.elementsEqual(second) { return 0 }
        if comparesBytes, isPrintableASCII(first), isPrintableASCII(second) { return byteOrder(first, second) }
        let first = String(decoding: first, as: UTF8.self)
        let second = String(decoding: second, as: UTF8.self)
        switch selector {
        case nil: return first == second ? 0 : Int32(first.compare(second).rawValue)
        case "caseInsensitiveCompare:": return Int32(first.caseInsensitiveCompare(second).rawValue)
        case "localizedCompare:": return Int32(first.localizedCompare(second).rawValue)
        case "localizedCaseInsensitiveCompare:": return Int32(first.localizedCaseInsensitiveCompare(second).rawValue)
        default: return Int32(first.localizedStandardCompare(second).rawValue)
        }
    }

    private func byteOrder(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int32 {
        for index in 0..<min(first.count, second.count) {
            let left = ignoresCase ? lowercased(first[index]) : first[index]
            let right = ignoresCase ? lowercased(second[index]) : second[index]
            if left != right { return left < right ? -1 : 1 }
        }
        return first.count == second.count ? 0 : first.count < second.count ? -1 : 1
    }
}

/// Whether a text contains only ASCII characters from the space to the tilde. Foundation compares these byte by byte; line ends
/// are excluded because two of them can be one character.
func isPrintableASCII(_ text: UnsafeRawBufferPointer) -> Bool {
    for byte in text where byte < 0x20 || byte > 0x7E { return false }
    return true
}

func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
