import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectFileTests {
    @Test func `groups determine the paths of files`() throws {
        let folder = try TestFolder()
        try folder.touch("Code/UI/A.swift", "Code/B.swift", "C.swift", "Other/D.swift")
        var text = ProjectText()
        let names = ["A.swift", "B.swift"].map { text.addFile($0, inGroup: false) }
        let root = text.addFile("C.swift", tree: "SOURCE_ROOT", inGroup: false)
        let absolute = text.addFile(folder.path + "/Other/D.swift", tree: "<absolute>", inGroup: false)
        text.add("UI", "PBXGroup", "path = UI; sourceTree = \"<group>\"; children = (\(names[0]), \(root));")
        text.add("VIRTUAL", "PBXGroup", "name = Virtual; sourceTree = \"<group>\"; children = (UI, \(absolute));")
        text.add("CODE", "PBXGroup", "path = Code; sourceTree = \"<group>\"; children = (VIRTUAL, \(names[1]));")
        text.files.append("CODE")
        text.addTarget("App", sources: [names[0], names[1], root, absolute])
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(folder.sources(project.targets[0]) == ["Code/UI/A.swift", "Code/B.swift", "C.swift", "Other/D.swift"])
        #expect(project.problems.isEmpty)
    }

    @Test func `a file of several phases is compiled once`() throws {
        let folder = try TestFolder()
        try folder.touch("A.swift")
        var text = ProjectText()
        let file = text.addFile("A.swift")
        text.addTarget("App", sources: [file, file])
        try folder.writeProject(text)
        #expect(folder.sources(try folder.load().targets[0]) == ["A.swift"])
    }

    @Test func `a missing file is an error with the name`() throws {
        let folder = try TestFolder()
        try folder.writeProject(ProjectText(app: ["Gone.swift"]))
        let project = try folder.load()
        #expect(messages(project).count == 1)
        #expect(messages(project)[0].contains("Gone.swift does not exist"))
        #expect(project.targets[0].sources.isEmpty)
    }

    @Test func `names that differ in case or Unicode normalization are found`() throws {
        let folder = try TestFolder()
        try folder.touch("Sources/MAIN.swift", "Sources/U\u{0308}bung.swift")
        try folder.writeProject(ProjectText(app: ["sources/Main.swift", "Sources/\u{00DC}bung.swift"]))
        let project = try folder.load()
        #expect(project.problems.isEmpty)
        #expect(project.targets[0].sources.count == 2)
        #expect(project.targets[0].sources.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    }

    @Test func `quotation marks, line breaks and spaces in names`() throws {
        let folder = try TestFolder()
        let names = ["a b.swift", "a\"b.swift", "a'b.swift", "a\nb.swift", "a$(X).swift", "é✓.swift", "a\\b.swift"]
        for name in names { try folder.touch(name) }
        try folder.writeProject(ProjectText(app: names))
        let project = try folder.load()
        #expect(folder.sources(project.targets[0]) == names)
        #expect(project.problems.isEmpty)
    }

    @Test func `messages contain no control characters`() throws {
        let folder = try TestFolder()
        try folder.writeProject(ProjectText(app: ["a\n\u{1B}[31mb.swift"]))
        let problem = try #require(try folder.load().problems.first)
        #expect(!problem.description.unicodeScalars.contains { $0.value < 32 })
    }

    @Test func `source files of other languages are listed by kind`() throws {
        let folder = try TestFolder()
        let names = [
            "A.m", "B.mm", "C.c", "D.cpp", "E.metal", "F.mlmodel", "G.intentdefinition",
            "Model.xcmappingmodel/contents",
        ]
        for name in names { try folder.touch(name) }
        var text = ProjectText()
        let files = names.dropLast().map { text.addFile($0) }
        text.add("MODEL", "PBXFileReference", "path = Model.xcmappingmodel; sourceTree = \"<group>\";")
        text.files.append("MODEL")
        text.addTarget("App", sources: files + ["MODEL"])
        try folder.writeProject(text)
        let target = try folder.load().targets[0]
        #expect(
            target.unsupportedFiles.map(\.kind)
                == [.objectiveC, .objectiveC, .c, .c, .metal, .coreML, .intents, .mappingModel]
        )
    }

    @Test func `a model of Core Data in the phase that compiles sources is a resource`() throws {
        let folder = try TestFolder()
        try folder.touch("Model.xcdatamodeld/Model.xcdatamodel/contents")
        var text = ProjectText()
        text.add("MODEL", "XCVersionGroup", "path = Model.xcdatamodeld; sourceTree = \"<group>\"; children = ();")
        text.files.append("MODEL")
        text.addTarget("App", sources: ["MODEL"])
        try folder.writeProject(text)
        let target = try folder.load().targets[0]
        #expect(target.resources.map(\.destination) == ["Model.xcdatamodeld"])
        #expect(target.unsupportedFiles.isEmpty)
    }

    @Test func `an explicit file type has priority over the extension`() throws {
        let folder = try TestFolder()
        try folder.touch("Code.txt", "Text.swift")
        var text = ProjectText()
        let code = text.addFile("Code.txt", "explicitFileType = sourcecode.swift;")
        let plain = text.addFile("Text.swift", "explicitFileType = text;")
        text.addTarget("App", sources: [code, plain])
        try folder.writeProject(text)
        let target = try folder.load().targets[0]
        #expect(folder.sources(target) == ["Code.txt"])
        #expect(target.resources.map(\.destination) == ["Text.swift"])
    }

    @Test func `localized resources keep the folder of their language`() throws {
        let folder = try TestFolder()
        try folder.touch("Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Image.png")
        try folder.write("{}", to: "Data.json")
        var text = ProjectText()
        let base = text.addFile("Base.lproj/Main.storyboard", "name = Base;", inGroup: false)
        let german = text.addFile("de.lproj/Main.strings", "name = de;", inGroup: false)
        text.add(
            "BOARD",
            "PBXVariantGroup",
            "name = Main.storyboard; children = (\(base), \(german)); sourceTree = \"<group>\";"
        )
        text.files.append("BOARD")
        let others = ["Image.png", "Data.json"].map { text.addFile($0) }
        text.addTarget("App", resources: ["BOARD"] + others)
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(
            Set(project.targets[0].resources.map(\.destination))
                == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Image.png", "Data.json"]
        )
    }

    @Test func `two files with the same place in the bundle are an error`() throws {
        let folder = try TestFolder()
        try folder.touch("A/x.json", "B/x.json", "A/Assets.xcassets/c", "B/Assets.xcassets/c")
        var text = ProjectText()
        let files = ["A/x.json", "B/x.json", "A/Assets.xcassets", "B/Assets.xcassets"].map { text.addFile($0) }
        text.addTarget("App", resources: files)
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(messages(project).count == 1)
        #expect(project.targets[0].resources.map(\.destination) == ["x.json", "Assets.xcassets", "Assets.xcassets"])
    }

    @Test func `the Info.plist is not a resource`() throws {
        let folder = try TestFolder()
        try folder.touch("App/Info.plist")
        var text = ProjectText()
        let file = text.addFile("App/Info.plist")
        text.addTarget("App", resources: [file], settings: "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";")
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].infoPlist == folder.path + "/App/Info.plist")
        #expect(project.targets[0].resources.isEmpty)
        #expect(messages(project, .warning).count == 1)
    }

    @Test func `copied files are in the folder of their phase`() throws {
        let folder = try TestFolder()
        try folder.touch("a.json", "b.json", "c.json")
        var text = ProjectText()
        let files = ["a.json", "b.json", "c.json"].map { text.addFile($0) }
        let phases = [
            text.addPhase("PBXCopyFilesBuildPhase", [files[0]], "dstSubfolderSpec = 7; dstPath = \"Data/Sub\";"),
            text.addPhase("PBXCopyFilesBuildPhase", [files[1]], "dstSubfolder = Resources; dstPath = \"\";"),
            text.addPhase("PBXCopyFilesBuildPhase", [files[2]], "dstSubfolderSpec = 7; dstPath = \"../../x\";"),
        ]
        text.addTarget("App", phases: phases)
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].resources.map(\.destination) == ["Data/Sub/a.json", "b.json"])
        #expect(messages(project).count == 1)
    }

    @Test func `scripts are reported with their names and not run`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        let phase = text.add("SCRIPT", "PBXShellScriptBuildPhase", "name = Lint; shellScript = \"echo \\\"a\\\"\\n\";")
        text.addTarget("App", phases: [phase])
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].scripts == [ScriptPhase(name: "Lint", script: "echo \"a\"\n")])
        #expect(project.problems.map(\.line) == [text.line("SCRIPT")])
    }

    @Test func `files for other platforms are left out`() throws {
        let folder = try TestFolder()
        try folder.touch("A.swift", "B.swift", "C.swift")
        var text = ProjectText()
        let files = ["A.swift", "B.swift", "C.swift"].map { text.addFile($0) }
        let builds = [
            text.addBuildFile(files[0], "platformFilters = (macos, );"),
            text.addBuildFile(files[1], "platformFilter = ios;"),
            text.addBuildFile(files[2]),
        ]
        let phase = text.add("SOURCES", "PBXSourcesBuildPhase", "files = (\(builds.joined(separator: ",")));")
        text.addTarget("App", phases: [phase])
        try folder.writeProject(text)
        #expect(folder.sources(try folder.load().targets[0]) == ["B.swift", "C.swift"])
    }

    @Test func `settings exclude files by pattern`() throws {
        let folder = try TestFolder()
        try folder.touch("A.swift", "AMock.swift", "BMock.swift")
        var text = ProjectText(app: ["A.swift", "AMock.swift", "BMock.swift"])
        text.settings += "EXCLUDED_SOURCE_FILE_NAMES = \"*Mock.swift\"; INCLUDED_SOURCE_FILE_NAMES = \"B*\";"
        try folder.writeProject(text)
        #expect(folder.sources(try folder.load().targets[0]) == ["A.swift", "BMock.swift"])
    }

    @Test func `a group inside of itself is an error`() throws {
        let folder = try TestFolder()
        var text = ProjectText(app: [])
        text.add("LOOP", "PBXGroup", "path = Loop; sourceTree = \"<group>\"; children = (OTHER);")
        text.add("OTHER", "PBXGroup", "path = Other; sourceTree = \"<group>\"; children = (LOOP);")
        text.files.append("LOOP")
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.problems.map(\.line) == [text.line("LOOP")])
    }

    @Test func `Podfile and Cartfile are read with the lines of their libraries`() throws {
        let folder = try TestFolder()
        try folder.writeProject(ProjectText())
        try folder.write(
            "platform :ios\n  pod 'First', '~> 1'\n# pod 'No'\npodium 'x'\npod \"Second/Sub\"\n",
            to: "Podfile"
        )
        try folder.write("github \"a/b\" ~> 1\ngit \"https://c.d/e\"\n", to: "Cartfile")
        let libraries = try folder.load().managedLibraries
        #expect(libraries.map(\.name) == ["First", "Second/Sub", "a/b", "https://c.d/e"])
        #expect(libraries.map(\.line) == [2, 5, 1, 2])
        #expect(libraries.map(\.manager) == [.cocoaPods, .cocoaPods, .carthage, .carthage])
    }
}
