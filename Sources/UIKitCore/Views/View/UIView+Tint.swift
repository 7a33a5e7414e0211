import Foundation

extension UIView {
    /// The adjustments of the tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// That of the superview.
        case automatic = 0
        /// The tint colour itself.
        case normal
        /// A grey colour, for views that are temporarily in the background.
        case dimmed
    }

    /// Whether a view of this process ever had a mode of its own, so that others need not search for one.
    static var tintModesAreUsed = false

    func setTintMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintMode else { return }
        let old = tintAdjustmentMode
        ownTintMode = mode
        UIView.tintModesAreUsed = true
        if tintAdjustmentMode != old { tintModeDidChangeWithin() }
    }

    var inheritedTintMode: TintAdjustmentMode {
        layoutState.isBehindPresentation ? .dimmed : superview?.tintAdjustmentMode ?? .normal
    }

    /// Dims the subviews that are behind a presentation, and no others. Called when a presentation appears or disappears.
    func updateTintBehind() {
        var isBehind = false
        for subview in subviews.reversed() {
            subview.setBehindPresentation(isBehind)
            if subview.dimsTintBehind { isBehind = true }
        }
    }

    /// Notes whether a presentation is in front of the view in its superview.
    func setBehindPresentation(_ isBehind: Bool) {
        guard isBehind != layoutState.isBehindPresentation else { return }
        let old = tintAdjustmentMode
        layoutState.isBehindPresentation = isBehind
        UIView.tintModesAreUsed = true
        if tintAdjustmentMode != old { tintModeDidChangeWithin() }
    }

    private func tintModeDidChangeWithin() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintMode == .automatic { subview.tintModeDidChangeWithin() }
    }

    /// The tint colour without adjustment.
    @_spi(Host)
    public var undimmedTint: UIColor { ownTintColor ?? superview?.undimmedTint ?? .systemBlue }
}

extension UIColor {
    /// The grey colour of a dimmed tint, with the same opacity.
    var dimmed: UIColor {
        let alpha = cgColor.alpha
        return alpha == 1 ? .systemGray : .systemGray.withAlphaComponent(alpha)
    }
}
