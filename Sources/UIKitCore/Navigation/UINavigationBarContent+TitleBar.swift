import Foundation

/// The views of a title row that a host shows in a title bar of its own.
extension UINavigationBarContent {
    var isRowInTitleBar: Bool { bar?.rowHeight == 0 }

    /// Gives the app's own views their sizes. They lie above the bar, as the title bar does, so that no touch that is
    /// meant for the bar meets them.
    func placeTitleBarViews() {
        for view in leading + trailing where !(view is UIButton) {
            let size = size(of: view, in: CGSize(width: bounds.width / 2, height: Metrics.itemHeight))
            view.frame = CGRect(x: 0, y: -size.height, width: size.width, height: size.height)
        }
        guard let bar, let titleView, titleView.superview === self else { return }
        let space = bar.titleBarSpace
        let size = size(of: titleView, in: space)
        titleView.frame = CGRect(
            x: ((space.width - size.width) / 2).rounded(),
            y: ((space.height - size.height) / 2).rounded() - space.height,
            width: size.width,
            height: size.height
        )
    }

    /// The size that a view wants in a title bar.
    func titleBarSize(of view: UIView) -> CGSize {
        let size = size(of: view, in: CGSize(width: bounds.width, height: .infinity))
        return CGSize(width: size.width, height: max(Metrics.itemHeight, size.height))
    }

    private func size(of view: UIView, in space: CGSize) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: space.width, height: Metrics.itemHeight))
        // What constraints hold together has no size of its own before it is laid out.
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
