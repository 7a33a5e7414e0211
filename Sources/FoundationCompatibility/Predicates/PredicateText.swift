import Foundation
import Synchronization

/// The operators on strings. Empty text is neither contained in, nor the beginning or end of, a string, as for NSString's search.
enum PredicateText {
    private static func compareOptions(_ options: NSComparisonPredicate.Options) -> String.CompareOptions {
        var result: String.CompareOptions = []
        if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
        return result
    }

    private static func locale(_ options: NSComparisonPredicate.Options) -> Locale? {
        options.contains(.localeSensitive) ? .current : nil
    }

    static func order(
        _ first: String,
        _ second: String,
        options: NSComparisonPredicate.Options
    ) -> ComparisonResult {
        if first == second { return .orderedSame }
        return first.compare(second, options: compareOptions(options), range: nil, locale: locale(options))
    }

    static func contains(_ text: String, _ part: String, options: NSComparisonPredicate.Options) -> Bool {
        text.range(of: part, options: compareOptions(options), range: nil, locale: locale(options)) != nil
    }

    static func begins(_ text: String, with part: String, options: NSComparisonPredicate.Options) -> Bool {
        let options = (compareOptions(options).union(.anchored), locale(options))
        return text.range(of: part, options: options.0, range: nil, locale: options.1) != nil
    }

    static func ends(_ text: String, with part: String, options: NSComparisonPredicate.Options) -> Bool {
        let options = (compareOptions(options).union([.anchored, .backwards]), locale(options))
        return text.range(of: part, options: options.0, range: nil, locale: options.1) != nil
    }

    private static func folded(_ text: String, options: NSComparisonPredicate.Options) -> String {
        let folding = compareOptions(options)
        return folding.isEmpty ? text : text.folding(options: folding, locale: locale(options))
    }

    // MARK: - LIKE

    private enum Wildcard: Equatable {
        case one
        case any
        case character(Character)
    }

    /// Whether a whole text matches a pattern, in which `?` is one character, `*` any number of characters, and a backslash
    /// takes away the meaning of the next character.
    static func isLike(_ text: String, _ pattern: String, options: NSComparisonPredicate.Options) -> Bool {
        let text = Array(folded(text, options: options))
        let pattern = wildcards(folded(pattern, options: options))
        var position = 0
        var index = 0
        // The continuation after a mismatch is behind the last `*`, which then takes one character more.
        var retry: (index: Int, position: Int)?
        while position < text.count {
            if index < pattern.count, pattern[index] == .any {
                index += 1
                retry = (index, position)
            } else if index < pattern.count, pattern[index] == .one || pattern[index] == .character(text[position]) {
                index += 1
                position += 1
            } else if let last = retry {
                retry = (last.index, last.position + 1)
                (index, position) = (last.index, last.position + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == .any }
    }

    private static func wildcards(_ pattern: String) -> [Wildcard] {
        var result: [Wildcard] = []
        var isEscaped = false
        for character in pattern {
            if isEscaped {
                result.append(.character(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "*" {
                if result.last != .any { result.append(.any) }
            } else {
                result.append(character == "?" ? .one : .character(character))
            }
        }
        if isEscaped { result.append(.character("\\")) }
        return result
    }

    // MARK: - MATCHES

    private struct ExpressionKey: Hashable {
        let pattern: String
        let options: UInt
    }

    /// Compiled expressions: a predicate is evaluated for each element of a list. Emptied when it has 64 entries.
    private static let expressions = Mutex<[ExpressionKey: NSRegularExpression]>([:])

    /// Whether a whole text matches a regular expression. Traps if the expression is invalid.
    static func matches(_ text: String, _ pattern: String, options: NSComparisonPredicate.Options) -> Bool {
        let isDiacriticInsensitive = options.contains(.diacriticInsensitive)
        let text = isDiacriticInsensitive ? folded(text, options: .diacriticInsensitive) : text
        let pattern = isDiacriticInsensitive ? folded(pattern, options: .diacriticInsensitive) : pattern
        let expression = expression(pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        let range = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: .anchored, range: range) != nil
    }

    private static func expression(
        _ pattern: String,
        options: NSRegularExpression.Options
    ) -> NSRegularExpression {
        let key = ExpressionKey(pattern: pattern, options: options.rawValue)
        if let expression = expressions.withLock({ $0[key] }) { return expression }
        do {
            // Without the group and `\z`, a match of the first alternative could end before the text does. The pattern alone is
            // compiled first, because a stray parenthesis would close the group.
            _ = try NSRegularExpression(pattern: pattern, options: options)
            let expression = try NSRegularExpression(pattern: "(?:\(pattern))\\z", options: options)
            expressions.withLock {
                if $0.count >= 64 { $0.removeAll() }
                $0[key] = expression
            }
            return expression
        } catch {
            trap("The operator MATCHES has an invalid regular expression, '\(pattern)'. Correct the pattern.")
        }
    }
}
