import SourceRewriting
import Testing

struct ImportTests {
    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import ObjectiveC", "import FoundationCompatibility"),
        ("import ObjectiveC.runtime", "import FoundationCompatibility"), ("import Darwin", "import Glibc"),
        ("@testable import App", "@testable import App"), ("import class UIKit.UIView", "import class UIKit.UIView"),
    ])
    func `Modules that Linux lacks are replaced`(original: String, result: String) {
        #expect(rewritten("\(original) // why\n") == "\(result) // why\n")
    }

    @Test func `Classes that Foundation declares without content are imported by name`() {
        #expect(
            rewritten("import Foundation\nlet a = NSExpression(format: \"1\")\n")
                == "import Foundation; import class FoundationCompatibility.NSExpression\nlet a = NSExpression(format: \"1\")\n"
        )
    }

    @Test func `Combine is imported where Foundation or UIKit export it on Apple's systems`() {
        let files = rewritten(
            files: "import Combine\n",
            "import UIKit\nclass A {\n    @Published var a = 1\n}\n",
            "import UIKit\n"
        )
        #expect(files[1] == "import UIKit; import Combine\nclass A {\n    @Published var a = 1\n}\n")
        #expect(files[2] == "import UIKit\n")
    }

    @Test func `Combine is imported where SwiftUI exports it`() {
        let text = "class A: ObservableObject {}\n"
        #expect(
            rewritten("import UIKit\nimport SwiftUI\n" + text) == "import UIKit\nimport SwiftUI; import Combine\n"
                + text
        )
    }

    @Test(arguments: ["MapKit", "SwiftUI", "SafariServices"])
    func `UIKit is imported after a framework that exports it`(framework: String) {
        #expect(
            rewritten("import Foundation\nimport \(framework)\n")
                == "import Foundation\nimport \(framework); import UIKit\n"
        )
        #expect(rewritten("import UIKit\nimport \(framework)\n") == "import UIKit\nimport \(framework)\n")
    }

    @Test func `Foundation is imported after a framework that exports it`() {
        #expect(rewritten("import CoreData // why\n") == "import CoreData; import Foundation // why\n")
        #expect(rewritten("import CoreData\nimport Foundation\n") == "import CoreData\nimport Foundation\n")
        #expect(rewritten("import CoreData\nimport UIKit\n") == "import CoreData\nimport UIKit\n")
    }

    @Test(arguments: [
        ("let a = URLSession.shared", "FoundationNetworking"), ("var a: HTTPURLResponse?", "FoundationNetworking"),
        ("class A: NSObject, XMLParserDelegate {}", "FoundationXML"),
        ("let a = \"a\" as CFString", "FoundationCompatibility"),
        ("objc_sync_enter(a)", "FoundationCompatibility"), ("let a: OSStatus = noErr", "FoundationCompatibility"),
        ("SecItemDelete(a)", "Security"), ("let a = kSecClass", "Security"),
    ])
    func `The modules that contain parts of Foundation on Linux are imported`(statement: String, module: String) {
        #expect(
            rewritten("import Foundation // why\n\(statement)\n")
                == "import Foundation; import \(module) // why\n\(statement)\n"
        )
        #expect(
            rewritten("import Swift\nimport \(module)\n\(statement)\n")
                == "import Swift\nimport \(module)\n\(statement)\n"
        )
    }

    @Test func `UIKit exports FoundationCompatibility, but not FoundationNetworking`() {
        #expect(
            rewritten("import UIKit\nlet a = Selector(\"a\"), b = URLRequest(url: c)\n")
                == "import UIKit; import FoundationNetworking\nlet a = Selector(\"a\"), b = URLRequest(url: c)\n"
        )
    }

    @Test func `Own types with these names need no import`() {
        let text = "import Foundation\nprotocol URLSession {}\nclass A: URLSession {}\n"
        #expect(rewritten(text) == text)
    }

    @Test func `Imports in inactive regions do not count`() {
        #expect(
            rewritten("#if os(macOS)\nimport AppKit\n#else\nimport MapKit\n#endif\n")
                == "#if os(macOS)\nimport AppKit\n#else\nimport MapKit; import UIKit\n#endif\n"
        )
        #expect(rewritten("#if os(macOS)\nimport MapKit\n#endif\n") == "#if os(macOS)\nimport MapKit\n#endif\n")
    }

    @Test func `Each file imports the modules of the options`() {
        let options = RewriteOptions(importsOfEachFile: ["UIKit", "Tools"])
        #expect(
            rewritten("import Foundation\nlet a = #selector(A.b)\n", options: options)
                == "import Foundation; import UIKit; import Tools\nlet a = Selector(\"b\", A.b)\n"
        )
        #expect(rewritten("import UIKit\nimport Tools\n", options: options) == "import UIKit\nimport Tools\n")
    }

    @Test func `A file sees the modules of the umbrella header of a framework that it imports`() {
        var options = RewriteOptions()
        options.exportedModules = ["Core": ["UIKit", "MessageUI"]]
        #expect(
            rewritten("import Core\nlet a: URLSession? = nil\n", options: options)
                == "import Core; import UIKit; import MessageUI; import FoundationNetworking\nlet a: URLSession? = nil\n"
        )
        #expect(
            rewritten("import UIKit\nimport Core\n", options: options)
                == "import UIKit; import MessageUI\nimport Core\n"
        )
        #expect(rewritten("import Foundation\n", options: options) == "import Foundation\n")
    }

    @Test func `A file without imports gets them after its end`() {
        #expect(
            rewritten("// why\n#if DEBUG\nlet a = 1\n#endif\n", options: RewriteOptions(importsOfEachFile: ["UIKit"]))
                == "// why\n#if DEBUG\nlet a = 1\n#endif\nimport UIKit\n"
        )
        #expect(rewritten("// Nothing.\n", options: RewriteOptions(importsOfEachFile: ["UIKit"])) == "// Nothing.\n")
    }

    @Test func `A project that does not use Combine can have its names`() {
        let text = "import UIKit\nlet a = Observable.Just(1)\n"
        #expect(rewritten(text) == text)
    }

    @Test func `Imports of frameworks that do not exist are replaced if the build asks for it`() {
        var options = RewriteOptions()
        options.replacesMissingImports = true
        #expect(rewritten("import MapKit // why\n", options: options) == "import Swift; import UIKit // why\n")
        #expect(
            rewritten("import UIKit\n@preconcurrency import struct SwiftData.Query\n", options: options)
                == "import UIKit\n@preconcurrency import Swift\n"
        )
        let own = "import UIKit\nimport Realm\nimport WebKit\n"
        #expect(rewritten(own, options: options) == own)
        options.replacesUnknownImports = true
        #expect(rewritten(own, options: options) == "import UIKit\nimport UIKit\nimport WebKit\n")
        options.modules.insert("CoreData")
        #expect(rewritten("import CoreData\nimport UIKit\n", options: options) == "import CoreData\nimport UIKit\n")
    }

    @Test func `Tests that mention UIKit import it, because XCTest exports it on iOS`() {
        #expect(
            rewritten("import XCTest\n@testable import App\nlet a = UIButton()\n")
                == "import XCTest; import UIKit\n@testable import App\nlet a = UIButton()\n"
        )
        let model = "import XCTest\n@testable import App\nstruct UIModel {}\nlet a = UIModel(), b = UInt8(1)\n"
        #expect(rewritten(model) == model)
    }
}
