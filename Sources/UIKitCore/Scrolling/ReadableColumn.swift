import Foundation

/// The column in the middle of wide content whose lines can be read well.
@MainActor
enum ReadableColumn {
    /// The width in points at the usual text size; libadwaita's lists are about as wide.
    private static let width: CGFloat = 672

    /// What is left free at each side.
    static func margin(inWidth total: CGFloat, for traits: UITraitCollection) -> CGFloat {
        max(0, ((total - UIFontMetrics.default.grown(width, for: traits)) / 2).rounded())
    }
}

extension UIView {
    /// What the rows of the list that this view goes with leave free at each side: the list that the view is in, or the one
    /// under its navigation bar. 0 without a list.
    var marginOfRows: CGFloat {
        for holder in sequence(first: superview, next: { $0?.superview }) {
            if let list = holder as? UIScrollView { return list.rowMargin }
            if let bar = holder as? UINavigationBar {
                return bar.navigationController?.observedScrollView?.rowMargin ?? 0
            }
        }
        return 0
    }
}
