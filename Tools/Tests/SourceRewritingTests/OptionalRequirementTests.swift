import Testing

struct OptionalRequirementTests {
    private let declaration =
        "@objc protocol P {\n    @objc optional func finished(_ count: Int) -> Bool\n    func required()\n}\n"

    @Test func `An optional requirement has an optional result and a default`() {
        #expect(
            rewritten(declaration)
                == "protocol P: AnyObject {\n    func searchlight_finished(_ count: Int) -> Bool?\n    func required()\n}\n"
                + "extension P { func searchlight_finished(_ a0: Int) -> Bool? { nil } }\n"
        )
    }

    @Test func `A requirement without a result gets one`() {
        #expect(
            rewritten("@objc protocol P: NSObjectProtocol {\n    @objc optional func a()\n}\n")
                == "protocol P: NSObjectProtocol {\n    func searchlight_a() -> Void?\n}\n"
                + "extension P { func searchlight_a() -> Void? { nil } }\n"
        )
    }

    @Test func `A class that implements it calls its method`() {
        let files = rewritten(
            files: declaration,
            "import UIKit\nclass A: P {\n    func required() {}\n    func finished(_ count: Int) -> Bool { true }\n}\n"
        )
        #expect(
            files[1].hasPrefix(
                "import UIKit\nclass A: P { func searchlight_finished(_ a0: Int) -> Bool? { finished(a0) };\n    func required() {}\n"
            )
        )
    }

    @Test func `A class that does not implement it has the default`() {
        let files = rewritten(files: declaration, "import UIKit\nclass A: P {\n    func required() {}\n}\n")
        #expect(files[1].hasPrefix("import UIKit\nclass A: P {\n"))
    }

    @Test func `A subclass that implements it overrides the method of the class`() {
        let files = rewritten(
            files: declaration,
            "class A: P {\n}\n",
            "class B: A {\n    func finished(_ count: Int) -> Bool { true }\n}\n"
        )
        #expect(files[1].hasPrefix("class A: P { func searchlight_finished(_ a0: Int) -> Bool? { nil };\n"))
        #expect(
            files[2].hasPrefix(
                "class B: A { override func searchlight_finished(_ a0: Int) -> Bool? { finished(a0) };\n"
            )
        )
    }

    @Test(arguments: [
        ("delegate?.finished?(3)", "delegate?.searchlight_finished(3)"),
        ("let a = delegate.finished?(3) ?? true", "let a = delegate.searchlight_finished(3) ?? true"),
        ("let a = delegate.finished!(3)", "let a = delegate.searchlight_finished(3)!"),
        ("let a = delegate.finished?(3).description", "let a = delegate.searchlight_finished(3)?.description"),
    ])
    func `A call is that of the requirement`(call: String, result: String) {
        #expect(rewritten(files: declaration, "func f() {\n    \(call)\n}\n")[1] == "func f() {\n    \(result)\n}\n")
    }

    @Test func `A call of a closure remains`() {
        let text = "func f() {\n    completion?(3)\n    self.finished?()\n    model.handlers[1]?(3)\n}\n"
        #expect(rewritten(files: declaration, text)[1] == text)
    }

    @Test func `The type of the object decides between a requirement and a closure with the same name`() {
        let text =
            "class A {\n    weak var delegate: P?\n    let b = B()\n    func f(finished: ((Int) -> Void)?) {\n        delegate?.finished?(1)\n"
            + "        b.finished?(2)\n        finished?(3)\n    }\n}\nclass B {\n    var finished: ((Int) -> Void)?\n}\n"
        #expect(
            rewritten(files: declaration, text)[1]
                == text.replacing("delegate?.finished?(1)", with: "delegate?.searchlight_finished(1)")
        )
    }

    @Test func `A comparison of a requirement with nil is reported`() {
        #expect(notices(declaration + "func f(p: P) -> Bool { p.finished != nil }\n").count == 1)
    }

    @Test(arguments: [
        ("delegate?.tableView?(table, didSelectRowAt: path)", "delegate?.tableView(table, didSelectRowAt: path)"),
        ("source.tableView?(table, didSelectRowAt: path)", "source.tableView(table, didSelectRowAt: path)"),
        (
            "if let n = source.numberOfSections?(in: table) {}",
            "if let n = Optional(source.numberOfSections(in: table)) {}"
        ),
        ("let n = source.numberOfSections!(in: table)", "let n = source.numberOfSections(in: table)"),
        ("delegate?.searchBarSearchButtonClicked?(bar)", "delegate?.searchBarSearchButtonClicked(bar)"),
    ])
    func `UIKit's optional requirements are called directly`(call: String, result: String) {
        #expect(rewritten("func f() {\n    \(call)\n}\n") == "func f() {\n    \(result)\n}\n")
    }

    @Test(arguments: ["let a = Int?(3)", "let b = self.init!(frame: c)", "let d = UIColor!(red: 1)"])
    func `Initialisers remain`(call: String) {
        #expect(rewritten("\(call)\n") == "\(call)\n")
    }
}
