import Foundation
import UIKitCore

/// Lists in a collection.
extension UICollectionView {
    var compositionalLayout: UICollectionViewCompositionalLayout? { layout as? UICollectionViewCompositionalLayout }

    /// The list configuration of a section; nil for other sections.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        prepareIfNeeded()
        guard let parts = compositionalLayout?.parts, parts.geometries.indices.contains(section) else { return nil }
        return parts.geometries[section].section.list
    }

    /// Whether all sections of the collection are lists.
    var isList: Bool {
        guard let parts = compositionalLayout?.parts, !parts.geometries.isEmpty else { return false }
        return parts.geometries.allSatisfy { $0.section.list != nil }
    }
}
