import Testing

struct ManagedObjectTests {
    @Test(arguments: [
        (
            "@NSManaged public var title: String?",
            #"public var title: String? { get { managedValue(forKey: "title") } set { setManagedValue(newValue, forKey: "title") } }"#
        ),
        (
            "@objc @NSManaged dynamic var rank: Int16 // why",
            #"var rank: Int16 { get { managedValue(forKey: "rank") } set { setManagedValue(newValue, forKey: "rank") } } // why"#
        ),
        (
            "@NSManaged var `default`: Bool",
            #"var `default`: Bool { get { managedValue(forKey: "default") } set { setManagedValue(newValue, forKey: "default") } }"#
        ),
        (
            "@NSManaged private(set) var a, b: Int",
            #"private(set) var a: Int { get { managedValue(forKey: "a") } set { setManagedValue(newValue, forKey: "a") } }; private(set) var b: Int { get { managedValue(forKey: "b") } set { setManagedValue(newValue, forKey: "b") } }"#
        ),
    ])
    func `A managed variable gets and sets the value of its key`(line: String, result: String) {
        #expect(self.result(of: line) == result)
    }

    @Test(arguments: [
        ("addToItems(_ value: Item)", #"addManagedObjects(value, forKey: "items")"#),
        ("addToItems(_ values: NSSet)", #"addManagedObjects(values, forKey: "items")"#),
        ("removeFromItems(_ value: Item)", #"removeManagedObjects(value, forKey: "items")"#),
        ("addItemsObject(_ value: Item)", #"addManagedObjects(value, forKey: "items")"#),
        ("addItems(_ values: Set<Item>)", #"addManagedObjects(values, forKey: "items")"#),
        ("removeItems(_ values: NSSet)", #"removeManagedObjects(values, forKey: "items")"#),
        ("insertIntoItems(_ value: Item, at idx: Int)", #"insertManagedObjects(value, at: [idx], forKey: "items")"#),
        (
            "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
            #"insertManagedObjects(values, at: IndexSet(indexes), forKey: "items")"#
        ),
        ("removeFromItems(at idx: Int)", #"removeManagedObjects(at: [idx], forKey: "items")"#),
        (
            "replaceItems(at idx: Int, with value: Item)",
            #"replaceManagedObjects(at: [idx], with: value, forKey: "items")"#
        ),
    ])
    func `A managed method changes its relationship`(signature: String, body: String) {
        #expect(result(of: "@NSManaged public func \(signature)") == "public func \(signature) { \(body) }")
    }

    @Test func `Managed members without a key are reported with file and line`() {
        let text =
            "import CoreData\nextension Item {\n@NSManaged func close()\n@NSManaged var a = 1\n@NSManaged func additional(_ a: Int)\n}\n"
        #expect(
            notices(text) == [
                "File.swift:3: 'close' is none of the methods that Core Data generates, such as addToItems(_:): write its body.",
                "File.swift:4: An @NSManaged variable needs a name and a type, and has no initial value or accessors.",
                "File.swift:5: 'additional' is none of the methods that Core Data generates, such as addToItems(_:): write its body.",
            ]
        )
    }

    @Test func `The initializer of managed objects is required`() {
        let head = "init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)"
        #expect(result(of: "override \(head) { f() }", in: "class Item: NSManagedObject") == "required \(head) { f() }")
        #expect(result(of: "public override required \(head) {}") == "public required \(head) {}")
    }

    @Test func `A class with a designated initializer of its own gets the one of managed objects`() {
        let text = """
            import CoreData
            public class Item: NSManagedObject {
                init(title: String) { f() }
            }
            class Special: Item {
                convenience init(rank: Int) { f() }
            }
            class Other: Special {
                init() { f() }
            }
            class Plain: NSObject {
                init(title: String) { f() }
            }

            """
        let added =
            "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init(entity: entity, insertInto: context) };"
        let lines = rewritten(text).split(separator: "\n").map(String.init)
        #expect(lines[1] == "import CoreData; import Foundation" || lines[0] == "import CoreData; import Foundation")
        #expect(lines.contains("public class Item: NSManagedObject { public \(added)"))
        #expect(lines.contains("class Special: Item {"))
        #expect(lines.contains("class Other: Special { \(added)"))
        #expect(lines.contains("class Plain: NSObject {"))
    }

    /// Returns a line in a type after rewriting.
    private func result(of line: String, in type: String = "extension Item") -> String {
        let text = rewritten("import CoreData\n\(type) {\n\(line)\n}\n")
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[2]
    }
}
