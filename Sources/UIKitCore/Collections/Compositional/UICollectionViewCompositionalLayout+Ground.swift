import Foundation

/// What is behind the rows of a list.
extension UICollectionViewCompositionalLayout {
    /// The colour behind a list is its configuration's, unless that has none.
    func showListGround(of next: CompositionalParts) {
        guard !hasDecidedGround, next.geometries.allSatisfy({ $0.section.list != nil }) else { return }
        guard let color = next.geometries.first?.section.list?.backgroundColor ?? listBackgroundColor else { return }
        hasDecidedGround = true
        guard color != .clear, let collectionView else { return }
        listGround = (own: color, former: collectionView.backgroundColor)
        collectionView.backgroundColor = color
    }

    /// A layout that is no list comes: what was behind the rows goes with them, unless the app has put something else there.
    func takeListGroundBack() {
        hasDecidedGround = false
        guard let ground = listGround, let collectionView else { return }
        listGround = nil
        if collectionView.backgroundColor == ground.own { collectionView.backgroundColor = ground.former }
    }
}
