import Testing

struct AttributeTests {
    @Test(arguments: ["UIApplicationMain", "NSApplicationMain"])
    func `The app's class is marked main`(attribute: String) {
        #expect(
            rewritten("@\(attribute)\nclass AppDelegate: UIResponder {}\n")
                == "@main\nclass AppDelegate: UIResponder {}\n"
        )
    }

    @Test(arguments: [
        "@IBOutlet", "@IBInspectable", "@GKInspectable", "@objc", "@objc(title)", "@nonobjc", "@objc dynamic",
    ])
    func `Attributes of properties disappear with the space after them`(attributes: String) {
        #expect(
            rewritten("private class A {\n    \(attributes) weak var title: UILabel!\n}\n")
                == "private class A {\n    weak var title: UILabel!\n}\n"
        )
    }

    @Test func `Attributes of classes disappear, and their line remains`() {
        #expect(rewritten("@objcMembers\n@IBDesignable\nclass A {\n}\n") == "\n\nclass A {\n}\n")
    }

    @Test func `Swift's own dynamic remains`() {
        let text = "class A {\n    dynamic func f() {}\n}\n"
        #expect(rewritten(text) == text)
    }

    @Test func `Other attributes remain`() {
        #expect(
            rewritten("@available(iOS 13, *) @MainActor @objc class A {}\n")
                == "@available(iOS 13, *) @MainActor class A {}\n"
        )
    }

    @Test func `Attributes in comments and strings are text`() {
        let text = "// @objc func a()\nlet a = \"@IBOutlet #selector(a)\"\n"
        #expect(rewritten(text) == text)
    }

    @Test func `Comments beside an attribute remain`() {
        #expect(
            rewritten("private class A {\n    @IBOutlet /* title */ var a: UILabel! // first\n}\n")
                == "private class A {\n    /* title */ var a: UILabel! // first\n}\n"
        )
    }

    @Test func `A declaration that is unavailable on iOS is unavailable`() {
        #expect(rewritten("@available(iOS, unavailable) func a() {}\n") == "@available(*, unavailable) func a() {}\n")
    }

    @Test func `An availability of another system remains`() {
        let text = "@available(macOS, unavailable) func a() {}\n"
        #expect(rewritten(text) == text)
    }

    @Test(arguments: [
        ("var a: NSString", "var a: NSString { didSet { a = a.copy() as! NSString } }"),
        ("var a: NSString?", "var a: NSString? { didSet { a = a?.copy() as? NSString } }"),
        ("var a: NSArray! = []", "var a: NSArray! = [] { didSet { a = a?.copy() as? NSArray } }"),
        ("var a: C { didSet { f() } }", "var a: C { didSet { a = a.copy() as! C; f() } }"),
        ("var a: C { willSet { f() } }", "var a: C { didSet { a = a.copy() as! C } willSet { f() } }"),
    ])
    func `A copying property copies the assigned value`(property: String, result: String) {
        #expect(rewritten("class A {\n    @NSCopying \(property)\n}\n") == "class A {\n    \(result)\n}\n")
    }

    @Test func `A class is found by the name that objc gives it`() {
        #expect(
            rewritten("import UIKit\n@objc(Search)\nprivate class A: UIViewController {}\n")
                == "import UIKit\n\nprivate class A: UIViewController {}\n"
                + "enum ObjectiveCClass_Search: ObjectiveCNamedClass { static var type: AnyClass { A.self } }\n"
        )
    }

    @Test func `A class in a function or with parameters has no name in Objective-C`() {
        let text = "import UIKit\nfunc f() {\n    @objc(B) class A {}\n}\n"
        #expect(rewritten(text) == text.replacing("@objc(B) ", with: ""))
    }

    @Test func `Classes are looked up by these names, too`() {
        #expect(
            rewritten("import Foundation\nlet a = NSClassFromString(\"Search\")\n")
                == "import Foundation; import FoundationCompatibility\nlet a = ObjectiveCClass.named(\"Search\")\n"
        )
    }
}
