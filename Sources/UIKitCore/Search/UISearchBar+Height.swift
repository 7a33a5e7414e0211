import Foundation

/// The height of a bar outside a navigation bar.
///
/// A search controller's bar has its fitting height from the start. In a table's header or footer, a bar's height follows its
/// prompt, scope buttons and text size, until the app sets a frame with a different height. UIKit's documentation leaves this
/// open.
extension UISearchBar {
    /// Whether the bar has its fitting height or none yet. A height set by the app is kept.
    var isHeightFitting: Bool {
        guard searchController?.isShownElsewhere != true else { return false }
        return fittedHeight.map { $0 == restFrame.height } ?? (restFrame.height == 0)
    }

    /// Applies the fitting height for a width in points.
    func fit(inWidth width: CGFloat) {
        restFrame.size = CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
        fittedHeight = restFrame.height
    }

    func takePlaceBesideRows(_ frame: CGRect) {
        if isHeightFitting { fittedHeight = frame.height }
        restFrame = frame
    }

    /// Resets the height after the bar leaves the navigation bar. Called when its navigation item releases it.
    func didLeaveNavigationItem() {
        rowHolder = nil
        fit(inWidth: bounds.width)
    }
}
