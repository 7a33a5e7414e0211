import Foundation
import Testing

/// Tests with the project Tests/Projects/Trees, which uses every supported feature of Xcode projects, of resources and of
/// Objective-C syntax.
@Suite(.enabled(if: ProjectFolder.hasLibrary, "SEARCHLIGHT_LIBRARY names no library."), .serialized)
struct TreesTests {
    private static let script = ProjectFolder.samples.appendingPathComponent("Trees.script").path

    @Test func `the app shows every resource, and runs its Objective-C syntax`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let outcome = try folder.run("run", "--host", "headless", "--script", Self.script, "Trees.xcodeproj")
        let expected = try String(
            contentsOf: ProjectFolder.samples.appendingPathComponent("Trees.txt"),
            encoding: .utf8
        )
        #expect(outcome.output == expected, Comment(rawValue: outcome.errors))
        #expect(outcome.status == 0)
    }

    @Test func `the workspace runs in the language of an option`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        try folder.write(
            "wait 400\nscreen\ntap \"Baum\"\ntap \"Immergrün\"\ntap \"Coast redwood\"\n",
            to: "german.script"
        )
        let outcome = try folder.run("run", "--language", "de", "--script", "german.script", "Trees.xcworkspace")
        let texts = ["button \"A bis Z\"", "text \"8 Bäume\"", "text \"Ausgewachsen\"", "button \"Wachsen\""]
        for text in texts { #expect(outcome.output.contains(text), Comment(rawValue: outcome.output + outcome.errors)) }
        #expect(outcome.status == 0)
    }

    @Test func `the unit tests with XCTest and Swift Testing run`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let outcome = try folder.run("test", "Trees.xcodeproj")
        let text = outcome.output + outcome.errors
        for name in ["testTextMatchesBothNames", "testScopeNarrows", "testBundledTreesAreComplete"] {
            #expect(text.contains("\(name)' passed"))
        }
        for name in ["theDebugConfigurationIsTheForestEdition", "badgesShowTheirPrefix"] {
            #expect(text.contains("\(name)() passed"))
        }
        #expect(outcome.status == 0)
    }

    @Test func `a failing unit test has exit status 1`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let file = folder.project.appendingPathComponent("TreesTests/TreeQueryTests.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try folder.write(
            text.replacing("trees.count, 8", with: "trees.count, 9"),
            to: "TreesTests/TreeQueryTests.swift"
        )
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("trees.count, 8") }) + 1
        let outcome = try folder.run("test", "Trees.xcodeproj")
        #expect((outcome.output + outcome.errors).contains("project/TreesTests/TreeQueryTests.swift:\(line): error"))
        #expect(outcome.status == 1)
    }

    @Test func `an error of the compiler names the original file and line`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let file = folder.project.appendingPathComponent("Trees/Views/TreeCell.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        try folder.write(text.replacing("tree.latinName", with: "tree.latinNames"), to: "Trees/Views/TreeCell.swift")
        let outcome = try folder.run("build", "Trees.xcodeproj")
        #expect((outcome.output + outcome.errors).contains("\(file.path):12:"))
        #expect(outcome.status == 1)
    }

    @Test func `another configuration has its own settings`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        try folder.write("screen\n", to: "title.script")
        let outcome = try folder.run("run", "--configuration", "Release", "--script", "title.script", "Trees.xcodeproj")
        #expect(outcome.output.contains("navigation bar \"Trees in the garden\""), Comment(rawValue: outcome.errors))
    }

    @Test func `check finds nothing`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let outcome = try folder.run("check", "Trees.xcodeproj", usesBuildFolder: false)
        #expect(outcome.status == 0, Comment(rawValue: outcome.output + outcome.errors))
    }

    /// Foundation converts the project file: Xcode reads and writes all three formats.
    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, nil])
    func `a project file in XML or JSON gives the same package`(_ format: PropertyListSerialization.PropertyListFormat?)
        throws
    {
        let folder = try ProjectFolder(copyOf: "Trees")
        func exported() throws -> [String: Data] {
            let target = folder.url.appendingPathComponent("export")
            try? FileManager.default.removeItem(at: target)
            let outcome = try folder.run("export", "Trees.xcodeproj", target.path, usesBuildFolder: false)
            #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
            return try ProjectFolder.contents(of: target)
        }
        let expected = try exported()
        let path = "Trees.xcodeproj/project.pbxproj"
        let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: folder.project.appendingPathComponent(path)),
            format: nil
        )
        let converted =
            if let format {
                try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            } else {
                try JSONSerialization.data(withJSONObject: list, options: [.prettyPrinted, .sortedKeys])
            }
        try folder.write(converted, to: path)
        #expect(try exported() == expected)
        #expect(expected.keys.contains { $0.hasSuffix("TreesViewController.swift") })
        #expect(!expected.keys.contains { $0.hasSuffix("Unfinished.swift") })
    }

    @Test func `the project's folder is not changed`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        let before = try ProjectFolder.contents(of: folder.project)
        #expect(try folder.run("build", "Trees.xcodeproj").status == 0)
        #expect(try ProjectFolder.contents(of: folder.project) == before)
    }

    @Test func `a second build compiles nothing`() throws {
        let folder = try ProjectFolder(copyOf: "Trees")
        #expect(try folder.run("build", "Trees.xcodeproj").errors.contains("Building"))
        #expect(try !folder.run("build", "Trees.xcodeproj").errors.contains("Building"))
    }
}
