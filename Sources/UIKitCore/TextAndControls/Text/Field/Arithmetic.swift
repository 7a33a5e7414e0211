import Foundation

/// Evaluates expressions of numbers, the four operations and parentheses.
struct Arithmetic {
    private var rest: Substring
    private var operations = 0

    /// The result of the expression at the end of a text, as text; nil if there is no expression or no result.
    static func result(of text: String) -> String? {
        let signs = "0123456789.+-*/×÷−() "
        let sum = String(text.reversed().prefix { signs.contains($0) }.reversed())
        var parser = Arithmetic(rest: sum.filter { $0 != " " }[...])
        guard let value = parser.sum(), parser.rest.isEmpty, parser.operations > 0, value.isFinite else { return nil }
        let rounded = (value * 1e9).rounded() / 1e9
        guard abs(rounded) < 1e15 else { return nil }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private mutating func take(_ signs: String) -> Character? {
        guard let next = rest.first, signs.contains(next) else { return nil }
        return rest.removeFirst()
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while let sign = take("+-−") {
            guard let next = product() else { return nil }
            operations += 1
            value += sign == "+" ? next : -next
        }
        return value
    }

    private mutating func product() -> Double? {
        guard var value = factor() else { return nil }
        while let sign = take("*×/÷") {
            guard let next = factor() else { return nil }
            operations += 1
            value = "*×".contains(sign) ? value * next : value / next
        }
        return value
    }

    private mutating func factor() -> Double? {
        if take("-−") != nil { return factor().map { -$0 } }
        if take("(") != nil {
            guard let value = sum(), take(")") != nil else { return nil }
            return value
        }
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        rest.removeFirst(digits.count)
        return Double(digits)
    }
}
