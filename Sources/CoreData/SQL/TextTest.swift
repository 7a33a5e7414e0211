import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// A comparison of texts that SQL calls as the function `coredata_test`.
///
/// It evaluates the same predicate as in memory, so that results agree. Printable ASCII texts, which are the most frequent ones, are
/// compared by their bytes with the same result.
struct TextTest {
    /// The operator and its options.
    let type: NSComparisonPredicate.Operator
    let options: NSComparisonPredicate.Options
    private let predicate: NSComparisonPredicate?
    /// The constant as printable ASCII, in lower case if case is ignored; nil if bytes cannot be compared.
    private let bytes: [UInt8]?

    /// Makes a test of a text and a constant.
    ///
    /// - Parameter constantIsLeft: Whether the constant is the left value, as in `"a text" CONTAINS name`.
    init(
        type: NSComparisonPredicate.Operator,
        options: NSComparisonPredicate.Options,
        constant: String,
        constantIsLeft: Bool = false
    ) {
        self.type = type
        self.options = options
        let constantExpression = NSExpression(forConstantValue: constant)
        let value = NSExpression.expressionForEvaluatedObject()
        predicate = NSComparisonPredicate(
            leftExpression: constantIsLeft ? constantExpression : value,
            rightExpression: constantIsLeft ? value : constantExpression,
            modifier: .direct,
            type: type,
            options: options
        )
        let isSimple = !constantIsLeft && Self.comparesBytes(type, options) && !constant.isEmpty
        let ignoresCase = options.contains(.caseInsensitive) && !options.contains(.normalized)
        let text = Array(constant.utf8)
        let isASCII = text.withUnsafeBytes(isPrintableASCII)
        bytes = isSimple && isASCII ? (ignoresCase ? text.map(lowercased) : text) : nil
    }

    /// Makes a test of two texts.
    init(type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options) {
        self.type = type
        self.options = options
        predicate = nil
        bytes = nil
    }

    private static func comparesBytes(
        _ type: NSComparisonPredicate.Operator,
        _ options: NSComparisonPredicate.Options
    ) -> Bool {
        guard options.rawValue & 8 == 0 else { return false }
        return switch type {
        case .equalTo, .notEqualTo, .contains, .beginsWith, .endsWith: true
        default: false
        }
    }

    /// Evaluates the test for a text and the constant.
    func evaluate(_ text: UnsafeRawBufferPointer) -> Bool {
        if let bytes, isPrintableASCII(text) { return compareBytes(text, bytes) }
        return predicate?.evaluate(with: String(decoding: text, as: UTF8.self)) ?? false
    }

    /// Evaluates the test for two texts.
    func evaluate(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        NSComparisonPredicate(
            leftExpression: NSExpression(forConstantValue: String(decoding: first, as: UTF8.self)),
            rightExpression: NSExpression(forConstantValue: String(decoding: second, as: UTF8.self)),
            modifier: .direct,
            type: type,
            options: options
        ).evaluate(with: nil)
    }

    private func compareBytes(_ text: UnsafeRawBufferPointer, _ part: [UInt8]) -> Bool {
        let ignoresCase = options.contains(.caseInsensitive) && !options.contains(.normalized)
        func matches(at start: Int) -> Bool {
            for index in 0..<part.count {
                let byte = text[start + index]
                if (ignoresCase ? lowercased(byte) : byte) != part[index] { return false }
            }
            return true
        }
        switch type {
        case .equalTo: return text.count == part.count && matches(at: 0)
        case .notEqualTo: return text.count != part.count || !matches(at: 0)
        case .beginsWith: return text.count >= part.count && matches(at: 0)
        case .endsWith: return text.count >= part.count && matches(at: text.count - part.count)
        default:
            guard text.count >= part.count else { return false }
            for start in 0...(text.count - part.count) where matches(at: start) { return true }
            return false
        }
    }
}
