import Foundation

extension UIScrollView {
    /// Whether the user can zoom: there are different scales, and the delegate names a view for them.
    @_spi(Host)
    public var isZoomable: Bool {
        maximumZoomScale > minimumZoomScale && scrollDelegate?.viewForZooming(in: self) != nil
    }

    /// Scales the zoomed view and the content size, and scrolls so that a point of the content keeps its place.
    ///
    /// - Parameters:
    ///   - scale: The scale, limited to the range of the scroll view.
    ///   - anchor: The point in the visible area, from its top left corner; nil for its middle.
    func zoom(toScale scale: CGFloat, about anchor: CGPoint? = nil) {
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let (old, new) = (zoomScale, limited(scale))
        guard new != old, new > 0 else { return }
        let anchor = anchor ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let ratio = new / old
        let offset = CGPoint(
            x: (contentOffset.x + anchor.x) * ratio - anchor.x,
            y: (contentOffset.y + anchor.y) * ratio - anchor.y
        )
        let origin = CGPoint(x: view.frame.minX * ratio, y: view.frame.minY * ratio)
        storedZoomScale = new
        zoomedView = view
        view.transform = CGAffineTransform(scaleX: new, y: new)
        view.frame.origin = origin
        contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
        moveContent(to: clamped(offset))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale.drawable, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    func animateZoom(animated: Bool, _ body: @escaping () -> Void) {
        guard animated, let view = scrollDelegate?.viewForZooming(in: self), window != nil else { return body() }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(
            withDuration: 0.25,
            animations: body,
            completion: { [weak self, weak view] _ in
                guard let self else { return }
                scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            }
        )
    }

    /// Shows a rectangle of the zoomed view's coordinates as large as possible, in the middle.
    func showZoomed(_ rect: CGRect) {
        guard let view = scrollDelegate?.viewForZooming(in: self), !bounds.isEmpty else { return }
        let rect = rect.drawable
        let fitting = min(bounds.width / max(rect.width, 0.001), bounds.height / max(rect.height, 0.001))
        zoom(toScale: fitting)
        let shown = view.convert(rect, to: self)
        moveContent(
            to: clamped(CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2))
        )
    }

    // MARK: The user's zooming

    /// Called when the user begins to zoom.
    ///
    /// - Returns: Whether the content can be zoomed.
    @_spi(Host)
    @discardableResult
    public func userBeganZooming() -> Bool {
        guard !isZooming, isZoomable else { return isZooming }
        isZooming = true
        zoomStart = zoomScale
        // A touch that zooms has no other effect.
        window?.hostTookTouches(on: self)
        scrollDelegate?.scrollViewWillBeginZooming(self, with: scrollDelegate?.viewForZooming(in: self))
        return true
    }

    /// Called when the user zooms. Does nothing before ``userBeganZooming()``.
    ///
    /// - Parameters:
    ///   - factor: The factor since the beginning.
    ///   - point: The point of the scroll view that keeps its content, from the top left corner of its visible area.
    @_spi(Host)
    public func userZoomed(by factor: CGFloat, at point: CGPoint) {
        guard isZooming else { return }
        zoom(toScale: zoomStart * factor, about: point)
    }

    /// Called when the user ends zooming.
    @_spi(Host)
    public func userEndedZooming() {
        guard isZooming else { return }
        isZooming = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
}
