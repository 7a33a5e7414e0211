import Foundation
import QuickLookThumbnailing
import Testing
import UIKitTestSupport

/// Small pictures of files.
@Suite struct ThumbnailTests {
    private let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func request(
        _ file: URL,
        _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all
    ) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(
            fileAt: file,
            size: CGSize(width: 50, height: 50),
            scale: 2,
            representationTypes: types
        )
    }

    private func picture(_ size: CGSize) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test
    func `A picture is made smaller in its own shape`() async throws {
        let file = try files.add("p.png", picture(CGSize(width: 400, height: 200)))
        let result = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(result.type == .thumbnail)
        #expect(result.uiImage.size == CGSize(width: 50, height: 25))
        #expect(result.cgImage.width == 100)
    }

    @Test
    func `A PDF file shows its first page`() async throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 600))
        let file = try files.add("a.pdf", renderer.pdfData { $0.beginPage() })
        let result = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(result.type == .thumbnail)
        #expect(result.uiImage.size == CGSize(width: 25, height: 50))
    }

    @Test
    func `Other files have a symbol, unless only the content was asked for`() async throws {
        let file = try files.add("a.mp3", "x")
        let result = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(result.type == .icon)
        #expect(result.uiImage.size == CGSize(width: 50, height: 50))
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file, .thumbnail))
        }
    }

    @Test
    func `A missing file and an impossible size are errors`() async throws {
        let missing = files.folder.appendingPathComponent("none.png")
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(missing))
        }
        let huge = QLThumbnailGenerator.Request(
            fileAt: missing,
            size: CGSize(width: 1e9, height: 1),
            scale: 1,
            representationTypes: .all
        )
        await #expect(throws: QLThumbnailError(.requestInvalid)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: huge)
        }
    }
}
