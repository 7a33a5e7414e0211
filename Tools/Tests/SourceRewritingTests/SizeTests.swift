import Testing

/// Large files of few kinds. A rule with quadratic work would take minutes.
struct SizeTests {
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "@objc func a#() { _ = #selector(a#) }", "@objc dynamic var a# = 1",
            "@IBAction func a(_ b#: Int, c#: Int) {}",
            "@objc class B#: NSObject { @objc func a() { _ = #selector(unknown.a) } }",
        ]
    )
    func `A class with thousands of members is rewritten`(member: String) {
        let members = (0..<4000).map { member.replacing("#selector", with: "$selector").replacing("#", with: "\($0)") }
            .map { $0.replacing("$selector", with: "#selector") }
        let text = "import UIKit\nclass A: UIViewController {\n\(members.joined(separator: "\n"))\n}\n"
        #expect(rewritten(text).contains("ObjectiveCMembers"))
    }

    @Test(.timeLimit(.minutes(5))) func `A chain of a thousand subclasses is rewritten`() {
        let classes = (1...1000).map { "class A\($0): A\($0 - 1) {\n    override func f() {}\n}" }
        let text =
            "import UIKit\nclass A0: UIView {}\nextension A0 {\n    @objc func f() {}\n}\n\(classes.joined(separator: "\n"))\n"
        #expect(rewritten(text).contains("class A0: UIView { func f() { searchlight_A0_f() };}"))
    }

    @Test func `Classes that inherit from each other are rewritten`() {
        #expect(
            rewritten("class A: B { @nonobjc var a = 1 }\nclass B: A {}\n")
                == "class A: B { var a = 1 }\nclass B: A {}\n"
        )
    }
}
