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

    @Test func `A project that does not use Combine can have its names`() {
        let text = "import UIKit\nlet a = Observable.Just(1)\n"
        #expect(rewritten(text) == text)
    }
}
