import SourceRewriting
import Testing

/// Calls and operators that the compiler accepts on Apple's systems only.
struct LinuxDifferenceTests {
    @Test func `the description of an object's type does not need members of AnyObject`() {
        #expect(
            statement("let name = type(of: object).description() + \"!\"")
                == "let name = ObjectiveCClass.description(of: type(of: object)) + \"!\""
        )
        #expect(rewritten("let a = type(of: b).description()\n").contains("import FoundationCompatibility"))
    }

    @Test func `a description that the project declares is called`() {
        let text =
            "struct Rose { static func description() -> String { \"\" } }\nlet name = type(of: rose).description()\n"
        #expect(rewritten(text) == text)
        let other = "let a = type(of: b).description\nlet c = type(of: b).description(of: 1)\nlet d = b.description()\n"
        #expect(rewritten(other) == other)
    }

    @Test func `a comparison of numbers is preferred less than that of Foundation`() {
        #expect(
            rewritten("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }\n")
                == "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }\n"
        )
        let other =
            "func < (lhs: Rose, rhs: Rose) -> Bool { false }\nfunc > (a: NSNumber, b: NSNumber) -> Bool { false }\n"
        #expect(rewritten(other) == other)
    }
}
