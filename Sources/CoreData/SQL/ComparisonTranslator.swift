import Foundation
import FoundationCompatibility

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// Translates the comparison of two values, at most one of which is a constant.
struct ComparisonTranslator {
    typealias Operator = NSComparisonPredicate.Operator
    typealias Options = NSComparisonPredicate.Options

    let engine: StoreEngine

    /// Returns a condition; nil if SQL cannot express the comparison.
    ///
    /// - Parameter isNegated: Whether the condition must be 0 instead of NULL.
    func compare(
        _ left: SQLOperand,
        _ type: Operator,
        _ right: SQLOperand,
        _ options: Options,
        _ isNegated: Bool,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        switch type {
        case .equalTo: return equality(left, right, options, &tests)
        case .notEqualTo:
            return equality(left, right, options, &tests).map { SQLText("NOT (\($0.sql))", $0.parameters) }
        case .lessThan: return order(left, "<", .lessThan, right, options, isNegated, &tests)
        case .lessThanOrEqualTo: return order(left, "<=", .lessThanOrEqualTo, right, options, isNegated, &tests)
        case .greaterThan: return order(left, ">", .greaterThan, right, options, isNegated, &tests)
        case .greaterThanOrEqualTo: return order(left, ">=", .greaterThanOrEqualTo, right, options, isNegated, &tests)
        case .between: return between(left, right, options, isNegated, &tests)
        case .in:
            if right.kind == .constant, !(right.constant is String) {
                return membership(left, right.constant, options, isNegated, &tests)
            }
            return textTest(left, type, right, options, &tests)
        case .contains:
            if left.kind == .constant, !(left.constant is String) {
                return membership(right, left.constant, options, isNegated, &tests)
            }
            return textTest(left, type, right, options, &tests)
        case .beginsWith, .endsWith, .like, .matches: return textTest(left, type, right, options, &tests)
        case .customSelector: return nil
        }
    }

    // MARK: - Parameters

    /// Returns a number as a parameter; nil for other values and NaN.
    static func number(_ value: Any?) -> SQLiteValue? {
        switch value {
        case let decimal as NSDecimalNumber: return decimal.doubleValue.isNaN ? nil : .real(decimal.doubleValue)
        case let decimal as Decimal: return number(NSDecimalNumber(decimal: decimal))
        case let number as NSNumber:
            switch String(cString: number.objCType) {
            case "d", "f": return number.doubleValue.isNaN ? nil : .real(number.doubleValue)
            case "Q" where number.uint64Value > UInt64(Int64.max): return nil
            default: return .integer(number.int64Value)
            }
        case let value as any FixedWidthInteger: return Int64(exactly: value).map { .integer($0) }
        case let value as any BinaryFloatingPoint: return Double(value).isNaN ? nil : .real(Double(value))
        default: return nil
        }
    }

