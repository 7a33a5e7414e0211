import Foundation
import SourceRewriting
import Testing

/// Rewritten sources, compiled and run with a small module in place of UIKit.
struct RewrittenProgramTests {
    /// The declarations of UIKit and FoundationCompatibility that the program below uses.
    private static let library = """
        @_exported import Foundation

        public struct Selector {
            public let name: String
            public let call: (AnyObject, Any?) -> Any?
            public init(_ name: String) { self.init(name) { _, _ in nil } }
            private init(_ name: String, call: @escaping (AnyObject, Any?) -> Any?) { (self.name, self.call) = (name, call) }
            public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
                self.init(name) { target, _ in method(target as! Target)() }
            }
            public init<Target: AnyObject, First, Result>(_ name: String, _ method: @escaping (Target) -> (First) -> Result) {
                self.init(name) { target, first in method(target as! Target)(first! as! First) }
            }
            public init<Target: AnyObject, First, Second, Result>(
                _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
            ) {
                self.init(name) { target, first in method(target as! Target)(first! as! First, nil as Any? as! Second) }
            }
            public init<Target: AnyObject, First, Second, Third, Result>(
                _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
            ) {
                self.init(name) { target, first in
                    method(target as! Target)(first! as! First, nil as Any? as! Second, nil as Any? as! Third)
                }
            }
            public init<Target: AnyObject, Result>(_ name: String, ofClass method: @escaping (Target.Type) -> () -> Result) {
                self.init(name) { target, _ in method(type(of: target as! Target))() }
            }
        }

        public protocol ObjectiveCNamedClass {
            static var type: AnyClass { get }
        }

        public protocol UISearchBarDelegate: NSObjectProtocol {
            func searchBarSearchButtonClicked(_ bar: Int)
        }

        extension UISearchBarDelegate {
            public func searchBarSearchButtonClicked(_ bar: Int) {}
        }

        extension NSObjectProtocol {
            public func responds(to selector: Selector) -> Bool {
                sequence(first: type(of: self as AnyObject) as AnyClass, next: { _getSuperclass($0) }).contains { type in
                    let table = _typeByName(_mangledTypeName(type)! + "17ObjectiveCMembersO") as? any MemberTable.Type
                    return table?.methods.contains { $0.name == selector.name } ?? false
                }
            }
        }

        public struct KeyedProperty {
            public let name: String
            public init<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>, isObservable: Bool = false) {
                self.name = name + (isObservable ? "*" : "")
            }
        }

        public protocol MemberTable {
            static var methods: [Selector] { get }
            @MainActor static var properties: [KeyedProperty] { get }
        }

        extension MemberTable {
            public typealias Property = KeyedProperty
            public static var methods: [Selector] { [] }
            @MainActor public static var properties: [KeyedProperty] { [] }
        }

        open class UIViewController: NSObject {
            open var name: String { "none" }
            open func show(_ rows: Int) -> Int { rows }
            public func willChangeValue(forKey key: String) { print("will change", key) }
            public func didChangeValue(forKey key: String) { print("did change", key) }
        }
        """

    private static let app = [
        "Screen.swift": """
        import UIKit

        @objc protocol Listener: NSObjectProtocol {
            @objc optional func heard(_ words: Int, by name: String) -> Bool
            @objc optional func ended()
        }

        class Screen: UIViewController, Listener {
            @objc dynamic var query = "" { didSet { print("query", query) } }
            @objc private func tapped(_ sender: Any) { print("tapped", sender) }
            func overloaded() { print("nothing") }
            @objc func overloaded(_ value: Int) { print("value", value) }
            var actions: [Selector] { [#selector(tapped), #selector(overloaded(_:)), #selector(overloaded as () -> Void)] }
        }
        """,
        "Screen+Lists.swift": """
        import UIKit

        extension Screen {
            override var name: String { "screen of " + super.name }
            override func show(_ rows: Int) -> Int { super.show(rows) + 1 }
            @objc func changed() { print("changed in Screen") }
            @objc private func hidden() { print("hidden") }
        }

        final class Detail: Screen {
            override func changed() { print("changed in Detail"); super.changed() }
            override func show(_ rows: Int) -> Int { super.show(rows) * 10 }
            func heard(_ words: Int, by name: String) -> Bool { words > 3 }
        }
        """,
        "main.swift": """
        import UIKit

        func tell(_ listener: Listener) {
            print(listener.heard?(5, by: "me") as Any, listener.ended?() == nil, listener.heard?(1, by: "me") ?? true)
        }
        tell(Screen())
        tell(Detail())
        print(listener(Detail()).heard!(7, by: "you"))
        func listener(_ screen: Screen) -> Listener { screen }

        let screen: UIViewController = Screen(), detail: UIViewController = Detail()
        print(screen.name, screen.show(1), detail.name, detail.show(1))
        (detail as! Screen).changed()
        for action in Screen().actions { print(action.name); _ = action.call(detail, 4) }
        (screen as! Screen).query = #keyPath(Screen.query)
        print(Screen.ObjectiveCMembers.methods.map(\\.name), MainActor.assumeIsolated { Screen.ObjectiveCMembers.properties }.map(\\.name))
        #if os(iOS)
        print("iOS")
        #else
        print("another system")
        #endif
        """,
    ]

