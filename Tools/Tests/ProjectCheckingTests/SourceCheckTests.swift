import ProjectChecking
import Testing
import XcodeProjects

struct SourceCheckTests {
    @Test func `a missing framework is one cause with all uses of its names`() throws {
        let project = try TemporaryProject()
        try project.addSource("import MapKit\nvar map: MKMapView!\nlet scene = SCNScene()\n")
        try project.addSource("import UIKit\nfunc show(_ map: MKMapView) {}\n", "Other.swift")
        #expect(
            project.findings(.missingModule) == [
                "MapKit: File.swift:1, File.swift:2 MKMapView, Other.swift:2 MKMapView",
                "SceneKit: File.swift:3 SCNScene",
            ]
        )
    }

    @Test func `imports in regions that are inactive on iOS are ignored`() throws {
        let project = try TemporaryProject()
        try project.addSource(
            """
            #if os(macOS)
            import AppKit
            let view = NSView()
            #elseif canImport(MapKit)
            import MapKit
            var map: MKMapView!
            #else
            import UIKit
            #endif
            """
        )
        #expect(project.findings(.missingModule) == [])
    }

    @Test func `names of the definitions of a target select regions`() throws {
        let project = try TemporaryProject(settings: [
            "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "MAPS",
        ])
        try project.addSource("#if MAPS && DEBUG\nimport MapKit\n#endif\n")
        #expect(project.findings(.missingModule) == ["MapKit: File.swift:2"])
    }

    @Test func `an import of a framework of which nothing is used is a hint`() throws {
        let project = try TemporaryProject()
        try project.addSource("import CoreData\n")
        let finding = try #require(project.report().findings.first)
        #expect(finding.effect == .hint)
        #expect(finding.advice?.contains("the build ignores the import") == true)
    }

    @Test func `types and static members that the library lacks are causes`() throws {
        let project = try TemporaryProject()
        try project.addSource(
            "import UIKit\nlet view = UITextView()\nlet color = UIColor.systemMint\nlet red = UIColor.red\n"
        )
        #expect(project.findings(.missingName) == ["UITextView: File.swift:2"])
        #expect(project.findings(.missingMember) == ["UIColor.systemMint: File.swift:3"])
    }

    @Test func `names that the project declares are no causes`() throws {
        let project = try TemporaryProject()
        try project.addSource("import UIKit\nclass UITextView {}\nextension UIColor { static let brand = red }\n")
        try project.addSource("import UIKit\nlet view = UITextView()\nlet color = UIColor.brand\n", "Other.swift")
        #expect(project.report().findings == [])
    }

    @Test func `syntax that cannot be rewritten is reported with its line`() throws {
        let project = try TemporaryProject()
        try project.addSource("import UIKit\nclass Entry: NSObject {\n    @NSManaged var name = 1\n}\n")
        let finding = try #require(project.report().findings.first { $0.kind == .syntax })
        #expect(finding.places.map(\.line) == [3])
    }

    @Test func `a version of Swift without compiler prevents the build`() throws {
        let project = try TemporaryProject(settings: ["SWIFT_VERSION": "2.3"])
        try project.addSource("import UIKit\n")
        let report = project.report()
        #expect(report.findings.map(\.kind) == [.languageVersion])
        #expect(report.preventsBuild)
    }

    @Test func `Swift 3 is a hint, because it is compiled as Swift 4`() throws {
        let project = try TemporaryProject(settings: ["SWIFT_VERSION": "3.0"])
        try project.addSource("import UIKit\n")
        let report = project.report()
        #expect(report.findings.map(\.effect) == [.hint])
        #expect(!report.preventsBuild)
    }

    @Test func `code for another language version is not examined`() throws {
        let project = try TemporaryProject(settings: ["SWIFT_VERSION": "4.0"])
        try project.addSource("import UIKit\n#if swift(>=4.2)\nimport Missing\n#endif\n")
        #expect(project.report().findings == [])
    }

    @Test func `modules of a bridging header are those of each file, and missing ones are reported there`() throws {
        let project = try TemporaryProject()
        let header = "#import <UIKit/UIKit.h>\n#import <Progress/Progress.h>\n"
        project.target.bridgingHeader = BridgingHeader(path: try project.write(header, to: "App.h"), text: header)
        try project.addSource("let view = UIView()\n")
        #expect(project.report().findings.map(\.symbol) == ["Progress"])
        #expect(project.findings(.missingModule) == ["Progress: App.h:2 Progress/Progress.h"])
    }

    @Test func `a source that cannot be read is reported`() throws {
        let project = try TemporaryProject()
        project.target.sources = [project.path("Missing.swift")]
        #expect(project.report().preventsBuild)
    }

    @Test func `a module names the pod that contains it`() throws {
        let project = try TemporaryProject()
        try project.write("target 'App' do\n  pod 'Alamofire', '~> 5.0'\nend\n", to: "Podfile")
        try project.addSource("import Alamofire\n")
        let finding = try #require(project.report().findings.first { $0.symbol == "Alamofire" })
        #expect(finding.message.contains("pod 'Alamofire' (Podfile:2)"))
    }
}
