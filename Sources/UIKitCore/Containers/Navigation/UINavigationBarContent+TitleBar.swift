import Foundation

/// The views of a title row that a host shows in its title bar.
extension UINavigationBarContent {
    var isRowInTitleBar: Bool { bar?.rowHeight == 0 }

    /// Sets the sizes of the app's own views. They are above the bar's bounds, like the title bar, so they receive no touches
    /// for the bar.
    func placeTitleBarViews() {
        for view in leading + trailing where !(view is UIButton) {
            let size = itemSize(of: view)
            view.frame = CGRect(x: 0, y: -size.height, width: size.width, height: size.height)
        }
        guard let bar, let middle, middle.superview === self else { return }
        // Until the host sets the space, the view has its preferred size; a view without a size cannot take focus.
        let space = bar.titleBarSpace == .zero ? titleBarSize(of: middle) : bar.titleBarSpace
        let size = size(of: middle, in: space)
        middle.frame = CGRect(
            x: ((space.width - size.width) / 2).rounded(),
            y: ((space.height - size.height) / 2).rounded() - space.height,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the size that a view requests in a title bar.
    func titleBarSize(of view: UIView) -> CGSize {
        let width = view === bar?.searchBar ? bar?.searchBarWidth ?? 0 : bounds.width
        let size = size(of: view, in: CGSize(width: width, height: .infinity))
        return CGSize(width: size.width, height: max(Metrics.itemHeight, size.height))
    }

    /// Returns the size of a view among the items.
    private func itemSize(of view: UIView) -> CGSize {
        guard let bar else { return .zero }
        if view === bar.searchBar { return CGSize(width: bar.searchBarWidth, height: Metrics.itemHeight) }
        // The title above a subtitle view determines the height of the title bar.
        if view === titleAbove { return size(of: view, in: CGSize(width: bounds.width / 2, height: .infinity)) }
        var width = bounds.width / 2
        if view === titleLabel {
            // The title is beside a centred search bar.
            width = max(0, (bounds.width - bar.searchBarWidth) / 2 - UINavigationBar.SearchMetrics.windowButtons)
        }
        return size(of: view, in: CGSize(width: width, height: Metrics.itemHeight))
    }

    private func size(of view: UIView, in space: CGSize) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: space.width, height: Metrics.itemHeight))
        // Views with constraints may have no size before their layout.
        if size.width <= 0 || size.height <= 0 {
            let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if size.width <= 0 { size.width = compressed.width > 0 ? compressed.width : space.width }
            if size.height <= 0 { size.height = compressed.height > 0 ? compressed.height : Metrics.itemHeight }
        }
        return CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    }

    private enum Metrics {
        static let itemHeight: CGFloat = 34
    }
}
