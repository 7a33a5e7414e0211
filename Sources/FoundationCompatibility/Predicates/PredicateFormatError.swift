import Foundation

/// The reason why a predicate format cannot be parsed, with its position.
package struct PredicateFormatError: Error, Equatable {
    /// The format.
    package let format: String

    /// The number of Unicode scalars before the error: 0 to the format's count of scalars.
    package let offset: Int

    /// The fault, or the expected token.
    package let reason: String

    /// The message that the process ends with: the reason, the line of the format with the error, and a caret below it.
    package var message: String {
        let scalars = Array(format.unicodeScalars)
        let lineStart = scalars[..<offset].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        let lineEnd = scalars[offset...].firstIndex(of: "\n") ?? scalars.count
        // A part of a long line suffices.
        let start = max(lineStart, offset - 60)
        let end = min(lineEnd, offset + 60)
        var excerpt = String.UnicodeScalarView()
        excerpt.append(contentsOf: scalars[start..<end].map { $0 == "\t" ? " " : $0 })
        let caret = String(repeating: " ", count: offset - start) + "^"
        return """
            Unable to parse the predicate format, column \(offset - lineStart + 1): \(reason)
            \(String(excerpt))
            \(caret)
            """
    }
}
