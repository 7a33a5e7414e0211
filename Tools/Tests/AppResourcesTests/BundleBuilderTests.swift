import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct BundleBuilderTests {
    @Test func `files and folders are copied to their places in the bundle`() throws {
        let workspace = try Workspace()
        try workspace.add("<document/>", to: "App/Base.lproj/Main.storyboard", at: "Base.lproj/Main.storyboard")
        try workspace.add("{}", to: "App/data.json")
        try workspace.write("a", to: "Web/index.html")
        try workspace.write("b", to: "Web/css/style.css")
        workspace.list("Web")
        let result = try workspace.build()
        #expect(result.problems.isEmpty)
        let expected = ["Base.lproj/Main.storyboard", "Info.plist", "Web/css/style.css", "Web/index.html", "data.json"]
        #expect(workspace.files == expected)
        #expect(result.files == expected)
        #expect(workspace.text("Web/css/style.css") == "b")
    }

    @Test func `two resources with the same destination are an error that names both`() throws {
        let workspace = try Workspace()
        try workspace.add("1", to: "One/data.json")
        try workspace.add("2", to: "Two/data.json")
        let result = try workspace.build()
        let problem = try #require(result.problems.first)
        #expect(result.problems.count == 1)
        #expect(problem.severity == .error)
        #expect(problem.path == workspace.path("Two/data.json"))
        #expect(problem.message.contains(workspace.path("One/data.json")))
    }

    @Test func `a file cannot have the place of a folder`() throws {
        let workspace = try Workspace()
        try workspace.add("1", to: "a/Web")
        try workspace.add("2", to: "index.html", at: "Web/index.html")
        #expect(try workspace.build().problems.count == 1)
    }

    @Test func `nothing is written if there is an error`() throws {
        let workspace = try Workspace()
        try workspace.add("{}", to: "data.json")
        workspace.list("missing.json")
        let result = try workspace.build()
        #expect(result.problems.map(\.path) == [workspace.path("missing.json")])
        #expect(workspace.files.isEmpty)
    }

    @Test func `a builder that keeps going writes the other files`() throws {
        let workspace = try Workspace()
        try workspace.add("{}", to: "data.json")
        workspace.list("missing.json")
        try workspace.build(keepsGoing: true)
        #expect(workspace.files == ["Info.plist", "data.json"])
    }

    @Test func `a check reports problems and writes nothing`() throws {
        let workspace = try Workspace()
        workspace.list("missing.json")
        let result = BundleBuilder(target: workspace.target, project: workspace.project).check()
        #expect(result.problems.count == 1)
        #expect(!FileManager.default.fileExists(atPath: workspace.bundle.path))
    }

    @Test(arguments: ["../outside.txt", "/tmp/outside.txt", "a/../../outside.txt", "~/x", "line\nbreak", "", "."])
    func `a destination outside the bundle is an error`(destination: String) throws {
        let workspace = try Workspace()
        try workspace.add("text", to: "file.txt", at: destination)
        let result = try workspace.build(keepsGoing: true)
        #expect(result.problems.map(\.severity) == [.error])
        #expect(workspace.files == ["Info.plist"])
        #expect(result.problems.allSatisfy { !$0.message.contains("\n") })
    }

    @Test func `a resource cannot replace the executable or the Info plist`() throws {
        let workspace = try Workspace()
        try workspace.add("text", to: "a.txt", at: "Shop")
        try workspace.add("text", to: "b.txt", at: "Info.plist")
        #expect(try workspace.build().problems.map(\.severity) == [.error, .error])
    }

    @Test func `the target's Info plist in the resources is left out with a warning`() throws {
        let workspace = try Workspace()
        try workspace.add("{ Key = Value; }", to: "Info.plist")
        workspace.target.infoPlist = workspace.path("Info.plist")
        // The destination is the one of the processed file.
        workspace.target.resources = [ResourceFile(path: workspace.path("Info.plist"), destination: "Support.plist")]
        let result = try workspace.build()
        #expect(result.problems.map(\.severity) == [.warning])
        #expect(workspace.files == ["Info.plist"])
    }

    @Test func `unreadable names are reported`() throws {
        let workspace = try Workspace()
        try workspace.write("a", to: "Web/line\nbreak.txt")
        workspace.list("Web")
        let problem = try #require(try workspace.build().problems.first)
        #expect(problem.message.contains("\\u{a}"))
    }
}
