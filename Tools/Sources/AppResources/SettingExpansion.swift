import Foundation
import XcodeProjects

/// Replaces references to build settings in texts: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:c99extidentifier}`.
struct SettingExpansion {
    /// Returns the value of a setting.
    var value: (String) -> String?

    /// Settings that values refer to, so that a cycle ends.
    private static let depthLimit = 16

    /// Returns the text with all references replaced. A reference to an unknown setting is replaced by nothing, as in Xcode.
    func expand(_ text: String) -> String { expand(text, depth: 0) }

    private func expand(_ text: String, depth: Int) -> String {
        guard depth < Self.depthLimit, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let after = rest.index(after: start)
            guard after < rest.endIndex, let close = ["(": ")", "{": "}"][rest[after]] as Character?,
                let end = Self.end(of: rest[rest.index(after: after)...], open: rest[after], close: close)
            else {
                result.append("$")
                rest = rest[after...]
                continue
            }
            let reference = expand(String(rest[rest.index(after: after)..<end]), depth: depth + 1)
            result += resolve(reference, depth: depth + 1)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the index of the closing bracket.
    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        var level = 0
        for index in text.indices {
            if text[index] == open { level += 1 }
            guard text[index] == close else { continue }
            if level == 0 { return index }
            level -= 1
        }
        return nil
    }

    private func resolve(_ reference: String, depth: Int) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var text = expand(value(parts[0]) ?? "", depth: depth)
        for part in parts.dropFirst() { text = Self.apply(part, to: text) }
        return text
    }

    /// Applies an operator of a reference.
    private static func apply(_ part: String, to text: String) -> String {
        switch part {
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        case "identifier", "c99extidentifier": return identifier(text)
        case "rfc1034identifier": return String(text.map { isPlain($0) || $0 == "-" || $0 == "." ? $0 : "-" })
        case "base": return ((text as NSString).lastPathComponent as NSString).deletingPathExtension
        case "file": return (text as NSString).lastPathComponent
        case "dir": return (text as NSString).deletingLastPathComponent
        case "suffix":
            let suffix = (text as NSString).pathExtension
            return suffix.isEmpty ? "" : ".\(suffix)"
        case "standardizepath": return (text as NSString).standardizingPath
        default:
            if part.hasPrefix("default="), text.isEmpty { return String(part.dropFirst("default=".count)) }
            return text
        }
    }

    /// Returns a text as a C identifier: other characters become underscores.
    static func identifier(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || isPlain($0) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
