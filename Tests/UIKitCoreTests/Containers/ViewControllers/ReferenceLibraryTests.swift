import HeadlessHost
import Testing
import UIKitCore

/// Look-ups in dictionaries.
@MainActor
@Suite struct ReferenceLibraryTests {
    @Test
    func `There is no definition, and the screen says so`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tea"))
        root.present(UIReferenceLibraryViewController(term: "tea"), animated: true)
        try await driver.settle()
        #expect(driver.screen().description.contains("tea"))
        #expect(driver.screen().description.contains("No Definition Found"))
        try await driver.tap("Done")
        #expect(root.presentedViewController == nil)
    }
}
