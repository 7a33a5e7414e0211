import Foundation
@_spi(Host) import UIKitCore

extension UICollectionView {
    /// Registers a cell class, instantiated with `init(frame:)`; nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(nil, for: identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            trap(
                "UICollectionView.register(_:forCellWithReuseIdentifier:) was given \(cellClass); pass a class that "
                    + "descends from UICollectionViewCell."
            )
        }
        cellPool.register(type, for: identifier)
    }

    /// Registers a class for supplementary views of a kind, instantiated with `init(frame:)`; nil removes the registration.
    public func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        var pool = supplementaryPools[elementKind] ?? ReusePool()
        defer { supplementaryPools[elementKind] = pool }
        guard let viewClass else { return pool.register(nil, for: identifier) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            trap(
                "UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:) was given \(viewClass); pass a "
                    + "class that descends from UICollectionReusableView."
            )
        }
        pool.register(type, for: identifier)
    }

    /// Returns a reused cell, or a new one of the registered class. Traps when no class is registered.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
            reconfiguredCell = nil
            return cell
        }
        let make = cellPool.registeredMaker(for: identifier)
        guard make != nil || cellPool.registeredClass(for: identifier) != nil else {
            trap(
                "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:) was asked for a cell '\(identifier)', but no "
                    + "class is registered for it; call register(_:forCellWithReuseIdentifier:) first. Registered are: "
                    + "\(UICollectionView.names(cellPool.identifiers))."
            )
        }
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            prepareRow(cell, of: .item(indexPath))
            return cell
        }
        let place = layoutPlace(of: .item(indexPath))
        if let cell = make?() {
            cell.restFrame = place
            prepareRow(cell, of: .item(indexPath))
            return cell
        }
        let type = cellPool.registeredClass(for: identifier) ?? UICollectionViewCell.self
        let cell = ClassFactory.makeView(type, frame: place) as! UICollectionViewCell
        cell.reuseIdentifier = identifier
        prepareRow(cell, of: .item(indexPath))
        return cell
    }

    /// Returns a reused supplementary view, or a new one of the registered class. Traps when no class is registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let pool = supplementaryPools[elementKind]
        let make = pool?.registeredMaker(for: identifier)
        guard make != nil || pool?.registeredClass(for: identifier) != nil else {
            trap(
                "UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) was asked for "
                    + "'\(identifier)' of the kind '\(elementKind)', but no class is registered for it; call "
                    + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first. Registered for the kind are: "
                    + "\(UICollectionView.names(pool?.identifiers ?? []))."
            )
        }
        if let view = supplementaryPools[elementKind]?.take(identifier) {
            view.prepareForReuse()
            prepareRow(view, of: .supplementary(elementKind, indexPath))
            return view
        }
        let place = layoutPlace(of: .supplementary(elementKind, indexPath))
        let view: UICollectionReusableView
        if let make {
            view = make()
            view.restFrame = place
        } else {
            let type = pool?.registeredClass(for: identifier) ?? UICollectionReusableView.self
            view = ClassFactory.makeView(type, frame: place) as! UICollectionReusableView
        }
        view.reuseIdentifier = identifier
        view.elementKind = elementKind
        prepareRow(view, of: .supplementary(elementKind, indexPath))
        return view
    }

    private static func names(_ identifiers: [String]) -> String {
        identifiers.isEmpty ? "none" : identifiers.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// The initial frame of an element's new view: its layout frame.
    private func layoutPlace(of element: CollectionElement) -> CGRect {
        guard !isPreparing, !isUpdating, isLoaded else { return .zero }
        return switch element {
        case .item(let path) where hasCell(at: path): layoutAttributesForItem(at: path)?.frame ?? .zero
        case .supplementary(let kind, let path):
            layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero
        default: .zero
        }
    }
}
