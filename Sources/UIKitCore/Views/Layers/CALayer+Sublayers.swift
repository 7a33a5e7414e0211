import Foundation

extension CALayer {
    /// A child of a layer: an app's own layer, or the layer of a subview, which is created on demand.
    @MainActor
    enum Part {
        case layer(CALayer)
        case subview(UIView)

        /// The position in the drawing order relative to siblings.
        var height: CGFloat {
            switch self {
            case .layer(let own): own.zPosition
            case .subview(let view): view.storedLayer?.zPosition ?? 0
            }
        }

        func stands(for layer: CALayer) -> Bool {
            switch self {
            case .layer(let own): own === layer
            case .subview(let view): layer.view === view
            }
        }
    }

    /// The children of the layer, from back to front.
    var parts: [Part] {
        let subviews = view?.subviews ?? []
        let behind = ownSublayers.filter { layer in !subviews.contains { $0 === layer.viewBehind } }
        return behind.map(Part.layer)
            + subviews.flatMap { subview in
                [.subview(subview)] + ownSublayers.filter { $0.viewBehind === subview }.map(Part.layer)
            }
    }

    var allSublayers: [CALayer]? {
        let layers = parts.map { part in
            switch part {
            case .layer(let layer): layer
            case .subview(let view): view.layer
            }
        }
        return layers.isEmpty ? nil : layers
    }

    /// Returns the index of a layer among the parts without the other layer.
    func place(of sibling: CALayer?, without other: CALayer) -> Int? {
        guard let sibling else { return nil }
        return parts.filter { !$0.stands(for: other) }.firstIndex { $0.stands(for: sibling) }
    }

    func insert(_ layer: CALayer, at index: Int, name: String) {
        require(
            layer.view == nil,
            "CALayer.\(name) was given the layer of a view. Add that view with addSubview(_:) instead."
        )
        let holders = sequence(first: self, next: { $0.holder })
        require(!holders.contains { $0 === layer }, "CALayer.\(name) was given a layer that contains this one.")
        layer.maskedLayer?.setMask(nil)
        layer.leave()
        let former = parts
        let before = former.prefix(min(max(index, 0), former.count))
        layer.viewBehind =
            before.reversed().lazy.compactMap { part in
                if case .subview(let view) = part { view } else { nil }
            }.first
        let count = before.filter { if case .layer = $0 { true } else { false } }.count
        // The app's own layers are kept in drawing order.
        ownSublayers = former.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
        ownSublayers.insert(layer, at: count)
        layer.holder = self
        isLayoutNeeded = true
        didChange()
        if layer.actions?[kCAOnOrderIn] != nil || layer.delegate != nil, !CATransaction.disableActions() {
            layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
        }
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in ownSublayers { layer.leave() }
        var behind: UIView?
        for layer in layers {
            if let subview = layer.view {
                behind = subview
            } else {
                addSublayer(layer)
                layer.viewBehind = behind
            }
        }
    }

    /// The children of the layer in drawing order, from back to front: in their own order, unless the app set a `zPosition`.
    var drawnParts: [Part] {
        let parts = parts
        guard parts.contains(where: { $0.height != 0 }) else { return parts }
        return parts.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element)
    }

    func leave() {
        require(
            view?.superview == nil,
            "CALayer.removeFromSuperlayer() was called on the layer of a view. Call removeFromSuperview() on the view instead."
        )
        guard let holder else { return }
        holder.ownSublayers.removeAll { $0 === self }
        self.holder = nil
        isCommitted = false
        viewBehind = nil
        holder.isLayoutNeeded = true
        holder.didChange()
    }

    /// Keeps the positions of the layers in front of a subview that is about to leave its position.
    func subviewWillLeave(_ subview: UIView) {
        guard !ownSublayers.isEmpty, let subviews = view?.subviews,
            let index = subviews.firstIndex(where: { $0 === subview })
        else { return }
        ownSublayers = parts.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
        for layer in ownSublayers where layer.viewBehind === subview {
            layer.viewBehind = index > 0 ? subviews[index - 1] : nil
        }
    }
}

extension UIView {
    /// The app's own layers in this view in drawing order, from back to front, each with the number of ``drawnSubviews``
    /// behind it.
    @_spi(Host)
    public var ownLayers: [(layer: CALayer, subviewsBehind: Int)] {
        guard let storedLayer, !storedLayer.ownSublayers.isEmpty else { return [] }
        var count = 0
        return storedLayer.drawnParts.compactMap { part in
            switch part {
            case .layer(let layer): return (layer, count)
            case .subview:
                count += 1
                return nil
            }
        }
    }

    /// The subviews in drawing order, from back to front: in their own order, unless the app set a `zPosition`.
    @_spi(Host)
    public var drawnSubviews: [UIView] {
        guard subviews.contains(where: { $0.storedLayer.map { $0.zPosition != 0 } == true }) else { return subviews }
        func height(_ view: UIView) -> CGFloat { view.storedLayer?.zPosition ?? 0 }
        return subviews.enumerated().sorted { (height($0.element), $0.offset) < (height($1.element), $1.offset) }
            .map(\.element)
    }
}

extension CALayer {
    /// The app's own sublayers, from back to front.
    @_spi(Host)
    public var drawnSublayers: [CALayer] {
        ownSublayers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
