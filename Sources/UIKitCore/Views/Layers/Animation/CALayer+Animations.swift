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
        let key = copy.fixedKey ?? key
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
                begin: copy.beginTime > 0 ? copy.beginTime : localTime(at: animations.now),
                usualLength: CATransaction.animationDuration(),
                transaction: transaction
            )
        )
        if let delegate = copy.delegate { animations.callLater { delegate.animationDidStart(copy) } }
        animations.begin(self)
        copy.didBegin(on: self, length: CATransaction.animationDuration())
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
        let isSeen = drawingView?.shownWindow != nil
        if isSeen { list.wasSeen = true }
        if list.wasSeen, !isSeen { return removeAnimations { _ in true } }
        tellEnd(of: list.endOver(at: localTime(at: time), of: self), finished: true)
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

    /// The visible values of the layer's animations; nil without them.
    fileprivate var animatedValues: LayerValues? {
        guard let list = animationList, !list.entries.isEmpty, let app = UIApplication.current else { return nil }
        return list.values(at: localTime(at: app.layerAnimations.now), of: self)
    }

    /// The visible values; nil without animations of the layer, or of such properties of its view that the host does not move.
    var shownValues: LayerValues? {
        guard let view, view.hasPropertyMotions else { return animatedValues }
        var values = animatedValues ?? LayerValues(of: self)
        view.applyMotions(to: &values)
        return values
    }

    /// A copy with the visible values.
    func makePresentation() -> CALayer? {
        guard let copy = ClassFactory.makeObject(Swift.type(of: self)) as? CALayer else { return nil }
        copy.copyAttributes(of: self)
        if let values = presentedValues { copy.take(values) }
        return copy
    }

    /// The visible values with all animations of the view.
    private var presentedValues: LayerValues? {
        guard let view, !view.motions.isEmpty, let offset = view.displacement else { return shownValues }
        var values = shownValues ?? LayerValues(of: self)
        let own = LayerValues(of: self)
        values.position = CGRect(
            x: view.restFrame.minX + offset.origin.x,
            y: view.restFrame.minY + offset.origin.y,
            width: own.bounds.width + offset.size.width,
            height: own.bounds.height + offset.size.height
        ).point(at: values.anchorPoint)
        values.bounds = CGRect(
            x: own.bounds.minX + offset.boundsOrigin.x,
            y: own.bounds.minY + offset.boundsOrigin.y,
            width: own.bounds.width + offset.size.width,
            height: own.bounds.height + offset.size.height
        )
        values.opacity = own.opacity + offset.alpha
        if let way = offset.transform { values.transform = own.transform.adding(way, times: 1) }
        return values
    }

    /// Sets the visible values that all layers have.
    func takeCommon(_ values: LayerValues) {
        placement.anchor = values.anchorPoint
        storedFrame = values.restFrame
        storedBoundsOrigin = values.bounds.origin
        storedTransform = values.depth?.flat ?? values.transform.transform
        storedSpatial = values.depth
        storedOpacity = Float(min(max(values.opacity, 0), 1))
        storedBackground = values.backgroundColor
        takeStored(values)
        takeOwn(values)
    }

    /// Sets values of stored properties that all layers have.
    func takeStored(_ values: LayerValues) {
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
    /// Whether an animation block changes properties of the layer.
    var hasPropertyMotions: Bool {
        motions.contains { $0.changes.contains { $0.view === self && !$0.properties.isEmpty } }
    }

    /// The background colour during animations of the layer, if it differs from the view's.
    var animatedBackground: UIColor? {
        guard hasPropertyMotions || storedLayer != nil, let color = layer.shownValues?.backgroundColor else {
            return nil
        }
        return color == layer.backgroundColor ? nil : UIColor(cgColor: color)
    }

    /// The difference between the visible values of the view's layer and those of the view: the position, size, opacity and transform
    /// during animations of the layer; nil without them.
    @_spi(Host)
    public var layerOffset: HostAnimation.Change? {
        guard let layer = storedLayer, let values = layer.animatedValues else { return nil }
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

extension CALayer {
    /// Called after a property changed. In an animation block, the change of a view's layer is animated.
    func didSet<Value: Equatable>(_ keyPath: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, from old: Value)
    {
        let new = self[keyPath: path]
        guard new != old else { return }
        guard pendingAction == nil else { return didChange(keyPath) }
        view?.noteInBlock(keyPath, old: Self.plain(old), new: Self.plain(new)) { view, value in
            if let value = value as? Value {
                view.layer[keyPath: path] = value
            } else if Value.self == Float.self, let value = value as? CGFloat, let value = Float(value) as? Value {
                view.layer[keyPath: path] = value
            } else if value == nil, let none = Optional<CGColor>.none as? Value {
                view.layer[keyPath: path] = none
            }
        }
        didChange(keyPath)
    }

    /// Removes the optional of a value that contains one.
    private static func plain<Value>(_ value: Value) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content
    }
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}

extension Any? {
    /// The colour in a value of an animation.
    var uiColor: UIColor? { self as? UIColor ?? (self as? CGColor).map(UIColor.init(cgColor:)) }
}
