import Foundation
import Testing

@testable import XcodeProjects

@Suite struct HostileInputTests {
    /// A project that uses most features, in a folder with its files.
    private func example(_ folder: TestFolder) throws -> ProjectText {
        try folder.touch("A.swift", "Sync/B.swift", "Main.storyboard")
        try folder.write("X = $(Y)\n#include \"Base.xcconfig\"\n", to: "Base.xcconfig")
        var text = ProjectText()
        let source = text.addFile("A.swift")
        let board = text.addFile("Main.storyboard")
        let base = text.addFile("Base.xcconfig")
        text.add(
            "SYNC",
            "PBXFileSystemSynchronizedRootGroup",
            "path = Sync; sourceTree = \"<group>\"; exceptions = (E);"
        )
        text.add(
            "E",
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = App; membershipExceptions = (C.swift);"
        )
        text.add("GROUP", "PBXVariantGroup", "name = G; sourceTree = \"<group>\"; children = (\(board));")
        text.add("D", "PBXTargetDependency", "target = Kit; targetProxy = P;")
        text.add("P", "PBXContainerItemProxy", "containerPortal = ROOT; remoteGlobalIDString = Kit; remoteInfo = Kit;")
        text.add(
            "R",
            "XCRemoteSwiftPackageReference",
            "repositoryURL = \"https://a/b\"; requirement = {kind = branch; branch = b;};"
        )
        text.add("PP", "XCSwiftPackageProductDependency", "package = R; productName = P;")
        text.project = "packageReferences = (R); projectReferences = ({ProjectRef = \(source);});"
        text.files += ["SYNC", "GROUP"]
        text.addTarget("Kit", type: "framework", product: "Kit.framework")
        text.addTarget(
            "App",
            product: "App.app",
            sources: [source],
            resources: ["GROUP"],
            settings: "A = (\"$(B:lower)\", \"$(inherited)\"); \"B[sdk=iphone*]\" = \"$(A)\";",
            configuration: "baseConfigurationReference = \(base);",
            more: "dependencies = (D); packageProductDependencies = (PP); fileSystemSynchronizedGroups = (SYNC);"
        )
        return text
    }

    @Test func `a project that is cut off at any place is loaded or refused`() throws {
        let folder = try TestFolder()
        let bytes = Array(try example(folder).text.utf8)
        for length in stride(from: 0, to: bytes.count, by: 37) {
            try folder.write(Data(bytes[..<length]), to: "App.xcodeproj/project.pbxproj")
            let error = #expect(throws: ProjectError.self) { try folder.load() }
            #expect(error?.problems.isEmpty == false)
        }
    }