    /// Returns a constant as a parameter for comparisons with a value; nil if they have different kinds.
    private func parameter(_ constant: Any, for operand: SQLOperand) -> SQLiteValue? {
        switch operand.kind {
        case .number: return Self.number(constant)
        case .text: return (constant as? String).map { .text($0) }
        case .date: return (constant as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .url: return (constant as? URL).map { .text($0.absoluteString) }
        case .data: return (constant as? Data).map { .blob($0) }
        case .uuid:
            return (constant as? UUID).map { uuid in withUnsafeBytes(of: uuid.uuid) { .blob(Data($0)) } }
        case .object:
            guard let id = constant as? NSManagedObjectID ?? (constant as? NSManagedObject)?.id else { return nil }
            // No saved object has the number -1: temporary IDs and those of other stores are equal to none.
            let isHere = id.storeIdentifier == engine.identifier && id.entity.layout.rootName == operand.rootName
            return .integer(isHere ? id.key : -1)
        case .constant: return nil
        }
    }

    /// The text of an operand in comparisons.
    private func compared(_ operand: SQLOperand) -> String {
        operand.kind == .text ? "\(operand.sql) COLLATE \(TextCollation.natural.name)" : operand.sql
    }

    // MARK: - Equality and order

    private func equality(
        _ left: SQLOperand,
        _ right: SQLOperand,
        _ options: Options,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        if left.kind == .constant { return equality(right, left, options, &tests) }
        let hasOptions = left.kind == .text && options != [] && options != .normalized
        if right.kind == .constant {
            guard let constant = right.constant else { return SQLText("\(left.sql) IS NULL", left.parameters) }
            guard let value = parameter(constant, for: left) else { return nil }
            if hasOptions { return textTest(left, .equalTo, right, options, &tests) }
            return SQLText("\(compared(left)) IS ?", left.parameters + [.value(value)])
        }
        guard left.kind == right.kind else { return nil }
        if left.kind == .object, left.rootName != right.rootName { return nil }
        if hasOptions {
            guard left.parameters.isEmpty, right.parameters.isEmpty,
                let test = textTest(left, .equalTo, right, options, &tests)
            else { return nil }
            return SQLText("(\(left.sql) IS NULL AND \(right.sql) IS NULL OR \(test.sql))", test.parameters)
        }
        return SQLText("\(compared(left)) IS \(right.sql)", left.parameters + right.parameters)
    }

    private func order(
        _ left: SQLOperand,
        _ symbol: String,
        _ type: Operator,
        _ right: SQLOperand,
        _ options: Options,
        _ isNegated: Bool,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        let operands = [left, right]
        if operands.contains(where: { $0.kind == .constant && $0.constant == nil }) { return SQLText("0") }
        let kinds = operands.filter { $0.kind != .constant }.map(\.kind)
        guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { return nil }
        guard kind == .number || kind == .text || kind == .date else { return nil }
        if kind == .text, options != [], options != .normalized {
            return textTest(left, type, right, options, &tests)
        }
        var parts: [String] = []
        var parameters: [SQLParameter] = []
        for (operand, other) in [(left, right), (right, left)] {
            if operand.kind == .constant {
                guard let constant = operand.constant, let value = parameter(constant, for: other) else { return nil }
                parts.append(kind == .text ? "? COLLATE \(TextCollation.natural.name)" : "?")
                parameters.append(.value(value))
            } else {
                parts.append(compared(operand))
                parameters += operand.parameters
            }
        }
        let sql = "\(parts[0]) \(symbol) \(parts[1])"
        return SQLText(isNegated ? "coalesce(\(sql), 0)" : sql, parameters)
    }

    private func between(
        _ left: SQLOperand,
        _ right: SQLOperand,
        _ options: Options,
        _ isNegated: Bool,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        guard right.kind == .constant, let bounds = Self.elements(right.constant), bounds.count == 2,
            let lower = compare(left, .greaterThanOrEqualTo, .constant(bounds[0]), options, isNegated, &tests),
            let upper = compare(left, .lessThanOrEqualTo, .constant(bounds[1]), options, isNegated, &tests)
        else { return nil }
        return SQLText("(\(lower.sql) AND \(upper.sql))", lower.parameters + upper.parameters)
    }

    // MARK: - Collections

    private static func elements(_ value: Any?) -> [Any]? {
        switch value {
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private func membership(
        _ value: SQLOperand,
        _ collection: Any?,
        _ options: Options,
        _ isNegated: Bool,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        guard value.kind != .constant, let collection else { return collection == nil ? SQLText("0") : nil }
        guard let elements = Self.elements(collection), value.parameters.isEmpty else { return nil }
        let present = elements.compactMap { AttributeCoding.unwrapped($0) }
        let hasNil = present.count < elements.count
        if value.kind == .text, options != [], options != .normalized {
            return alternatives(value, present, hasNil: hasNil, options, &tests)
        }
        var values: [SQLiteValue] = []
        for element in present {
            guard let parameter = parameter(element, for: value) else { return nil }
            values.append(parameter)
        }
        var text = Self.list(values, compared(value))
        if isNegated { text.sql = "coalesce(\(text.sql), 0)" }
        if hasNil { text.sql = "(\(text.sql) OR \(value.sql) IS NULL)" }
        return text
    }

    /// A condition for each of several texts.
    private func alternatives(
        _ value: SQLOperand,
        _ texts: [Any],
        hasNil: Bool,
        _ options: Options,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        guard texts.count <= 100 else { return nil }
        var parts = hasNil ? ["\(value.sql) IS NULL"] : []
        var parameters: [SQLParameter] = []
        for text in texts {
            guard let test = textTest(value, .equalTo, .constant(text), options, &tests) else { return nil }
            parts.append(test.sql)
            parameters += test.parameters
        }
        return SQLText(parts.isEmpty ? "0" : "(\(parts.joined(separator: " OR ")))", parameters)
    }

    /// The greatest number of elements that are parameters of their own.
    private static let parameterLimit = 500

    private static func list(_ values: [SQLiteValue], _ sql: String) -> SQLText {
        let integers = values.compactMap(\.integer)
        if integers.count == values.count, values.count > parameterLimit {
            let list = "[" + integers.map(String.init).joined(separator: ",") + "]"
            return SQLText("\(sql) IN (SELECT value FROM json_each(?))", [.value(.text(list))])
        }
        let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
        return SQLText("\(sql) IN (\(marks))", values.map(SQLParameter.value))
    }

    // MARK: - Texts

    private func textTest(
        _ left: SQLOperand,
        _ type: Operator,
        _ right: SQLOperand,
        _ options: Options,
        _ tests: inout [TextTest]
    ) -> SQLText? {
        if left.kind == .text, right.kind == .text {
            tests.append(TextTest(type: type, options: options))
            return SQLText(
                "coredata_test(?, \(left.sql), \(right.sql))",
                [.test(tests.count - 1)] + left.parameters + right.parameters
            )
        }
        let constantIsLeft = left.kind == .constant
        let (constant, value) = constantIsLeft ? (left, right) : (right, left)
        guard constant.kind == .constant, value.kind == .text else { return nil }
        guard let content = constant.constant else { return SQLText("0") }
        guard let text = content as? String else { return nil }
        tests.append(TextTest(type: type, options: options, constant: text, constantIsLeft: constantIsLeft))
        return SQLText("coredata_test(?, \(value.sql))", [.test(tests.count - 1)] + value.parameters)
    }
}
