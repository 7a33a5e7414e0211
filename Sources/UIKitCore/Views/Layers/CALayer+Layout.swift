import Foundation

/// Layout of sublayers.
extension CALayer {
    func layOutByDelegate() { delegate?.layoutSublayers(of: self) }

    func markLayoutNeeded() {
        if let view { return view.setNeedsLayout() }
        isLayoutNeeded = true
        didChange()
    }

    /// Lays out the tree below the outermost layer that needs it.
    func layOutIfNeeded() {
        if let view { return view.layoutIfNeeded() }
        var outermost = self
        while let holder = outermost.holder, holder.view == nil, holder.isLayoutNeeded { outermost = holder }
        outermost.layOutTree()
    }

    private func layOutTree() {
        layOutNow()
        for layer in ownSublayers { layer.layOutTree() }
    }

    /// Lays out the sublayers if that was requested. A layout that requests another one is repeated a few times.
    func layOutNow() {
        guard view == nil else { return }
        for _ in 0..<UIView.layoutPassLimit where isLayoutNeeded {
            isLayoutNeeded = false
            layoutSublayers()
        }
    }
}
