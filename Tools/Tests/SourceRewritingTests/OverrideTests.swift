import SourceRewriting
import Testing

struct OverrideTests {
    @Test func `An override in an extension is declared in the class, in another file`() {
        let files = rewritten(
            files: "import UIKit\nclass A: UITableViewController { // first\n}\n",
            "import UIKit\nextension A {\n    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }\n}\n"
        )
        #expect(
            files[0] == "import UIKit\nclass A: UITableViewController { override func tableView(_ a0: UITableView, "
                + "numberOfRowsInSection a1: Int) -> Int { searchlight_A_tableView(a0, numberOfRowsInSection: a1) }; // first\n}\n"
        )
        #expect(
            files[1] == "import UIKit\nextension A {\n    func searchlight_A_tableView(_ t: UITableView, "
                + "numberOfRowsInSection s: Int) -> Int { 1 }\n}\n"
        )
    }

    @Test func `A property is declared with its getter`() {
        #expect(
            rewritten("class A: B {}\nextension A {\n    override var c: Bool { true }\n}\n")
                == "class A: B { override var c: Bool { searchlight_A_c };}\nextension A {\n    var searchlight_A_c: Bool { true }\n}\n"
        )
    }

    @Test func `A property with a setter is declared with both`() {
        #expect(
            rewritten("class A: B {}\nextension A {\n    override var c: Int { get { 1 } set {} }\n}\n").hasPrefix(
                "class A: B { override var c: Int { get { searchlight_A_c } set { searchlight_A_c = newValue } };}\n"
            )
        )
    }

    @Test func `A class property stays one`() {
        #expect(
            rewritten("class A: B {}\nextension A {\n    override class var layerClass: AnyClass { C.self }\n}\n")
                == "class A: B { override class var layerClass: AnyClass { searchlight_A_layerClass };}\n"
                + "extension A {\n    class var searchlight_A_layerClass: AnyClass { C.self }\n}\n"
        )
    }

    @Test func `A method of an extension that a subclass overrides is declared in the class`() {
        #expect(
            rewritten(
                "import UIKit\nclass A: UIView {}\nextension A {\n    @objc func f(_ x: Int = 1) {}\n}\nclass B: A {\n    override func f(_ x: Int) {}\n}\n"
            )
            .hasPrefix(
                "import UIKit\nclass A: UIView { func f(_ a0: Int = 1) { searchlight_A_f(a0) };}\nextension A {\n    func searchlight_A_f(_ x: Int = 1) {}\n}\n"
            )
        )
    }

    @Test func `An override of a member of an extension of UIKit is reported`() {
        #expect(
            notices("extension UIView {\n    @objc func f() {}\n}\nclass A: UILabel {\n    override func f() {}\n}\n")
                == [
                    "File.swift:5: 'f' is an override in an extension of a library's class, or overrides a member of one. Swift on Linux "
                        + "has neither: declare it in a common superclass."
                ]
        )
    }

    @Test func `An override in an extension of a class of UIKit is reported`() {
        let text =
            "extension UINavigationController {\n    override open func viewDidLoad() {}\n}\n"
        #expect(rewritten(text) == text)
        #expect(notices(text).first?.hasPrefix("File.swift:2: 'viewDidLoad' is an override") == true)
    }

    @Test(arguments: ["preferredStatusBarStyle", "childForStatusBarHidden", "prefersHomeIndicatorAutoHidden"])
    func `An override without effect in an extension of a class of UIKit is removed with a warning`(name: String) {
        let text = "extension UITabBarController {\n    open override var \(name): Bool { super.\(name) }\n}\n"
        let result = SourceRewriter().rewrite([SourceFile(path: "File.swift", text: text)])
        #expect(
            result.files[0].text
                == "extension UITabBarController {\n    public var searchlight_UITabBarController_\(name): Bool { super.\(name) }\n}\n"
        )
        #expect(result.notices.map(\.isWarning) == [true])
        #expect(result.notices.map(\.line) == [2])
    }

    @Test func `The declaration in a public class is public`() {
        #expect(
            rewritten(
                "public class A: B {}\nextension A {\n    @discardableResult override public func f() -> Int { 1 }\n}\n"
            )
                == "public class A: B { @discardableResult public override func f() -> Int { searchlight_A_f() };}\nextension A {\n"
                + "    @discardableResult public func searchlight_A_f() -> Int { 1 }\n}\n"
        )
    }

    @Test func `A local class with the same name has its own members`() {
        let local = "func f() {\n    class A {}\n}\n"
        #expect(rewritten(local + "class A: B {}\nextension A {\n    override func g() {}\n}\n").hasPrefix(local))
    }

    @Test func `An override in the class remains`() {
        let text = "class A: UIView {\n    override func layoutSubviews() {}\n}\n"
        #expect(rewritten(text) == text)
    }
}
