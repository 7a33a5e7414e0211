import Foundation

/// Lists in a collection.
extension UICollectionView {
    var compositionalLayout: UICollectionViewCompositionalLayout? { layout as? UICollectionViewCompositionalLayout }

    /// How the list looks that a section is; nil for one that is none.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        prepareIfNeeded()
        guard let parts = compositionalLayout?.parts, parts.geometries.indices.contains(section) else { return nil }
        return parts.geometries[section].section.list
    }

    /// Whether everything in the collection is a list.
    var isList: Bool {
        guard let parts = compositionalLayout?.parts, !parts.geometries.isEmpty else { return false }
        return parts.geometries.allSatisfy { $0.section.list != nil }
    }
}
