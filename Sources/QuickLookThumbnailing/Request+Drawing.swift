import Foundation
import UIKitCore

extension QLThumbnailGenerator.Request {
    /// Reads the file and draws its picture. Blocks the calling thread.
    func makeRepresentation() throws -> QLThumbnailRepresentation {
        guard url.isFileURL, size.width >= 1, size.height >= 1, scale > 0, scale.isFinite,
            max(size.width, size.height) * scale <= 8192
        else { throw QLThumbnailError(.requestInvalid) }
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw QLThumbnailError(.generationFailed) }
        if !representationTypes.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]), let content {
            let image = fit(content)
            if min(image.size.width, image.size.height) >= minimumDimension {
                return QLThumbnailRepresentation(.thumbnail, image)
            }
        }
        guard representationTypes.contains(.icon) else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(.icon, symbol)
    }

    private var content: UIImage? {
        if PreviewContent.type(of: url).conforms(to: .pdf) {
            let side = Int(max(size.width, size.height) * scale)
            return PageRendering.picture(of: url, page: 1, side: side).flatMap { UIImage(data: $0) }
        }
        if case .image(let image) = PreviewContent.load(url) { return image }
        return nil
    }

    /// The picture in the requested size, in its own shape. Small pictures are not enlarged.
    private func fit(_ image: UIImage) -> UIImage {
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard pixels.width > 0, pixels.height > 0 else { return image }
        let factor = min(1, size.width * scale / pixels.width, size.height * scale / pixels.height)
        let size = CGSize(
            width: max(1, (pixels.width * factor).rounded()) / scale,
            height: max(1, (pixels.height * factor).rounded()) / scale
        )
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// A page with a folded corner.
    private var symbol: UIImage {
        let side = min(size.width, size.height)
        let page = CGRect(x: side * 0.18, y: side * 0.06, width: side * 0.64, height: side * 0.88)
        let fold = side * 0.2
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            let outline = UIBezierPath()
            outline.move(to: page.origin)
            outline.addLine(to: CGPoint(x: page.maxX - fold, y: page.minY))
            outline.addLine(to: CGPoint(x: page.maxX, y: page.minY + fold))
            outline.addLine(to: CGPoint(x: page.maxX, y: page.maxY))
            outline.addLine(to: CGPoint(x: page.minX, y: page.maxY))
            outline.close()
            UIColor.white.setFill()
            outline.fill()
            UIColor.gray.setStroke()
            outline.lineWidth = max(1, side / 40)
            outline.stroke()
            let corner = UIBezierPath()
            corner.move(to: CGPoint(x: page.maxX - fold, y: page.minY))
            corner.addLine(to: CGPoint(x: page.maxX - fold, y: page.minY + fold))
            corner.addLine(to: CGPoint(x: page.maxX, y: page.minY + fold))
            corner.lineWidth = outline.lineWidth
            corner.stroke()
        }
    }
}