    @Test func `a project with random changes is loaded or refused`() throws {
        let folder = try TestFolder()
        let original = Array(try example(folder).text.utf8)
        var generator = SeededGenerator(state: 7)
        let words = [
            "{", "}", "(", ")", ";", "=", "\"", "ROOT", "App", "MAIN", "/*", "$(", "../", "\n", "<", "SYNC", "GROUP",
        ]
        for _ in 0..<300 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
                bytes.replaceSubrange(place..<end, with: words.randomElement(using: &generator)!.utf8)
            }
            try folder.write(Data(bytes), to: "App.xcodeproj/project.pbxproj")
            do {
                let project = try folder.load()
                #expect(project.targets.flatMap(\.sources).allSatisfy { $0.hasPrefix(FilePath.folder(folder.path)) })
            } catch let error as ProjectError {
                #expect(!error.problems.isEmpty)
            }
        }
    }

    @Test func `a project whose objects have random values is loaded or refused`() throws {
        let folder = try TestFolder()
        let data = Data(try example(folder).text.utf8)
        let list = try #require(
            try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
        )
        let objects = try #require(list["objects"] as? [String: [String: Any]])
        let ids = objects.keys.sorted()
        var generator = SeededGenerator(state: 11)
        for _ in 0..<200 {
            var changed = objects
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let id = ids.randomElement(using: &generator)!
                guard let key = changed[id]?.keys.sorted().randomElement(using: &generator) else { continue }
                let other = ids.randomElement(using: &generator)!
                let values: [Any] = [
                    other, [other, id], ["k": other], [[other]], "", [String](), "../../..", "PBXGroup",
                ]
                changed[id]?[key] = values.randomElement(using: &generator)!
            }
            var copy = list
            copy["objects"] = changed
            try folder.write(try JSONSerialization.data(withJSONObject: copy), to: "App.xcodeproj/project.pbxproj")
            do { _ = try folder.load() } catch let error as ProjectError { #expect(!error.problems.isEmpty) }
        }
    }

    @Test func `random text in configuration files, schemes and workspaces is reported`() throws {
        let folder = try TestFolder()
        try folder.writeProject(try example(folder))
        var generator = SeededGenerator(state: 3)
        let words = [
            "A", "=", "$(A", ")", "[", "]", "sdk", "#include", "\"", "<", ">", "/", "Scheme", "\n", "\\", "//", "*",
            "é",
        ]
        for _ in 0..<150 {
            var text = ""
            for _ in 0..<20 { text += words.randomElement(using: &generator)! }
            try folder.write(text, to: "Base.xcconfig")
            try folder.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/S.xcscheme")
            #expect(try folder.load("App.xcodeproj").targets.count == 2)
            try folder.write(text, to: "W.xcworkspace/contents.xcworkspacedata")
            #expect(throws: ProjectError.self) { try folder.load("W.xcworkspace") }
        }
    }

    @Test func `files outside of the root folder are refused`() throws {
        let folder = try TestFolder()
        try folder.touch("../Sibling/S.swift", "A.swift")
        try folder.link("Link.swift", to: "/etc/passwd")
        try folder.link("Folder", to: "/etc")
        try folder.link("Loop", to: "Loop")
        let names = [
            "../../../../../etc/passwd", "Link.swift", "Folder/passwd", "Loop", "../Sibling/S.swift", "A.swift",
        ]
        try folder.writeProject(ProjectText(app: names))
        let project = try folder.load()
        #expect(project.targets[0].sources.map(FilePath.name) == ["S.swift", "A.swift"])
        #expect(messages(project).count { $0.contains("outside of the folder") } == 3)
        #expect(messages(project).count { $0.contains("does not exist") } == 1)
    }

    @Test func `the folder of the repository is the root folder`() throws {
        let folder = try TestFolder()
        try folder.touch("Lib/L.swift", "../Sibling/S.swift")
        try FileManager.default.createDirectory(atPath: folder.path + "/.git", withIntermediateDirectories: true)
        try folder.write(
            ProjectText(app: ["../../Lib/L.swift", "../../../Sibling/S.swift"]).text,
            to: "A/B/App.xcodeproj/project.pbxproj"
        )
        let project = try folder.load("A/B/App.xcodeproj")
        #expect(folder.sources(project.targets[0]) == ["Lib/L.swift"])
        #expect(messages(project).count == 1)
    }

    @Test func `a project file that is a link out of the root folder is refused`() throws {
        let folder = try TestFolder()
        try folder.link("App.xcodeproj/project.pbxproj", to: "/etc/passwd")
        let error = #expect(throws: ProjectError.self) { try folder.load() }
        #expect(error?.problems.first?.message.contains("outside of the folder") == true)
    }

    @Test func `settings with very many brackets are resolved`() throws {
        let folder = try TestFolder()
        var text = ProjectText()
        let half = 100_000
        let open = String(repeating: "$(", count: half)
        let settings =
            "A = \"\(open)\"; B = \"\(open)\(String(repeating: ")", count: half))\"; C = \"\(String(repeating: "x", count: 2 * half))\";"
        text.addTarget("App", settings: settings)
        try folder.writeProject(text)
        let result = try folder.load().targets[0].settings
        #expect(result["A"] == open)
        #expect(result["B"] == "")
        #expect(result.list("C").map(\.count) == [2 * half])
    }

    @Test func `groups are nested to a limited depth`() throws {
        let folder = try TestFolder()
        var text = ProjectText(app: [])
        for index in 0..<5000 {
            text.add("G\(index)", "PBXGroup", "path = g; sourceTree = \"<group>\"; children = (G\(index + 1));")
        }
        text.files.append("G0")
        try folder.writeProject(text)
        #expect(messages(try folder.load()).count == 1)
    }

    @Test func `100,000 files are loaded`() throws {
        let folder = try TestFolder()
        let count = 100_000
        try FileManager.default.createDirectory(atPath: folder.path + "/Sources", withIntermediateDirectories: true)
        // One existing file is enough: the others are reported one by one, each with its line.
        try folder.touch("Sources/F0.swift")
        var text = ProjectText()
        for index in 0..<count {
            text.objects.append(
                "F\(index) = {isa = PBXFileReference; path = Sources/F\(index).swift; sourceTree = \"<group>\";};"
            )
            text.objects.append("B\(index) = {isa = PBXBuildFile; fileRef = F\(index);};")
        }
        text.files = (0..<count).map { "F\($0)" }
        let builds = (0..<count).map { "B\($0)" }.joined(separator: ", ")
        text.addTarget("App", phases: [text.add("PHASE", "PBXSourcesBuildPhase", "files = (\(builds));")])
        try folder.writeProject(text)
        let project = try folder.load()
        #expect(project.targets[0].sources.count == 1)
        #expect(project.problems.count == count - 1)
        #expect(project.problems.allSatisfy { $0.line != nil })
    }
}
