import Foundation
import Testing

@testable import FoundationCompatibility

/// Accepted formats, compared with the formats that are written back, and the positions of errors.
@Suite struct PredicateSyntaxTests {
    private func written(_ format: String, _ arguments: Any?...) throws -> String {
        PredicateFormatter.format(try PredicateParser.predicate(format, .values(arguments)))
    }

    @Test(arguments: [
        ("a = 1", "a == 1"), ("a == 1", "a == 1"), ("a != 1", "a != 1"), ("a <> 1", "a != 1"), ("a < 1", "a < 1"),
        ("a <= 1", "a <= 1"), ("a =< 1", "a <= 1"), ("a > 1", "a > 1"), ("a >= 1", "a >= 1"), ("a => 1", "a >= 1"),
        ("a between {1, 2}", "a BETWEEN {1, 2}"), ("a In {1}", "a IN {1}"), ("a contains 'x'", "a CONTAINS \"x\""),
        ("a beginsWith 'x'", "a BEGINSWITH \"x\""), ("a endswith 'x'", "a ENDSWITH \"x\""),
        ("a like 'x'", "a LIKE \"x\""),
        ("a matches 'x'", "a MATCHES \"x\""),
    ])
    func `an operator has several spellings and no case`(format: String, expected: String) throws {
        #expect(try written(format) == expected)
    }

    @Test(arguments: [
        ("a ==[c] 'x'", "a ==[c] \"x\""), ("a CONTAINS[cd] 'x'", "a CONTAINS[cd] \"x\""),
        ("a LIKE [dc] 'x'", "a LIKE[cd] \"x\""), ("a BEGINSWITH[n] 'x'", "a BEGINSWITH[n] \"x\""),
        ("a ENDSWITH[CDL] 'x'", "a ENDSWITH[cdl] \"x\""),
    ])
    func `letters in brackets after an operator are options`(format: String, expected: String) throws {
        #expect(try written(format) == expected)
    }

    @Test(arguments: [
        ("a == 0x1F", "a == 31"), ("a == 0o17", "a == 15"), ("a == 0b101", "a == 5"), ("a == 1.5e3", "a == 1500.0"),
        ("a == .5", "a == 0.5"), ("a == 2E-2", "a == 0.02"), ("a == -7", "a == -7"),
        ("a == 18446744073709551615", "a == 18446744073709551615"), ("a == TRUE", "a == 1"),
        ("a == no", "a == 0"),
        ("a == nil", "a == nil"), ("a == NULL", "a == nil"), ("SELF == self", "SELF == SELF"), ("a == {}", "a == {}"),
        (#"a == 'it\'s'"#, #"a == "it's""#), (#"a == "\u00e9\t""#, "a == \"é\t\""), (#"a == "\\\"""#, #"a == "\\\"""#),
        ("a == '%@'", "a == \"%@\""),
    ])
    func `a literal is a number, a string, a constant or an array`(format: String, expected: String) throws {
        #expect(try written(format) == expected)
    }

    @Test(arguments: [
        ("a == 1 AND b == 2 AND c == 3", "a == 1 AND b == 2 AND c == 3"),
        ("a == 1 && b == 2 || c == 3", "(a == 1 AND b == 2) OR c == 3"),
        ("a == 1 and (b == 2 or c == 3)", "a == 1 AND (b == 2 OR c == 3)"),
        ("NOT a == 1 AND b == 2", "(NOT a == 1) AND b == 2"),
        ("!(a == 1 || b == 2)", "NOT (a == 1 OR b == 2)"), ("((a == 1))", "a == 1"), ("(a) == (1)", "a == 1"),
        ("NOT NOT TRUEPREDICATE", "NOT (NOT TRUEPREDICATE)"), ("falsepredicate", "FALSEPREDICATE"),
        ("ANY a.b == 1", "ANY a.b == 1"), ("SOME a > 1", "ANY a > 1"), ("ALL a > 1", "ALL a > 1"),
        ("NONE a > 1", "NOT ANY a > 1"),
    ])
    func `AND binds more tightly than OR, and NOT more than AND`(format: String, expected: String) throws {
        #expect(try written(format) == expected)
    }

    @Test(arguments: [
        ("a + 1 * 2 == 3", "a + (1 * 2) == 3"), ("(a + 1) * 2 == 3", "(a + 1) * 2 == 3"),
        ("a - b - c == 0", "(a - b) - c == 0"),
        ("a ** b ** c == 0", "a ** (b ** c) == 0"), ("-a == 1", "-1 * a == 1"), ("a -1 == 0", "a - 1 == 0"),
        ("a.b.@count > 0", "a.b.@count > 0"), ("a.@sum.price > 0", "a.@sum.price > 0"), ("@count > 0", "@count > 0"),
        ("SELF.name == 1", "name == 1"), ("$x.name == $y", "$x.name == $y"), ("a[0] == a[FIRST]", "a[0] == a[FIRST]"),
        ("a[last].b == a[SIZE]", "a[LAST].b == a[SIZE]"), ("#in == 1", "#in == 1"), ("a.in == 1", "a.in == 1"),
        ("first == 1", "#first == 1"),
        ("sum(a) > lowercase('X')", "sum:(a) > lowercase:(\"X\")"), ("a > now()", "a > now()"),
        ("add:to:(1, 2) == modulus:by:(7, 4)", "1 + 2 == modulus:by:(7, 4)"),
        ("a == CAST(5, 'NSDate')", "a == CAST(5.0, \"NSDate\")"),
        ("SUBQUERY(a, $x, $x.b == 1).@count > 0", "SUBQUERY(a, $x, $x.b == 1).@count > 0"),
        ("TERNARY(a == 1, 2, 3) == b", "TERNARY(a == 1, 2, 3) == b"),
        ("(a == 1 ? 2 : 3) == b", "TERNARY(a == 1, 2, 3) == b"),
        ("FUNCTION(a, 'valueForKey:', 'b') == 1", "FUNCTION(a, \"valueForKey:\", \"b\") == 1"),
        ("a UNION b == c", "a UNION b == c"),
    ])
    func `expressions have arithmetic, key paths, indexes and functions`(format: String, expected: String) throws {
        #expect(try written(format) == expected)
    }

    @Test func `specifiers take arguments of the matching type`() throws {
        #expect(try written("%K.b == %@", "a", "x") == "a.b == \"x\"")
        #expect(try written("a.%K == %d", "b.c", 5.9) == "a.b.c == 5")
        #expect(
            try written("a == %i OR a == %ld OR a == %lu OR a == %llu", 1, 2, 3, 4)
                == "a == 1 OR a == 2 OR a == 3 OR a == 4"
        )
        #expect(try written("a IN {%x, %u} AND b > %.2f", 255, UInt8(7), 2) == "a IN {255, 7} AND b > 2.0")
        #expect(try written("a == %c", UInt16(65)) == "a == \"A\"")
        #expect(try written("a IN %@", ["x", "y"]) == "a IN {\"x\", \"y\"}")
    }

