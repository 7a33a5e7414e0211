/// The default limit of scalars of a text in a message.
package let messageTextLimit = 200

/// Escapes untrusted text for a terminal, a log or a message.
///
/// Replaces by escapes such as `\u{1b}`: control characters (including tabs and line ends by default), bidirectional controls,
/// line and paragraph separators, other invisible characters, and unassigned or private-use scalars. Joiners of emoji and
/// scripts, and tags in flags, are preserved. A text beyond the limit is truncated and ends with an ellipsis; the rest is not
/// read.
///
/// - Parameters:
///   - text: The text.
///   - kept: Characters that are not escaped.
///   - limit: The maximum number of scalars.
package func escaped(
    _ text: some StringProtocol,
    keeping kept: Set<Unicode.Scalar> = [],
    limit: Int = messageTextLimit
) -> String {
    var escaping = Escaping(kept: kept)
    return escaping.escape(text, limit: limit)
}

/// A text in quotation marks, escaped as by ``escaped(_:keeping:limit:)``. Quotation marks and backslashes are preceded by a
/// backslash, so that the end is unambiguous.
///
/// - Parameters:
///   - text: The text.
///   - limit: The maximum number of scalars. Default: unlimited.
package func quoted(_ text: some StringProtocol, limit: Int = .max) -> String {
    var escaping = Escaping(kept: [], quotationMarks: ["\""])
    return "\"" + escaping.escape(text, limit: limit) + "\""
}

/// A text for quotation marks of either kind, or for use in a sentence: escaped as by ``escaped(_:keeping:limit:)``, with a
/// backslash before each quotation mark and backslash.
///
/// - Parameters:
///   - text: The text.
///   - limit: The maximum number of scalars.
package func escapedName(_ text: some StringProtocol, limit: Int = messageTextLimit) -> String {
    var escaping = Escaping(kept: [], quotationMarks: ["\"", "'"])
    return escaping.escape(text, limit: limit)
}

/// Escapes a message that may contain untrusted parts. Line ends and tabs are preserved.
package func escapedMessage(_ message: String) -> String {
    escaped(message, keeping: ["\n", "\t"], limit: 1 << 16)
}

/// Whether a scalar is safe to show unescaped, from any source.
package func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
}

private struct Escaping {
    let kept: Set<Unicode.Scalar>
    /// The quotation marks to escape; empty for unquoted text.
    let quotationMarks: Set<Unicode.Scalar>
    /// Whether the previous scalars are a black flag followed by tags, the flag of a region.
    private var isInFlag = false

    private var isQuoted: Bool { !quotationMarks.isEmpty }

    init(kept: Set<Unicode.Scalar>, quotationMarks: Set<Unicode.Scalar> = []) {
        self.kept = kept
        self.quotationMarks = quotationMarks
    }

    mutating func escape(_ text: some StringProtocol, limit: Int) -> String {
        // Most texts are plain ASCII.
        if !isQuoted, limit == .max, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
        var result = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else {
                result.append("…")
                break
            }
            count += 1
            append(scalar, to: &result)
        }
        return String(result)
    }

    private mutating func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        defer { isInFlag = scalar == "\u{1F3F4}" || (isInFlag && Self.isTag(scalar)) }
        if kept.contains(scalar) || (isInFlag && Self.isTag(scalar)) {
            result.append(scalar)
        } else if isQuoted, quotationMarks.contains(scalar) || scalar == "\\" {
            result.append("\\")
            result.append(scalar)
        } else if isQuoted, scalar == "\n" {
            result.append(contentsOf: "\\n".unicodeScalars)
        } else if isQuoted, scalar == "\t" {
            result.append(contentsOf: "\\t".unicodeScalars)
        } else if isShown(scalar) {
            result.append(scalar)
        } else {
            result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
        }
    }

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

}
