import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct BundleFolderTests {
    private func modification(_ workspace: Workspace, _ name: String) throws -> timespec {
        var status = stat()
        try #require(lstat(workspace.bundle.path + "/" + name, &status) == 0)
        return status.st_mtim
    }

    /// Sets the modification time of a file of the bundle to the past, so that a later write changes it.
    private func age(_ workspace: Workspace, _ name: String) throws {
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: old],
            ofItemAtPath: workspace.bundle.path + "/" + name
        )
    }

    @Test func `unchanged generated files are not written again`() throws {
        let workspace = try Workspace()
        try workspace.add("\"a\" = \"b\";", to: "Localizable.strings", at: "en.lproj/Localizable.strings")
        try workspace.build()
        for name in ["Info.plist", "en.lproj/Localizable.strings"] { try age(workspace, name) }
        try workspace.build()
        for name in ["Info.plist", "en.lproj/Localizable.strings"] {
            #expect(try modification(workspace, name).tv_sec == 1_000_000_000)
        }
    }

    @Test func `unchanged copies are not written again`() throws {
        let workspace = try Workspace()
        try workspace.add("text", to: "data.txt")
        try workspace.build()
        let first = try modification(workspace, "data.txt")
        try workspace.build()
        let second = try modification(workspace, "data.txt")
        #expect(first.tv_sec == second.tv_sec && first.tv_nsec == second.tv_nsec)
    }

    @Test func `changed files are written again`() throws {
        let workspace = try Workspace()
        try workspace.add("text", to: "data.txt")
        try workspace.build()
        try workspace.write("longer text", to: "data.txt")
        try workspace.build()
        #expect(workspace.text("data.txt") == "longer text")
    }

    @Test func `a copy that was changed in the bundle is restored`() throws {
        let workspace = try Workspace()
        try workspace.add("text", to: "data.txt")
        try workspace.build()
        try Data("damaged".utf8).write(to: workspace.bundle.appendingPathComponent("data.txt"))
        try workspace.build()
        #expect(workspace.text("data.txt") == "text")
    }

    @Test func `files of an earlier build are removed with their empty folders`() throws {
        let workspace = try Workspace()
        try workspace.add("1", to: "Web/a.txt", at: "Web/deep/a.txt")
        try workspace.add("2", to: "b.txt")
        try workspace.build()
        workspace.target.resources.removeFirst()
        try workspace.build()
        #expect(workspace.files == ["Info.plist", "b.txt"])
        #expect(!FileManager.default.fileExists(atPath: workspace.bundle.path + "/Web"))
    }

    @Test func `a file can become a folder`() throws {
        let workspace = try Workspace()
        try workspace.add("1", to: "one", at: "Web")
        try workspace.build()
        workspace.target.resources = []
        try workspace.add("2", to: "two", at: "Web/index.html")
        try workspace.build()
        #expect(workspace.files == ["Info.plist", "Web/index.html"])
    }

    @Test func `files that the builder did not write are kept`() throws {
        let workspace = try Workspace()
        try workspace.build()
        try Data("binary".utf8).write(to: workspace.bundle.appendingPathComponent("Shop"))
        try workspace.build()
        #expect(workspace.text("Shop") == "binary")
    }

    @Test func `symbolic links in the bundle are replaced, not followed`() throws {
        let workspace = try Workspace()
        try workspace.add("new", to: "data.txt")
        try workspace.add("new", to: "page.html", at: "Web/page.html")
        try workspace.write("outside", to: "victim/data.txt")
        let files = FileManager.default
        try files.createDirectory(at: workspace.bundle, withIntermediateDirectories: true)
        let bundle = workspace.bundle.path
        try files.createSymbolicLink(
            atPath: bundle + "/data.txt",
            withDestinationPath: workspace.path("victim/data.txt")
        )
        try files.createSymbolicLink(atPath: bundle + "/Web", withDestinationPath: workspace.path("victim"))
        try workspace.build()
        #expect(workspace.text("data.txt") == "new")
        #expect(files.contents(atPath: workspace.path("victim/data.txt")) == Data("outside".utf8))
        #expect(!files.fileExists(atPath: workspace.path("victim/page.html")))
    }

    @Test func `a damaged list of files cannot remove files outside the bundle`() throws {
        let workspace = try Workspace()
        try workspace.write("outside", to: "build/victim.txt")
        try workspace.build()
        let list = #"{"../victim.txt":{"kind":"copy","source":"","written":""}}"#
        try Data(list.utf8).write(to: workspace.bundle.appendingPathComponent(".searchlight-bundle.json"))
        try workspace.build()
        #expect(FileManager.default.fileExists(atPath: workspace.path("build/victim.txt")))
    }

    @Test func `a link in a copied folder that leads outside is an error`() throws {
        let workspace = try Workspace()
        try workspace.write("secret", to: "secret.txt")
        try workspace.write("page", to: "Web/page.html")
        let links = ["outside": "../secret.txt", "inside": "page.html", "self": ".", "nothing": "gone"]
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: workspace.path("Web/\(name)"),
                withDestinationPath: target
            )
        }
        workspace.list("Web")
        let result = try workspace.build(keepsGoing: true)
        #expect(
            Set(result.problems.map(\.path)) == Set(["outside", "self", "nothing"].map { workspace.path("Web/\($0)") })
        )
        #expect(workspace.files == ["Info.plist", "Web/inside", "Web/page.html"])
    }

    @Test func `a folder that cannot be created is an error`() throws {
        let workspace = try Workspace()
        try workspace.write("a file", to: "build")
        #expect(throws: BundleError.self) { try workspace.build() }
    }
}
