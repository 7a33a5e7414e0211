import Foundation
import Testing

@testable import FoundationCompatibility

/// The semantics of operators, functions and key paths, on dictionaries.
@Suite struct PredicateOperatorTests {
    private func holds(_ format: String, _ object: Any? = nil) throws -> Bool {
        try PredicateParser.predicate(format).evaluate(with: object)
    }

    @Test(arguments: [
        ("1 == 1.0", true), ("1 == TRUE", true), ("1 == '1'", false), ("nil == nil", true), ("nil == 1", false),
        ("nil != 1", true),
        ("nil < 1", false), ("nil >= nil", false), ("2 < 10", true), ("'2' < '10'", false),
        ("9007199254740993 > 9007199254740992.0", true),
        ("3 BETWEEN {3, 4}", true), ("5 BETWEEN {3, 4}", false), ("2 IN {1, 2}", true), ("3 IN {1, 2}", false),
        ("nil IN {1}", false),
        ("'b' IN 'abc'", true), ("{1, 2} CONTAINS 2", true), ("{1, 2} == {1, 2}", true), ("{1, 2} == {2, 1}", false),
    ])
    func `values are compared by value`(format: String, expected: Bool) throws {
        #expect(try holds(format) == expected)
    }

    @Test(arguments: [
        ("'Straße' CONTAINS 'raß'", true), ("'Café' CONTAINS 'cafe'", false), ("'Café' CONTAINS[c] 'café'", true),
        ("'Café' CONTAINS[d] 'Cafe'", true), ("'Café' ==[cd] 'CAFE'", true), ("'abc' BEGINSWITH 'ab'", true),
        ("'abc' BEGINSWITH 'bc'", false),
        ("'abc' ENDSWITH 'bc'", true), ("'abc' ENDSWITH[c] 'BC'", true), ("'abc' CONTAINS ''", false),
        ("nil CONTAINS 'a'", false),
        ("'abc' LIKE 'a?c'", true), ("'abc' LIKE '*'", true), ("'abc' LIKE 'a'", false), ("'aXbXc' LIKE 'a*b*c'", true),
        ("'a*c' LIKE 'a\\\\*c'", true), ("'abc' LIKE 'a\\\\*c'", false), ("'ÄBC' LIKE[cd] 'a*'", true),
        ("'' LIKE '*'", true),
        ("'abc' MATCHES 'a|abc'", true), ("'abc' MATCHES 'ab'", false), ("'ABC' MATCHES[c] '[a-c]+'", true),
        ("'é' MATCHES[d] 'e'", true),
        ("'e' IN[c] {'E'}", true),
    ])
    func `strings are compared with folding of case and diacritics`(format: String, expected: Bool) throws {
        #expect(try holds(format) == expected)
    }

    @Test(arguments: [
        ("ANY {1, 5} > 4", true), ("ANY {1, 2} > 4", false), ("ALL {5, 6} > 4", true), ("ALL {1, 6} > 4", false),
        ("ALL {} > 4", true),
        ("NONE {1, 2} > 4", true), ("SOME {1, 5} > 4", true), ("NOT 1 == 2", true), ("1 == 2 OR 2 == 2", true),
        ("1 == 2 AND 2 == 2", false),
    ])
    func `modifiers and logical operators combine results`(format: String, expected: Bool) throws {
        #expect(try holds(format) == expected)
    }

    @Test(arguments: [
        ("7 / 2 == 3", true), ("7 / 2.0 == 3.5", true), ("2 ** 10 == 1024", true), ("2 ** -1 == 0.5", true),
        ("1 - 2 - 3 == -4", true),
        ("2 + 3 * 4 == 14", true), ("9223372036854775807 + 1 > 9.2e18", true), ("nil + 1 == nil", true),
        ("sum({1, 2, 3}) == 6", true),
        ("average({1, 2}) == 1.5", true), ("min({3, 1}) == 1", true), ("max(3, 1) == 3", true),
        ("count({4, 4}) == 2", true),
        ("median({3, 1, 2}) == 2", true), ("stddev({2, 4}) == 1", true), ("mode({1, 2, 2}) == {2}", true),
        ("sqrt(9) == 3", true),
        ("abs(-3) == 3", true), ("floor(1.5) == 1", true), ("ceiling(1.2) == 2", true), ("trunc(-1.5) == -1", true),
        ("ln(1) == 0", true),
        ("log(100) == 2", true), ("exp(0) == 1", true), ("modulus:by:(7, 4) == 3", true),
        ("bitwiseAnd:with:(6, 3) == 2", true),
        ("bitwiseOr:with:(6, 3) == 7", true), ("bitwiseXor:with:(6, 3) == 5", true),
        ("leftshift:by:(1, 4) == 16", true),
        ("onesComplement(0) == -1", true), ("uppercase('é') == 'É'", true), ("lowercase('A') == 'a'", true),
        ("length('abc') == 3", true),
        ("CAST('2.5', 'NSNumber') == 2.5", true), ("(1 == 1 ? 2 : 3) == 2", true), ("TERNARY(1 == 2, 2, 3) == 3", true),
        ("({1, 2} UNION {3}).@count == 3", true), ("({1, 2} MINUS {2}) == ({1, 3} INTERSECT {1})", true),
        ("{4, 5}[1] == 5", true),
        ("{4, 5}[5] == nil", true), ("{4, 5}[LAST] == {5, 4}[FIRST]", true), ("{4, 5}[SIZE] == 2", true),
    ])
    func `functions compute values`(format: String, expected: Bool) throws {
        #expect(try holds(format) == expected)
    }

