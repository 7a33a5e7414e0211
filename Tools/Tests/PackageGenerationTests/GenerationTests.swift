import Foundation
import PackageGeneration
import Testing
import XcodeProjects

struct GenerationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func generate(_ target: ProjectTarget) -> PackageGenerator.Result {
        let project = project([target])
        return PackageGenerator(plan: plan(project, [target.id]), project: project, library: library).generate()
    }

    @Test func `A source begins with a directive that names the original file`() throws {
        let path = try folder.write("import UIKit\n@objc class A {}\n", to: "A.swift")
        let result = generate(target("App", .application, sources: [path]))
        #expect(
            result.files["Sources/App/A.swift"]
                == "#sourceLocation(file: \"\(path)\", line: 1)\nimport UIKit\n class A {}\n".replacing(
                    "\n class",
                    with: "\nclass"
                )
        )
        #expect(result.originals == ["Sources/App/A.swift": path])
    }

    @Test func `A first line with the interpreter remains first`() throws {
        let path = try folder.write("#!/usr/bin/swift\nlet a = 1\n", to: "main.swift")
        #expect(
            generate(target("App", .application, sources: [path])).files["Sources/App/main.swift"]
                == "#!/usr/bin/swift\n#sourceLocation(file: \"\(path)\", line: 2)\nlet a = 1\n"
        )
    }

    @Test func `A byte order mark is removed`() throws {
        let path = try folder.write("\u{FEFF}let a = 1\n", to: "A.swift")
        let text = generate(target("App", .application, sources: [path])).files["Sources/App/A.swift"]
        #expect(text?.hasSuffix("line: 1)\nlet a = 1\n") == true)
    }

    @Test func `Characters that end the literal of a path are replaced`() throws {
        let path = try folder.write("let a = 1\n", to: "a\"b\\c/A.swift")
        let text = generate(target("App", .application, sources: [path])).files["Sources/App/A.swift"]
        #expect(text?.contains("/a?b?c/A.swift\", line: 1)") == true)
    }

    @Test func `A file name that build systems interpret is replaced`() throws {
        let path = try folder.write("let a = 1\n", to: "A$(x)\n.swift")
        #expect(generate(target("App", .application, sources: [path])).files["Sources/App/File1.swift"] != nil)
    }

    @Test func `The modules of a bridging header are imported by each file if they exist`() throws {
        let path = try folder.write("@objc class A: UIView {}\n", to: "A.swift")
        var target = target("App", .application, sources: [path])
        target.bridgingHeader = BridgingHeader(path: "/App.h", text: "#import <UIKit/UIKit.h>\n@import Missing;\n")
        let text = try #require(generate(target).files["Sources/App/A.swift"])
        #expect(text.contains("import UIKit"))
        #expect(!text.contains("Missing"))
    }

    @Test(arguments: [("4.0", false), ("4.2", true), ("5.0", true)])
    func `Conditions compare with the language version of the target`(version: String, isActive: Bool) throws {
        let path = try folder.write(
            "#if swift(>=4.2)\nclass A {\n    @NSManaged var a = 1\n}\n#endif\n",
            to: "A.swift"
        )
        let result = generate(target("App", .application, sources: [path], settings: ["SWIFT_VERSION": version]))
        #expect(result.notices.isEmpty != isActive)
    }

    @Test func `Missing files and files that are not UTF-8 are reported together`() throws {
        let missing = folder.url.path + "/Missing.swift"
        let latin = folder.url.appendingPathComponent("Latin.swift")
        try Data([0x2F, 0x2F, 0xE9]).write(to: latin)
        let result = generate(target("App", .application, sources: [missing, latin.path]))
        #expect(result.problems.map(\.path) == [missing, latin.path])
        #expect(result.problems.map(\.message) == ["The file cannot be read.", "The file is not UTF-8. Convert it."])
    }

    @Test func `Omitted sources are not generated`() throws {
        let path = try folder.write("let a = 1\n", to: "A.swift")
        let project = project([target("App", .application, sources: [path])])
        var generator = PackageGenerator(plan: plan(project, ["App"]), project: project, library: library)
        generator.omittedSources = [path]
        #expect(generator.generate().files.keys.sorted() == ["Package.swift"])
    }

    @Test func `Remote packages are left out with the imports of their modules on request`() throws {
        let path = try folder.write("import UIKit\nimport Rx\n", to: "A.swift")
        var app = target("App", .application, sources: [path])
        app.packageProducts = [PackageProduct(name: "Rx", package: "rx")]
        let location = PackageReference.Location.remote(url: "https://example.org/rx", requirement: .exact("1.0.0"))
        let project = project([app], packages: [PackageReference(id: "rx", location: location)])
        var generator = PackageGenerator(plan: plan(project, ["App"]), project: project, library: library)
        #expect(generator.manifest().contains("example.org"))
        #expect(generator.generate().texts[path] == "import UIKit\nimport Rx\n")
        generator.omitsPackages = true
        #expect(!generator.manifest().contains("example.org"))
        #expect(!generator.manifest().contains(".product"))
        #expect(generator.generate().texts[path] == "import UIKit\nimport UIKit\n")
    }

    @Test func `Partial sources replace the rewritten ones`() throws {
        let path = try folder.write("let a = 1\n", to: "A.swift")
        let project = project([target("App", .application, sources: [path])])
        var generator = PackageGenerator(plan: plan(project, ["App"]), project: project, library: library)
        generator.partialSources[path] = "\n"
        let result = generator.generate()
        #expect(result.texts[path] == "\n")
        #expect(result.files["Sources/App/A.swift"] == "#sourceLocation(file: \"\(path)\", line: 1)\n\n")
    }

    @Test func `DEBUG holds in debug mode only`() throws {
        let path = try folder.write(
            "import UIKit\nclass A: NSObject {\n#if DEBUG\n@objc func f() {}\n#endif\n}\n",
            to: "A.swift"
        )
        let project = project([target("App", .application, sources: [path])])
        var generator = PackageGenerator(plan: plan(project, ["App"]), project: project, library: library)
        #expect(generator.generate().files["Sources/App/A.swift"]?.contains("MemberTable") == true)
        generator.isDebug = false
        #expect(generator.generate().files["Sources/App/A.swift"]?.contains("MemberTable") == false)
    }
}
