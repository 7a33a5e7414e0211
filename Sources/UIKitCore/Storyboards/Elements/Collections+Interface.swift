import Foundation

extension UICollectionView {
    /// Makes the layout that a file asks for.
    static func interfaceLayout(_ element: InterfaceElement) -> UICollectionViewLayout {
        guard let layout = element.child(key: "collectionViewLayout") else { return UICollectionViewFlowLayout() }
        let made: NSObject
        if let custom = InterfaceClasses.customClass(of: layout) {
            guard let type = custom as? UICollectionViewLayout.Type else {
                layout.fail("names the class \(custom), which does not descend from UICollectionViewLayout.")
            }
            made = ClassFactory.makeObject(type)
        } else {
            made = UICollectionViewFlowLayout()
        }
        if let flow = made as? UICollectionViewFlowLayout { flow.decodeFlow(layout) }
        return made as! UICollectionViewLayout
    }

    /// Reads what an interface file says of a collection.
    func decodeCollection(_ element: InterfaceElement, loader: InterfaceLoader) {
        _ = element.choice("springLoaded", ["NO": false])
        _ = element.choice("dataMode", ["prototypes": true, "none": true])
        if let allows = element.bool("allowsSelection") { allowsSelection = allows }
        if let allows = element.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        guard let list = element.child("cells") else { return }
        for prototype in list.allChildren() {
            loader.register(prototype, in: &cellPool, of: "a collection")
        }
    }
}

extension UICollectionViewFlowLayout {
    /// Reads what an interface file says of a flow layout.
    func decodeFlow(_ element: InterfaceElement) {
        let directions: [String: UICollectionView.ScrollDirection] = ["vertical": .vertical, "horizontal": .horizontal]
        if let direction = element.choice("scrollDirection", directions) { scrollDirection = direction }
        if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let size = size(element, "itemSize") { itemSize = size }
        if element.bool("automaticEstimatedItemSize") == true {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = size(element, "estimatedItemSize") {
            estimatedItemSize = size
        }
        if let size = size(element, "headerReferenceSize") { headerReferenceSize = size }
        if let size = size(element, "footerReferenceSize") { footerReferenceSize = size }
        if let inset = element.insets(key: "sectionInset") { sectionInset = inset }
    }

    private func size(_ element: InterfaceElement, _ key: String) -> CGSize? {
        element.child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }
}

extension UICollectionViewCell {
    /// Reads what an interface file says of a cell.
    func decodeItemCell(_ element: InterfaceElement, loader: InterfaceLoader) {
        reuseIdentifier = element.string("reuseIdentifier") ?? loader.reuseIdentifier
        if let size = element.child(key: "customSize") { size.passOverAll() }
        guard let content = element.child(key: "contentView") else { return }
        content.passOver("collectionViewCell")
        contentView.decodeView(content, loader: loader)
        // Where it lies is the cell's business; what is in it follows.
        contentView.frame = bounds
        contentView.autoresizingMask = []
    }
}
