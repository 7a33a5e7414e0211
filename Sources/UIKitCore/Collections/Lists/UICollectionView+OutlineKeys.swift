import Foundation

extension UICollectionView {
    /// The right and left arrows show and hide what a row holds.
    ///
    /// - Returns: Whether the key meant that.
    func handleOutlineKey(_ press: KeyPress) -> Bool {
        guard press.key == .left || press.key == .right, let path = focusedPath,
            let cell = shownItemCell(at: path) as? UICollectionViewListCell
        else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return cell.disclose((press.key == .right) != isRightToLeft, at: path)
    }
}
