import Foundation

/// Tint colours that an animation block changes.
///
/// The tint colour is one of the view and of the subviews that inherit it, and not a part of a layer. While views draw themselves and the
/// host displays them, `tintColor` therefore returns the visible colour.
extension UIView {
    /// Whether `tintColor` returns visible colours.
    static var showsMovingTints = false

    /// Calls a closure in which `tintColor` returns the visible colours.
    static func showingMovingTints(_ body: () -> Void) {
        showsMovingTints = true
        body()
        showsMovingTints = false
    }

    /// The visible tint colour during an animation; nil if it does not move.
    var movingTint: UIColor? {
        guard UIView.showsMovingTints else { return nil }
        var view: UIView? = self
        while let current = view {
            if let tint = current.ownMovingTint { return tint }
            if current.ownTintColor != nil { return nil }
            view = current.superview
        }
        return nil
    }

    private var ownMovingTint: UIColor? {
        for motion in motions.reversed() {
            for change in motion.changes where change.view === self {
                guard let (old, new) = change.tint else { continue }
                let progress = change.span.progress(at: motion.progress)
                return progress == 1 ? nil : old.mixed(new, progress, traits: traitCollection)
            }
        }
        return nil
    }

    /// Records a change of the tint colour in the current animation block.
    func noteTint(from old: UIColor, to new: UIColor) {
        guard old != new, let animation = UIView.openAnimation else { return }
        animation.note(self) { $0.tint = ($0.tint?.old ?? old, new) }
    }

    /// Displays the view and the subviews that inherit its tint colour again.
    func displayTint() {
        setNeedsDisplay()
        for subview in subviews where subview.ownTintColor == nil { subview.displayTint() }
    }
}

extension UIColor {
    /// Returns the colour between this one and another, with premultiplied components, at a progress from 0 to 1.
    func mixed(_ other: UIColor, _ progress: CGFloat, traits: UITraitCollection) -> UIColor {
        let (from, to) = (resolvedColor(with: traits).cgColor.value, other.resolvedColor(with: traits).cgColor.value)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * progress, 0), 1) }
        let alpha = mix(from.alpha, to.alpha)
        guard alpha > 0 else { return .clear }
        func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { mix(a * from.alpha, b * to.alpha) / alpha }
        return UIColor(
            red: part(from.red, to.red),
            green: part(from.green, to.green),
            blue: part(from.blue, to.blue),
            alpha: alpha
        )
    }
}
