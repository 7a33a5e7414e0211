import Foundation

/// Blend modes, shadows, masks and transparency layers.
extension CGContext {
    /// A layer that is drawn as one.
    enum Layer {
        /// Drawing that a mask restricts, until the graphics state of a depth is restored.
        case mask(Bitmap, rect: CGRect, transform: CGAffineTransform, depth: Int)
        /// A layer between ``beginTransparencyLayer(auxiliaryInfo:)`` and ``endTransparencyLayer()``, with the style that it is drawn
        /// with. The graphics state of the depth is restored at its end.
        case transparency(CompositeStyle, depth: Int)
    }

    /// Sets the mode in which drawing is blended with the content. Default: normal.
    public func setBlendMode(_ mode: CGBlendMode) { state.style.blendMode = mode }

    /// Sets whether edges are smooth. Default: true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.style.isAntialiased = shouldAntialias }

    /// The smoothness of scaled images. `none` repeats pixels; all other values interpolate them.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.style.interpolation }
        set { state.style.interpolation = newValue }
    }

    /// The current style with another blend mode and opacity.
    func style(_ mode: CGBlendMode, _ alpha: CGFloat) -> CompositeStyle {
        var style = state.style
        style.blendMode = mode
        style.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
        return style
    }

    // MARK: Shadows

    /// Adds a shadow of a third black to everything that is drawn.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow. Transforms of the context do not affect it.
    ///   - blur: The radius of the blur; 0 for sharp edges.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
    }

    /// Adds a shadow to everything that is drawn.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow. Transforms of the context do not affect it.
    ///   - blur: The radius of the blur; 0 for sharp edges.
    ///   - color: The colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.style.shadow = color.map {
            DropShadow(
                offset: CGSize(width: offset.width * baseTransform.a, height: offset.height * baseTransform.d),
                blur: max(blur, 0) * abs(baseTransform.a),
                color: $0.value
            )
        }
    }

    /// Moves the content by a distance that transforms of the context do not affect, as the offset of a shadow.
    func move(by distance: CGSize) {
        guard let inverse = state.transform.inverse else { return }
        let (x, y) = (distance.width * baseTransform.a, distance.height * baseTransform.d)
        translateBy(x: inverse.a * x + inverse.c * y, y: inverse.b * x + inverse.d * y)
    }

    // MARK: Layers

    /// Begins a layer that is drawn as one, with the current opacity, blend mode and shadow, by ``endTransparencyLayer()``. Inside of
    /// it, they have their defaults.
    ///
    /// - Parameter auxiliaryInfo: Without effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(.transparency(state.style, depth: states.count))
        saveGState()
        canvas.beginLayer()
        state.style.alpha = 1
        state.style.blendMode = .normal
        state.style.shadow = nil
    }

    /// Begins a layer that restricts drawing to a rectangle, and is drawn as one; see ``beginTransparencyLayer(auxiliaryInfo:)``.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the layer that was begun last. Traps if there is none.
    public func endTransparencyLayer() {
        guard
            let index = layers.lastIndex(where: {
                if case .transparency = $0 { return true }
                return false
            }), case .transparency(let style, let depth) = layers[index]
        else { trap("CGContext.endTransparencyLayer() was called more often than beginTransparencyLayer().") }
        while states.count > depth + 1 { restoreGState() }
        closeMasks(downTo: depth + 1)
        layers.removeLast()
        canvas.endLayer(style)
        restoreGState()
    }

    /// Restricts later drawing to a rectangle and a mask in it: the parts of an image with opacity, or with the brightness of an image
    /// that is opaque, as in Core Graphics.
    ///
    /// Draws nothing outside of an image that the host cannot decode.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let pixels = mask.file.pixels else { return }
        // As with `draw(_:in:)`, the first row of the mask is at the greatest y.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let bitmap = pixels.isOpaque ? pixels.luminosityMask : pixels
        layers.append(
            .mask(bitmap, rect: rect, transform: flip.concatenating(state.transform), depth: states.count)
        )
        canvas.beginLayer()
    }

    /// Restricts later drawing to a rectangle, and to the opacity of a bitmap in it, whose first row is at the smallest y.
    func clip(to rect: CGRect, opacityOf mask: Bitmap) {
        clip(to: rect)
        layers.append(.mask(mask, rect: rect, transform: state.transform, depth: states.count))
        canvas.beginLayer()
    }

    /// Draws the layers of masks that were set at a depth of states or deeper.
    func closeMasks(downTo depth: Int) {
        while case .mask(let mask, let rect, let transform, let ownDepth)? = layers.last, ownDepth > depth {
            layers.removeLast()
            canvas.endLayer(mask: mask, in: rect, transform: transform)
        }
    }

    /// The current pixels, also of drawing that a mask restricts.
    var bitmap: Bitmap {
        drawMaskedLayers(layers[...])
        return canvas.bitmap
    }

    /// Draws the layers of masks, from the innermost one to a transparency layer. They continue empty.
    private func drawMaskedLayers(_ layers: ArraySlice<Layer>) {
        guard case .mask(let mask, let rect, let transform, _)? = layers.last else { return }
        canvas.endLayer(mask: mask, in: rect, transform: transform) { self.drawMaskedLayers(layers.dropLast()) }
    }
}

extension Bitmap {
    /// A mask with the brightness of the pixels as opacity.
    fileprivate var luminosityMask: Bitmap {
        var result = self
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let (red, green, blue) = (Int(bytes[index]), Int(bytes[index + 1]), Int(bytes[index + 2]))
            let brightness = UInt8((red * 299 + green * 587 + blue * 114 + 500) / 1000)
            for part in 0..<4 { result.bytes[index + part] = brightness }
        }
        return result
    }
}
