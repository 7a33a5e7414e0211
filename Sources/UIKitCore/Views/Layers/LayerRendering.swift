import Foundation

/// Draws views and layers in a context without a host: backgrounds, borders, shadows, gradients, images, text, and what views draw
/// themselves. Controls that the widgets of a host show have no picture of their own.
@MainActor
struct LayerRendering {
    let context: CGContext

    /// Draws a view, whose bounds are in the coordinates of the context.
    func draw(_ view: UIView) {
        view.traitCollection.performAsCurrent {
            draw(view.existingLayer?.shown ?? CALayer(), of: view, bounds: view.bounds)
        }
    }

    /// Draws a layer without a view.
    func draw(_ layer: CALayer) {
        draw(layer.shown, of: nil, bounds: layer.bounds)
    }

    private func draw(_ layer: CALayer, of view: UIView?, bounds: CGRect) {
        masked(by: layer) { drawUnmasked(layer, of: view, bounds: bounds) }
    }

    /// Draws with the mask of a layer, in the layer's coordinates.
    func masked(by layer: CALayer, _ body: () -> Void) {
        guard let mask = layer.drawnMask(scale: abs(context.baseTransform.a), traits: .current) else { return body() }
        guard let pixels = mask.image?.cgImage?.file.pixels else { return }
        context.saveGState()
        context.clip(to: mask.rect, opacityOf: pixels)
        body()
        context.restoreGState()
    }

    private func drawUnmasked(_ layer: CALayer, of view: UIView?, bounds: CGRect) {
        let hasShadow = layer.shadowOpacity > 0 && layer.shadowColor != nil
        guard hasShadow, let color = layer.shadowColor else { return drawContent(layer, view, bounds) }
        let path = layer.shadowPath.flatMap { $0.isEmpty ? nil : $0 }
        // With a path, the shape is drawn so far outside that only its shadow is visible.
        let distance: CGFloat = path == nil ? 0 : 100_000
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: layer.shadowOffset.width + distance, height: layer.shadowOffset.height),
            blur: layer.shadowRadius * 2,
            color: color.copy(alpha: color.alpha * CGFloat(min(layer.shadowOpacity, 1)))
        )
        if let path {
            context.move(by: CGSize(width: -distance, height: 0))
            context.translateBy(x: bounds.minX, y: bounds.minY)
            context.setFillColor(UIColor.black.cgColor)
            context.fill(path, isEvenOdd: false)
        } else {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            drawContent(layer, view, bounds)
            context.endTransparencyLayer()
        }
        context.restoreGState()
        if path != nil { drawContent(layer, view, bounds) }
    }

    private func drawContent(_ layer: CALayer, _ view: UIView?, _ bounds: CGRect) {
        let outline = outline(of: layer, bounds)
        let background = view?.backgroundColor?.cgColor ?? (view == nil ? layer.backgroundColor : nil)
        context.saveGState()
        if view?.clipsToBounds ?? layer.masksToBounds { context.clip(to: outline, isEvenOdd: false) }
        if let background {
            context.saveGState()
            context.setFillColor(background)
            context.fill(outline, isEvenOdd: false)
            context.restoreGState()
        }
        if let gradient = layer.gradient { draw(gradient, in: outline, bounds) }
        drawImages(layer, view, bounds)
        drawParts(of: view == nil ? layer : view?.existingLayer, view)
        context.restoreGState()
        if layer.borderWidth > 0, let color = layer.borderColor { drawBorder(layer, bounds, color) }
    }

    private func outline(of layer: CALayer, _ bounds: CGRect, inset: CGFloat = 0) -> CGPath {
        let radii = layer.cornerRadii.clockwise.map { max($0 - inset, 0) }
        let path = CGMutablePath()
        path.addRoundedRect(
            bounds.insetBy(dx: inset, dy: inset),
            radii: radii.map { CGSize(width: $0, height: $0) }
        )
        return path
    }

    private func drawBorder(_ layer: CALayer, _ bounds: CGRect, _ color: CGColor) {
        let width = min(layer.borderWidth, min(bounds.width, bounds.height) / 2)
        let path = CGMutablePath()
        path.addPath(outline(of: layer, bounds))
        path.addPath(outline(of: layer, bounds, inset: width))
        context.saveGState()
        context.setFillColor(color)
        context.fill(path, isEvenOdd: true)
        context.restoreGState()
    }

    private func drawImages(_ layer: CALayer, _ view: UIView?, _ bounds: CGRect) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        if let drawn = view?.drawnImage {
            drawn.draw(in: bounds)
        } else {
            layer.shownContents.map { $0.image.draw(in: $0.rect) }
        }
        context.saveGState()
        layer.drawShape(in: context)
        context.restoreGState()
        view?.drawDisplayedContent(in: bounds)
    }

    /// Draws subviews and sublayers from back to front.
    private func drawParts(of layer: CALayer?, _ view: UIView?) {
        guard let layer else {
            for subview in view?.subviews ?? [] { place(subview) }
            return
        }
        for part in layer.parts.enumerated().sorted(by: {
            ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
        }) {
            switch part.element {
            case .subview(let subview): place(subview)
            case .layer(let sublayer): place(sublayer)
            }
        }
    }

    private func place(_ view: UIView) {
        guard view.isInMotion else {
            guard !view.isHidden, view.alpha > 0, !view.isTurnedAway else { return }
            let placement = (view.center, view.transform, view.bounds, view.layerAnchor)
            return place(placement, alpha: view.alpha) { draw(view) }
        }
        place(view.layer)
    }

    /// Draws a layer, or its view, in the coordinates of the superlayer, as it is visible during animations.
    func place(_ layer: CALayer) {
        guard let shown = layer.view?.isInMotion == true ? layer.presentation() : layer.shown else { return }
        let opacity = CGFloat(shown.opacity)
        guard !layer.isHidden, opacity > 0, !layer.isTurnedAway else { return }
        place((shown.position, shown.affineTransform(), shown.bounds, shown.placement.anchor), alpha: opacity) {
            if let view = layer.view {
                view.traitCollection.performAsCurrent { draw(layer.shown, of: view, bounds: shown.bounds) }
            } else {
                draw(layer.shown, of: nil, bounds: shown.bounds)
            }
        }
    }

    private typealias Placement = (position: CGPoint, transform: CGAffineTransform, bounds: CGRect, anchor: CGPoint)

    private func place(_ placement: Placement, alpha: CGFloat, _ body: () -> Void) {
        context.saveGState()
        context.translateBy(x: placement.position.x, y: placement.position.y)
        context.concatenate(placement.transform)
        let pivot = placement.bounds.point(at: placement.anchor)
        context.translateBy(x: -pivot.x, y: -pivot.y)
        if alpha < 1 {
            context.setAlpha(alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        body()
        if alpha < 1 { context.endTransparencyLayer() }
        context.restoreGState()
    }
}

extension UIView {
    func drawHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        render(in: context)
        context.restoreGState()
        return true
    }

    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        }
        let picture = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
        picture.image = image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        return picture
    }

    /// Draws the view in a context, as its window shows it if it is in one.
    func render(in context: CGContext) {
        let scale = abs(context.baseTransform.a)
        guard let picture = UIApplication.current?.host.picture(of: self, scale: scale),
            picture.bytes.count == picture.width * picture.height * 4
        else { return LayerRendering(context: context).draw(self) }
        // The picture of a widget does not contain its own mask.
        LayerRendering(context: context).masked(by: storedLayer ?? CALayer()) {
            let pixels = Bitmap(width: picture.width, height: picture.height, bytes: picture.bytes)
            context.draw(pixels, in: bounds, alpha: 1)
        }
    }
}
