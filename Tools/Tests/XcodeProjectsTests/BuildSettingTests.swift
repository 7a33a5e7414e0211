import Foundation
import Testing

@testable import XcodeProjects

@Suite struct BuildSettingTests {
    /// Loads a project with settings, and an xcconfig file for the target if a text is given.
    private func load(
        project: String = "",
        target: String = "",
        files: [String: String] = [:],
        loader: ProjectLoader = ProjectLoader()
    ) throws -> (project: LoadedProject, settings: BuildSettings) {
        let folder = try TestFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        var text = ProjectText()
        text.settings = project
        var base = ""
        if files["Base.xcconfig"] != nil { base = "baseConfigurationReference = \(text.addFile("Base.xcconfig"));" }
        text.addTarget("My App", settings: target, configuration: base)
        try folder.writeProject(text)
        let result = try folder.load(loader: loader)
        return (result, result.targets[0].settings)
    }

    @Test func `the target has priority over the project, and inherits`() throws {
        let settings = try load(
            project: "A = p; B = p; FLAGS = \"-x\";",
            target: "A = t; FLAGS = (\"$(inherited)\", \"-y\");"
        ).settings
        #expect(settings["A"] == "t")
        #expect(settings["B"] == "p")
        #expect(settings["FLAGS"] == "-x -y")
    }

    @Test func `a configuration file is below the settings of its target`() throws {
        let settings = try load(
            project: "A = p; B = p;",
            target: "A = \"$(inherited) t\";",
            files: ["Base.xcconfig": "A = $(inherited) x // comment\nB = x;\nC=1\n// C = 2\n"]
        ).settings
        #expect(settings["A"] == "p x t")
        #expect(settings["B"] == "x")
        #expect(settings["C"] == "1")
    }

    @Test func `the caller's settings have the highest priority`() throws {
        let loader = ProjectLoader(overrides: ["A": "$(inherited) o"])
        #expect(try load(target: "A = t;", loader: loader).settings["A"] == "t o")
    }

