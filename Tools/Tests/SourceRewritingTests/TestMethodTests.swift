import SourceRewriting
import Testing

struct TestMethodTests {
    @Test func `A test method of the main actor becomes asynchronous`() {
        let text = """
            import XCTest
            class Base: XCTestCase {}
            final class ScreenTests: Base {
                @MainActor func testTitle() {}
                @MainActor func testError() throws {}
                @MainActor func testLater() async {}
                @MainActor func helper() {}
                func testPlain() {}
            }
            """
        #expect(
            rewritten(text)
                == text.replacing("testTitle()", with: "testTitle() async")
                .replacing("testError()", with: "testError() async")
        )
    }

    @Test func `A class or an extension of the main actor isolates its test methods`() {
        let text = """
            import XCTest
            @MainActor final class ScreenTests: XCTestCase {
                func testTitle() {}
                nonisolated func testPlain() {}
                override func setUp() {}
            }
            extension ScreenTests {
                func testOther() {}
            }
            @MainActor extension ScreenTests {
                func testThird() {}
            }
            """
        let result = rewritten(text)
        #expect(result.contains("func testTitle() async {}"))
        #expect(result.contains("nonisolated func testPlain() {}"))
        #expect(result.contains("func testOther() {}"))
        #expect(result.contains("func testThird() async {}"))
    }

    @Test func `Test cases of UI tests inherit from the class of the options`() {
        var options = RewriteOptions()
        options.testCaseClass = "UITestCase"
        let text = """
            import XCTest
            final class ScreenTests: XCTestCase {
                func helper(_ test: XCTestCase) {}
            }
            extension XCTestCase {}
            final class Other: NSObject {}
            """
        let result = rewritten(text, options: options)
        #expect(result.contains("final class ScreenTests: UITestCase {"))
        #expect(result.contains("func helper(_ test: XCTestCase) {}"))
        #expect(result.contains("extension UITestCase {}"))
        #expect(rewritten(text) == text)
    }

    @Test func `Methods of other classes remain`() {
        let text = "import UIKit\n@MainActor class Screen: UIViewController {\n    func testTitle() {}\n}\n"
        #expect(rewritten(text) == text)
    }
}
