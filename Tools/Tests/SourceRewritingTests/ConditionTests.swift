import SourceRewriting
import Testing

struct ConditionTests {
    @Test func `The system is iOS`() {
        #expect(
            rewritten("#if os(iOS) || os(tvOS)\n#elseif os(macOS) && DEBUG\n#elseif os(Linux)\n#endif\n")
                == "#if true || os(tvOS)\n#elseif os(macOS) && DEBUG\n#elseif false\n#endif\n"
        )
    }

    @Test func `Modules and definitions are left to the compiler`() {
        let text =
            "#if canImport(UIKit) && DEBUG && swift(>=5) && !targetEnvironment(macCatalyst)\nimport UIKit\n#endif\n"
        #expect(rewritten(text) == text)
    }

    @Test func `The simulator is chosen by an option`() {
        let text = "#if targetEnvironment(simulator)\n#endif\n"
        #expect(rewritten(text) == text)
        #expect(rewritten(text, options: RewriteOptions(isSimulator: true)) == "#if true\n#endif\n")
    }

    @Test func `Inactive declarations do not count`() {
        #expect(
            rewritten("import UIKit\nclass A: NSObject {\n    #if os(macOS)\n    @objc func a() {}\n    #endif\n}\n")
                == "import UIKit\nclass A: NSObject {\n    #if os(macOS)\n    func a() {}\n    #endif\n}\n"
        )
    }

    @Test func `Defined names count`() {
        #expect(
            rewritten(
                "import UIKit\nclass A: NSObject {\n    #if DEBUG\n    @objc func a() {}\n    #endif\n}\n",
                options: RewriteOptions(definitions: ["DEBUG"])
            ).contains("Selector(\"a\", A.a)")
        )
    }

    @Test(arguments: [
        ("if #available(iOS 99, *) {}", "if false {}"), ("guard #unavailable(iOS 99.1) else {}", "guard true else {}"),
        ("if #available(iOS 26.0, *) {}", "if #available(iOS 26.0, *) {}"),
        ("if #available(iOS 13, *) {}", "if #available(iOS 13, *) {}"),
        ("if #available(iOS 26.0.0, *) {}", "if #available(iOS 26.0.0, *) {}"),
    ])
    func `Only versions after the emulated one are unavailable`(condition: String, result: String) {
        #expect(rewritten("\(condition)\n") == "\(result)\n")
    }
}
