import Foundation
import Testing

/// Projects that are damaged, or that try to reach files and programs outside of the build folder.
@Suite(.enabled(if: ProjectFolder.hasLibrary, "SEARCHLIGHT_LIBRARY names no library."))
struct HostileProjectTests {
    private let folder: ProjectFolder

    init() throws {
        folder = try ProjectFolder()
        try folder.write(SmallProject.source, to: "App.swift")
    }

    /// Builds a project that cannot be built, and returns the messages. Requires that only the build folder changed.
    private func failedBuild(_ data: Data) throws -> String {
        try folder.write(data, to: "App.xcodeproj/project.pbxproj")
        let before = try folder.surroundings()
        let outcome = try folder.run("build")
        #expect(outcome.status == 1)
        #expect(try folder.surroundings() == before)
        let controls = outcome.errors.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(controls.isEmpty)
        return outcome.errors
    }

    private func failedBuild(_ project: SmallProject) throws -> String { try failedBuild(Data(project.text.utf8)) }

    private var file: String { folder.project.appendingPathComponent("App.xcodeproj/project.pbxproj").path }

    @Test(arguments: 0..<8)
    func `a truncated project file is an error with its line`(_ eighths: Int) throws {
        let text = SmallProject().text.utf8
        let errors = try failedBuild(Data(text.prefix(text.count * eighths / 8)))
        #expect(errors.contains("\(file):"))
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `random bytes are an error with the file`(_ seed: UInt64) throws {
        var state = seed
        let bytes = (0..<4096).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        #expect(try failedBuild(Data(bytes)).contains(file))
    }

    @Test func `a project file with random changes never ends the program by a signal`() throws {
        let original = Array(SmallProject().text.utf8)
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<40 {
            var bytes = original
            for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
            bytes.removeSubrange(bytes.count - random(40)..<bytes.count)
            try folder.write(Data(bytes), to: "App.xcodeproj/project.pbxproj")
            let outcome = try folder.run(
                "export",
                folder.url.appendingPathComponent("build/export").path,
                usesBuildFolder: false
            )
            #expect([0, 1].contains(outcome.status), Comment(rawValue: String(decoding: bytes, as: UTF8.self)))
        }
    }

    @Test func `deeply nested brackets are an error`() throws {
        #expect(try failedBuild(Data(("{ a = " + String(repeating: "(", count: 100_000)).utf8)).contains("\(file):1:"))
    }

    @Test func `a group inside itself is an error with its line`() throws {
        var project = SmallProject()
        project.objects["GROUP"] = SmallProject.group("FILE, INNER")
        project.objects["INNER"] = SmallProject.group("GROUP")
        #expect(try failedBuild(project).contains("\(file):\(project.line(of: "GROUP")):"))
    }

    @Test func `targets that depend on each other are an error with a line`() throws {
        var project = SmallProject()
        project.objects["ROOT"] = project.objects["ROOT"]!.replacing("(TARGET)", with: "(TARGET, OTHER)")
        project.objects["TARGET"] = SmallProject.target(name: "App", dependencies: "ON_OTHER")
        project.objects["OTHER"] = SmallProject.target(name: "Other", dependencies: "ON_APP")
            .replacing("product-type.application", with: "product-type.framework")
        project.objects["ON_APP"] = "{isa = PBXTargetDependency; target = TARGET; }"
        project.objects["ON_OTHER"] = "{isa = PBXTargetDependency; target = OTHER; }"
        #expect(try failedBuild(project).contains("\(file):"))
    }

    @Test func `configuration files that include each other are an error with their line`() throws {
        var project = SmallProject()
        project.objects["CONFIG"] = SmallProject.configuration("", base: "XCCONFIG")
        project.objects["GROUP"] = SmallProject.group("FILE, XCCONFIG")
        project.objects["XCCONFIG"] = SmallProject.file("a.xcconfig")
        try folder.write("#include \"b.xcconfig\"\n", to: "a.xcconfig")
        try folder.write("\n#include \"a.xcconfig\"\n", to: "b.xcconfig")
        #expect(try failedBuild(project).contains("b.xcconfig:2:"))
    }

    @Test func `settings that refer to each other are an error with their line`() throws {
        var project = SmallProject()
        project.objects["CONFIG"] = SmallProject.configuration(
            "FIRST = \"$(SECOND)\"; SECOND = \"$(FIRST)\"; PRODUCT_NAME = \"$(FIRST)\";"
        )
        #expect(try failedBuild(project).contains("\(file):\(project.line(of: "CONFIG")):"))
    }

    @Test func `settings that multiply each other are an error`() throws {
        var project = SmallProject()
        let settings = (0..<40).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\"; " }.joined()
        project.objects["CONFIG"] = SmallProject.configuration(
            settings + "A40 = x; PRODUCT_BUNDLE_IDENTIFIER = \"$(A0)\";"
        )
        #expect(try failedBuild(project).contains("too long"))
    }

