import Foundation
import Testing

@testable import UIKitCore

/// Fonts of an app's bundle.
@Suite("Font files")
struct FontFileTests {
    /// Makes a font file with only a name table and a style table.
    static func font(family: String, postScript: String, full: String, weight: UInt16, isItalic: Bool) -> Data {
        func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value & 0xFFFF) }
        let texts = [(1, family), (4, full), (6, postScript)].map { ($0, Array($1.utf16).flatMap { word(Int($0)) }) }
        var records: [UInt8] = []
        var strings: [UInt8] = []
        for (kind, bytes) in texts {
            records += word(3) + word(1) + word(0x409) + word(kind) + word(bytes.count) + word(strings.count)
            strings += bytes
        }
        let names = word(0) + word(texts.count) + word(6 + records.count) + records + strings
        var style = [UInt8](repeating: 0, count: 78)
        style.replaceSubrange(4..<6, with: word(Int(weight)))
        style.replaceSubrange(62..<64, with: word(isItalic ? 1 : 0))
        let start = 12 + 2 * 16
        let header = long(0x0001_0000) + word(2) + word(0) + word(0) + word(0)
        let tables =
            Array("OS/2".utf8) + long(0) + long(start) + long(style.count) + Array("name".utf8) + long(0)
            + long(start + style.count) + long(names.count)
        return Data(header + tables + style + names)
    }

    @Test func `the names and the style of a font are read`() throws {
        let data = Self.font(family: "Quill", postScript: "Quill-Bold", full: "Quill Bold", weight: 700, isItalic: true)
        let face = try #require(FontFile.faces(in: data).first)
        #expect(face.family == "Quill" && face.postScriptName == "Quill-Bold" && face.fullName == "Quill Bold")
        #expect(face.face.weight == .bold && face.isItalic)
    }

    @Test func `damaged files have no fonts`() {
        let data = Self.font(family: "Quill", postScript: "Quill", full: "Quill", weight: 400, isItalic: false)
        for count in 0..<data.count - 1 { _ = FontFile.faces(in: data.prefix(count)) }
        #expect(FontFile.faces(in: data.prefix(40)).isEmpty)
        #expect(FontFile.faces(in: Data("ttcf".utf8) + Data(repeating: 0xFF, count: 40)).isEmpty)
        #expect(FontFile.faces(in: Data("not a font".utf8)).isEmpty)
    }

    @Test func `a registered font is found by each of its names`() throws {
        #expect(UIFont(name: "InkwellTest-BoldItalic", size: 12) == nil)
        for (style, weight) in [("Regular", UInt16(400)), ("BoldItalic", 700)] {
            let data = Self.font(
                family: "Inkwell Test",
                postScript: "InkwellTest-\(style)",
                full: "Inkwell Test \(style)",
                weight: weight,
                isItalic: weight == 700
            )
            FontNames.register(FontFile.faces(in: data))
        }
        let font = try #require(UIFont(name: "InkwellTest-BoldItalic", size: 12))
        #expect(font.face.familyName == "Inkwell Test" && font.face.weight == .bold && font.face.isItalic)
        #expect(font.fontName == "InkwellTest-BoldItalic")
        #expect(UIFont(name: "Inkwell Test", size: 12)?.fontName == "InkwellTest-Regular")
        #expect(UIFont(name: "Inkwell Test BoldItalic", size: 12) == font)
    }
}
