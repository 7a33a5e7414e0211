import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore

/// Documents that are drawn, as other programs read them.
@MainActor
@Suite struct PDFRendererTests {
    private let page = CGRect(x: 0, y: 0, width: 300, height: 200)

    @Test
    func `Pages have their texts and sizes`() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: page)
        let data = renderer.pdfData { context in
            context.beginPage()
            NSAttributedString(string: "First page").draw(at: CGPoint(x: 20, y: 20))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 400, height: 500), pageInfo: [:])
            #expect(context.pdfContextBounds.size == CGSize(width: 400, height: 500))
            NSAttributedString(string: "Second page").draw(at: CGPoint(x: 20, y: 20))
        }
        #expect(try PDFText.pages(data) == ["First page", "Second page"])
        let information = try PDFText.information(data)
        #expect(information["Pages"] == "2")
        #expect(information["Page size"]?.hasPrefix("300 x 200 pts") == true)
    }

    @Test
    func `A document has its information`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle as String: "Tea (black)", kCGPDFContextAuthor as String: "Ann",
            kCGPDFContextKeywords as String: ["tea", "cake"],
        ]
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { $0.beginPage() }
        let information = try PDFText.information(data)
        #expect(information["Title"] == "Tea (black)")
        #expect(information["Author"] == "Ann")
        #expect(information["Keywords"] == "tea, cake")
    }

    @Test
    func `A page begins in the initial state of the context, at the origin of its bounds`() throws {
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            context.cgContext.saveGState()
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.cgContext.translateBy(x: 1000, y: 0)
            context.beginPage(withBounds: CGRect(x: 100, y: 100, width: 300, height: 200), pageInfo: [:])
            NSAttributedString(string: "Visible").draw(at: CGPoint(x: 110, y: 110))
        }
        #expect(try PDFText.pages(data) == ["", "Visible"])
    }

    @Test
    func `The functions make a document, with US letter as the default`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        "Letter".draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
        UIGraphicsSetPDFContextURLForRect(
            try #require(URL(string: "https://example.com/it's")),
            CGRect(x: 20, y: 20, width: 50, height: 20)
        )
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        #expect(try PDFText.pages(data as Data) == ["Letter"])
        #expect(try PDFText.information(data as Data)["Page size"]?.contains("letter") == true)
        #expect(String(decoding: data as Data, as: UTF8.self).contains("https://example.com/it"))
    }

    @Test
    func `A document is written to a file that can be written`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.pdf")
        #expect(UIGraphicsBeginPDFContextToFile(file.path, page, nil))
        UIGraphicsBeginPDFPageWithInfo(.zero, nil)
        "Text".draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
        UIGraphicsEndPDFContext()
        #expect(try PDFText.pages(Data(contentsOf: file)) == ["Text"])
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", page, nil))
        let other = folder.appendingPathComponent("b.pdf")
        try UIGraphicsPDFRenderer(bounds: page).writePDF(to: other) { $0.beginPage() }
        #expect(try PDFText.information(Data(contentsOf: other))["Pages"] == "1")
    }

    @Test
    func `A page shows paths, gradients with opacity, images and shadows as an image context does`() throws {
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            let cgContext = context.cgContext
            cgContext.setShadow(offset: CGSize(width: 4, height: 4), blur: 6)
            cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 20, y: 20, width: 60, height: 60))
            cgContext.setShadow(offset: .zero, blur: 0, color: nil)
            cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 120, y: 20, width: 60, height: 60))
            cgContext.endTransparencyLayer()
            context.stroke(CGRect(x: 200, y: 20, width: 60, height: 60))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { image in
                UIColor.blue.setFill()
                image.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            image.draw(in: CGRect(x: 20, y: 120, width: 60, height: 60))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try #require(PageRendering.picture(of: file, page: 1, side: 300).flatMap { UIImage(data: $0) })
        let pixels = try #require(ImageCoding.bitmap(of: picture.pngData() ?? Data()))
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            let start = (y * pixels.width + x) * 4
            return Array(pixels.bytes[start..<start + 3])
        }
        #expect(pixels.width == 300 && pixels.height == 200)
        #expect(color(50, 50) == [255, 0, 0])
        #expect(color(150, 50) == [255, 0, 0])
        #expect(color(50, 150) == [0, 0, 255])
        #expect(color(230, 50) == [255, 255, 255])
        #expect(color(83, 83)[0] < 250)
    }

    @Test
    func `Impossible bounds have no document`() {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20_000, height: 100))
        #expect(renderer.pdfData { _ in }.isEmpty)
    }
}
