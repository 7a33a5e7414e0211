import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// Variants of images in asset catalogues.
@MainActor
@Suite("Image sets", .serialized)
struct ImageSetTests {
    /// A bundle with an image set `Star` that is deleted after the test.
    private final class Catalogue {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "images-\(UUID().uuidString).resources"
        )
        var bundle: Bundle { Bundle(path: folder.path)! }

        init(_ images: String, _ sides: [String: Int]) throws {
            let place = folder.appendingPathComponent("Assets.xcassets/Star.imageset")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(#"{"images":[\#(images)]}"#.utf8).write(to: place.appendingPathComponent("Contents.json"))
            for (name, side) in sides {
                let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>"
                try Data(svg.utf8).write(to: place.appendingPathComponent(name))
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    private let high = #"{"appearance":"contrast","value":"high"}"#

    @Test func `an image has its variant in dark appearance`() throws {
        let images =
            #"{"filename":"day.svg","idiom":"universal"},{"filename":"night.svg","idiom":"universal",\#(dark)}"#
        let catalogue = try Catalogue(images, ["day.svg": 10, "night.svg": 20])
        let image = try #require(UIImage(named: "Star", in: catalogue.bundle, compatibleWith: nil))
        #expect(image.size.width == 10)
        #expect(image.resolved(for: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
        #expect(image.resolved(for: UITraitCollection(userInterfaceStyle: .light)) == image)
    }

    @Test func `an image can have a variant for increased contrast`() throws {
        let images = #"""
            {"filename":"any.svg","idiom":"universal"},{"filename":"high.svg","idiom":"universal","appearances":[\#(high)]}
            """#
        let catalogue = try Catalogue(images, ["any.svg": 10, "high.svg": 20])
        let image = try #require(UIImage(named: "Star", in: catalogue.bundle, compatibleWith: nil))
        #expect(image.resolved(for: UITraitCollection(accessibilityContrast: .high)).size.width == 20)
        #expect(image.resolved(for: UITraitCollection(userInterfaceStyle: .dark)).size.width == 10)
    }

    @Test func `a set with only a dark image has this image`() throws {
        let catalogue = try Catalogue(#"{"filename":"night.svg","idiom":"universal",\#(dark)}"#, ["night.svg": 20])
        #expect(UIImage(named: "Star", in: catalogue.bundle, compatibleWith: nil)?.size.width == 20)
    }

    @Test func `a localized image is that of the user's language`() async throws {
        let images = #"""
            {"filename":"any.svg","idiom":"universal"},{"filename":"de.svg","idiom":"universal","locale":"de"}
            """#
        let catalogue = try Catalogue(images, ["any.svg": 10, "de.svg": 20])
        for (language, side) in ["de-CH": CGFloat(20), "fr": 10] {
            let host = HeadlessHost()
            host.preferredLanguages = [language]
            let driver = try await AppDriver.launch(on: host) { UIViewController() }
            _ = driver.screen()
            #expect(UIImage(named: "Star", in: catalogue.bundle, compatibleWith: nil)?.size.width == side)
            driver.terminate()
        }
    }

    @Test func `an image for right to left languages is used only in these`() async throws {
        let images = #"""
            {"filename":"rtl.svg","idiom":"universal","language-direction":"right-to-left"},
            {"filename":"ltr.svg","idiom":"universal","language-direction":"left-to-right"}
            """#
        let catalogue = try Catalogue(images, ["ltr.svg": 10, "rtl.svg": 20])
        for (language, side) in ["ar": CGFloat(20), "en": 10] {
            let host = HeadlessHost()
            host.preferredLanguages = [language]
            let driver = try await AppDriver.launch(on: host) { UIViewController() }
            _ = driver.screen()
            #expect(UIImage(named: "Star", in: catalogue.bundle, compatibleWith: nil)?.size.width == side)
            driver.terminate()
        }
    }
}
