import Foundation
import UIKitCollections
import UIKitCore

extension UICollectionView {
    /// Creates the layout declared in a file.
    static func interfaceLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
        guard let layout = element.child(key: "collectionViewLayout") else { return UICollectionViewFlowLayout() }
        let made: NSObject
        if let custom = InterfaceClasses.customClass(of: layout) {
            guard let type = custom as? UICollectionViewLayout.Type else {
                layout.problem("names the class \(custom), which is not a subclass of UICollectionViewLayout.")
                return UICollectionViewFlowLayout()
            }
            if !layout.problems.isChecking {
                made = ClassFactory.makeObject(type)
            } else {
                made = type is UICollectionViewFlowLayout.Type ? UICollectionViewFlowLayout() : UICollectionViewLayout()
            }
        } else {
            made = UICollectionViewFlowLayout()
        }
        if let flow = made as? UICollectionViewFlowLayout { flow.decodeFlow(layout) }
        return made as! UICollectionViewLayout
    }

    /// Decodes a collection view.
    func decodeCollection(_ element: InterfaceElement, loader: InterfaceLoader) {
        _ = element.choice("springLoaded", ["NO": false])
        if let prefetches = element.bool("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
        decodeSupplements(element, loader: loader)
        _ = element.choice("dataMode", ["prototypes": true, "none": true])
        if let allows = element.bool("allowsSelection") { allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        guard let list = element.child("cells") else { return }
        for prototype in list.allChildren() {
            loader.register(prototype, in: &cellPool, of: "a collection")
        }
    }

    /// Registers the prototypes of section headers and footers.
    private func decodeSupplements(_ element: InterfaceElement, loader: InterfaceLoader) {
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let prototype = element.child(key: key) else { continue }
            var pool = supplementaryPools[kind] ?? ReusePool()
            loader.register(prototype, in: &pool, of: "a collection")
            supplementaryPools[kind] = pool
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Decodes a flow layout.
    func decodeFlow(_ element: InterfaceElement) {
        let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
        if let direction = element.choice("scrollDirection", directions) { scrollDirection = direction }
        if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let size = element.size(key: "itemSize") { itemSize = size }
        if element.bool("automaticEstimatedItemSize") == true {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = element.size(key: "estimatedItemSize") {
            estimatedItemSize = size
        }
        if let size = element.size(key: "headerReferenceSize") { headerReferenceSize = size }
        if let size = element.size(key: "footerReferenceSize") { footerReferenceSize = size }
        if let inset = element.insets(key: "sectionInset") { sectionInset = inset }
        let references: [String: SectionInsetReference] = [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]
        if let reference = element.choice("sectionInsetReference", references) { sectionInsetReference = reference }
    }
}

extension UICollectionViewCell {
    /// Decodes a cell.
    func decodeItemCell(_ element: InterfaceElement, loader: InterfaceLoader) {
        if let size = element.child(key: "customSize") { size.passOverAll() }
        guard let content = element.child(key: "contentView") else { return }
        content.passOver("collectionViewCell")
        contentView.decodeView(content, loader: loader)
        // The cell determines the frame of its content view; the content follows.
        contentView.frame = bounds
        contentView.autoresizingMask = []
    }
}
