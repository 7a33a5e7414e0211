import SourceRewriting
import Testing

struct PartialSourceTests {
    /// Returns a text without the part with an error at the place of the sign ⚑, which is removed first.
    private func removing(_ marked: String, message: String = "cannot find it") -> String {
        let parts = marked.split(separator: "⚑", maxSplits: 1, omittingEmptySubsequences: false)
        let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let error = PartialSource.Error(line: before.count, column: before.last!.utf8.count + 1, message: message)
        return PartialSource.removing([error], from: parts.joined()).text
    }

    private static let trap = #"Swift.fatalError("This code was left out, because of an error: cannot find it")"#

    @Test(arguments: [
        ("func a() {\n    b()\n    é(⚑c)\n    d()\n}", "func a() {\n    b()\n    \n    d()\n}"),
        ("func a() { b { ⚑c(); d() } }", "func a() { b {  d() } }"),
        ("func a() { switch b { case 1: ⚑c() } }", "func a() { switch b { case 1: break } }"),
        ("import A\n⚑b()\nc()", "import A\n\nc()"),
        ("class A {\n    @⚑B var c = 1\n}", "class A {\n     var c = 1\n}"),
        ("class A {\n    var b: ⚑C?\n    var d = 1\n}", "class A {\n    \n    var d = 1\n}"),
        ("class A: B, ⚑C {}", "class A: B {}"), ("class A: B, ⚑C, D {}", "class A: B,  D {}"),
        ("struct A: ⚑B { var c = 1 }", "struct A { var c = 1 }"), ("class A: ⚑BDelegate {}", "class A {}"),
        ("class A: ⚑B {\n}\nlet c = 1", "\n\nlet c = 1"),
        ("func a(_ b: ⚑C) {}\nfunc d() {}", "\nfunc d() {}"),
    ])
    func `the smallest part with an error is removed`(marked: String, result: String) {
        #expect(removing(marked) == result)
    }

    @Test(arguments: [
        ("func a() -> Int { return ⚑b }", "func a() -> Int { \(trap) }"),
        ("func a() -> Int {\n    b()\n⚑}", "func a() -> Int { \(trap) \n\n}"),
        ("var a: Int { ⚑b }", "var a: Int { \(trap) }"), ("init() { a = 1 ⚑}", "init() { \(trap) }"),
    ])
    func `a function without its result traps`(marked: String, result: String) {
        #expect(removing(marked) == result)
    }

    @Test func `a function whose trap has an error is removed`() {
        #expect(removing("var a = 1\nfunc b() { \(Self.trap) ⚑}") == "var a = 1\n")
    }

    @Test func `an override without its result is removed, so that the superclass's method remains`() {
        #expect(removing("class A: B {\n    override func b() -> Int {\n    ⚑}\n}") == "class A: B {\n    \n\n}")
        #expect(removing("class A: B {\n    override func b() -> Int { ⚑c }\n}") == "class A: B {\n    \n}")
    }

    @Test func `of parts inside each other, the outermost one is removed`() {
        let text = "func a(_ b: C) { d() }"
        let errors = [18, 13, 13].map { PartialSource.Error(line: 1, column: $0, message: "missing \($0)") }
        let result = PartialSource.removing(errors, from: text)
        #expect(result.text == "")
        #expect(result.removals.map(\.message) == ["missing 13"])
    }

    @Test func `an override without a method of the superclass remains a method`() {
        let message = "method does not override any method from its superclass"
        #expect(
            removing("class A {\n    override func ⚑b() {}\n}", message: message) == "class A {\n     func b() {}\n}"
        )
    }

    @Test func `a protocol to which a type no longer conforms is removed`() {
        let message = "type 'A' does not conform to protocol 'C'"
        #expect(removing("class ⚑A: B, C {}", message: message) == "class A: B {}")
        #expect(removing("class D {\n    class ⚑A: B, C {}\n}", message: message) == "class D {\n    class A: B {}\n}")
    }

    @Test func `a selector without its method is removed from a table`() {
        let table = "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { [%] } } }"
        let marked = table.replacing("%", with: "Selector(\"a\", A.a), Selector(\"b\", A.⚑b)")
        #expect(removing(marked) == table.replacing("%", with: "Selector(\"a\", A.a), "))
    }

    @Test func `an error outside of the text changes nothing`() {
        let errors = [PartialSource.Error(line: 9, column: 1, message: "missing")]
        let result = PartialSource.removing(errors, from: "")
        #expect(result.text == "")
        #expect(result.removals == [])
    }
}