    @Test(arguments: [
        ("", 0, "a value or a key"), ("a", 1, "comparison operator"), ("a = ", 4, "a value or a key"),
        ("a == 'b", 5, "no closing '"),
        ("a == 1 AND", 10, "a value or a key"), ("a == 1 b", 7, "AND, OR or the end"), ("(a == 1", 7, "expected ')'"),
        ("a CONTAINS[x] 'b'", 11, "c, d, n or l"), ("a == %@", 5, "more specifiers than arguments"),
        ("a == %y", 5, "format specifier"),
        ("a == foo(1)", 5, "no function 'foo'"), ("a AND b == 1", 2, "comparison operator"),
        ("a == §", 5, "unexpected character"),
        ("a == 0xZ", 5, "base 16"), ("a == 12abc", 7, "an operator"), ("a IN {1, 2", 10, "',' or '}'"),
        ("a[1 == 2", 4, "']'"),
        ("a UTI-CONFORMS-TO 'b'", 2, "not supported"), ("a.", 2, "the name of a key"), ("a == b == c", 7, "AND, OR"),
        ("in == 1", 0, "write '#'"), ("(a == 1) + 2 == 3", 0, "found a predicate"), ("a == sqrt(1, 2)", 5, "takes 1"),
        ("$ == 1", 1, "variable"),
    ])
    func `an invalid format has a position and says what was expected`(format: String, offset: Int, reason: String) {
        let error = #expect(throws: PredicateFormatError.self) { try PredicateParser.predicate(format) }
        #expect(error?.offset == offset, "\(error?.reason ?? "")")
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test func `a number specifier refuses a string`() {
        let error = #expect(throws: PredicateFormatError.self) {
            try PredicateParser.predicate("a > %d", .values(["x"]))
        }
        #expect(error?.offset == 4)
    }

    @Test func `the message shows the line with a caret below the error`() {
        let error = #expect(throws: PredicateFormatError.self) { try PredicateParser.predicate("a == 1 AND\nb = = 2") }
        #expect(
            error?.message == """
                Unable to parse the predicate format, column 5: expected a value or a key, found '='
                b = = 2
                    ^
                """
        )
    }

    @Test(arguments: ["(", "NOT ", "-", "a ** ", "{", "sum(", "a[", "(a == b ? c : ", "SUBQUERY("])
    func `a deeply nested format is refused with a message`(part: String) {
        let error = #expect(throws: PredicateFormatError.self) {
            try PredicateParser.predicate(String(repeating: part, count: 20_000) + "a == 1")
        }
        #expect(error?.reason.contains("nested deeper") == true)
    }

    @Test func `a long chain of operators is refused, a long alternative is not`() throws {
        let sum = Array(repeating: "a", count: 10_000).joined(separator: " + ")
        #expect(throws: PredicateFormatError.self) { try PredicateParser.expression(sum) }
        let alternative = Array(repeating: "a == 1", count: 20_000).joined(separator: " OR ")
        let predicate = try PredicateParser.predicate(alternative) as? NSCompoundPredicate
        #expect(predicate?.subpredicates.count == 20_000)
    }
}
