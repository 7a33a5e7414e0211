import Foundation

extension UIView {
    /// The visible subviews in reading order: not hidden, and not behind a view that covers them.
    @_spi(Host)
    public var visibleOrderedSubviews: [UIView] {
        let cover = subviews.lastIndex { !$0.isHidden && $0.alpha > 0 && $0.coversWhatIsBehind }
        let covered = cover.map { Set(subviews[..<$0].map(ObjectIdentifier.init)) } ?? []
        return orderedSubviews.filter {
            !$0.isHidden && $0.alpha > 0 && !$0.isTurnedAway && !covered.contains(ObjectIdentifier($0))
        }
    }

    /// The visible views in this view, in reading order, outermost first.
    @_spi(Host)
    public var visibleDescendants: [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            for subview in view.visibleOrderedSubviews {
                found.append(subview)
                visit(subview)
            }
        }
        visit(self)
        return found
    }
}
