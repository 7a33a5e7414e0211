import Foundation

/// The animations of a layer, and the values that they show.
extension CALayer {
    func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        let copy = animation.duplicate()
        for path in Set(copy.unknownKeyPaths).sorted() {
            Diagnostics.warn(
                "CALayer.add(_:forKey:): the key path '\(path)' cannot be animated. CAPropertyAnimation lists the key paths."
            )
        }
        if let key { removeAnimations { $0.key == key } }
        guard let animations = UIApplication.current?.layerAnimations else { return }
        let list = animationList ?? LayerAnimationList()
        animationList = list
        let transaction = CATransaction.current
        transaction?.animationDidBegin()
        list.add(
            LayerAnimationList.Entry(
                key: key,
                animation: copy,
                begin: copy.beginTime > 0 ? copy.beginTime : animations.now,
                usualLength: CATransaction.animationDuration(),
                transaction: transaction
            )
        )
        if let delegate = copy.delegate { animations.callLater { delegate.animationDidStart(copy) } }
        animations.begin(self)
        didChange()
    }

    /// Removes animations before their end.
    func removeAnimations(where isMeant: (LayerAnimationList.Entry) -> Bool) {
        guard let removed = animationList?.remove(where: isMeant), !removed.isEmpty else { return }
        tellEnd(of: removed.filter { !$0.isOver }, finished: false)
        didChange()
    }

    /// Shows the next frame, and ends the animations that are over. A layer that left the screen has no animations.
    func showAnimationFrame(at time: TimeInterval) {
        guard let list = animationList else { return }
        let isSeen = shownIn?.window != nil
        if isSeen { list.wasSeen = true }
        if list.wasSeen, !isSeen { return removeAnimations { _ in true } }
        tellEnd(of: list.endOver(at: time, of: self), finished: true)
        didChange()
    }

    private func tellEnd(of entries: [LayerAnimationList.Entry], finished: Bool) {
        for entry in entries {
            let tell = {
                entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
                entry.transaction?.animationDidEnd()
            }
            if let animations = UIApplication.current?.layerAnimations { animations.callLater(tell) } else { tell() }
        }
    }

    /// The view in which the layer is drawn.
    private var shownIn: UIView? {
        sequence(first: self, next: { $0.holder }).lazy.compactMap(\.view).first
    }

    /// The visible values; nil without animations.
    var shownValues: LayerValues? {
        guard let list = animationList, !list.entries.isEmpty, let app = UIApplication.current else { return nil }
        return list.values(at: app.layerAnimations.now, of: self)
    }

    /// A copy with the visible values.
    func makePresentation() -> CALayer? {
        guard let copy = ClassFactory.makeObject(Swift.type(of: self)) as? CALayer else { return nil }
        copy.copyAttributes(of: self)
        if let values = shownValues { copy.take(values) }
        return copy
    }

    /// Sets the visible values that all layers have.
    func takeCommon(_ values: LayerValues) {
        storedFrame = values.restFrame
        storedBoundsOrigin = values.bounds.origin
        storedTransform = values.transform.transform
        storedOpacity = Float(min(max(values.opacity, 0), 1))
        storedBackground = values.backgroundColor
        cornerRadius = values.cornerRadius
        borderWidth = values.borderWidth
        borderColor = values.borderColor
        shadowColor = values.shadowColor
        shadowOpacity = Float(min(max(values.shadowOpacity, 0), 1))
        shadowOffset = values.shadowOffset
        shadowRadius = values.shadowRadius
    }

    /// The layer as a host draws it: a copy with the visible values during animations.
    @_spi(Host)
    public var shown: CALayer { shownValues == nil ? self : makePresentation() ?? self }
}

extension UIView {
    /// The background colour during animations of the layer, if it differs from the view's.
    var animatedBackground: UIColor? {
        guard let layer = storedLayer, let color = layer.shownValues?.backgroundColor else { return nil }
        return color == layer.backgroundColor ? nil : UIColor(cgColor: color)
    }

    /// The difference between the visible values of the view's layer and those of the view: the position, size, opacity and transform
    /// during animations of the layer; nil without them.
    @_spi(Host)
    public var layerOffset: HostAnimation.Change? {
        guard let layer = storedLayer, let values = layer.shownValues else { return nil }
        let own = LayerValues(of: layer)
        var change = HostAnimation.Change(view: self)
        change.origin = CGPoint(
            x: values.restFrame.minX - own.restFrame.minX,
            y: values.restFrame.minY - own.restFrame.minY
        )
        change.size = CGSize(
            width: values.bounds.width - own.bounds.width,
            height: values.bounds.height - own.bounds.height
        )
        change.alpha = values.opacity - own.opacity
        change.transform = values.transform.adding(own.transform, times: -1)
        return change
    }
}
