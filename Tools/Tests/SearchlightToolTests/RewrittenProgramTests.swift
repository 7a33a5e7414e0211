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

    @Test func `A rewritten program does what it does on Apple's systems`() throws {
        let program = try Program()
        let names = Self.app.keys.sorted()
        let files = names.map { SourceFile(path: $0, text: Self.app[$0]!) }
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
        let app = try program.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit", "-Xlinker", "-rpath", "-Xlinker",
                program.folder.path, "-module-name", "App", "-o", "app",
            ] + names
        )
        try #require(app.status == 0, "\(app.errors)")
        let outcome = try program.run(program.folder.appendingPathComponent("app").path)
        #expect(
            outcome.output == """
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
}
