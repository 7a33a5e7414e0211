import Foundation
import Testing

@testable import XcodeProjects

@Suite struct SynchronizedFolderTests {
    /// Writes a project with a synchronized folder that belongs to the target App; the target Other has no folder.
    private func load(
        _ folder: TestFolder,
        exceptions: [(id: String, isa: String, values: String)] = [],
        more: String = "",
        phase: String? = nil,
        settings: String = ""
    ) throws -> LoadedProject {
        var text = ProjectText()
        for exception in exceptions { text.add(exception.id, exception.isa, exception.values) }
        let ids = exceptions.map(\.id).joined(separator: ", ")
        text.add(
            "FOLDER",
            "PBXFileSystemSynchronizedRootGroup",
            "path = App; sourceTree = \"<group>\"; exceptions = (\(ids)); \(more)"
        )
        text.files.append("FOLDER")
        let phases = phase.map { [text.add("COPY", "PBXCopyFilesBuildPhase", $0)] } ?? []
        text.addTarget("App", phases: phases, settings: settings, more: "fileSystemSynchronizedGroups = (FOLDER);")
        text.addTarget("Other", type: "framework")
        try folder.writeProject(text)
        return try folder.load()
    }

    private let targetExceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"

    @Test func `files are distributed by type`() throws {
        let folder = try TestFolder()
        try folder.touch(
            "App/A.swift",
            "App/UI/B.swift",
            "App/UI/Main.storyboard",
            "App/de.lproj/X.strings",
            "App/Assets.xcassets/Contents.json",
            "App/Data.bundle/a/b.swift",
            "App/x.json",
            "App/.hidden",
            "App/Head.h",
            "App/Old.m",
            "App/App.entitlements",
            "App/Model.xcdatamodeld/contents",
            "App/Local/Package.swift",
            "App/Local/Sources/C.swift"
        )
        let project = try load(folder)
        let target = project.targets[0]
        #expect(folder.sources(target) == ["App/A.swift", "App/UI/B.swift"])
        #expect(
            Set(target.resources.map(\.destination))
                == [
                    "Assets.xcassets", "Data.bundle", "Main.storyboard", "Model.xcdatamodeld", "de.lproj/X.strings",
                    "x.json",
                ]
        )
        #expect(target.unsupportedFiles.map(\.kind) == [.objectiveC])
        #expect(project.targets[1].sources.isEmpty)
        #expect(project.problems.isEmpty)
    }

    @Test func `the Info.plist is left out`() throws {
        let folder = try TestFolder()
        try folder.touch("App/Info.plist", "App/Other.plist")
        let target = try load(folder, settings: "INFOPLIST_FILE = App/Info.plist;").targets[0]
        #expect(target.resources.map(\.destination) == ["Other.plist"])
    }

    @Test func `exceptions exclude files of the own target and include those of another`() throws {
        let folder = try TestFolder()
        try folder.touch("App/A.swift", "App/B.swift", "App/Sub/C.swift", "App/Sub/D.swift")
        let exceptions = [
            ("X", targetExceptions, "target = App; membershipExceptions = (B.swift, Sub/C.swift);"),
            ("Y", targetExceptions, "target = Other; membershipExceptions = (B.swift, );"),
        ]
        let project = try load(folder, exceptions: exceptions)
        #expect(folder.sources(project.targets[0]) == ["App/A.swift", "App/Sub/D.swift"])
        #expect(folder.sources(project.targets[1]) == ["App/B.swift"])
    }

    @Test func `an exception excludes all localizations of a file`() throws {
        let folder = try TestFolder()
        try folder.touch("App/de.lproj/X.strings", "App/en.lproj/X.strings", "App/en.lproj/Y.strings")
        let exceptions = [("X", targetExceptions, "target = App; membershipExceptions = (\"/Localized: X.strings\");")]
        let target = try load(folder, exceptions: exceptions).targets[0]
        #expect(target.resources.map(\.destination) == ["en.lproj/Y.strings"])
    }

    @Test func `explicit types and folders change the distribution`() throws {
        let folder = try TestFolder()
        try folder.touch("App/Code.txt", "App/Web/index.html", "App/Web/js/a.js")
        let more = "explicitFileTypes = {Code.txt = sourcecode.swift; }; explicitFolders = (Web, );"
        let target = try load(folder, more: more).targets[0]
        #expect(folder.sources(target) == ["App/Code.txt"])
        #expect(target.resources == [ResourceFile(path: folder.path + "/App/Web", destination: "Web")])
    }

    @Test func `a file of a copy phase is not in the phase for its type`() throws {
        let folder = try TestFolder()
        try folder.touch("App/a.json", "App/b.json")
        let exceptions = [
            (
                "X", "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
                "buildPhase = COPY; membershipExceptions = (a.json, );"
            )
        ]
        let target = try load(
            folder,
            exceptions: exceptions,
            phase: "files = (); dstSubfolderSpec = 7; dstPath = Data;"
        ).targets[0]
        #expect(target.resources.map(\.destination) == ["Data/a.json", "b.json"])
    }

    @Test func `files for other platforms are left out`() throws {
        let folder = try TestFolder()
        try folder.touch("App/A.swift", "App/B.swift")
        let values = "target = App; membershipExceptions = (); platformFiltersByRelativePath = {B.swift = (macos, ); };"
        let target = try load(folder, exceptions: [("X", targetExceptions, values)]).targets[0]
        #expect(folder.sources(target) == ["App/A.swift"])
    }

    @Test func `links to folders are followed once and links out of the root are refused`() throws {
        let folder = try TestFolder()
        try folder.touch("App/A.swift")
        try folder.link("App/loop", to: "..")
        try folder.link("App/self", to: ".")
        try folder.link("App/passwd.swift", to: "/etc/passwd")
        try folder.link("App/etc", to: "/etc")
        let project = try load(folder)
        #expect(project.targets[0].sources.filter { FilePath.name($0) == "A.swift" }.count == 1)
        #expect(!project.targets[0].sources.contains { $0.contains("passwd") })
        #expect(messages(project).count { $0.contains("outside of the folder") } == 2)
    }

    @Test func `a missing folder is an error`() throws {
        let folder = try TestFolder()
        let project = try load(folder)
        #expect(messages(project).first?.contains("/App does not exist") == true)
    }
}
