import Foundation
import FoundationCompatibility
import Testing

@Suite("Members of Foundation")
struct FoundationMemberTests {
    @Test func `user defaults store values by key`() throws {
        let name = "FoundationCompatibilityTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.setValue("text", forKey: "query")
        #expect(defaults.string(forKey: "query") == "text")
        #expect(defaults.value(forKey: "query") as? String == "text")
        defaults.setValue(nil, forKey: "query")
        #expect(defaults.value(forKey: "query") == nil)
        defaults.removePersistentDomain(forName: name)
    }

    @Test func `a number formatter has the behaviour of iOS`() {
        let formatter = NumberFormatter()
        formatter.formatterBehavior = .default
        formatter.numberStyle = .decimal
        #expect(formatter.formatterBehavior == .behavior10_4)
        #expect(formatter.string(from: 3) == "3")
    }
}
