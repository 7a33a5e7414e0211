import Foundation

/// The height of a bar that no container lays out.
///
/// A search controller's bar has the height that fits from the start. Above or below the rows of a table, a bar follows what
/// it shows: prompt, scope buttons and the text size. It stops when the app gives it a frame of another height. UIKit's
/// documentation is silent here.
extension UISearchBar {
    /// Whether the bar has the height that fits, or none yet. A height that somebody else gave it is left alone.
    var isHeightFitting: Bool {
        guard searchController?.isShownElsewhere != true else { return false }
        return fittedHeight.map { $0 == restFrame.height } ?? (restFrame.height == 0)
    }

    /// Takes the height that fits, at a width in points.
    func fit(inWidth width: CGFloat) {
        restFrame.size = CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
        fittedHeight = restFrame.height
    }

    func takePlaceBesideRows(_ frame: CGRect) {
        if isHeightFitting { fittedHeight = frame.height }
        restFrame = frame
    }

    /// The navigation item that the bar belonged to gave it up, and with it the height in the navigation bar.
    func didLeaveNavigationItem() {
        rowHolder = nil
        fit(inWidth: bounds.width)
    }
}