    @Test func `conditions choose values for the simulator and the configuration`() throws {
        let settings = try load(
            target: """
                A = all; "A[sdk=iphoneos*]" = device; B = all; "B[sdk=iphonesimulator*]" = simulator;
                "C[config=Debug]" = debug; "C[config=Release]" = release; D = all; "D[sdk=macosx*][arch=*]" = mac;
                E = all; "E[arch=*]" = any; F = all; "F[other=x]" = y;
                """
        ).settings
        #expect(
            ["A", "B", "C", "D", "E", "F"].map { settings[$0] } == ["all", "simulator", "debug", "all", "any", "all"]
        )
    }

    @Test func `conditions follow the SDK of the target`() throws {
        let settings = try load(target: "SDKROOT = macosx; \"A[sdk=macosx*]\" = mac; \"A[sdk=iphone*]\" = phone;")
            .settings
        #expect(settings["A"] == "mac")
        #expect(settings["PLATFORM_NAME"] == "macosx")
    }

    @Test func `later assignments of a file have priority, and inherit from earlier ones`() throws {
        let files = [
            "Base.xcconfig": "A = 1\nA = $(inherited) 2\nA[sdk=iphonesimulator*] = $(inherited) 3\nA[sdk=macosx*] = 4\n"
        ]
        #expect(try load(files: files).settings["A"] == "1 2 3")
    }

    @Test(arguments: [
        ("$(N)", "Ab c-D.e"), ("${N}", "Ab c-D.e"), ("$[N]", "Ab c-D.e"), ("x$N/y", "xAb c-D.e/y"), ("$$N", "$N"),
        ("$(N:lower)", "ab c-d.e"), ("$(N:upper)", "AB C-D.E"), ("$(N:rfc1034identifier)", "Ab-c-D.e"),
        ("$(N:c99extidentifier)", "Ab_c_D_e"), ("$(N:identifier)", "Ab_c_D_e"), ("$(N:upper:identifier)", "AB_C_D_E"),
        ("$(P:dir)", "/a/b/"), ("$(P:file)", "c.tar.gz"), ("$(P:base)", "c.tar"), ("$(P:suffix)", ".gz"),
        ("$(Q:standardizepath)", "/a/c"), ("$(M:default=x)", "x"), ("$(N:default=x)", "Ab c-D.e"),
        ("$(M:default=$(P:file))", "c.tar.gz"), ("$(M:default=a:b)", "a:b"), ("$(V_$(S))", "chosen"), ("a$(M)b", "ab"),
        ("$(N", "$(N"), ("$", "$"), ("$(T:c99extidentifier)", "_Game"), ("$(N:unknown)", "Ab c-D.e"),
        ("$(U:c99extidentifier)", "Übung"), ("$(U:identifier)", "_bung"),
    ])
    func `references are replaced`(_ text: String, _ expected: String) throws {
        let settings = try load(
            project: """
                N = "Ab c-D.e"; P = "/a/b/c.tar.gz"; Q = "/a/./b/../c"; S = x; V_x = chosen; T = 3Game; U = "Übung";
                """,
            target: "RESULT = \(quoted(text));"
        ).settings
        #expect(settings["RESULT"] == expected)
    }

    @Test func `projects can refer to Xcode's own settings`() throws {
        let result = try load(
            target: "A = \"$(TARGET_NAME)|$(PRODUCT_NAME)|$(PRODUCT_MODULE_NAME)|$(PROJECT_NAME)|$(CONFIGURATION)\";"
        )
        #expect(result.settings["A"] == "My App|My App|My_App|App|Debug")
        #expect(result.settings["SRCROOT"] == result.project.targets[0].projectFolder)
        #expect(result.settings["FULL_PRODUCT_NAME"] == "My App.app")
        #expect(result.settings["EFFECTIVE_PLATFORM_NAME"] == "-iphonesimulator")
        #expect(result.project.targets[0].moduleName == "My_App")
        #expect(result.project.targets[0].productName == "My App")
    }

    @Test func `the module name is a valid identifier`() throws {
        let project = try load(target: "PRODUCT_NAME = \"2048 (Beta)\";").project
        #expect(project.targets[0].moduleName == "_048__Beta_")
        #expect(
            try load(target: "PRODUCT_MODULE_NAME = \"a; rm -rf /\";").project.targets[0].moduleName == "a__rm__rf__"
        )
    }

    @Test func `a list keeps texts with spaces and quotation marks apart`() throws {
        let settings = try load(target: "L = (\"a b\", c, \"\\\"d e\\\"\", \"f\\\\ g\");").settings
        #expect(settings.list("L") == ["a b", "c", "d e", "f g"])
    }

    @Test func `a setting that refers to itself inherits`() throws {
        let result = try load(project: "A = p;", target: "A = \"$(A) t\"; B = \"$(B) b\";")
        #expect(result.settings["A"] == "p t")
        #expect(result.settings["B"] == " b")
        #expect(result.project.problems.isEmpty)
    }

    @Test func `settings that refer to each other are reported with file and line`() throws {
        let result = try load(files: ["Base.xcconfig": "X = 1\nA = a$(B)\nB = b$(A)\n"])
        #expect(result.settings["X"] == "1")
        #expect(result.project.problems.count == 1)
        #expect(result.project.problems[0].path.hasSuffix("Base.xcconfig"))
        #expect(result.project.problems[0].line == 3)
    }

    @Test func `values that multiply their length are limited`() throws {
        var text = "A0 = xxxxxxxxxx\n"
        for index in 1...60 { text += "A\(index) = $(A\(index - 1))$(A\(index - 1))\n" }
        let result = try load(files: ["Base.xcconfig": text])
        #expect(result.project.problems.contains { $0.message.contains("too long") && $0.line != nil })
    }

    @Test func `a deep chain of references is limited`() throws {
        var text = "A0 = x\n"
        for index in 1...5000 { text += "A\(index) = $(A\(index - 1))\n" }
        let result = try load(target: "Z = \"$(A5000)\";", files: ["Base.xcconfig": text])
        #expect(result.project.problems.contains { $0.message.contains("nested") })
    }

    @Test func `many settings that all refer to each other are resolved in bounded time`() throws {
        let all = (0..<60).map { "$(A\($0))" }.joined()
        let text = (0..<60).map { "A\($0) = \(all)\n" }.joined()
        #expect(try load(files: ["Base.xcconfig": text]).project.problems.isEmpty == false)
    }

    @Test func `files are included relative to the including file`() throws {
        let files = [
            "Base.xcconfig": "#include \"Sub/One.xcconfig\"\n#include? \"Gone.xcconfig\"\nA = $(inherited) base\n",
            "Sub/One.xcconfig": "#include \"Two.xcconfig\"\nA = $(inherited) one\n", "Sub/Two.xcconfig": "A = two\n",
        ]
        let result = try load(files: files)
        #expect(result.settings["A"] == "two one base")
        #expect(result.project.problems.isEmpty)
    }

    @Test func `problems of configuration files have file and line`() throws {
        let files = [
            "Base.xcconfig": "\n#include \"Gone.xcconfig\"\nno assignment\n#define X\n#include \"Two.xcconfig\"\n",
            "Two.xcconfig": "#include \"Base.xcconfig\"\n",
        ]
        let problems = try load(files: files).project.problems
        #expect(
            problems.map { "\(FilePath.name($0.path)):\($0.line ?? 0)" }.sorted() == [
                "Base.xcconfig:2", "Base.xcconfig:3", "Base.xcconfig:4", "Two.xcconfig:1",
            ]
        )
    }

    @Test func `included files outside of the root folder are refused`() throws {
        let problems = try load(files: ["Base.xcconfig": "#include \"/etc/passwd\"\n"]).project.problems
        #expect(problems.count == 1)
        #expect(problems[0].line == 1)
    }

    @Test func `files that include each other many times are limited`() throws {
        var files: [String: String] = [:]
        for index in 0..<30 {
            let name = index == 0 ? "Base" : "F\(index)"
            files["\(name).xcconfig"] = String(repeating: "#include \"F\(index + 1).xcconfig\"\n", count: 2)
        }
        files["F30.xcconfig"] = "A = 1\n"
        #expect(try load(files: files).project.problems.contains { $0.message.contains("Too many") })
    }

    @Test func `the configuration is that of the caller, or Debug`() throws {
        let target = "\"A[config=Debug]\" = d; \"A[config=Release]\" = r;"
        #expect(try load(target: target).project.configuration == "Debug")
        let release = try load(target: target, loader: ProjectLoader(configuration: "Release"))
        #expect(release.settings["A"] == "r")
        let error = #expect(throws: ProjectError.self) { try load(loader: ProjectLoader(configuration: "Beta")) }
        #expect(error?.problems[0].message.contains("Debug, Release") == true)
    }

    @Test func `a target without Swift version uses version 5 and is reported`() throws {
        let folder = try TestFolder()
        try folder.touch("A.swift")
        var text = ProjectText(app: ["A.swift"])
        text.settings = ""
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].settings["SWIFT_VERSION"] == "5.0")
        #expect(messages(project, .warning).count == 1)
    }
}
