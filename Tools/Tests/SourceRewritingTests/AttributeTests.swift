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
            rewritten("@available(iOS 13, *) @MainActor @objc(A) class A {}\n")
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

    @Test func `A managed property is reported with its line`() {
        #expect(
            notices("class A {\n    @NSManaged var a: String\n}\n") == [
                "File.swift:2: @NSManaged needs Core Data, which does not exist on Linux: store the property in the object."
            ]
        )
    }
}
