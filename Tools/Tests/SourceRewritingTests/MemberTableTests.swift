import Testing

struct MemberTableTests {
    /// The lines after the end of the rewritten file.
    private func addedLines(_ text: String) -> [String] {
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return rewritten(text).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(count - 1).dropLast()
            .map(String.init)
    }

    @Test func `The table lists actions with none to two arguments, private ones too`() {
        #expect(
            addedLines(
                """
                import UIKit
                class A: UIViewController {
                    @IBAction func a() {}
                    @IBAction private func b(_ sender: Any) {}
                    @IBAction func c(sender: UIButton, forEvent event: UIEvent) {}
                }

                """
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { "
                    + "[Selector(\"a\", A.a), Selector(\"b:\", A.b(_:)), Selector(\"cWithSender:forEvent:\", A.c(sender:forEvent:))] } } }"
            ]
        )
    }

    @Test func `The table lists all methods of a class with objcMembers, except those with nonobjc`() {
        #expect(
            addedLines("import UIKit\n@objcMembers class A: NSObject {\n    func a() {}\n    @nonobjc func b() {}\n}\n")
                == [
                    "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { [Selector(\"a\", A.a)] } } }"
                ]
        )
    }

    @Test func `Methods that implement requirements of an objc protocol are in the table`() {
        #expect(
            addedLines(
                "import UIKit\n@objc protocol P {\n    func a()\n}\nclass A: NSObject, P {\n    func a() {}\n    func b() {}\n}\n"
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { [Selector(\"a\", A.a)] } } }"
            ]
        )
    }

    @Test func `Static, generic and throwing methods are not in the table`() {
        #expect(
            addedLines(
                "import UIKit\nclass A: NSObject {\n    @objc static func a() {}\n    @objc func b() throws {}\n}\n"
            ).isEmpty
        )
    }

    @Test func `Overloads have their types`() {
        #expect(
            addedLines(
                "import UIKit\nclass A: NSObject {\n    @objc func a() {}\n    @objc func a(_ b: Int!) -> Int { 1 }\n}\n"
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { "
                    + "[Selector(\"a\", A.a as (A) -> () -> Void), Selector(\"a:\", A.a(_:))] } } }"
            ]
        )
    }

    @Test func `Actions in extensions of UIKit's classes are in the tables of the subclasses`() {
        #expect(
            addedLines(
                "import UIKit\nextension UIViewController {\n    @IBAction func back(_ sender: Any) {}\n}\n"
                    + "class A: UITableViewController {}\nclass B: A {}\nclass C: UIView {}\n"
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { [Selector(\"back:\", A.back(_:))] } } }"
            ]
        )
    }

    @Test func `The table lists outlets: private ones, collections, and those with observers`() {
        #expect(
            addedLines(
                """
                import UIKit
                class A: UIViewController {
                    @IBOutlet private weak var a: UILabel!
                    @IBOutlet var b: [UIView]!
                    @IBOutlet weak var c: UITextField? { didSet { c?.delegate = nil } }
                    @IBOutlet fileprivate(set) var d: UILabel!
                    @IBInspectable var e: CGFloat = 1 { didSet { f() } }
                }

                """
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { @MainActor static var properties: [Property] { "
                    + "[Property(\"a\", \\A.a), Property(\"b\", \\A.b), Property(\"c\", \\A.c), Property(\"d\", \\A.d), "
                    + "Property(\"e\", \\A.e)] } } }"
            ]
        )
    }

    @Test func `A member is listed by the name that objc gives it`() {
        #expect(
            addedLines(
                "import UIKit\nclass A: NSObject {\n    @objc(press:) func a(_ b: Any) {}\n    @objc(heading) var c = \"\"\n}\n"
            ) == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { [Selector(\"press:\", A.a(_:))] }; "
                    + "@MainActor static var properties: [Property] { [Property(\"heading\", \\A.c)] } } }"
            ]
        )
    }

    @Test func `Methods that implement requirements of UIKit are listed if the project asks for methods`() {
        let text =
            "import UIKit\nclass A: NSObject, UISearchBarDelegate {\n    func searchBarSearchButtonClicked(_ b: UISearchBar) {}\n"
            + "    func other(_ b: UISearchBar) {}\n}\nclass B: UITableViewController {\n"
            + "    override func numberOfSections(in t: UITableView) -> Int { 1 }\n}\n"
        #expect(addedLines(text).isEmpty)
        #expect(
            addedLines(text + "let a = b.responds(to: c)\n") == [
                "extension A { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { "
                    + "[Selector(\"searchBarSearchButtonClicked:\", A.searchBarSearchButtonClicked(_:))] } } }",
                "extension B { enum ObjectiveCMembers: MemberTable { static var methods: [Selector] { "
                    + "[Selector(\"numberOfSectionsIn:\", B.numberOfSections(in:))] } } }",
            ]
        )
    }

    @Test(arguments: ["private class A", "class A<T>", "fileprivate final class A"])
    func `A class that cannot be found by name has no table`(declaration: String) {
        #expect(addedLines("import UIKit\n\(declaration) {\n    @objc func a() {}\n}\n").isEmpty)
    }

    @Test func `A class in a function has no table`() {
        #expect(addedLines("import UIKit\nfunc f() {\n    class A { @objc func a() {} }\n}\n").isEmpty)
    }

    @Test func `A class with its own table keeps it`() {
        let table = "    enum ObjectiveCMembers: MemberTable {}\n"
        #expect(addedLines("import UIKit\nclass A {\n    @objc func a() {}\n\(table)}\n").isEmpty)
    }

    @Test func `Private methods in another file are listed there`() {
        let files = rewritten(
            files: "import UIKit\nclass A: UIViewController {\n    @IBAction func a() {}\n}\n",
            "import UIKit\nextension A {\n    @IBAction private func b() {}\n    @IBAction func c() {}\n}\n"
        )
        #expect(
            files[0].hasSuffix(
                "[Selector(\"a\", A.a), Selector(\"c\", A.c)] + A.searchlightMethods1 } } }\n"
            )
        )
        #expect(
            files[1].hasSuffix(
                "extension A { nonisolated static var searchlightMethods1: [Selector] { [Selector(\"b\", A.b)] } }\n"
            )
        )
    }

    @Test func `A file without a line end at its end gets one before the table`() {
        #expect(
            rewritten("import UIKit\nclass A { @objc func a() {} }").hasPrefix(
                "import UIKit\nclass A { func a() {} }\nextension A {"
            )
        )
    }
}
