import Foundation

extension CALayer {
    /// Copies the attributes that all layers have.
    func copyCommonAttributes(of other: CALayer) {
        name = other.name
        placement = other.placement
        storedFrame = other.restFrame
        storedBoundsOrigin = other.bounds.origin
        storedTransform = other.affineTransform()
        storedSpatial = other.view?.storedSpatial ?? other.storedSpatial
        sublayerTransform = other.sublayerTransform
        zPosition = other.zPosition
        storedBackground = other.backgroundColor
        storedOpacity = other.opacity
        storedIsHidden = other.isHidden
        storedMasksToBounds = other.masksToBounds
        storedContents = other.storedContents
        storedMask = other.storedMask
        storedContentsScale = other.storedContentsScale
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        cornerRadius = other.cornerRadius
        maskedCorners = other.maskedCorners
        storedRadii = other.configuredRadii
        cornerCurve = other.cornerCurve
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
    }

    // MARK: Content

    func setContents(_ contents: Any?) {
        require(
            contents == nil || contents is CGImage || contents is UIImage,
            "CALayer.contents was given \(contents.map { "\($0)" } ?? "nil"), which is neither a CGImage nor a UIImage."
        )
        storedContents = contents
        didChange()
    }

    /// The background colour that a host draws; nil for a pattern.
    @_spi(Host)
    public var groundColor: CGColor? { backgroundColor?.pattern == nil ? backgroundColor : nil }

    /// The image of the layer, to be stretched to a rectangle in the layer's coordinates: its contents, in front of the pattern of its
    /// background.
    @_spi(Host)
    public var shownContents: (image: UIImage, rect: CGRect)? {
        let image = storedContents as? UIImage ?? (storedContents as? CGImage).map(UIImage.init(cgImage:))
        let part = image.flatMap(shownPart)
        let rect = part.map(contentsFrame) ?? bounds
        if view == nil, let color = storedBackground, color.pattern != nil {
            let filled = CGContext.image(of: bounds, scale: max(contentsScale, image?.scale ?? 1), traits: .current) {
                $0.setFillColor(color)
                $0.fill(bounds)
                part?.draw(in: rect)
            }
            return filled.map { ($0, bounds) }
        }
        // A host stretches the image of a layer without a view as a whole.
        if view == nil, let part, hasFixedEdges {
            let composed = CGContext.image(of: bounds, scale: max(contentsScale, part.scale), traits: .current) { _ in
                part.draw(in: rect)
            }
            return composed.map { ($0, bounds) }
        }
        return part.map { ($0, rect) }
    }

    /// The picture of what the layer's class draws itself, and its rectangle in the layer's coordinates; nil for nothing.
    @_spi(Host)
    public var shownShape: (image: UIImage, rect: CGRect)? {
        let rect = shapeBounds
        guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return nil }
        let traits = drawingView?.traitCollection ?? .current
        // Whole points keep pixels sharp.
        let whole = rect.integral
        let image = CGContext.image(of: whole, scale: max(contentsScale, traits.displayScale), traits: traits) {
            drawShape(in: $0)
        }
        return image.map { ($0, whole) }
    }

    /// The rectangle that casts the shadow, relative to the corner of the bounds, with the radius of its corners; nil without
    /// ``shadowPath``.
    @_spi(Host)
    public var shadowOutline: (rect: CGRect, radius: CGFloat)? {
        guard let path = shadowPath, !path.isEmpty else { return nil }
        let box = path.boundingBoxOfPath
        let points = path.polylines(in: .identity).flatMap(\.points)
        // The straight part of the top edge begins after the corner.
        let top = points.filter { $0.y - box.minY < 0.01 }.map(\.x).min() ?? box.minX
        let radius = min(top - box.minX, min(box.width, box.height) / 2)
        return (box.offsetBy(dx: -bounds.minX, dy: -bounds.minY), max(radius, 0))
    }

    // MARK: Drawing

    func markDisplayNeeded() {
        if let view { return view.setNeedsDisplay() }
        isDisplayNeeded = true
        didChange()
    }

    /// Called after the size of a layer that belongs to no view changed.
    func sizeDidChange() {
        if needsDisplayOnBoundsChange { isDisplayNeeded = true }
        isLayoutNeeded = true
    }

    func displayNow() {
        if let view { return view.drawContent() }
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }

    /// Displays the app's layers in this one that need it, and the mask.
    func displaySublayers() {
        for layer in ownSublayers + [storedMask].compactMap({ $0 }) {
            layer.isCommitted = true
            layer.layOutNow()
            layer.displayNow()
            layer.displaySublayers()
        }
    }

    func drawContents() {
        guard view == nil else { return }
        isDelegateSilent = false
        if let delegate {
            delegate.display(self)
            guard isDelegateSilent else { return }
        }
        let drawsItself = ClassFactory.overridesDrawing(Swift.type(of: self))
        guard drawsItself || delegate != nil else { return }
        isDelegateSilent = false
        delegate?.layerWillDraw(self)
        let traits = drawingView?.traitCollection ?? .current
        let image = CGContext.image(of: bounds, scale: contentsScale, traits: traits) { draw(in: $0) }
        // A layer that nothing draws keeps the contents that the app set.
        if image != nil || drawsItself || !isDelegateSilent { storedContents = image }
    }
}

extension CGContext {
    /// The largest number of pixels of a drawing: more than any screen has.
    static let drawingLimit = 1 << 25

    /// Returns the image that a view or layer draws of its bounds; nil if it draws nothing.
    ///
    /// A drawing that is too large is omitted, with a message.
    @MainActor
    static func image(
        of bounds: CGRect,
        scale: CGFloat,
        traits: UITraitCollection,
        _ draw: (CGContext) -> Void
    ) -> UIImage? {
        let size = bounds.size
        guard size.width > 0, size.height > 0, scale > 0 else { return nil }
        guard size.width * scale * size.height * scale <= CGFloat(drawingLimit) else {
            Diagnostics.warn("A view of \(Int(size.width)) × \(Int(size.height)) points is too large to draw itself.")
            return nil
        }
        guard let context = CGContext(size: size, scale: scale, isOpaque: false) else {
            Diagnostics.warn("A view of \(Int(size.width)) × \(Int(size.height)) points is too large to draw itself.")
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        traits.performAsCurrent {
            UIGraphicsPushContext(context)
            draw(context)
            UIGraphicsPopContext()
        }
        guard context.bitmap.bytes.contains(where: { $0 != 0 }) else { return nil }
        return context.image?.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    }
}
