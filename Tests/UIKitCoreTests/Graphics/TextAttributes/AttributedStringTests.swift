import Foundation
import Testing

@testable import UIKitCore

@Suite("Attributed strings with object values") struct AttributedStringTests {
    /// Two different values of one attribute. Tests may share them, because neither is mutated.
    struct Pair: @unchecked Sendable, CustomTestStringConvertible {
        let testDescription: String
        let key: NSAttributedString.Key
        let first: NSObject
        let second: NSObject

        init(_ description: String, _ key: NSAttributedString.Key, _ first: NSObject, _ second: NSObject) {
            testDescription = description
            self.key = key
            self.first = first
            self.second = second
        }

        /// The text "one two": "two" has the second value, and the rest the first.
        var text: NSMutableAttributedString {
            let text = NSMutableAttributedString(string: "one two", attributes: [key: first])
            text.addAttribute(key, value: second, range: Pair.two)
            return text
        }

        static let one = NSRange(location: 0, length: 4)
        static let two = NSRange(location: 4, length: 3)
        static let all = NSRange(location: 0, length: 7)
    }

    final class AppColor: UIColor, @unchecked Sendable {}

    private static var centered: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return style
    }

    static let pairs = [
        Pair("palette colours", .foregroundColor, UIColor.systemRed, UIColor.systemBlue),
        Pair(
            "colours by their parts",
            .backgroundColor,
            UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        ),
        Pair("greys", .foregroundColor, UIColor.white, UIColor.black),
        Pair("a grey and a palette colour", .foregroundColor, UIColor.black, UIColor.label),
        Pair("an app's dynamic colours", .foregroundColor, UIColor { _ in .red }, UIColor { _ in .red }),
        Pair("an app's kind of colour", .foregroundColor, AppColor(white: 0, alpha: 1), AppColor(white: 1, alpha: 1)),
        Pair("sizes of a font", .font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 20)),
        Pair("regular and bold", .font, UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)),
        Pair(
            "text styles",
            .font,
            UIFont.preferredFont(forTextStyle: .body),
            UIFont.preferredFont(forTextStyle: .headline)
        ),
        Pair("paragraph styles", .paragraphStyle, NSParagraphStyle(), centered),
        Pair("images", .init("icon"), UIImage(), UIImage(systemName: "star") ?? UIImage()),
        Pair("a colour and a string", .foregroundColor, UIColor.black, NSString("black")),
        Pair("a font and a number", .font, UIFont.systemFont(ofSize: 17), NSNumber(value: 17)),
    ]

    @Test(arguments: pairs.prefix(11))
    func `Attribute values set the type ID bits that Foundation reads behind the object header`(_ pair: Pair) {
        for value in [pair.first, pair.second] {
            let header = 2 * MemoryLayout<UInt>.size
            let word = Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: header, as: UInt64.self)
            #expect(word & 0x3FF00 == 0x3FF00)
        }
    }

    @Test(arguments: pairs)
    func `enumerateAttribute visits runs with different values separately`(_ pair: Pair) {
        var runs: [NSRange] = []
        var values: [NSObject?] = []
        pair.text.enumerateAttribute(pair.key, in: Pair.all) { value, range, _ in
            runs.append(range)
            values.append(value as? NSObject)
        }
        #expect(runs == [Pair.one, Pair.two])
        #expect(values == [pair.first, pair.second])
    }

    @Test(arguments: pairs)
    func `enumerateAttributes visits runs with all their attributes`(_ pair: Pair) {
        var runs: [NSRange] = []
        pair.text.enumerateAttributes(in: Pair.all) { attributes, range, _ in
            #expect(Array(attributes.keys) == [pair.key])
            runs.append(range)
        }
        #expect(runs == [Pair.one, Pair.two])
    }

    @Test(arguments: pairs)
    func `The longest effective range covers the whole run`(_ pair: Pair) {
        let text = pair.text
        text.addAttribute(.kern, value: 2, range: NSRange(location: 5, length: 1))
        var range = NSRange()
        _ = text.attribute(pair.key, at: 5, longestEffectiveRange: &range, in: Pair.all)
        #expect(range == Pair.two)
    }

    @Test(arguments: pairs)
    func `Adjacent runs with equal values are merged`(_ pair: Pair) {
        let value = pair.first
        let text = NSMutableAttributedString(string: "one ", attributes: [pair.key: value])
        text.append(NSAttributedString(string: "two", attributes: [pair.key: value]))
        var runs: [NSRange] = []
        text.enumerateAttribute(pair.key, in: Pair.all) { _, range, _ in runs.append(range) }
        #expect(runs == [Pair.all])
    }

    @Test(arguments: pairs)
    func `Text with a different value can be appended, inserted and replaced`(_ pair: Pair) {
        let text = NSMutableAttributedString(string: "one", attributes: [pair.key: pair.first])
        let other = NSAttributedString(string: "two", attributes: [pair.key: pair.second])
        text.append(other)
        text.insert(other, at: 1)
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: other)
        #expect(text.string == "twotwonetwo")
        #expect(text.attribute(pair.key, at: 6, effectiveRange: nil) as? NSObject === pair.first)
        #expect(text.attribute(pair.key, at: 0, effectiveRange: nil) as? NSObject === pair.second)
    }

    @Test(arguments: pairs)
    func `Attribute values can be replaced and removed`(_ pair: Pair) {
        let text = pair.text
        text.setAttributes([pair.key: pair.second], range: Pair.one)
        text.removeAttribute(pair.key, range: Pair.two)
        #expect(text.attribute(pair.key, at: 0, effectiveRange: nil) != nil)
        #expect(text.attribute(pair.key, at: 5, effectiveRange: nil) == nil)
    }

    @Test(arguments: pairs)
    func `An attributed string equals its copies, and differs when a value differs`(_ pair: Pair) throws {
        let text = pair.text
        let copy = try #require(text.copy() as? NSAttributedString)
        let mutable = try #require(text.mutableCopy() as? NSMutableAttributedString)
        #expect(text.isEqual(to: copy))
        #expect(text.isEqual(to: mutable))
        mutable.addAttribute(pair.key, value: pair.second, range: Pair.all)
        #expect(!text.isEqual(to: mutable))
    }

    @Test(arguments: pairs)
    func `A substring keeps its attribute values`(_ pair: Pair) {
        let part = pair.text.attributedSubstring(from: NSRange(location: 2, length: 4))
        var runs: [NSRange] = []
        part.enumerateAttribute(pair.key, in: NSRange(location: 0, length: 4)) { _, range, _ in runs.append(range) }
        #expect(part.string == "e tw")
        #expect(runs == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 2)])
    }
}
