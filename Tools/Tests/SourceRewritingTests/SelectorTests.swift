import Testing

struct SelectorTests {
    @Test func `A name means a method of the class`() {
        #expect(
            statement("go(#selector(tapped))", in: "@objc func tapped() {}")
                == "go(Selector(\"tapped\", Screen.tapped))"
        )
    }

    @Test func `The labels of a name without labels are those of the method`() {
        #expect(
            statement("go(#selector(tapped))", in: "@objc func tapped(_ sender: UIButton, for event: UIEvent) {}")
                == "go(Selector(\"tapped:for:\", Screen.tapped(_:for:)))"
        )
    }

    @Test(arguments: [
        ("#selector(tapped(_:))", "tapped:"), ("#selector(self.tapped(_:))", "tapped:"),
        ("#selector(Screen.tapped(_:))", "tapped:"), ("#selector(Self.tapped(_:))", "tapped:"),
        ("#selector((tapped(_:)))", "tapped:"),
    ])
    func `All spellings of a method mean the same`(spelling: String, name: String) {
        #expect(
            statement(spelling, in: "@objc func tapped(_ sender: Any) {}") == "Selector(\"\(name)\", Screen.tapped(_:))"
        )
    }

    @Test(arguments: [
        ("tapped(sender: Any)", "tapped(sender:)", "tappedWithSender:"),
        ("move(to point: CGPoint)", "move(to:)", "moveTo:"),
        ("image(_ image: UIImage, didFail error: Error)", "image(_:didFail:)", "image:didFail:"),
        ("refreshTo(date: Date)", "refreshTo(date:)", "refreshToDate:"),
    ])
    func `The name in Objective-C follows the compiler's rule`(method: String, reference: String, name: String) {
        #expect(
            statement("#selector(\(reference))", in: "@objc func \(method) {}")
                == "Selector(\"\(name)\", Screen.\(reference))"
        )
    }

    @Test func `An explicit name is the selector's name`() {
        #expect(
            statement("#selector(tapped(_:))", in: "@objc(press:) func tapped(_ sender: Any) {}")
                == "Selector(\"press:\", Screen.tapped(_:))"
        )
    }

    @Test func `A method of another type is named by that type`() {
        #expect(
            statement(
                "#selector(Model.reload(note:))",
                before: "class Model: NSObject { @objc func reload(note: Notification) {} }"
            )
                == "Selector(\"reloadWithNote:\", Model.reload(note:))"
        )
    }

    @Test func `A method of an object is named by its declared type`() {
        #expect(
            statement(
                "#selector(model?.reload)",
                in: "private weak var model: Model?",
                before: "class Model: NSObject { @objc func reload() {} }"
            ) == "Selector(\"reload\", Model.reload)"
        )
    }

    @Test func `A method in an extension in another file is found`() {
        let files = rewritten(
            files: "import UIKit\nclass Screen: UIViewController {\n    let action = #selector(tapped)\n}\n",
            "import UIKit\nextension Screen {\n    @objc func tapped(_ sender: Any) {}\n}\n"
        )
        #expect(
            files[0].hasPrefix(
                "import UIKit\nclass Screen: UIViewController {\n    let action = Selector(\"tapped:\", Screen.tapped(_:))\n}\n"
            )
        )
    }

    @Test func `A method of a superclass is named by the class that mentions it`() {
        #expect(
            statement(
                "#selector(tapped)",
                before: "extension UIViewController {\n@objc func tapped(_ sender: Any) {}\n}"
            )
                == "Selector(\"tapped:\", Screen.tapped(_:))"
        )
    }

    @Test func `A method of UIKit is named by its class`() {
        #expect(statement("#selector(UIView.endEditing)") == "Selector(\"endEditing:\", UIView.endEditing(_:))")
    }

    @Test func `A nested type is named with the types around it`() {
        #expect(
            rewritten(
                "import UIKit\nclass A {\n    class B {\n        lazy var s = #selector(b)\n        func b() {}\n    }\n}\n"
            )
                == "import UIKit\nclass A {\n    class B {\n        lazy var s = Selector(\"b\", A.B.b)\n        func b() {}\n    }\n}\n"
        )
    }

    @Test func `A type after as selects an overload`() {
        #expect(
            statement(
                "#selector(tapped(_:) as (UISwitch) -> Void)",
                in: "@objc(a:) func tapped(_ sender: UIButton) {}\n@objc(b:) func tapped(_ sender: UISwitch) {}"
            ) == "Selector(\"b:\", Screen.tapped(_:) as (Screen) -> (UISwitch) -> Void)"
        )
    }

    @Test func `The type of the unapplied method also selects an overload`() {
        #expect(
            statement(
                "#selector(Screen.tapped as (Screen) -> () -> Void)",
                in: "@objc func tapped() {}\n@objc func tapped(_ sender: UISwitch) {}"
            ) == "Selector(\"tapped\", Screen.tapped as (Screen) -> () -> Void)"
        )
    }

    @Test func `A method with the name of a method of UIKit has its type`() {
        #expect(
            statement("#selector(dismiss)", in: "@objc func dismiss() {}")
                == "Selector(\"dismiss\", Screen.dismiss as (Screen) -> () -> Void)"
        )
    }

    @Test func `A getter is a closure`() {
        #expect(
            statement("#selector(getter: Screen.flag)", in: "@objc var flag: Bool = true")
                == "Selector(\"flag\", { (object: Screen) in { object.flag } })"
        )
    }

    @Test func `A setter is a closure with the property's type`() {
        #expect(
            statement("#selector(setter: flag)", in: "@objc var flag: Bool? = true")
                == "Selector(\"setFlag:\", { (object: Screen) in { (value: Bool?) in object.flag = value } })"
        )
    }

    @Test func `A method with three arguments keeps only its name, which is reported`() {
        let text =
            "import UIKit\nclass A {\n    let s = #selector(a(_:b:c:))\n    @objc func a(_ a: Int, b: Int, c: Int) {}\n}\n"
        #expect(rewritten(text).contains("let s = Selector(\"a:b:c:\")\n"))
        #expect(notices(text).count == 1)
        #expect(notices(text).first?.hasPrefix("File.swift:3: 'a:b:c:' cannot be sent") == true)
    }

    @Test func `A requirement of a protocol keeps only its name`() {
        #expect(
            statement("#selector(UISearchBarDelegate.searchBarSearchButtonClicked(_:))")
                == "Selector(\"searchBarSearchButtonClicked:\")"
        )
    }

    @Test func `Line ends inside a selector remain in it`() {
        let text = "import UIKit\nclass A {\n    let s = #selector(\n        a\n    )\n    @objc func a() {}\n}\n"
        #expect(
            rewritten(text).hasPrefix(
                "import UIKit\nclass A {\n    let s = Selector(\"a\", A.a\n\n)\n    func a() {}\n}\n"
            )
        )
    }

    @Test func `A file without UIKit imports the module of selectors on an existing line`() {
        #expect(
            rewritten("import Foundation\nclass A {\n    lazy var s = #selector(a)\n    func a() {}\n}\n")
                == "import Foundation; import FoundationCompatibility\nclass A {\n    lazy var s = Selector(\"a\", A.a)\n    func a() {}\n}\n"
        )
    }
}