    /// Rewrites, compiles and runs a program, and returns its output.
    private func output(of app: [String: String]) throws -> String {
        let program = try Program()
        let names = app.keys.sorted()
        let files = names.map { SourceFile(path: $0, text: app[$0]!) }
        let result = SourceRewriter().rewrite(files)
        #expect(result.notices.isEmpty)
        for file in result.files { try program.write(file.text, to: file.path) }
        try program.write(Self.library, to: "Library/UIKit.swift")
        let library = try program.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "5", "-emit-library", "-emit-module", "-module-name", "UIKit", "-o",
                "libUIKit.so",
                "Library/UIKit.swift",
            ]
        )
        try #require(library.status == 0, "\(library.errors)")
        let build = try program.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit", "-Xlinker", "-rpath", "-Xlinker",
                program.folder.path, "-module-name", "App", "-o", "app",
            ] + names
        )
        try #require(build.status == 0, "\(build.errors)")
        return try program.run(program.folder.appendingPathComponent("app").path).output
    }

    @Test func `A rewritten program does what it does on Apple's systems`() throws {
        let output = try output(of: Self.app)
        #expect(
            output == """
                nil true true
                Optional(true) true false
                true
                screen of none 2 screen of none 20
                changed in Detail
                changed in Screen
                tapped:
                tapped 4
                overloaded:
                value 4
                overloaded
                nothing
                will change query
                query query
                did change query
                ["changed", "tapped:", "overloaded:", "hidden"] ["query*"]
                iOS

                """
        )
    }

    private static let requirements = [
        "Source.swift": """
        import UIKit

        @objc protocol Source: NSObjectProtocol {
            @objc optional var title: String { get set }
            @objc optional var rows: Int { get }
            @objc optional func ended(_ count: Int) -> String
            @objc optional func moved(from: Int, to: Int)
        }

        class Model: NSObject, Source {
            var title = "model"
        }

        class List: Model {
            var rows: Int { 3 }
            func ended(_ count: Int) -> String { "ended \\(count)" }
        }
        """,
        "main.swift": """
        import UIKit

        func show(_ source: Source?) {
            print(source?.title ?? "no title", source?.rows ?? -1)
            if let ended = source?.ended { print(ended(2)) } else { print("does not end") }
            print(source?.ended != nil, source?.moved(from:to:) == nil, source?.ended?(4) ?? "nothing")
        }
        show(nil)
        show(Model())
        show(List())
        """,
    ]

    @Test func `Optional properties and methods that are not called tell whether an object has them`() throws {
        #expect(
            try output(of: Self.requirements) == """
                no title -1
                does not end
                false true nothing
                model -1
                does not end
                false true nothing
                model 3
                ended 2
                true true ended 4

                """
        )
    }

    private static let names = [
        "Store.swift": """
        import UIKit

        class Store: NSObject, UISearchBarDelegate {
            @NSCopying var query: NSString = ""
            @objc func image(_ image: String, didFail error: NSError?, context: Any?) { print("image", image, error == nil) }
            @objc class func reload() { print("reload", self) }
            @objc func save(to file: String) throws { print("save", file); throw NSError(domain: "test", code: 1) }
            func searchBarSearchButtonClicked(_ bar: Int) {}
            var selectors: [Selector] { [#selector(image(_:didFail:context:)), #selector(reload), #selector(save(to:))] }
        }

        class OtherStore: Store {
            override class func reload() { print("reload overridden") }
        }

        @objc(HiddenSearch) private class Hidden: NSObject {}
        """,
        "main.swift": """
        import UIKit

        class Silent: NSObject, UISearchBarDelegate {}

        let store = OtherStore(), silent: UISearchBarDelegate? = Silent()
        for selector in store.selectors { print(selector.name); _ = selector.call(store, "photo") }
        let text = NSMutableString(string: "a")
        store.query = text
        text.append("b")
        print(store.query)
        print((store as UISearchBarDelegate).searchBarSearchButtonClicked != nil, silent?.searchBarSearchButtonClicked != nil)
        print(ObjectiveCClass_HiddenSearch.type)
        """,
    ]

    @Test func `Selectors carry methods of classes, throwing ones and those with three arguments`() throws {
        #expect(
            try output(of: Self.names) == """
                image:didFail:context:
                image photo true
                reload
                reload overridden
                saveTo:error:
                save photo
                a
                true false
                Hidden

                """
        )
    }
}
