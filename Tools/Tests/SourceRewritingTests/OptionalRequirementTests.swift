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

    @Test(arguments: [
        ("p.finished != nil", "p.searchlight_method_finished_ != nil"),
        ("p.finished(_:) == nil", "p.searchlight_method_finished_ == nil"),
        ("q?.p.finished.map { $0(1) }", "q?.p.searchlight_method_finished_.map { $0(1) }"),
    ])
    func `A requirement without a call is a property with the method`(expression: String, result: String) {
        let files = rewritten(
            files: declaration,
            "class A: P {\n    func finished(_ count: Int) -> Bool { true }\n}\n",
            "func f(p: P, q: Q?) {\n    _ = \(expression)\n}\n"
        )
        #expect(
            files[0]
                == "protocol P: AnyObject { var searchlight_method_finished_: ((Int) -> Bool)? { get };\n"
                + "    func searchlight_finished(_ count: Int) -> Bool?\n    func required()\n}\n"
                + "extension P { func searchlight_finished(_ a0: Int) -> Bool? { nil }; "
                + "var searchlight_method_finished_: ((Int) -> Bool)? { nil } }\n"
        )
        #expect(
            files[1].hasPrefix(
                "class A: P { func searchlight_finished(_ a0: Int) -> Bool? { finished(a0) }; "
                    + "var searchlight_method_finished_: ((Int) -> Bool)? { self.finished(_:) };\n"
            )
        )
        #expect(files[2] == "func f(p: P, q: Q?) {\n    _ = \(result)\n}\n")
    }

    @Test func `Optional methods with the same name need labels`() {
        let text =
            "@objc protocol P {\n    @objc optional func a(_ b: Int)\n    @objc optional func a(c: Int)\n}\nfunc f(p: P) { _ = p.a }\n"
        #expect(notices(text) == ["File.swift:5: Several optional methods have the name 'a': write the labels."])
    }

    // MARK: Properties

    private let source =
        "@objc protocol S {\n    @objc optional var title: String { get set }\n    @objc optional var count: Int? { get }\n}\n"

    @Test func `An optional property has an optional type and a default`() {
        #expect(
            rewritten(source)
                == "protocol S: AnyObject {\n    var searchlight_title: String? { get }\n    var searchlight_count: Int? { get }\n}\n"
                + "extension S { var searchlight_title: String? { nil }; var searchlight_count: Int? { nil } }\n"
        )
    }

    @Test func `A class that implements it has its value`() {
        let files = rewritten(
            files: source,
            "class A: S {\n    var title = \"a\"\n}\nclass B: A {\n    var count: Int? { 1 }\n}\n"
        )
        #expect(
            files[1].hasPrefix(
                "class A: S { var searchlight_title: String? { title }; var searchlight_count: Int? { nil };\n    var title = \"a\"\n}\n"
                    + "class B: A { override var searchlight_count: Int? { count };\n"
            )
        )
    }

    @Test(arguments: [
        ("weak var s: S?\nfunc f() { print(s?.title) }", "s?.searchlight_title"),
        ("func f(s: S) { print(s.title ?? s.count) }", "s.searchlight_title ?? s.searchlight_count"),
        ("func f() { guard let s = x as? S else { return }; print(s.title) }", "s.searchlight_title"),
        ("func f(a: Any) { if let s = a as? S { print(s.title) } }", "s.searchlight_title"),
        ("var s: S\nfunc f() { other.value().s.title }", "other.value().s.searchlight_title"),
        ("func f() { let s: S = g(); print(s.title) }", "s.searchlight_title"),
        ("func f(s: R) { print(s.title) }", "s.searchlight_title"),
    ])
    func `A property is read from an object whose type is the protocol`(members: String, result: String) {
        let files = rewritten(files: source, "@objc protocol R: S {}\nclass A {\n\(members)\n}\n")
        #expect(files[1].contains(result))
    }

    @Test func `A property of another type remains`() {
        let text =
            "class A {\n    var title = \"\"\n    func f(a: A, b: UILabel, s: [S]) { print(a.title, b.title, self.title, c.title) }\n}\n"
        #expect(rewritten(files: source, text)[1] == text)
    }

    // MARK: Requirements of UIKit

    @Test(arguments: [
        (
            "a = bar.delegate?.searchBarSearchButtonClicked != nil && b",
            "a = bar.delegate?.responds(to: Selector(\"searchBarSearchButtonClicked:\")) == true && b"
        ),
        (
            "if source.tableView(_:titleForHeaderInSection:) == nil {}",
            "if source.responds(to: Selector(\"tableView:titleForHeaderInSection:\")) != true {}"
        ),
    ])
    func `A comparison of a requirement of UIKit asks whether the object has the method`(
        statement: String,
        result: String
    ) {
        #expect(
            rewritten("import UIKit\nfunc f() {\n    \(statement)\n}\n")
                == "import UIKit\nfunc f() {\n    \(result)\n}\n"
        )
    }

    @Test func `A bound requirement of UIKit is reported`() {
        let text =
            "import UIKit\nfunc f(s: UITableViewDataSource) {\n    if let n = s.numberOfSections(in:) { n(t) }\n}\n"
        #expect(
            notices(text).first?.hasPrefix("File.swift:3: 'numberOfSections(in:)' is a method of each delegate") == true
        )
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