    private let shop: [String: Any] = [
        "name": "Corner", "tags": ["food", "drink"], "empty": NSNull(),
        "items": [["price": 2, "name": "tea"], ["price": 4.5, "name": "cake"]] as [[String: Any]],
        "owner": ["name": ["first": "Ann"]],
    ]

    @Test(arguments: [
        ("owner.name.first == 'Ann'", true), ("tags.@count == 2", true), ("items.@sum.price == 6.5", true),
        ("items.@avg.price == 3.25", true),
        ("items.@max.price == 4.5", true), ("items.@min.price == 2", true), ("items.name == {'tea', 'cake'}", true),
        ("ANY items.price > 4", true),
        ("ALL items.price > 4", false), ("SUBQUERY(items, $x, $x.price > 1 AND $x.name LIKE 't*').@count == 1", true),
        ("empty == nil", true),
        ("missing == nil", true), ("missing.name == nil", true), ("name.length == 6", true), ("'food' IN tags", true),
        ("tags[0] == 'food'", true),
        ("items[LAST].name == 'cake'", true), ("owner['name'].first == 'Ann'", true),
        ("FUNCTION(SELF, 'valueForKeyPath:', 'owner.name.first') == 'Ann'", true),
    ])
    func `key paths read dictionaries and collections`(format: String, expected: Bool) throws {
        #expect(try holds(format, shop) == expected)
    }

    @Test func `the function now uses the clock of the environment`() {
        let environment = PredicateEnvironment(
            now: { Date(timeIntervalSinceReferenceDate: 7) },
            random: { $0.upperBound - 1 }
        )
        PredicateEnvironment.$current.withValue(environment) {
            #expect(NSPredicate(format: "now() == CAST(7, 'NSDate')").evaluate(with: nil))
            #expect(NSPredicate(format: "randomn(10) == 9").evaluate(with: nil))
        }
    }

    private class Base { private let id: Int? = 3 }
    private final class Derived: Base {
        var _score = 2.5
        let isOpen = true
        let day = Date(timeIntervalSinceReferenceDate: 1)
    }

    @Test(arguments: [
        "id == 3", "score == 2.5", "open == YES", "isOpen == 1", "day > CAST(0, 'NSDate')", "SELF.id < 4",
    ])
    func `keys find stored properties of a class and its superclasses`(format: String) throws {
        #expect(try holds(format, Derived()))
    }

    @Test func `sets, dictionaries and numbers of all types are equal by value`() throws {
        let predicate = try PredicateParser.predicate("SELF == %@", .values([Set([1, 2])]))
        #expect(predicate.evaluate(with: NSSet(array: [2, 1.0])))
        #expect(!predicate.evaluate(with: [1, 2]))
        for number in [3, Int8(3), UInt64(3), Float(3), CGFloat(3), Decimal(3), NSNumber(value: 3)] as [Any] {
            #expect(try holds("SELF == 3 AND SELF < 3.5 AND SELF IN {3}", number))
        }
        #expect(
            try PredicateParser.predicate("SELF == %@", .values([UInt64.max])).evaluate(
                with: NSNumber(value: UInt64.max)
            )
        )
    }

    @Test func `an unknown key ends the process with Apple's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "missing == 1").evaluate(with: NSObject())
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("this class is not key value coding-compliant for the key missing."))
    }

    @Test func `an invalid format ends the process with its position`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "name CONTAIN 'x'")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("column 6: expected a comparison operator, found 'CONTAIN'\nname CONTAIN 'x'\n     ^"))
    }

    @Test(arguments: [
        "5 CONTAINS 1", "5 BEGINSWITH 'a'", "'a' < 5", "'a' MATCHES '('", "1 == $x", "ANY 5 == 1", "1 BETWEEN 5",
    ])
    func `operands of the wrong kind end the process`(format: String) async {
        await #expect(processExitsWith: .failure) { [format] in
            _ = NSPredicate(format: format).evaluate(with: nil)
        }
    }
}
