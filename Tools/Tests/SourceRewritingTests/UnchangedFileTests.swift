import Foundation
import SourceRewriting
import Testing

/// Searchlight's own sources, which contain nearly no Objective-C syntax.
struct UnchangedFileTests {
    /// The repository's Swift files.
    static let files: [SourceFile] = {
        let tools = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let root = tools.deletingLastPathComponent()
        var files: [SourceFile] = []
        for folder in ["Sources", "Tests", "Examples", "Benchmarks", "Tools"] {
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            for case let name as String in names! where name.hasSuffix(".swift") && !name.contains(".build/") {
                let path = folder + "/" + name
                guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else {
                    continue
                }
                // If a file asks objects for methods, the methods of all classes are listed.
                if folder == "Sources", text.contains(".responds(to: ") { continue }
                files.append(SourceFile(path: path, text: text))
            }
        }
        return files.sorted { $0.path < $1.path }
    }()

    /// The same files, rewritten together.
    static let result = SourceRewriter().rewrite(files).files

    /// Texts that each rule needs to find. A file without all of them has nothing to rewrite.
    private static let marks = [
        "@objc", "@nonobjc", "@IB", "@GKInspectable", "@NS", "ApplicationMain", "#selector", "#keyPath", "dynamic ",
        "os(iOS)",
        "os(Linux)", "import UIKit.", "import ObjectiveC", "import Darwin", "#Preview", "import WebKit",
        "import Photos", "import QuickLook", "import Security", "kSec", "errSec",
        "import AV", "import CoreLocation",
        "import MessageUI", "import SafariServices", "import Combine", "NSExpression",
        "NSComparisonPredicate",
        "Published", "CF", "objc_", "Selector", "autoreleasepool", "NSPredicate", "NSSortDescriptor", "NSKeyValue",
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProt", "URLCredential", "URLAuthentication",
        "HTTPCookie", "XMLParser", "NSClassFromString",
        "#available", "#unavailable", "@available(iOS",
    ]

    private static func hasMark(_ text: String) -> Bool {
        marks.contains { text.contains($0) } || text.contains(/[?!]\(/)
            || text.contains(/extension[^{]*\{/) && text.contains("override ")
    }

    @Test func `The repository has files for these tests`() {
        #expect(Self.files.count > 500)
        #expect(Self.files.count { !Self.hasMark($0.text) } > 400)
    }

    @Test func `A file without Objective-C syntax does not change, byte for byte`() {
        for (file, rewritten) in zip(Self.files, Self.result) where !Self.hasMark(file.text) {
            #expect(Array(file.text.utf8) == Array(rewritten.text.utf8), "\(file.path)")
        }
    }

    @Test func `Each line of a rewritten file is at its place`() {
        for (file, rewritten) in zip(Self.files, Self.result) {
            let before = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let after = rewritten.text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(after.count >= before.count, "\(file.path)")
            // Nearly all lines are the same.
            let changed = zip(before, after).count { $0 != $1 }
            #expect(changed <= max(10, before.count / 4), "\(file.path)")
        }
    }

    @Test(arguments: [
        "", "\n", "\r\n", "\u{FEFF}let a = 1\r\nlet b = 2\r\n", "#!/usr/bin/swift\nlet a = 1", "let a = \"\u{0}\"",
        "}}}{{{ class 1 @@ #selector(",
    ])
    func `Unusual files do not change`(text: String) {
        #expect(Array(rewritten(text).utf8) == Array(text.utf8))
    }
}
