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

    @Test func `A submodule of UIKit can be imported if UIKit can`() {
        #expect(
            rewritten("#if canImport(UIKit.UIGestureRecognizerSubclass) && canImport(A.B)\n#endif\n")
                == "#if canImport(UIKit) && canImport(A.B)\n#endif\n"
        )
    }

    @Test(arguments: [
        ("os(macOS)", false), ("os(iOS)", true), ("!os(Linux)", true), ("canImport(AppKit)", false),
        ("canImport(UIKit)", true), ("swift(>=5.9)", true), ("swift(>=6)", false), ("compiler(>=6)", true),
        ("targetEnvironment(macCatalyst)", false), ("targetEnvironment(simulator)", false), ("$AsyncAwait", true),
        ("hasAttribute(retroactive)", true), ("RELEASE", false),
    ])
    func `Only active regions are reported`(condition: String, isActive: Bool) {
        let text = "#if \(condition)\nclass A {\n    @NSManaged var a = 1\n}\n#endif\n"
        #expect(notices(text).count == (isActive ? 1 : 0))
    }

    @Test(arguments: [([4], false), ([4, 2], true), ([5], true), ([5, 0], true), ([6], true)])
    func `The language version is that of the settings`(version: [Int], isActive: Bool) {
        let file = SourceFile(
            path: "A.swift",
            text: "#if swift(>=4.2)\nclass A {\n    @NSManaged var a = 1\n}\n#endif\n"
        )
        let result = SourceRewriter(options: RewriteOptions(languageVersion: version)).rewrite([file])
        #expect(result.notices.count == (isActive ? 1 : 0))
    }

    @Test func `Swift 3 is reported once`() {
        let files = ["A.swift", "B.swift"].map { SourceFile(path: $0, text: "let a = 1\n") }
        let result = SourceRewriter(options: RewriteOptions(languageVersion: [3])).rewrite(files)
        #expect(
            result.notices.map(\.description) == [
                "A.swift:1: The project is written in Swift 3: convert it in Xcode with Edit, Convert, To Current Swift Syntax."
            ]
        )
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
