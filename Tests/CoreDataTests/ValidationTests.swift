import CoreData
import Foundation
import Testing

struct ValidationTests {
    private func stack(_ configure: ([String: NSEntityDescription]) -> Void) throws -> TestStack {
        try TestStack(TestModel.make(configure: configure))
    }

    @Test func `a missing value is an error with Apple's code`() throws {
        let stack = try stack { $0["Person"]?.propertiesByName["name"]?.isOptional = false }
        let person = Person(context: stack.context)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.domain == NSCocoaErrorDomain)
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error?.userInfo[NSValidationObjectErrorKey] as? Person === person)
        #expect(person.isInserted)
    }

    @Test func `several errors are reported together`() throws {
        let stack = try stack {
            $0["Person"]?.propertiesByName["name"]?.isOptional = false
            $0["Person"]?.propertiesByName["team"]?.isOptional = false
        }
        _ = Person(context: stack.context)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationMultipleErrorsError)
        #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    }

    @Test func `a predicate of the model validates a value`() throws {
        let stack = try stack {
            $0["Person"]?.propertiesByName["age"]?.setValidationPredicates(
                [NSPredicate(format: "SELF >= 0")],
                withValidationWarnings: ["1620"]
            )
        }
        stack.person("A", age: -1)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationNumberTooSmallError)
    }

    @Test func `a relationship has its number of objects`() throws {
        let stack = try stack { $0["Team"]?.relationshipsByName["members"]?.minCount = 2 }
        let team = Team(context: stack.context)
        team.addToMembers(stack.person("A"))
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationRelationshipLacksMinimumCountError)
    }

    @Test func `the rule deny prevents a deletion while there are related objects`() throws {
        let stack = try stack { $0["Team"]?.relationshipsByName["members"]?.deleteRule = .denyDeleteRule }
        let team = Team(context: stack.context)
        let person = stack.person("A")
        team.addToMembers(person)
        try stack.context.save()
        stack.context.delete(team)
        let error = #expect(throws: NSError.self) { try stack.context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        stack.context.delete(person)
        try stack.context.save()
        #expect(try stack.fetch(Team.self).isEmpty)
    }
}
