import AppResources
import Foundation
import Testing
import XcodeProjects

@Suite struct StringCatalogueTests {
    /// Builds a bundle with a catalogue with one key, and returns the workspace.
    private func workspace(
        _ key: String,
        _ entry: String,
        at destination: String = "Localizable.xcstrings"
    ) throws -> Workspace {
        let workspace = try Workspace()
        let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"\#(key)":\#(entry)}}"#
        try workspace.add(text, to: "Localizable.xcstrings", at: destination)
        return workspace
    }

    private func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

    private func texts(_ workspace: Workspace, _ language: String) throws -> [String: String]? {
        try workspace.list(in: "\(language).lproj/Localizable.strings") as? [String: String]
    }

    private func rule(_ workspace: Workspace, _ language: String, _ key: String) throws -> [String: Any] {
        let list = try workspace.list(in: "\(language).lproj/Localizable.plurals")
        return try #require(list[key] as? [String: Any])
    }

    @Test func `each language gets a table`() throws {
        let workspace = try workspace("Hello", #"{"localizations":{"de":\#(unit("Hallo")),"fr":\#(unit("Salut"))}}"#)
        #expect(try workspace.build().problems.isEmpty)
        #expect(try texts(workspace, "en") == ["Hello": "Hello"])
        #expect(try texts(workspace, "de") == ["Hello": "Hallo"])
        #expect(try texts(workspace, "fr") == ["Hello": "Salut"])
        #expect(workspace.files.count == 4)
    }

    @Test func `a missing translation is the text of the source language`() throws {
        let workspace = try Workspace()
        let entries = [
            #""title":{"localizations":{"en":\#(unit("Shop")),"de":\#(unit("Laden"))}}"#,
            #""welcome":{"localizations":{"en":\#(unit("Welcome!"))}}"#, #""plain":{}"#,
        ]
        let text = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
        try workspace.add(text, to: "Localizable.xcstrings")
        try workspace.build()
        #expect(try texts(workspace, "de") == ["title": "Laden", "welcome": "Welcome!", "plain": "plain"])
    }

    @Test func `plural variations become plural rules`() throws {
        let forms = #"{"variations":{"plural":{"one":\#(unit("%lld Ding")),"other":\#(unit("%lld Dinge"))}}}"#
        let workspace = try workspace("%lld things", #"{"localizations":{"de":\#(forms)}}"#)
        #expect(try workspace.build().problems.isEmpty)
        let rule = try rule(workspace, "de", "%lld things")
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%#@value@")
        let value = try #require(rule["value"] as? [String: String])
        #expect(value["one"] == "%lld Ding")
        #expect(value["other"] == "%lld Dinge")
        #expect(value["NSStringFormatValueTypeKey"] == "lld")
        #expect(value["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType")
        #expect(try texts(workspace, "en") == ["%lld things": "%lld things"])
        #expect(try texts(workspace, "de") == ["%lld things": "%lld Dinge"])
    }

    @Test func `the variation for phones is used`() throws {
        let devices =
            #"{"variations":{"device":{"mac":\#(unit("Click")),"other":\#(unit("Press")),"iphone":\#(unit("Tap"))}}}"#
        let workspace = try workspace("press", #"{"localizations":{"en":\#(devices)}}"#)
        try workspace.build()
        #expect(try texts(workspace, "en") == ["press": "Tap"])
    }

    @Test func `a variation for phones can have plural variations`() throws {
        let forms = #"{"variations":{"plural":{"one":\#(unit("one tap")),"other":\#(unit("%d taps"))}}}"#
        let devices = #"{"variations":{"device":{"iphone":\#(forms),"other":\#(unit("x"))}}}"#
        let workspace = try workspace("taps", #"{"localizations":{"en":\#(devices)}}"#)
        try workspace.build()
        let value = try rule(workspace, "en", "taps")["value"] as? [String: String]
        #expect(value?["one"] == "one tap")
        #expect(value?["NSStringFormatValueTypeKey"] == "d")
    }

    @Test func `substitutions become variables with the number of their argument`() throws {
        func substitution(_ number: Int, _ one: String, _ other: String) -> String {
            #"{"argNum":\#(number),"formatSpecifier":"lld","variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}}"#
        }
        let substitutions =
            #"{"birds":\#(substitution(1, "%arg bird", "%arg birds")),"trees":\#(substitution(2, "%arg tree", "%arg trees"))}"#
        let text = #"{"stringUnit":{"value":"%#@birds@ in %#@trees@"},"substitutions":\#(substitutions)}"#
        let workspace = try workspace("birds", #"{"localizations":{"en":\#(text)}}"#)
        #expect(try workspace.build().problems.isEmpty)
        let rule = try rule(workspace, "en", "birds")
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%1$#@birds@ in %2$#@trees@")
        #expect((rule["trees"] as? [String: String])?["other"] == "%2$lld trees")
    }

    @Test func `a plural without the category other is an error`() throws {
        let forms = #"{"variations":{"plural":{"one":\#(unit("1"))}}}"#
        let workspace = try workspace("n", #"{"localizations":{"en":\#(forms)}}"#)
        #expect(try workspace.build().problems.map(\.severity) == [.error])
    }

    @Test func `the catalogue of a storyboard belongs into the folders of the languages`() throws {
        let workspace = try workspace(
            "a.text",
            #"{"localizations":{"de":\#(unit("Hallo"))}}"#,
            at: "mul.lproj/Main.xcstrings"
        )
        try workspace.build()
        #expect(workspace.files == ["Info.plist", "de.lproj/Main.strings", "en.lproj/Main.strings"])
    }

    @Test func `invalid JSON is reported with its line`() throws {
        let workspace = try Workspace()
        try workspace.add("{\n\"sourceLanguage\": \"en\",\n\"strings\": }\n", to: "Localizable.xcstrings")
        let problem = try #require(try workspace.build().problems.first)
        #expect(problem.line == 3)
        #expect(problem.message.contains("JSON"))
    }

    @Test func `a language that leaves the bundle is an error`() throws {
        let workspace = try workspace("a", #"{"localizations":{"../../x":\#(unit("Hallo"))}}"#)
        #expect(try workspace.build().problems.map(\.severity) == [.error])
    }
}
