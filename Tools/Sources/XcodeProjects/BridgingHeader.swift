import Foundation

/// The Objective-C header whose declarations all Swift files of a target see: the setting `SWIFT_OBJC_BRIDGING_HEADER`.
public struct BridgingHeader: Sendable, Hashable {
    /// An import of a header or module.
    public struct Import: Sendable, Hashable {
        /// The header as it is written, such as `UIKit/UIKit.h`, or `UIKit/UIKit.h` for `@import UIKit;`.
        public var name: String

        /// The line, from 1.
        public var line: Int

        /// The framework, if the header is imported from one: `UIKit` for `<UIKit/UIKit.h>`.
        public var module: String?
    }

    /// The absolute path.
    public var path: String

    /// The imports in the header's order.
    public var imports: [Import]

    /// Whether the header contains nothing but imports of frameworks and an include guard. Such a header needs no compiler for
    /// Objective-C: each Swift file imports the modules.
    public var importsOnlyModules: Bool

    /// The imported frameworks without duplicates, in the header's order.
    public var modules: [String] {
        var seen: Set<String> = []
        return imports.compactMap(\.module).filter { seen.insert($0).inserted }
    }

    /// Reads a header's text.
    ///
    /// - Parameters:
    ///   - path: The absolute path, for messages.
    ///   - text: The header's text.
    public init(path: String, text: String) {
        self.path = path
        imports = []
        importsOnlyModules = true
        for (index, line) in Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            read(line.trimmingCharacters(in: .whitespaces), number: index + 1)
        }
    }

    private mutating func read(_ line: String, number: Int) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return }
        switch first {
        case "#ifndef", "#define":
            if words.count > 2 { importsOnlyModules = false }
        case "#endif", "#pragma":
            break
        case "@import":
            let name = line.dropFirst("@import".count).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            let module = String(name.prefix { $0 != "." })
            guard !module.isEmpty else {
                importsOnlyModules = false
                return
            }
            imports.append(Import(name: "\(module)/\(module).h", line: number, module: module))
        default:
            readHeaderImport(line, number: number)
        }
    }

    /// Reads `#import <Folder/Name.h>` or `#include "Name.h"`. The blank before the name is optional.
    private mutating func readHeaderImport(_ line: String, number: Int) {
        let parts = line.split(maxSplits: 2, omittingEmptySubsequences: false) { "<>\"".contains($0) }
        guard parts.count > 1, !parts[1].isEmpty,
            ["#import", "#include"].contains(parts[0].filter { !$0.isWhitespace })
        else {
            importsOnlyModules = false
            return
        }
        let folders = parts[1].split(separator: "/")
        let module = line.contains("<") && folders.count > 1 ? String(folders[0]) : nil
        if module == nil { importsOnlyModules = false }
        imports.append(Import(name: String(parts[1]), line: number, module: module))
    }

    /// The text without comments. Line breaks inside of comments remain.
    private static func withoutComments(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var rest = Substring(text.replacing("\r\n", with: "\n")).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "/", rest.first == "/" {
                rest = rest.drop { $0 != "\n" }
            } else if scalar == "/", rest.first == "*" {
                rest.removeFirst()
                while let next = rest.popFirst(), next != "*" || rest.first != "/" {
                    if next == "\n" { result.append(next) }
                }
                rest = rest.dropFirst()
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
