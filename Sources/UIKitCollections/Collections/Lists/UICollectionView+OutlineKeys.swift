import Foundation
@_spi(Host) import UIKitCore

extension UICollectionView {
    /// Expands or collapses the focused row with the right and left arrow keys.
    ///
    /// - Returns: Whether the key was handled.
    func handleOutlineKey(_ press: KeyPress) -> Bool {
        guard press.key == .left || press.key == .right, let path = focusedPath,
            let cell = shownItemCell(at: path) as? UICollectionViewListCell
        else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return cell.disclose((press.key == .right) != isRightToLeft, at: path)
    }
}
