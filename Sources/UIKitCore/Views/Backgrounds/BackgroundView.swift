import Foundation

/// Shows a ``UIBackgroundConfiguration`` behind the content of its superview.
package final class BackgroundView: UIView {
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    private var insets = NSDirectionalEdgeInsets.zero
    private var marginEdges: NSDirectionalRectEdge = []

    /// Creates an empty background, which receives no touches.
    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a background.
    ///
    /// - Parameters:
    ///   - background: The background.
    ///   - color: Its colour, resolved.
    ///   - radius: Its corner radius, in points.
    ///   - tintColor: The colour of a border without colour.
    package func show(_ background: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat, tintColor: UIColor) {
        backgroundColor = color
        insets = background.backgroundInsets
        marginEdges = background.edgesAddingLayoutMarginsToBackgroundInsets
        // A view without its own layer is cheaper, and most backgrounds need none.
        if storedLayer != nil || radius > 0 || background.strokeWidth > 0 {
            layer.cornerRadius = radius
            layer.borderWidth = background.strokeWidth
            layer.borderColor = background.resolvedStrokeColor(for: tintColor).cgColor
            clipsToBounds = radius > 0
        }
        showEffect(background.visualEffect)
        showImage(background.image, mode: background.imageContentMode)
        if customView !== background.customView {
            if customView?.superview === self { customView?.removeFromSuperview() }
            customView = background.customView
        }
        for view in [effectView, imageView, customView] { if let view { addSubview(view) } }
        setNeedsLayout()
    }

    /// Places the background in a holder of a size, with the holder's layout margins.
    package func place(in holder: UIView) {
        let margins = holder.directionalLayoutMargins
        var insets = insets
        if marginEdges.contains(.top) { insets.top += margins.top }
        if marginEdges.contains(.bottom) { insets.bottom += margins.bottom }
        if marginEdges.contains(.leading) { insets.leading += margins.leading }
        if marginEdges.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        restFrame = CGRect(origin: .zero, size: holder.bounds.size).inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing
            )
        )
    }

    /// Fills the background with its parts.
    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, imageView, customView] { view?.restFrame = bounds }
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard effect != nil || effectView != nil else { return }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        effectView = view
        view.effect = effect
        view.isHidden = effect == nil
    }

    private func showImage(_ image: UIImage?, mode: ContentMode) {
        guard image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        imageView = view
        view.image = image
        view.contentMode = mode
        view.isHidden = image == nil
    }
}
