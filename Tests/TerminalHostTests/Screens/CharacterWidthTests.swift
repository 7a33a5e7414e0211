#if Terminal
import Foundation
import Testing
@_spi(Host) import TerminalTesting
import UIKit
@testable import TerminalHost

/// Unicode's test data in rows of a list and in a field. After each frame the driver compares the cells and the cursor of the emulator
/// with those of the host.
@MainActor
@Suite("Widths of characters in a terminal")
struct CharacterWidthTests {
    private static let folder = "/usr/share/unicode/"

    /// The texts in the first column of a file of Unicode, each as a sequence of hexadecimal numbers.
    private static func sequences(in file: String) throws -> [String] {
        try String(contentsOfFile: folder + file, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard !line.hasPrefix("#"), let end = line.firstIndex(of: ";") else { return nil }
            let scalars = line[..<end].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
        }
    }

    /// One character of each range in the file of East Asian widths, but for each of narrow and unassigned ones.
    private static func eastAsianCharacters() throws -> [String] {
        try String(contentsOfFile: folder + "EastAsianWidth.txt", encoding: .utf8).split(separator: "\n").flatMap {
            line -> [String] in
            let parts = line.prefix { $0 != "#" }.split(separator: ";")
            guard parts.count == 2 else { return [] }
            let bounds = parts[0].split(separator: ".", omittingEmptySubsequences: true)
            guard let first = UInt32(bounds[0].trimmingCharacters(in: .whitespaces), radix: 16),
                let last = UInt32(bounds.last!.trimmingCharacters(in: .whitespaces), radix: 16)
            else { return [] }
            return Set([first, (first + last) / 2, last]).sorted().compactMap(Unicode.Scalar.init).map { String($0) }
        }
    }

    /// Shows texts in the rows of a list, with a mark after each one.
    private func show(_ texts: [String]) async throws {
        let columns = 60
        let rows = 40
        let perRow = 6
        let lines = stride(from: 0, to: texts.count, by: perRow).map { start in
            texts[start..<min(start + perRow, texts.count)].map { $0 + "|" }.joined()
        }
        for start in stride(from: 0, to: lines.count, by: rows - 2) {
            let page = lines[start..<min(start + rows - 2, lines.count)]
            try await TerminalAppDriver.run(
                columns: columns,
                rows: rows,
                root: {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 480, height: 20 * rows))
                    label.numberOfLines = 0
                    label.text = page.joined(separator: "\n")
                    let root = UIViewController()
                    root.view.addSubview(label)
                    return root
                },
                { _ in }
            )
        }
    }

    @Test
    func `All emoji of Unicode's test file leave the other cells in their places`() async throws {
        let emoji = try Self.sequences(in: "emoji/emoji-test.txt")
        #expect(emoji.count > 4000)
        try await show(emoji)
    }

    @Test
    func `Characters of all East Asian widths leave the other cells in their places`() async throws {
        let characters = try Self.eastAsianCharacters()
        #expect(characters.count > 3000)
        try await show(characters)
    }

    @Test
    func `The cursor is after each typed emoji`() async throws {
        let emoji = try Self.sequences(in: "emoji/emoji-test.txt")
        try await TerminalAppDriver.run(
            root: {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
                let root = UIViewController()
                root.view.addSubview(field)
                return root
            },
            { driver in
                try await driver.key("tab")
                for text in emoji.enumerated().filter({ $0.offset.isMultiple(of: 25) }).map(\.element) {
                    try await driver.paste(text)
                    let screen = try driver.terminalScreen()
                    #expect(
                        screen.cursorColumn == text.first?.columns,
                        "\(text.unicodeScalars.map { String($0.value, radix: 16) })"
                    )
                    try await driver.key("backspace")
                }
            }
        )
    }
}
#endif
