import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct TextTests {
    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian])
    func `texts are read in each encoding of Xcode`(encoding: String.Encoding) throws {
        let workspace = try Workspace()
        let text = "/* A comment */\n\"greeting\" = \"Grüße\";\nplain = value;\n"
        let mark: [String.Encoding: [UInt8]] = [.utf16BigEndian: [0xFE, 0xFF], .utf16LittleEndian: [0xFF, 0xFE]]
        try workspace.write(
            Data(mark[encoding] ?? []) + #require(text.data(using: encoding)),
            to: "Localizable.strings"
        )
        workspace.list("Localizable.strings", at: "de.lproj/Localizable.strings")
        #expect(try workspace.build().problems.isEmpty)
        let list = try workspace.list(in: "de.lproj/Localizable.strings")
        #expect(list as? [String: String] == ["greeting": "Grüße", "plain": "value"])
    }

    @Test func `an empty file has no texts`() throws {
        let workspace = try Workspace()
        try workspace.add("\n", to: "Localizable.strings")
        #expect(try workspace.build().problems.isEmpty)
        #expect(try workspace.list(in: "Localizable.strings").isEmpty)
    }

    @Test(arguments: [
        ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3), ("\"a\" = \"b\";\n\"c\" = \"d;\n", 2),
        ("\n\nhello world", 3),
    ])
    func `a mistake is reported with its line`(text: String, line: Int) throws {
        let workspace = try Workspace()
        try workspace.add(text, to: "Localizable.strings")
        let problem = try #require(try workspace.build().problems.first)
        #expect(problem.severity == .error)
        #expect(problem.path == workspace.path("Localizable.strings"))
        #expect(problem.line == line)
    }

    @Test func `an unknown encoding is reported`() throws {
        let workspace = try Workspace()
        try workspace.write(#require("\"a\" = \"ä\";".data(using: .isoLatin1)), to: "Localizable.strings")
        workspace.list("Localizable.strings")
        #expect(try workspace.build().problems.first?.message.contains("UTF-8") == true)
    }

    @Test func `a value that is not a text is reported`() throws {
        let workspace = try Workspace()
        try workspace.add("a = { b = c; };", to: "Localizable.strings")
        #expect(try workspace.build().problems.first?.message.contains("'a'") == true)
    }

    @Test func `plural rules are checked`() throws {
        let workspace = try Workspace()
        let text = """
            { good = { NSStringLocalizedFormatKey = "%#@n@"; n = { other = "%d things"; }; };
              "no other" = { NSStringLocalizedFormatKey = "%#@n@"; n = { one = "%d thing"; }; };
              "no variable" = { NSStringLocalizedFormatKey = "%1$#@n@"; };
              "no format" = { n = { other = x; }; };
              text = x; }
            """
        try workspace.add(text, to: "Localizable.stringsdict")
        let messages = try workspace.build().problems.map(\.message)
        #expect(messages.count == 4)
        #expect(messages.allSatisfy { !$0.contains("'good'") })
    }

    @Test func `plural rules do not have the file name with which Foundation crashes`() throws {
        let workspace = try Workspace()
        let text =
            "{ things = { NSStringLocalizedFormatKey = \"%#@n@!\"; n = { one = \"%d thing\"; other = \"%d things\"; }; }; }"
        try workspace.add(text, to: "Localizable.stringsdict", at: "en.lproj/Localizable.stringsdict")
        try workspace.add("\"hello\" = \"Hello\";", to: "Localizable.strings", at: "en.lproj/Localizable.strings")
        #expect(try workspace.build().problems.isEmpty)
        #expect(workspace.files == ["Info.plist", "en.lproj/Localizable.plurals", "en.lproj/Localizable.strings"])
        let texts = try workspace.list(in: "en.lproj/Localizable.strings") as? [String: String]
        #expect(texts == ["hello": "Hello", "things": "%d things!"])
        #expect(try workspace.list(in: "en.lproj/Localizable.plurals")["things"] != nil)
    }

    @Test func `plural rules without plain texts get a table`() throws {
        let workspace = try Workspace()
        let text = "{ things = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { other = \"%d things\"; }; }; }"
        try workspace.add(text, to: "Counts.stringsdict")
        try workspace.build()
        #expect(try workspace.list(in: "Counts.strings") as? [String: String] == ["things": "%d things"])
    }

    @Test func `a string catalogue and a file of texts cannot be the same table`() throws {
        let workspace = try Workspace()
        try workspace.add(#"{"sourceLanguage":"en","strings":{"a":{}}}"#, to: "Localizable.xcstrings")
        try workspace.add("a = b;", to: "Localizable.strings", at: "en.lproj/Localizable.strings")
        #expect(try workspace.build().problems.map(\.severity) == [.error])
    }

    @Test func `a folder of a language is read like its files`() throws {
        let workspace = try Workspace()
        try workspace.write("\"a\" = \"b\"\n\"c\" = 1;", to: "de.lproj/Localizable.strings")
        workspace.list("de.lproj")
        #expect(try workspace.build().problems.map(\.path) == [workspace.path("de.lproj/Localizable.strings")])
    }
}
