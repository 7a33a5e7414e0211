/// How many scalars of a text are shown in a message unless told.
package let messageTextLimit = 200

/// A text that may come from anywhere, as it is shown in a terminal, a log or a message.
///
/// What a terminal would obey, what changes the order of the letters around it, and what cannot be seen is written as `\u{1b}`: all
/// control characters (also tabs and line ends, unless told), the controls of bidirectional text, line and paragraph separators,
/// other invisible characters, and scalars of no or of private meaning. The joiners of emoji and scripts, and the tags in flags,
/// stay. A text that has more scalars than the limit ends with an ellipsis; no more of it is read.
///
/// - Parameters:
///   - text: The text.
///   - kept: Characters that stay though they are escaped otherwise.
///   - limit: The number of scalars that are shown.
package func escaped(
    _ text: some StringProtocol,
    keeping kept: Set<Unicode.Scalar> = [],
    limit: Int = messageTextLimit
) -> String {
    var escaping = Escaping(kept: kept)
    return escaping.escape(text, limit: limit)
}

/// A text between quotation marks, escaped as ``escaped(_:keeping:limit:)`` does, in which quotation marks and backslashes have a
/// backslash before them, so that its end can be told.
///
/// - Parameters:
///   - text: The text.
///   - limit: The number of scalars that are shown; all unless told.
package func quoted(_ text: some StringProtocol, limit: Int = .max) -> String {
    var escaping = Escaping(kept: [], quotationMarks: ["\""])
    return "\"" + escaping.escape(text, limit: limit) + "\""
}

/// A text to be put between quotation marks of either kind, or to stand for itself inside a sentence: escaped as
/// ``escaped(_:keeping:limit:)`` does, with a backslash before each quotation mark and backslash.
///
/// - Parameters:
///   - text: The text.
///   - limit: The number of scalars that are shown.
package func escapedName(_ text: some StringProtocol, limit: Int = messageTextLimit) -> String {
    var escaping = Escaping(kept: [], quotationMarks: ["\"", "'"])
    return escaping.escape(text, limit: limit)
}

/// A message of several parts, some of which may come from anywhere: its lines stay lines.
package func escapedMessage(_ message: String) -> String {
    escaped(message, keeping: ["\n", "\t"], limit: 1 << 16)
}

/// Whether a scalar can be shown as it is, wherever it comes from.
package func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
}

private struct Escaping {
    let kept: Set<Unicode.Scalar>
    /// The marks that get a backslash; none where the text is not quoted.
    let quotationMarks: Set<Unicode.Scalar>
    /// A black flag and tags are the flag of a region.
    private var isInFlag = false

    private var isQuoted: Bool { !quotationMarks.isEmpty }

    init(kept: Set<Unicode.Scalar>, quotationMarks: Set<Unicode.Scalar> = []) {
        self.kept = kept
        self.quotationMarks = quotationMarks
    }

    mutating func escape(_ text: some StringProtocol, limit: Int) -> String {
        // Most texts are plain.
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
