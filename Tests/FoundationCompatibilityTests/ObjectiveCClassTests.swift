import Foundation
import Testing

@testable import FoundationCompatibility

private class HiddenSearch {}

class PlainSearch {}

enum ObjectiveCClass_TestedSearch: ObjectiveCNamedClass {
    static var type: AnyClass { HiddenSearch.self }
}

@Suite("Names of classes in Objective-C")
struct ObjectiveCClassTests {
    @Test func `a class is found by its name in Objective-C, without its module`() {
        #expect(ObjectiveCClass.named("TestedSearch") == HiddenSearch.self)
    }

    @Test func `a class is found by its module and name`() {
        #expect(ObjectiveCClass.named("FoundationCompatibilityTests.Store") == Store.self)
    }

    @Test(arguments: ["", "TestedSearc", "ObjectiveCClass_TestedSearch", "a.b.c", "é \u{0}", "4main"])
    func `an unknown name finds nothing`(name: String) {
        #expect(ObjectiveCClass.named(name) == nil)
    }

    @Test func `a class has a description, whether or not it descends from NSObject`() {
        #expect(ObjectiveCClass.description(of: PlainSearch.self) == "FoundationCompatibilityTests.PlainSearch")
        let object: AnyObject = Store()
        #expect(ObjectiveCClass.description(of: type(of: object)) == "FoundationCompatibilityTests.Store")
    }

    @Test func `the modules of the program and its libraries are known`() {
        let names = LoadedModules.names
        #expect(names.contains("FoundationCompatibilityTests"))
        #expect(names.contains("FoundationCompatibility"))
        #expect(names.contains("Swift"))
        #expect(names.contains("Foundation"))
    }
}
