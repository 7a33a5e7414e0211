import Foundation

/// The centred column of readable line length in wide content.
@MainActor
package enum ReadableColumn {
    /// The width in points at the default text size, similar to libadwaita's lists.
    private static let width: CGFloat = 672

    /// The margin at each side.
    package static func margin(inWidth total: CGFloat, for traits: UITraitCollection) -> CGFloat {
        max(0, ((total - UIFontMetrics.default.grown(width, for: traits)) / 2).rounded())
    }
}

extension UIView {
    /// The row margin of the list that contains this view, or of the list under its navigation bar. 0 without a list.
    var marginOfRows: CGFloat {
        for holder in sequence(first: superview, next: { $0?.superview }) {
            if let margin = holder?.marginOfRowsInside { return margin }
        }
        return 0
    }
}
