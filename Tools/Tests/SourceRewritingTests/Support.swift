import SourceRewriting
import Testing

/// Returns a file after rewriting it alone.
func rewritten(_ text: String, options: RewriteOptions = RewriteOptions()) -> String {
    SourceRewriter(options: options).rewrite([SourceFile(path: "File.swift", text: text)]).files[0].text
}

/// Returns the files of a module after rewriting them together.
func rewritten(files texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "File\($0).swift", text: $1) }
    return SourceRewriter().rewrite(files).files.map(\.text)
}

/// Returns what could not be rewritten in a file.
func notices(_ text: String) -> [String] {
    SourceRewriter().rewrite([SourceFile(path: "File.swift", text: text)]).notices.map(\.description)
}

/// Returns the statement that a class's method contains after rewriting: the line `statement` of a class `Screen` with members.
func statement(_ statement: String, in members: String = "", before: String = "") -> String {
    let text =
        "import UIKit\n\(before.isEmpty ? "" : before + "\n")class Screen: UIViewController {\n\(members)\nfunc run() {\n\(statement)\n}\n}\n"
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let source = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines[source.firstIndex(of: "func run() {")! + 1]
}
