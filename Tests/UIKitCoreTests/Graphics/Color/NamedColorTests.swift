import Foundation
import Testing
import UIKitCore

/// Colours from asset catalogues in Xcode's format.
@Suite("Named colours")
struct NamedColorTests {
    /// A bundle with an asset catalogue that is deleted after the test.
    private final class Catalogue {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "colours-\(UUID().uuidString).resources"
        )
        var bundle: Bundle? { Bundle(path: folder.path) }

        func add(_ path: String, _ json: String) throws {
            let place = folder.appendingPathComponent("Media.xcassets").appendingPathComponent(path)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(json.utf8).write(to: place.appendingPathComponent("Contents.json"))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func color(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
        #""color":{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"1.000"}}"#
    }

    private func parts(_ color: UIColor?) throws -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(try #require(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func `a named colour is found, whatever notation its components use`() throws {
        let catalogue = Catalogue()
        try catalogue.add("Brand.colorset", #"{"colors":[{"idiom":"universal",\#(color("0x80", "64", "0.200"))}]}"#)
        let found = UIColor(named: "Brand", in: catalogue.bundle, compatibleWith: nil)
        #expect(try parts(found) == [128, 64, 51, 255])
        #expect(UIColor(named: "Brand", in: catalogue.bundle, compatibleWith: nil) == found)
        #expect(UIColor(named: "Other", in: catalogue.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "no colour of this name") == nil)
    }

    @Test func `a named colour follows the traits, unless explicit traits are passed`() throws {
        let catalogue = Catalogue()
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
        let strong = #""appearances":[{"appearance":"contrast","value":"high"}]"#
        try catalogue.add(
            "Ground.colorset",
            #"{"colors":[{"idiom":"universal",\#(color("255", "0", "0"))},{\#(dark),"idiom":"universal",\#(color("0", "255", "0"))},{\#(strong),"idiom":"universal",\#(color("0", "0", "255"))}]}"#
        )
        let found = try #require(UIColor(named: "Ground", in: catalogue.bundle, compatibleWith: nil))
        let isDark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            try parts(found.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [255, 0, 0, 255]
        )
        #expect(try parts(found.resolvedColor(with: isDark)) == [0, 255, 0, 255])
        #expect(
            try parts(found.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))) == [0, 0, 255, 255]
        )
        let fixed = UIColor(named: "Ground", in: catalogue.bundle, compatibleWith: isDark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(try parts(fixed?.resolvedColor(with: light)) == [0, 255, 0, 255])
    }

    @Test func `folders that provide a namespace are part of a colour's name`() throws {
        let catalogue = Catalogue()
        let red = #"{"colors":[{"idiom":"universal",\#(color("255", "0", "0"))}]}"#
        try catalogue.add("Brand", #"{"properties":{"provides-namespace":true}}"#)
        try catalogue.add("Brand/Ink.colorset", red)
        try catalogue.add("Plain", "{}")
        try catalogue.add("Plain/Paper.colorset", red)
        #expect(UIColor(named: "Brand/Ink", in: catalogue.bundle, compatibleWith: nil) != nil)
        #expect(UIColor(named: "Ink", in: catalogue.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "Paper", in: catalogue.bundle, compatibleWith: nil) != nil)
    }

    @Test func `grey, system and Display P3 colours in asset catalogues are supported`() throws {
        let catalogue = Catalogue()
        try catalogue.add(
            "Grey.colorset",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.400","alpha":"0.500"}}}]}"#
        )
        try catalogue.add(
            "System.colorset",
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
        )
        try catalogue.add(
            "Wide.colorset",
            #"{"colors":[{"idiom":"universal",\#(color("1.000", "1.000", "1.000", space: "display-p3"))}]}"#
        )
        try catalogue.add(
            "Green.colorset",
            #"{"colors":[{"idiom":"universal",\#(color("0.000", "0.500", "0.000", space: "display-p3"))}]}"#
        )
        #expect(try parts(UIColor(named: "Grey", in: catalogue.bundle, compatibleWith: nil)) == [102, 102, 102, 128])
        let system = UIColor(named: "System", in: catalogue.bundle, compatibleWith: nil)
        #expect(try parts(system) == parts(.systemRed))
        #expect(try parts(UIColor(named: "Wide", in: catalogue.bundle, compatibleWith: nil)) == [255, 255, 255, 255])
        #expect(try parts(UIColor(named: "Green", in: catalogue.bundle, compatibleWith: nil)) == [0, 130, 0, 255])
    }

    @Test func `invalid and empty colour sets yield no colour`() throws {
        let catalogue = Catalogue()
        try catalogue.add("Broken.colorset", "{")
        try catalogue.add("Empty.colorset", #"{"colors":[{"idiom":"universal"}]}"#)
        #expect(UIColor(named: "Broken", in: catalogue.bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "Empty", in: catalogue.bundle, compatibleWith: nil) == nil)
    }
}
