import Foundation

/// The place of the contents in a layer.
extension CALayer {
    /// The position and scaling of ``contents``. Default: `resize`. Contents that are larger than the bounds extend beyond them, unless
    /// the layer clips them; those of a view's layer are clipped.
    public var contentsGravity: CALayerContentsGravity {
        get { placement.gravity }
        set { changePlacement(\.gravity, to: newValue) }
    }

    /// The part of ``contents`` that is shown, in fractions of its size. Default: the whole. A part outside of the contents is empty.
    public var contentsRect: CGRect {
        get { placement.contentsRect }
        set { changePlacement(\.contentsRect, to: newValue.drawable) }
    }

    /// The part of ``contents`` that is stretched, in fractions of its size; the parts beside it keep their lengths along that axis, and
    /// corners their size. Has an effect only with the gravity `resize`. Default: the whole.
    public var contentsCenter: CGRect {
        get { placement.contentsCenter }
        set { changePlacement(\.contentsCenter, to: newValue.drawable) }
    }

    /// Whether vertical positions of gravities are reversed: true, because the vertical axis of layers points down.
    public func contentsAreFlipped() -> Bool { true }

    private func changePlacement<Value: Equatable>(_ path: WritableKeyPath<LayerPlacement, Value>, to value: Value) {
        guard placement[keyPath: path] != value else { return }
        placement[keyPath: path] = value
        didChange()
    }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The shown part of an image of the contents, with the edges that are not stretched.
    func shownPart(of image: UIImage) -> UIImage? {
        var image = image
        if contentsRect != CALayer.whole {
            guard let part = part(of: image) else { return nil }
            image = part
        }
        guard hasFixedEdges else {
            return image.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
        }
        let center = contentsCenter.intersection(CALayer.whole)
        guard !center.isNull else { return image.resizableImage(withCapInsets: .zero, resizingMode: .stretch) }
        let size = naturalSize(of: image)
        let insets = UIEdgeInsets(
            top: center.minY * size.height,
            left: center.minX * size.width,
            bottom: (1 - center.maxY) * size.height,
            right: (1 - center.maxX) * size.width
        )
        return image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Whether only the middle of the contents is stretched.
    var hasFixedEdges: Bool { contentsGravity == .resize && contentsCenter != CALayer.whole }

    /// The part of an image in ``contentsRect``. The last one is kept, because a layer is shown often.
    private func part(of image: UIImage) -> UIImage? {
        if let last = placement.lastPart, last.rect == contentsRect, last.source == image { return last.part }
        guard let pixels = image.cgImage else { return nil }
        let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
        let rect = CGRect(
            x: contentsRect.minX * width,
            y: contentsRect.minY * height,
            width: contentsRect.width * width,
            height: contentsRect.height * height
        )
        let part = pixels.cropping(to: rect).map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) }
        placement.lastPart = (image, contentsRect, part)
        return part
    }

    /// The size in points of an image of the contents that is not scaled.
    private func naturalSize(of image: UIImage) -> CGSize {
        let size = image.size
        let scale = image.scale / max(contentsScale, 0.01)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The rectangle of an image of the contents, in the layer's coordinates.
    func contentsFrame(of image: UIImage) -> CGRect {
        guard contentsGravity.mode != .scaleToFill else { return bounds }
        return contentsGravity.mode.frame(of: naturalSize(of: image), in: bounds.size)
            .offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    /// The image that fills the bounds of a view's layer.
    var filledContents: UIImage? {
        guard let (image, frame) = shownContents else { return nil }
        guard frame != bounds else { return image }
        return CGContext.image(of: bounds, scale: max(contentsScale, image.scale), traits: .current) { _ in
            image.draw(in: frame)
        }
    }
}