    @Test(arguments: ["../../../etc/passwd", "/etc/passwd", "../../outside.swift"])
    func `a file outside of the project is an error with its line`(_ path: String) throws {
        var project = SmallProject()
        project.objects["FILE"] = SmallProject.file(path)
        #expect(try failedBuild(project).contains("\(file):"))
    }

    @Test func `a link out of the project is an error`() throws {
        try FileManager.default.removeItem(at: folder.project.appendingPathComponent("App.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.project.appendingPathComponent("App.swift").path,
            withDestinationPath: "/etc/passwd"
        )
        #expect(try failedBuild(SmallProject()).contains("App.swift"))
    }

    @Test func `a link to itself is an error`() throws {
        try FileManager.default.removeItem(at: folder.project.appendingPathComponent("App.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.project.appendingPathComponent("App.swift").path,
            withDestinationPath: "App.swift"
        )
        #expect(try failedBuild(SmallProject()).contains("App.swift"))
    }

    /// Names are data: they reach no shell, and they choose no place outside of the build folder.
    @Test(arguments: [
        "$(touch CREATED) `touch CREATED`; touch CREATED", "a\\nb", "../../../../CREATED",
        "it's \\\"-o\\\" \\U001b[31m",
    ])
    func `names are never commands or paths`(_ name: String) throws {
        var project = SmallProject()
        project.objects["TARGET"] = SmallProject.target(name: name)
        project.objects["CONFIG"] = SmallProject.configuration(
            "PRODUCT_NAME = \"\(name)\"; EXECUTABLE_NAME = \"\(name)\"; PRODUCT_MODULE_NAME = \"\(name)\"; "
                + "PRODUCT_BUNDLE_IDENTIFIER = \"\(name)\"; WRAPPER_NAME = \"\(name)\";"
        )
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        let before = try folder.surroundings()
        let outcome = try folder.run("build")
        #expect([0, 1].contains(outcome.status), Comment(rawValue: outcome.errors))
        #expect(try folder.surroundings() == before)
        #expect(!outcome.errors.unicodeScalars.contains("\u{1b}"))
        let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(!written.contains { $0.split(separator: "/").last == "CREATED" && !$0.hasPrefix("build/") })
    }

    @Test func `settings reach no shell`() throws {
        var project = SmallProject()
        let names = ["OTHER_SWIFT_FLAGS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_LDFLAGS"]
        let value =
            "x; touch CREATED `touch CREATED` $(touch CREATED) -o CREATED -emit-module-path CREATED | touch CREATED"
        project.objects["CONFIG"] = SmallProject.configuration(
            names.map { "\($0) = \"\(value)\";" }.joined(separator: " ")
        )
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        let before = try folder.surroundings()
        let outcome = try folder.run("build")
        #expect([0, 1].contains(outcome.status), Comment(rawValue: outcome.errors))
        #expect(try folder.surroundings() == before)
    }

    @Test func `a script phase is reported and not run`() throws {
        var project = SmallProject()
        project.objects["TARGET"] = SmallProject.target(name: "App").replacing("(SOURCES", with: "(SCRIPT, SOURCES")
        project.objects["SCRIPT"] =
            "{isa = PBXShellScriptBuildPhase; files = (); name = Generate; shellPath = /bin/sh; shellScript = \"touch CREATED\"; }"
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        let before = try folder.surroundings()
        let outcome = try folder.run("build")
        #expect(outcome.errors.contains("Generate"))
        #expect(try folder.surroundings() == before)
    }

    /// A quadratic algorithm would take longer than the limit.
    @Test(.timeLimit(.minutes(2)))
    func `a hundred thousand files take time proportional to their number`() throws {
        var project = SmallProject()
        let names = (0..<100_000).map { "F\($0)" }
        for name in names { project.objects[name] = SmallProject.file("Missing/\(name).swift") }
        project.objects["GROUP"] = SmallProject.group((["FILE"] + names).joined(separator: ", "))
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        let outcome = try folder.run(
            "export",
            folder.url.appendingPathComponent("build/export").path,
            usesBuildFolder: false
        )
        #expect([0, 1].contains(outcome.status))
    }
}
