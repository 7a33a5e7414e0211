/// The text of a small project file with one app, whose parts a test replaces.
struct SmallProject {
    /// The lines of the project's objects, by their identifiers.
    var objects: [String: String]

    /// Makes a project with the file `App.swift` and a target `App`.
    init() {
        objects = [
            "ROOT": "{isa = PBXProject; buildConfigurationList = LIST; mainGroup = GROUP; targets = (TARGET); }",
            "LIST": "{isa = XCConfigurationList; buildConfigurations = (CONFIG); defaultConfigurationName = Debug; }",
            "CONFIG": Self.configuration(""),
            "GROUP": Self.group("FILE"),
            "TARGET": Self.target(name: "App"),
            "SOURCES": "{isa = PBXSourcesBuildPhase; files = (BUILDFILE); }",
            "BUILDFILE": "{isa = PBXBuildFile; fileRef = FILE; }",
            "FILE": Self.file("App.swift"),
            "RESOURCES": "{isa = PBXResourcesBuildPhase; files = (); }",
        ]
    }

    /// A build configuration with settings.
    static func configuration(_ settings: String, base: String? = nil) -> String {
        let base = base.map { "baseConfigurationReference = \($0); " } ?? ""
        return
            "{isa = XCBuildConfiguration; name = Debug; \(base)buildSettings = { SWIFT_VERSION = 5.0; \(settings) }; }"
    }

    /// A group with children.
    static func group(_ children: String) -> String {
        "{isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\"; }"
    }

    /// A file.
    static func file(_ path: String) -> String {
        "{isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; }"
    }

    /// An app.
    static func target(name: String, dependencies: String = "") -> String {
        "{isa = PBXNativeTarget; name = \"\(name)\"; buildConfigurationList = LIST; buildPhases = (SOURCES, RESOURCES); "
            + "dependencies = (\(dependencies)); productType = \"com.apple.product-type.application\"; }"
    }

    /// The project file. Object number n is in line n + 2.
    var text: String {
        let lines = objects.keys.sorted().map { "\($0) = \(objects[$0]!);" }
        return
            (["// !$*UTF8*$!", "{ archiveVersion = 1; objectVersion = 56; objects = {"] + lines + [
                "}; rootObject = ROOT; }", "",
            ])
            .joined(separator: "\n")
    }

    /// The line of an object.
    func line(of object: String) -> Int { objects.keys.sorted().firstIndex(of: object)! + 3 }

    /// The source of the app.
    static let source = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {}

        """
}
