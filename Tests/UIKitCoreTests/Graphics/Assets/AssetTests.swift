import Foundation
import Testing
import UIKitCore

/// Data, images and colours from asset catalogues in Xcode's format.
@Suite("Assets")
struct AssetTests {
    /// A bundle with an asset catalogue that is deleted after the test.
    private final class Catalogue {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "assets-\(UUID().uuidString).resources"
        )
        var bundle: Bundle { Bundle(path: folder.path)! }

        func add(_ set: String, _ json: String, _ files: [String: Data] = [:]) throws {
            let place = folder.appendingPathComponent("Assets.xcassets").appendingPathComponent(set)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data(json.utf8).write(to: place.appendingPathComponent("Contents.json"))
            for (name, data) in files { try data.write(to: place.appendingPathComponent(name)) }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func picture(_ side: Int) -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>".utf8)
    }

    @Test func `a data asset has the content and the type of its file`() throws {
        let catalogue = Catalogue()
        let json =
            #"{"data":[{"filename":"cities.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#
        try catalogue.add("Lists/Cities.dataset", json, ["cities.json": Data("[1]".utf8)])
        let asset = try #require(NSDataAsset(name: "Cities", bundle: catalogue.bundle))
        #expect(asset.data == Data("[1]".utf8))
        #expect(asset.typeIdentifier == "public.json")
        #expect(asset.name == "Cities")
    }

    @Test func `a data asset without a set of its name, or without its file, is nil`() throws {
        let catalogue = Catalogue()
        try catalogue.add("Lost.dataset", #"{"data":[{"filename":"lost.json","idiom":"universal"}]}"#)
        #expect(NSDataAsset(name: "Other", bundle: catalogue.bundle) == nil)
        #expect(NSDataAsset(name: "Lost", bundle: catalogue.bundle) == nil)
        #expect(NSDataAsset(name: "no data set of this name") == nil)
    }

    @Test func `a folder with a namespace is a part of the name of a data asset`() throws {
        let catalogue = Catalogue()
        try catalogue.add("Texts", #"{"properties":{"provides-namespace":true}}"#)
        try catalogue.add("Texts/Terms.dataset", #"{"data":[{"filename":"t","idiom":"universal"}]}"#, ["t": Data([7])])
        #expect(NSDataAsset(name: "Terms", bundle: catalogue.bundle) == nil)
        #expect(NSDataAsset(name: "Texts/Terms", bundle: catalogue.bundle)?.data == Data([7]))
    }

    @Test func `an image set provides the image for the scale, as a template if the catalogue says so`() throws {
        let catalogue = Catalogue()
        let json = """
            {"images":[{"filename":"one.svg","idiom":"universal","scale":"1x"},
            {"filename":"two.svg","idiom":"universal","scale":"2x"},{"idiom":"universal","scale":"3x"}],
            "properties":{"template-rendering-intent":"template"}}
            """
        try catalogue.add("Star.imageset", json, ["one.svg": picture(10), "two.svg": picture(24)])
        let resource = ImageResource(name: "Star", bundle: catalogue.bundle)
        let image = UIImage(resource: resource)
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 1)
        #expect(image.renderingMode == .alwaysTemplate)
        let traits = UITraitCollection(displayScale: 2)
        let large = UIImage(named: "Star", in: catalogue.bundle, compatibleWith: traits)
        #expect(large?.scale == 2 && large?.size == CGSize(width: 12, height: 12))
        #expect(ImageResource(name: "Star", bundle: catalogue.bundle) == resource)
    }

    @Test func `a colour resource is a colour of the catalogue`() throws {
        let catalogue = Catalogue()
        let color = #""color":{"components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}"#
        try catalogue.add("Brand.colorset", #"{"colors":[{"idiom":"universal",\#(color)}]}"#)
        let found = UIColor(resource: ColorResource(name: "Brand", bundle: catalogue.bundle))
        #expect(found.resolvedColor(with: UITraitCollection()) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `a resource that the bundle does not have ends the process and is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIImage(resource: ImageResource(name: "gone", bundle: .main))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIImage(resource:) names the image \"gone\", which is not in the bundle."))
    }

    @Test func `the identifier of an image is not a part of its equality`() {
        let (one, other) = (UIImage(), UIImage())
        one.accessibilityIdentifier = "hero"
        #expect(one.accessibilityIdentifier == "hero" && other.accessibilityIdentifier == nil)
        #expect(one == other)
    }
}
