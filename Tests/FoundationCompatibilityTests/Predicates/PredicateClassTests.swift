import Foundation
import FoundationCompatibility
import Testing

import class FoundationCompatibility.NSComparisonPredicate
import class FoundationCompatibility.NSExpression

/// NSExpression, NSComparisonPredicate and NSCompoundPredicate. The scoped imports allow their mention as types.
@Suite struct PredicateClassTests {
    private final class Word: NSObject {
        let text: String
        init(_ text: String) { self.text = text }
        func isLonger(_ other: Word) -> Bool { text.count > other.text.count }
    }

    @Test func `a format makes a comparison predicate whose parts can be read`() throws {
        let predicate = try #require(NSPredicate(format: "ANY a.b CONTAINS[cd] 'x'") as? NSComparisonPredicate)
        #expect(predicate.leftExpression.keyPath == "a.b")
        #expect(predicate.leftExpression.expressionType == .keyPath)
        #expect(predicate.rightExpression.constantValue as? String == "x")
        #expect(predicate.predicateOperatorType == .contains)
        #expect(predicate.comparisonPredicateModifier == .any)
        #expect(predicate.options == [.caseInsensitive, .diacriticInsensitive])
    }

    @Test func `a format makes a compound predicate whose parts can be read`() throws {
        let predicate = try #require(NSPredicate(format: "a == 1 OR NOT b == 2") as? NSCompoundPredicate)
        #expect(predicate.compoundPredicateType == .or)
        #expect(predicate.subpredicates.count == 2)
        #expect((predicate.subpredicates[1] as? NSCompoundPredicate)?.compoundPredicateType == .not)
    }

    @Test func `predicates from equal formats are equal, and so are copies`() {
        let predicate = NSPredicate(format: "a == 1 AND b IN {1, 2}")
        #expect(predicate == NSPredicate(format: "(a = 1.0) && b IN %@", [1, 2]))
        #expect(predicate != NSPredicate(format: "a == 2 AND b IN {1, 2}"))
        #expect(predicate.copy() as? NSPredicate == predicate)
        #expect(
            predicate
                == NSCompoundPredicate(andPredicateWithSubpredicates: (predicate as! NSCompoundPredicate).subpredicates)
        )
        #expect(Set([predicate, NSPredicate(format: "a == 1 AND b IN {1, 2}")]).count == 1)
    }

    @Test func `predicates that differ in options, modifier or operator are not equal`() {
        let predicate = NSPredicate(format: "a ==[c] 'x'")
        for other in ["a == 'x'", "ANY a ==[c] 'x'", "a !=[c] 'x'", "b ==[c] 'x'", "a ==[c] 'y'"] {
            #expect(predicate != NSPredicate(format: other))
        }
    }

    @Test func `a comparison predicate calls the method of a custom selector`() {
        let predicate = NSComparisonPredicate(
            leftExpression: NSExpression.expressionForEvaluatedObject(),
            rightExpression: NSExpression(forConstantValue: Word("abc")),
            customSelector: Selector("isLonger:", Word.isLonger(_:))
        )
        #expect(predicate.evaluate(with: Word("abcd")))
        #expect(!predicate.evaluate(with: Word("ab")))
    }

    @Test func `expressions compute values from objects, variables and closures`() {
        let object: [String: Any] = ["a": [1, 2, 3], "n": 4]
        func value(_ expression: NSExpression) -> Any? {
            expression.expressionValue(with: object, context: NSMutableDictionary(dictionary: ["v": 9]))
        }
        #expect(value(NSExpression(format: "n * %d", 2)) as? Int == 8)
        #expect(value(NSExpression(forKeyPath: "a.@sum.self")) as? Int == 6)
        #expect(value(NSExpression(forVariable: "v")) as? Int == 9)
        #expect(value(NSExpression(forFunction: "max:", arguments: [NSExpression(forKeyPath: "a")])) as? Int == 3)
        #expect(value(NSExpression(forAggregate: [1, NSExpression(forKeyPath: "n")])) as? [Int] == [1, 4])
        let block = NSExpression(
            forBlock: { _, arguments, _ in arguments.count },
            arguments: [NSExpression(forKeyPath: "n")]
        )
        #expect(value(block) as? Int == 1)
        let subquery = NSExpression(
            forSubquery: NSExpression(forKeyPath: "a"),
            usingIteratorVariable: "x",
            predicate: NSPredicate(format: "$x > 1")
        )
        #expect(value(subquery) as? [Int] == [2, 3])
        let set = NSExpression(forConstantValue: Set([1, 2]))
        let two = NSExpression(forConstantValue: [2, 3])
        #expect(value(NSExpression(forIntersectSet: set, with: two)) as? Set<Int> == [2])
        #expect(value(NSExpression(forUnionSet: set, with: two)) as? Set<Int> == [1, 2, 3])
        #expect(value(NSExpression(forMinusSet: set, with: two)) as? Set<Int> == [1])
        let choice = NSExpression(
            forConditional: NSPredicate(format: "n > 3"),
            trueExpression: set,
            falseExpression: two
        )
        #expect(value(choice) as? Set<Int> == [1, 2])
    }

    @Test func `an expression has the parts it was made from`() {
        #expect(NSExpression(forVariable: "x").variable == "x")
        #expect(NSExpression(forFunction: "sum:", arguments: [1, 2]).function == "sum:")
        #expect(NSExpression(forFunction: "sum:", arguments: [1, 2]).arguments?.count == 2)
        #expect((NSExpression(forAggregate: [1]).collection as? [NSExpression])?.first?.constantValue as? Int == 1)
        #expect(NSExpression(format: "SUBQUERY(a, $x, $x == 1)").predicate == NSPredicate(format: "$x == 1"))
        #expect(NSExpression(format: "$x.a").operand == NSExpression(forVariable: "x"))
        #expect(NSExpression(expressionType: .evaluatedObject).description == "SELF")
    }

    @Test func `substitution keeps variables without a value and those of subqueries`() {
        let predicate = NSPredicate(format: "a == $x AND b == $y AND SUBQUERY(c, $x, $x == $y).@count > 0")
        #expect(
            predicate.withSubstitutionVariables(["x": 1, "y": "s"])
                == NSPredicate(format: "a == 1 AND b == 's' AND SUBQUERY(c, $x, $x == 's').@count > 0")
        )
        #expect(predicate.withSubstitutionVariables([:]) == predicate)
        let compound = NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "a == $x"))
        #expect(compound.withSubstitutionVariables(["x": 2]).evaluate(with: ["a": 1]))
        #expect(compound.withSubstitutionVariables(["x": 2]) == NSPredicate(format: "NOT a == 2"))
    }
}
