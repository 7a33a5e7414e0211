import Foundation
import Synchronization
internal import _FoundationICU

/// A text of a `.stringsdict` file, which depends on the numbers that are inserted.
struct PluralFormat: Equatable, Sendable {
    /// The text with variables, such as `%#@items@`.
    var format: String
    /// The texts of each variable, by plural category.
    var variables: [String: [String: String]]
    /// The language whose rules determine the category.
    var language: String

    /// Variables whose texts contain variables.
    private static let depthLimit = 8

    /// Reads an entry of a file. Nil if it is not an entry with variables.
    init?(_ entry: [String: Any], language: String) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        self.language = language
        variables = entry.compactMapValues { $0 as? [String: Any] }.mapValues { rule in
            rule.compactMapValues { $0 as? String }
        }
    }

    /// Returns the format for the given numbers, and the indices of the arguments that it inserts. All its specifiers have positions
    /// in these indices, because a format without some position cannot be used with Foundation.
    ///
    /// - Parameter number: Returns the number at an index of the arguments. Nil for other values.
    func resolved(_ number: (Int) -> Double?) -> (format: String, indices: [Int]) {
        var state = State()
        let text = resolve(format, &state, own: nil, depth: 0, number)
        return (text, state.used)
    }

    private struct State {
        /// The index of the argument for the next specifier without a position.
        var next = 0
        /// The indices of inserted arguments.
        var used: [Int] = []

        /// Returns the position of an argument.
        mutating func position(of index: Int) -> Int {
            if let known = used.firstIndex(of: index) { return known + 1 }
            used.append(index)
            return used.count
        }
    }

    /// - Parameter own: In the text of a variable, the index of the argument that selected it.
    private func resolve(
        _ format: String,
        _ state: inout State,
        own: Int?,
        depth: Int,
        _ number: (Int) -> Double?
    ) -> String {
        var result = ""
        var own = own
        var rest = Substring(format)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                result += "%%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix(while: \.isWholeNumber)
            var position = Int(digits)
            if position != nil, rest.dropFirst(digits.count).first == "$" {
                rest = rest.dropFirst(digits.count + 1)
            } else {
                position = nil
            }
            func takeIndex() -> Int {
                if let position { return max(0, position - 1) }
                if let index = own {
                    own = nil
                    return index
                }
                defer { state.next += 1 }
                return state.next
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                let index = takeIndex()
                guard depth < Self.depthLimit, let text = text(of: name, for: number(index) ?? 0) else { continue }
                result += resolve(text, &state, own: index, depth: depth + 1, number)
            } else {
                result += "%\(state.position(of: takeIndex()))$"
            }
        }
        return result + rest
    }

    private func text(of name: String, for number: Double) -> String? {
        guard let texts = variables[name] else { return nil }
        if number == 0, let zero = texts["zero"] { return zero }
        return texts[Self.category(of: number, language: language)] ?? texts["other"]
    }

    /// Returns the plural category of a number by the rules of the Unicode CLDR: `one`, `few`, `other` and so on.
    static func category(of number: Double, language: String) -> String {
        var status = U_ZERO_ERROR
        let locale = language.replacingOccurrences(of: "-", with: "_")
        guard let rules = swift_uplrules_open(locale, &status) else { return "other" }
        defer { swift_uplrules_close(rules) }
        var keyword = [UChar](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...Int32(keyword.count)).contains(count) else {
            return "other"
        }
        return String(decoding: keyword.prefix(Int(count)), as: UTF16.self)
    }
}

/// The plural formats that `NSLocalizedString` returned.
///
/// A string cannot hold the texts of all plural categories, so the variable's name in the returned format contains the number of
/// the format here: `%#@items:7@`. `String(format:)` finds it by this number.
enum PluralFormats {
    private static let known = Mutex<[PluralFormat]>([])

    /// Returns the format with the number of its texts.
    static func marked(_ format: PluralFormat) -> String {
        let number = known.withLock { formats in
            if let index = formats.firstIndex(of: format) { return index }
            formats.append(format)
            return formats.count - 1
        }
        var result = ""
        var rest = Substring(format.format)
        while let start = rest.range(of: "#@"), let end = rest[start.upperBound...].firstIndex(of: "@") {
            result += rest[..<end] + ":\(number)@"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the format for a text that ``marked(_:)`` returned. Nil for other texts.
    static func format(of text: String) -> PluralFormat? {
        guard let start = text.range(of: "#@"), let end = text[start.upperBound...].firstIndex(of: "@"),
            let colon = text[start.upperBound..<end].lastIndex(of: ":"),
            let number = Int(text[text.index(after: colon)..<end])
        else { return nil }
        return known.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }
}
