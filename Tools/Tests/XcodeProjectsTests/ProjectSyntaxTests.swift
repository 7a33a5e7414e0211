import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectSyntaxTests {
    private func error(_ text: String) throws -> ProjectProblem {
        try error(Data(text.utf8))
    }

    private func error(_ data: Data) throws -> ProjectProblem {
        let error = #expect(throws: ProjectError.self) {
            try ProjectFile.parse(data, path: "/P/App.xcodeproj/project.pbxproj")
        }
        return try #require(error?.problems.first)
    }

    @Test func `a project is the same in the syntax of OpenStep, as XML and as JSON`() throws {
        let folder = try TestFolder()
        try folder.touch("A.swift", "Main.storyboard")
        var text = ProjectText()
        let source = text.addFile("A.swift")
        let board = text.addFile("Main.storyboard")
        text.addTarget("App", sources: [source], resources: [board], settings: "FLAGS = (\"a b\", c);")
        try folder.writeProject(text)
        let expected = try folder.load()
        let list = try PropertyListSerialization.propertyList(from: Data(text.text.utf8), options: [], format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        for data in [xml, try JSONSerialization.data(withJSONObject: list, options: .prettyPrinted)] {
            try folder.write(data, to: "App.xcodeproj/project.pbxproj")
            let project = try folder.load()
            #expect(project.targets.map(\.sources) == expected.targets.map(\.sources))
            #expect(project.targets.map(\.resources) == expected.targets.map(\.resources))
            #expect(project.targets.map(\.settings) == expected.targets.map(\.settings))
            #expect(project.targets[0].settings.list("FLAGS") == ["a b", "c"])
        }
    }

    @Test func `a missing file has the line of its reference in each syntax`() throws {
        let folder = try TestFolder()
        let text = ProjectText(app: ["Missing.swift"])
        try folder.writeProject(text)
        #expect(try folder.load().problems.first?.line == text.line("FILE0"))
        let list = try PropertyListSerialization.propertyList(from: Data(text.text.utf8), options: [], format: nil)
        let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let json = try JSONSerialization.data(withJSONObject: list, options: .prettyPrinted)
        for (data, key) in [(xml, "<key>FILE0</key>"), (json, "\"FILE0\" :")] {
            try folder.write(data, to: "App.xcodeproj/project.pbxproj")
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains(key) }) + 1
            #expect(try folder.load().problems.first?.line == line)
        }
    }

    @Test func `a truncated file names the line of the open bracket`() throws {
        let problem = try error("// !$*UTF8*$!\n{\n  a = {\n    b = (1, 2\n")
        #expect(problem.line == 4)
        #expect(problem.message.contains("truncated"))
    }

    @Test func `a truncated text names the line where it begins`() throws {
        let problem = try error("{\n a = \"one\n two\n")
        #expect(problem.line == 2)
    }

    @Test func `a missing semicolon has a line`() throws {
        let problem = try error("{\n a = 1;\n b = 2\n c = 3;\n}\n")
        #expect(problem.line == 4)
    }

    @Test func `a bracket of the wrong kind has a line`() throws {
        #expect(try error("{\n a = (1, 2};\n}").line == 2)
    }

    @Test func `an unresolved merge conflict is named`() throws {
        let problem = try error("{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> b\n}\n")
        #expect(problem.line == 2)
        #expect(problem.message.contains("merge conflict"))
    }

    @Test(arguments: ["(", "{a=", "[", "{\"a\":[", "<plist><array>"])
    func `deep nesting is refused`(_ opening: String) throws {
        let prefix = opening.hasPrefix("<") ? "<?xml version=\"1.0\"?>" : ""
        let text = prefix + String(repeating: opening, count: 50_000)
        #expect(try error(text).message.contains("nested"))
    }

    @Test func `a binary property list is refused with the command that converts it`() throws {
        #expect(try error("bplist00abc").message.contains("plutil -convert xml1"))
    }

    @Test func `a file in another encoding is refused with the line`() throws {
        let problem = try error(Data("{\n a = \"".utf8) + [0xE4, 0x22, 0x3B, 0x7D])
        #expect(problem.line == 2)
        #expect(problem.message.contains("UTF-8"))
    }

    @Test(arguments: ["", "   \n", "// only a comment"])
    func `an empty file is refused`(_ text: String) throws {
        #expect(try error(text).message.contains("empty"))
    }

    @Test(arguments: ["( a, b )", "text", "{ objects = ( ); }", "{ objects = { }; rootObject = A; }"])
    func `a file without objects or project is refused`(_ text: String) throws {
        _ = try error(text)
    }

    @Test func `XML with an entity is refused`() throws {
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [\n<!ENTITY x \"y\">]><plist><dict/></plist>"
        #expect(try error(text).line == 3)
    }

    @Test func `a folder without project file is refused`() throws {
        let folder = try TestFolder()
        try folder.touch("App.xcodeproj/other")
        let error = #expect(throws: ProjectError.self) { try folder.load() }
        #expect(error?.problems.first?.message.contains("neither project.pbxproj nor project.xcproj") == true)
    }

    @Test func `two project files are refused`() throws {
        let folder = try TestFolder()
        try folder.writeProject(ProjectText())
        try folder.write("{}", to: "App.xcodeproj/project.xcproj")
        #expect(throws: ProjectError.self) { try folder.load() }
    }
}
