import Foundation
import Testing

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

@testable import FoundationCompatibility

/// A generator with a seed, so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 31)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 29)
    }
}

/// A predicate on integers that is evaluated without the code under test.
private indirect enum PlainPredicate {
    case comparison(PlainValue, String, PlainValue)
    case membership(PlainValue, [Int])
    case quantified(String, String, Int)
    case not(PlainPredicate)
    case and([PlainPredicate])
    case or([PlainPredicate])

    static func random(depth: Int, using generator: inout SeededGenerator) -> PlainPredicate {
        switch Int.random(in: 0..<(depth == 0 ? 3 : 6), using: &generator) {
        case 0:
            let name = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &generator)!
            return .comparison(.random(depth: 2, using: &generator), name, .random(depth: 2, using: &generator))
        case 1:
            let elements = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                Int.random(in: -3...3, using: &generator)
            }
            return .membership(.random(depth: 2, using: &generator), elements)
        case 2:
            let word = ["ANY", "ALL", "NONE"].randomElement(using: &generator)!
            return .quantified(
                word,
                ["<", ">", "=="].randomElement(using: &generator)!,
                .random(in: -3...3, using: &generator)
            )
        case 3: return .not(.random(depth: depth - 1, using: &generator))
        case 4: return .and(parts(depth, &generator))
        default: return .or(parts(depth, &generator))
        }
    }

    private static func parts(_ depth: Int, _ generator: inout SeededGenerator) -> [PlainPredicate] {
        (0..<Int.random(in: 2...3, using: &generator)).map { _ in random(depth: depth - 1, using: &generator) }
    }

    var format: String {
        switch self {
        case .comparison(let left, let name, let right): "\(left.format) \(name) \(right.format)"
        case .membership(let value, let elements):
            "\(value.format) IN {\(elements.map(String.init).joined(separator: ","))}"
        case .quantified(let word, let name, let value): "\(word) list \(name) \(value)"
        case .not(let part): "NOT (\(part.format))"
        case .and(let parts): parts.map { "(\($0.format))" }.joined(separator: " AND ")
        case .or(let parts): parts.map { "(\($0.format))" }.joined(separator: "||")
        }
    }

    func holds(_ variables: [String: Int], _ list: [Int]) -> Bool {
        switch self {
        case .comparison(let left, let name, let right):
            return Self.compare(left.value(variables), name, right.value(variables))
        case .membership(let value, let elements): return elements.contains(value.value(variables))
        case .quantified(let word, let name, let value):
            let results = list.map { Self.compare($0, name, value) }
            return word == "ALL" ? !results.contains(false) : results.contains(true) == (word == "ANY")
        case .not(let part): return !part.holds(variables, list)
        case .and(let parts): return parts.allSatisfy { $0.holds(variables, list) }
        case .or(let parts): return parts.contains { $0.holds(variables, list) }
        }
    }

    private static func compare(_ left: Int, _ name: String, _ right: Int) -> Bool {
        switch name {
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        case ">=": left >= right
        case "==": left == right
        default: left != right
        }
    }
}

/// An expression of integers.
private indirect enum PlainValue {
    case constant(Int)
    case key(String)
    case operation(PlainValue, String, PlainValue)

    static func random(depth: Int, using generator: inout SeededGenerator) -> PlainValue {
        switch Int.random(in: 0..<(depth == 0 ? 2 : 3), using: &generator) {
        case 0: .constant(.random(in: -3...3, using: &generator))
        case 1: .key(["a", "b", "c"].randomElement(using: &generator)!)
        default:
            .operation(
                .random(depth: depth - 1, using: &generator),
                ["+", "-", "*"].randomElement(using: &generator)!,
                .random(depth: depth - 1, using: &generator)
            )
        }
    }

    var format: String {
        switch self {
        case .constant(let value): "\(value)"
        case .key(let name): name
        case .operation(let left, let name, let right): "(\(left.format) \(name) \(right.format))"
        }
    }

    func value(_ variables: [String: Int]) -> Int {
        switch self {
        case .constant(let value): return value
        case .key(let name): return variables[name]!
        case .operation(let left, let name, let right):
            let (left, right) = (left.value(variables), right.value(variables))
            return name == "+" ? left + right : name == "-" ? left - right : left * right
        }
    }
}

/// Trees of expressions with all kinds of content, for printing and parsing.
private enum Trees {
    static func predicate(_ depth: Int, _ generator: inout SeededGenerator) -> NSPredicate {
        switch Int.random(in: 0..<(depth == 0 ? 2 : 5), using: &generator) {
        case 0: return NSPredicate(value: Bool.random(using: &generator))
        case 1, 2:
            let types: [NSComparisonPredicate.Operator] = [
                .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .equalTo, .notEqualTo, .matches,
                .like,
                .beginsWith, .endsWith, .in, .contains, .between,
            ]
            return NSComparisonPredicate(
                leftExpression: expression(depth, &generator),
                rightExpression: expression(depth, &generator),
                modifier: [.direct, .any, .all].randomElement(using: &generator)!,
                type: types.randomElement(using: &generator)!,
                options: .init(rawValue: .random(in: 0..<16, using: &generator))
            )
        case 3: return NSCompoundPredicate(notPredicateWithSubpredicate: predicate(depth - 1, &generator))
        default:
            let parts = (0..<Int.random(in: 2...3, using: &generator)).map { _ in predicate(depth - 1, &generator) }
            return NSCompoundPredicate(type: Bool.random(using: &generator) ? .and : .or, subpredicates: parts)
        }
    }

