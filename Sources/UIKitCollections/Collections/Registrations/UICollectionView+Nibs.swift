import Foundation
import UIKitCore

/// Cells and supplementary views from nibs.
extension UICollectionView {
    /// Registers a nib for cells; nil removes the registration. When a cell is needed, traps unless the first object of the
    /// nib is a cell with this identifier or without one.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return cellPool.register(nil, for: identifier) }
        cellPool.register(
            maker: { UICollectionView.make(UICollectionViewCell.self, of: nib, identifier) },
            for: identifier
        )
    }

    /// Registers a nib for supplementary views of a kind; nil removes the registration. When a view is needed, traps unless
    /// the first object of the nib is a reusable view with this identifier or without one.
    public func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        var pool = supplementaryPools[kind] ?? ReusePool()
        defer { supplementaryPools[kind] = pool }
        guard let nib else { return pool.register(nil, for: identifier) }
        pool.register(
            maker: { UICollectionView.make(UICollectionReusableView.self, of: nib, identifier) },
            for: identifier
        )
    }

    private static func make<View: UICollectionReusableView>(
        _ type: View.Type,
        of nib: UINib,
        _ identifier: String
    ) -> View {
        guard let view = nib.make(owner: nil, reuseIdentifier: identifier).first as? View else {
            trap("The first object of the nib registered for the identifier '\(identifier)' is not a \(type).")
        }
        require(
            view.reuseIdentifier == identifier,
            "The nib registered for the identifier '\(identifier)' has a view with a different identifier, "
                + "'\(view.reuseIdentifier ?? "")'."
        )
        return view
    }
}
