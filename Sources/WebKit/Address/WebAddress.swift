import Foundation

/// Information derived from the address of a page alone.
package enum WebAddress {
    /// The maximum displayed length. The longest resolvable host has 253 characters, so it is never truncated.
    private static let longestAddress = 300
    private static let longestName = 100

    /// The address of an empty page.
    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// Whether an address may be opened.
    package static func isAllowed(_ url: URL?) -> Bool {
        guard let url, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else { return false }
        return url.host?.isEmpty == false
    }

    /// The displayed form of an address.
    ///
    /// Omits user name and password: "https://bank.example@other.example/" is a page of other.example. Non-ASCII and control
    /// characters are percent-encoded, to prevent invisible, bidirectional and confusable characters.
    package static func shown(_ url: URL) -> String {
        var text = ""
        for scalar in withoutUser(url).unicodeScalars {
            if (0x21...0x7E).contains(scalar.value) {
                text.unicodeScalars.append(scalar)
            } else {
                for byte in String(scalar).utf8 { text += String(format: "%%%02X", Int(byte)) }
            }
        }
        return text.count <= longestAddress ? text : text.prefix(longestAddress) + "…"
    }

    private static func withoutUser(_ url: URL) -> String {
        let text = url.absoluteString
        guard let colon = text.range(of: "://") else { return text }
        let rest = text[colon.upperBound...]
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return text }
        return String(text[..<colon.upperBound] + rest[rest.index(after: at)...])
    }

    /// A heading for a page: the last component of its path, "Eiffel Tower" for `…/wiki/Eiffel_Tower`, or its host.
    static func name(of url: URL) -> String {
        let host = url.host ?? ""
        guard let part = url.path(percentEncoded: true).split(separator: "/").last,
            let decoded = String(part).removingPercentEncoding
        else { return host }
        let words = decoded.replacing("_", with: " ").unicodeScalars.filter(isSeen)
        let name = String(String.UnicodeScalarView(words)).trimmingCharacters(in: .whitespaces)
        if name.isEmpty { return host }
        return name.count <= longestName ? name : name.prefix(longestName) + "…"
    }

    /// Whether a character is visible and does not affect the surrounding text, or is a joiner that scripts require.
    static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }
}