    static func expression(_ depth: Int, _ generator: inout SeededGenerator) -> NSExpression {
        func part() -> NSExpression { expression(depth - 1, &generator) }
        switch Int.random(in: 0..<(depth <= 0 ? 5 : 13), using: &generator) {
        case 0: return NSExpression(forConstantValue: constant(&generator))
        case 1: return NSExpression.expressionForEvaluatedObject()
        case 2: return NSExpression(forVariable: "x\(Int.random(in: 0..<3, using: &generator))")
        case 3:
            return NSExpression(
                forKeyPath: ["a", "in.b", "a.@sum.c", "Self", "first", "é_1"].randomElement(using: &generator)!
            )
        case 4: return NSExpression(forConstantValue: [constant(&generator), constant(&generator)])
        case 5: return NSExpression(forAggregate: [part(), part()])
        case 6, 7:
            let names = ["add:to:", "from:subtract:", "multiply:by:", "divide:by:", "raise:toPower:", "modulus:by:"]
            return NSExpression(forFunction: names.randomElement(using: &generator)!, arguments: [part(), part()])
        case 8: return NSExpression(forFunction: "sum:", arguments: [part(), part(), part()])
        case 9:
            return NSExpression(
                forSubquery: part(),
                usingIteratorVariable: "x",
                predicate: predicate(depth - 1, &generator)
            )
        case 10: return NSExpression(forUnionSet: part(), with: part())
        case 11:
            return NSExpression(
                forConditional: predicate(depth - 1, &generator),
                trueExpression: part(),
                falseExpression: part()
            )
        default: return NSExpression(format: "%@[%@]", part(), part())
        }
    }

    private static func constant(_ generator: inout SeededGenerator) -> Any {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return Int.random(in: Int.min...Int.max, using: &generator)
        case 1: return Double.random(in: -1e12...1e12, using: &generator)
        case 2:
            return [NSNull(), UInt64.max, Int64.min, -Double.infinity, 1e300, Float(0.1)].randomElement(
                using: &generator
            )!
        case 3: return Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &generator))
        case 4: return Int.random(in: -2...2, using: &generator)
        default:
            let characters = ["a", "\"", "'", "\\", "\n", "%@", "é", "🌷", "{", " "]
            return (0..<4).map { _ in characters.randomElement(using: &generator)! }.joined()
        }
    }
}

@Suite struct PredicatePropertyTests {
    @Test(arguments: 0..<20) func `the format of a random predicate is parsed to an equal predicate`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(state: seed)
        for _ in 0..<100 {
            let predicate = Trees.predicate(3, &generator)
            let format = PredicateFormatter.format(predicate)
            let parsed = try PredicateParser.predicate(format)
            #expect(PredicateStructure.areEqual(predicate, parsed), "\(format)")
            #expect(PredicateFormatter.format(parsed) == format)
        }
    }

    @Test(arguments: 0..<20) func `a random predicate holds where a plain evaluator says so`(seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        for _ in 0..<50 {
            let plain = PlainPredicate.random(depth: 3, using: &generator)
            let predicate = try PredicateParser.predicate(plain.format)
            for _ in 0..<5 {
                let names = ["a", "b", "c"]
                let values = Dictionary(
                    uniqueKeysWithValues: names.map { ($0, Int.random(in: -3...3, using: &generator)) }
                )
                let list = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
                    Int.random(in: -3...3, using: &generator)
                }
                var object: [String: Any] = values
                object["list"] = list
                #expect(predicate.evaluate(with: object) == plain.holds(values, list), "\(plain.format) \(object)")
            }
        }
    }

    @Test(arguments: 0..<20) func `random text is parsed, or refused at a position within it`(seed: UInt64) {
        var generator = SeededGenerator(state: seed)
        let pieces = [
            "a", "SELF", "AND", "OR", "NOT", "ANY", "IN", "(", ")", "{", "}", "[", "]", ",", ".", ":", "?", "==", "<",
            "!", "-", "+", "**",
            "1", "0x", "2.5e", "'s'", "\"", "%@", "%K", "%d", "%", "$x", "$", "@count", "@", "#", "sum", "add:to:",
            "SUBQUERY", "TERNARY",
            "CAST", "FUNCTION", "FIRST", "[cd]", "\\", "é", "🌷", "\n", "\u{0}", "nil", "TRUE", "BETWEEN", "UTI-EQUALS",
        ]
        for _ in 0..<500 {
            let count = Int.random(in: 0..<16, using: &generator)
            let separator = Bool.random(using: &generator) ? " " : ""
            let format = (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined(separator: separator)
            do {
                _ = try PredicateParser.predicate(format, .values(["k", 1, "k", 2]))
            } catch {
                #expect((0...format.unicodeScalars.count).contains(error.offset), "\(format)")
                #expect(!error.message.isEmpty)
            }
        }
    }
}
