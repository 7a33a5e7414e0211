import CoreGraphics
import Foundation
import Testing
import UIKitCore

/// Files that import Core Graphics together with Foundation and UIKit.
@MainActor
@Suite struct SharedNamesTests {
    @Test func `no name is ambiguous`() {
        let transform: CGAffineTransform = .identity
        let size: CoreGraphics.CGSize = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1)).bounds.size
        let color: CGColor = UIColor.red.cgColor
        #expect(transform.isIdentity && size.width == sqrt(CGFloat(4)) && color.alpha == 1)
        #expect(CoreGraphics.CGPath.self == UIKitCore.CGPath.self)
    }

    /// The exports are listed by hand. This test reads the sources: an addition to UIKitCore must be exported, too.
    @Test(arguments: [("CG", "CoreGraphics"), ("CA", "QuartzCore")])
    func `each public declaration of UIKitCore with the framework's prefix is exported`(
        _ prefix: String,
        _ module: String
    ) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL
        let exports = try String(contentsOf: sources.appendingPathComponent("\(module)/Exports.swift"), encoding: .utf8)
        let files = FileManager.default.enumerator(
            at: sources.appendingPathComponent("UIKitCore"),
            includingPropertiesForKeys: nil
        )
        let declaration = try Regex(
            #"(?m)^(?:public|open)(?: final)? (class|struct|enum|protocol|typealias|func|let|var) (\w+)"#
        )
        var declared: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", !file.path.contains("/OldSpellings/") else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
                guard let kind = match[1].substring, let name = match[2].substring,
                    name.hasPrefix(prefix) || name.hasPrefix("k\(prefix)")
                else { continue }
                declared.insert("\(kind) UIKitCore.\(name)")
            }
        }
        let exported = exports.split(separator: "\n").compactMap { line in
            line.hasPrefix("@_exported import ") && line.contains(" UIKitCore.")
                ? String(line.dropFirst("@_exported import ".count)) : nil
        }
        #expect(declared == Set(exported))
        #expect(!declared.isEmpty)
    }
}
