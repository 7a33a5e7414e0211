import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// A PNG signature and the start of its header chunk.
func pngHeader(width: UInt8, height: UInt8) -> Data {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return Data(signature + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}

@Suite("UIImage") struct ImageTests {
    @Test func `PNG data has the size in its header, divided by the scale`() throws {
        let image = try #require(UIImage(data: pngHeader(width: 40, height: 20), scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
        #expect(image.data == pngHeader(width: 40, height: 20))
    }

    @Test func `JPEG data has the size of its first frame`() throws {
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8]
        let image = try #require(UIImage(data: Data(start + [0x01, 0x00, 0x02, 0x00, 3])))
        #expect(image.size == CGSize(width: 512, height: 256))
    }

    @Test(
        arguments: [
            Data(), Data("hello".utf8), Data([0xFF, 0xD8, 0xFF]), Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0]),
            Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 1]), Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 1, 2, 3]),
            pngHeader(width: 1, height: 1).prefix(20), pngHeader(width: 0, height: 5), Data("<svg".utf8),
            Data("<html width='5' height='5'>".utf8), Data("<svg width='100%'/>".utf8), Data("<!-- <svg".utf8),
            Data("<svg width".utf8), Data("<svg width='".utf8),
        ]
    )
    func `Data without a complete header is not an image`(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test(
        arguments: [
            ("<svg width='30' height=\"20px\"/>", 30 as CGFloat, 20 as CGFloat),
            ("<?xml version='1.0'?>\n<!-- <svg width='1'> -->\n<svg viewBox='0 0 8,4'>", 8, 4),
            ("<svg\n width='100%' height='2in' viewBox='0 0 10 20'/>", 96, 192),
            ("<svg:svg xmlns:svg='x > y' width='72pt' viewBox='0 0 2 1'/>", 96, 48),
        ]
    )
    func `The size of an SVG image comes from its attributes or its view box`(
        text: String,
        width: CGFloat,
        height: CGFloat
    ) throws {
        let image = try #require(UIImage(data: Data(text.utf8)))
        #expect(abs(image.size.width - width) < 1e-9)
        #expect(abs(image.size.height - height) < 1e-9)
    }

    @Test func `The scale of a file is part of its name`() throws {
        let folder = try TemporaryFolder()
        try folder.write(pngHeader(width: 6, height: 3), to: "flag@3x.png")
        let image = try #require(UIImage(contentsOfFile: folder.url.path + "/flag@3x.png"))
        #expect(image.size == CGSize(width: 2, height: 1))
        #expect(image.fileURL?.lastPathComponent == "flag@3x.png")
        #expect(UIImage(contentsOfFile: folder.url.path + "/none.png") == nil)
    }

    @Test func `UIImage(named:) selects the file for the display scale`() throws {
        let folder = try TemporaryFolder()
        try folder.write(pngHeader(width: 4, height: 4), to: "flag.png")
        try folder.write(pngHeader(width: 8, height: 8), to: "flag@2x.png")
        let bundle = try #require(Bundle(path: folder.url.path))
        for (scale, found) in [(1, 1), (2, 2), (3, 2)] as [(CGFloat, CGFloat)] {
            let traits = UITraitCollection(displayScale: scale)
            let image = try #require(UIImage(named: "flag", in: bundle, compatibleWith: traits))
            #expect(image.scale == found)
            #expect(image.size == CGSize(width: 4, height: 4))
        }
        #expect(UIImage(named: "flag.png", in: bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "flag.jpg", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func `A file that is not an image is skipped`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("no".utf8), to: "flag.png")
        let bundle = try #require(Bundle(path: folder.url.path))
        #expect(UIImage(named: "flag", in: bundle, compatibleWith: nil) == nil)
        try folder.write(Data("<svg width='1' height='1'/>".utf8), to: "flag.svg")
        #expect(UIImage(named: "flag", in: bundle, compatibleWith: nil) != nil)
    }

    @Test func `All resource directories beside the executable are searched`() throws {
        let folder = try TemporaryFolder()
        for name in ["b.resources", "a.resources", "other"] {
            let directory = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
        }
        let found = ResourceFolders.ofPackages(in: folder.url).map(\.lastPathComponent)
        #expect(found == ["a.resources", "b.resources"])
    }

    @Test func `UIImage(named:) returns nil for an unknown name`() {
        #expect(UIImage(named: "there-is-no-such-picture") == nil)
        #expect(UIImage(named: "") == nil)
    }

    @Test func `Tint colour and rendering mode do not replace each other`() {
        let image = UIImage().withRenderingMode(.alwaysOriginal).withTintColor(.red)
        #expect(image.renderingMode == .alwaysOriginal)
        #expect(image.withRenderingMode(.alwaysTemplate).tintColor == .red)
        #expect(image.withTintColor(.blue, renderingMode: .automatic).renderingMode == .automatic)
    }

    @Test func `Images with the same content and configuration are equal`() throws {
        let data = pngHeader(width: 4, height: 4)
        #expect(try #require(UIImage(data: data)) == #require(UIImage(data: data)))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
        #expect(UIImage(systemName: "star") != UIImage(systemName: "star")?.withTintColor(.red))
    }
}

/// A directory that is deleted with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ data: Data, to name: String) throws {
        try data.write(to: url.appendingPathComponent(name))
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
