import Testing

struct ObservingTests {
    /// The line of a property in a class that descends from NSObject.
    private func line(_ property: String) -> String {
        let text = rewritten("import UIKit\nclass A: NSObject {\n    \(property)\n}\n")
        return String(text.split(separator: "\n")[2].dropFirst(4))
    }

    @Test func `A dynamic property reports its changes`() {
        #expect(
            line("@objc dynamic var a = 1")
                == "var a = 1 { willSet { willChangeValue(forKey: \"a\") } didSet { didChangeValue(forKey: \"a\") } }"
        )
    }

    @Test func `Observers of the property remain, and run before key-value observers`() {
        #expect(
            line("@objc(b) dynamic var a: Int = 1 { didSet { print(a) } }")
                == "var a: Int = 1 { willSet { willChangeValue(forKey: \"b\") } didSet { defer { didChangeValue(forKey: \"b\") }; print(a) } }"
        )
    }

    @Test func `A computed property reports its changes in the setter`() {
        #expect(
            line("@objc dynamic var a: Int { get { 1 } set { print(1) } }")
                == "var a: Int { get { 1 } set { willChangeValue(forKey: \"a\"); defer { didChangeValue(forKey: \"a\") }; print(1) } }"
        )
    }

    @Test(arguments: ["@objc dynamic let a = 1", "@objc dynamic var a: Int { 1 }", "@objc dynamic static var a = 1"])
    func `Other properties do not change`(property: String) {
        #expect(!line(property).contains("ChangeValue"))
    }

    @Test func `The table lists outlets and other properties, private ones too`() {
        let text = rewritten(
            """
            import UIKit
            class A: UIView {
                @IBOutlet private weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 1
                @objc(b) dynamic var query = ""
                var other = 1
            }

            """
        )
        #expect(
            text.hasSuffix(
                "extension A { enum ObjectiveCMembers: MemberTable { @MainActor static var properties: [Property] { "
                    + "[Property(\"label\", \\A.label), Property(\"radius\", \\A.radius), "
                    + "Property(\"b\", \\A.query, isObservable: true)] } } }\n"
            )
        )
    }

    @Test func `A property depends on the key paths that its class names`() {
        let text = rewritten(
            "import UIKit\nclass A: NSObject {\n    @objc var b: Int { 1 }\n    @objc static func keyPathsForValuesAffectingB() -> Set<String> { [] }\n}\n"
        )
        #expect(text.contains("Property(\"b\", \\A.b, affectedBy: A.keyPathsForValuesAffectingB())"))
    }
}
