import Foundation
import UIKitCore

/// The background colour of lists.
extension UICollectionViewCompositionalLayout {
    /// Applies the list configuration's background colour to the collection. Does nothing unless all sections are lists.
    func showListGround(of next: CompositionalParts) {
        guard !hasDecidedGround, next.geometries.allSatisfy({ $0.section.list != nil }) else { return }
        guard let color = next.geometries.first?.section.list?.backgroundColor ?? listBackgroundColor else { return }
        hasDecidedGround = true
        guard color != .clear, let collectionView else { return }
        listGround = (own: color, former: collectionView.backgroundColor)
        collectionView.backgroundColor = color
    }

    /// Restores the collection's earlier background colour, unless the app has changed it meanwhile.
    func takeListGroundBack() {
        hasDecidedGround = false
        guard let ground = listGround, let collectionView else { return }
        listGround = nil
        if collectionView.backgroundColor == ground.own { collectionView.backgroundColor = ground.former }
    }
}
