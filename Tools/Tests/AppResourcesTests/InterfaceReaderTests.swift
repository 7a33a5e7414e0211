import Foundation
import Testing
import XcodeProjects

@testable import AppResources

struct InterfaceReaderTests {
    /// Returns a file after removing the value of a problem on a line. Nil if the value is kept.
    private func removing(_ message: String, line: Int = 1, from text: String) -> String? {
        var interface = InterfaceText(Data(text.utf8))
        let problem = InterfaceReader.Problem(path: "Main.storyboard", line: line, message: message)
        guard InterfaceReader.remove(problem, from: &interface) else { return nil }
        return String(decoding: interface.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (
            #"<view tag="1" a="N &lt; &quot;O&quot;" id="x"/>"#, #"a="N &lt; &quot;O&quot;""#,
            #"<view> has a="N < "O"", which is not supported: remove it here."#
        ),
        ("<view><view a='NO'/></view>", "a='NO'", #"<view> has a="NO", which is not supported. Supported are: YES."#),
        (
            #"<segment image="x" catalog="system"/>"#, #"image="x""#,
            "<segment> names the symbol 'x', which is not known."
        ),
        (#"<document><b key="c"/></document>"#, #"<b key="c"/>"#, "<b> is unknown in <document>."),
        (
            #"<a><color key="c" systemColor="x"/></a>"#, #"<color key="c" systemColor="x"/>"#,
            "<color> names the system colour 'x', which is unknown."
        ), (#"<a><b key="c"/></a>"#, #"<b key="c"/>"#, "<b> is not supported for 'c' in <a>: remove it here."),
        (
            #"<a><b key="d"/><b><b>é</b><!-- </b> --></b></a>"#, "<b><b>é</b><!-- </b> --></b>",
            "<b> is not supported in <a>: remove it here."
        ),
    ])
    func `a value that cannot be read is removed`(text: String, value: String, message: String) {
        let spaces = String(repeating: " ", count: value.utf8.count)
        #expect(removing(message, from: text) == text.replacing(value, with: spaces))
    }

    @Test func `lines keep their numbers, and only the line of the problem counts`() {
        let text = "<?xml version=\"1.0\"?>\n<b/><a>\n<b>\n</b>\n</a>"
        let message = "<b> is not supported in <a>: remove it here."
        #expect(removing(message, line: 3, from: text) == "<?xml version=\"1.0\"?>\n<b/><a>\n   \n    \n</a>")
    }

    @Test(arguments: [
        (#"<a><b id="x"/></a>"#, "<b> is not supported in <a>: remove it here."),
        (#"<a><b key="k"><c id="x"/></b></a>"#, "<b> is not supported for 'k' in <a>: remove it here."),
        (#"<segue kind="x"/>"#, #"<segue> has kind="x", which is not supported. Supported are: show."#),
        (#"<constraint multiplier="x"/>"#, #"<constraint> has multiplier="x", which is neither a number nor a ratio."#),
        ("<a><b", "<b> is not supported in <a>: remove it here."),
        ("<a b", #"<a> has b="c", which is not supported: remove it here."#),
    ])
    func `objects, connections and damaged files are kept`(text: String, message: String) {
        #expect(removing(message, from: text) == nil)
    }

    /// A program that finds two attributes, one after the other, and an object.
    private func checker(in workspace: Workspace) throws -> InterfaceReader {
        let script = #"""
            #!/bin/sh
            found() { printf '%s{"path":"%s","line":1,"message":"%s"}' "$separator" "$file" "$1"; separator=,; }
            printf '['
            shift
            for file in "$@"; do
                if grep -q image= "$file"; then found "<view> names the symbol 's', which is not known."
                elif grep -q catalog= "$file"; then found '<view> has catalog=\"system\", which is not supported: remove it.'
                fi
                if grep -q '<map' "$file"; then found '<map> is not supported as a view: create it in code.'; fi
            done
            printf ']'
            """#
        try workspace.write(script, to: "checker")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: workspace.path("checker"))
        return InterfaceReader(program: workspace.path("checker"))
    }

    @Test func `the bundle's copy of a storyboard lacks the values that cannot be read`() throws {
        let workspace = try Workspace()
        try workspace.add(#"<view image="s" catalog="system"/><map/>"#, to: "Main.storyboard")
        try workspace.add("<view/>", to: "Other.xib")
        let launchScreen = #"<document launchScreen="YES"><view image="s"/></document>"#
        try workspace.add(launchScreen, to: "LaunchScreen.storyboard")
        let reader = try checker(in: workspace)
        let result = try workspace.build(reader: reader)
        #expect(workspace.text("Main.storyboard")?.replacing(" ", with: "") == "<view/><map/>")
        #expect(workspace.text("Other.xib") == "<view/>")
        #expect(workspace.text("LaunchScreen.storyboard") == launchScreen)
        #expect(result.problems.map(\.severity) == [.warning, .warning])
        #expect(result.problems.allSatisfy { $0.message.hasSuffix("The app runs without this content.") })
        let remaining = reader.read([workspace.path("Main.storyboard")])?.remaining
        #expect(remaining?.map(\.message) == ["<map> is not supported as a view: create it in code."])
    }

    @Test func `storyboards are copied completely if the reader fails`() throws {
        let workspace = try Workspace()
        try workspace.add("<view/>", to: "Main.storyboard")
        let result = try workspace.build(reader: InterfaceReader(program: "/nowhere"))
        #expect(workspace.text("Main.storyboard") == "<view/>")
        #expect(result.problems == [])
    }
}
