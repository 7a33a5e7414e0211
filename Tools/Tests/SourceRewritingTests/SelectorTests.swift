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

    @Test func `A method with three arguments is carried`() {
        #expect(
            statement(
                "#selector(image(_:didFail:context:))",
                in: "@objc func image(_ i: UIImage, didFail e: Error?, context: Any?) {}"
            ) == "Selector(\"image:didFail:context:\", Screen.image(_:didFail:context:))"
        )
    }

    @Test(arguments: [
        "@objc func a(_ a: Int, b: Int, c: Int, d: Int) {}", "@objc func a(_ a: Int, b: Int, c: Int, d: Int) async {}",
        "@objc static func a(_ a: Int, b: Int, c: Int, d: Int) {}",
    ])
    func `A method that cannot be carried keeps only its name, which is reported`(method: String) {
        let text = "import UIKit\nclass A {\n    let s = #selector(a(_:b:c:d:))\n    \(method)\n}\n"
        #expect(rewritten(text).contains("let s = Selector(\"a:b:c:d:\")\n"))
        #expect(notices(text).count == 1)
        #expect(notices(text).first?.hasPrefix("File.swift:3: 'a:b:c:d:' cannot be sent") == true)
    }

    @Test(arguments: [
        ("@objc static func a() {}", "type.a"), ("@objc class func a(_ b: Any) {}", "type.a(_:)"),
    ])
    func `A method of the class itself is carried by a closure`(method: String, reference: String) {
        let name = reference.hasSuffix(")") ? "a:" : "a"
        #expect(
            statement("#selector(a)", in: method)
                == "Selector(\"\(name)\", ofClass: { (type: Screen.Type) in \(reference) })"
        )
    }

    @Test func `A throwing method is carried by a closure that drops the error`() {
        #expect(
            statement("#selector(save)", in: "@objc func save() throws {}")
                == "Selector(\"saveAndReturnError:\", { (object: Screen) in { @MainActor [object] (_: Any?) in _ = try? object.save() } })"
        )
        #expect(
            statement(
                "#selector(Model.save(to:))",
                before: "class Model: NSObject { @objc func save(to f: String!) throws {} }"
            )
                == "Selector(\"saveTo:error:\", { (object: Model) in { (a0: String?, _: Any?) in _ = try? object.save(to: a0) } })"
        )
    }

    @Test(arguments: [
        "let model = Model(); go(#selector(model.reload))", "let model: Model? = f(); go(#selector(model?.reload))",
        "guard let model = f() as? Model else { return }; go(#selector(model.reload))",
        "if let model = f() as? Model { go(#selector(model.reload)) }",
        "f { (model: Model) in go(#selector(model.reload)) }",
        "func g(with model: Model) { go(#selector(model.reload)) }",
    ])
    func `A method of a local object is named by its type`(text: String) {
        #expect(
            statement(
                text,
                before:
                    "class Model: NSObject { @objc func reload() {} }\nclass Other: NSObject { @objc func reload() {} }"
            )
            .contains("go(Selector(\"reload\", Model.reload))")
        )
    }

    @Test func `A method of a property of UIKit is named by the property's type`() {
        #expect(statement("#selector(view.endEditing(_:))") == "Selector(\"endEditing:\", UIView.endEditing(_:))")
        #expect(
            statement("#selector(navigationController?.popViewController(animated:))")
                == "Selector(\"popViewControllerWithAnimated:\", UINavigationController.popViewController(animated:))"
        )
    }

    @Test func `A method of UIKit with unknown parameters is reported`() {
        let text = "import UIKit\nlet a = #selector(UIView.addSubview)\n"
        #expect(
            notices(text).first?.hasPrefix("File.swift:2: The parameters of 'UIView.addSubview' are unknown") == true
        )
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
