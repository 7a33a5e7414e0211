import Foundation

/// Cells and supplementary views that are made from nibs.
extension UICollectionView {
    /// Names the nib from which cells are made; nil takes the name back. Traps, when a cell is needed, unless the first object
    /// in the nib is a cell of that identifier, or of none.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return cellPool.register(nil, for: identifier) }
        cellPool.register(
            maker: { UICollectionView.make(UICollectionViewCell.self, of: nib, identifier) },
            for: identifier
        )
    }

    /// Names the nib from which supplementary views of a kind are made; nil takes the name back. Traps, when a view is needed,
    /// unless the first object in the nib is a reusable view of that identifier, or of none.
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
            trap("The nib registered for the identifier '\(identifier)' does not begin with a \(type).")
        }
        require(
            view.reuseIdentifier == identifier,
            "The nib registered for the identifier '\(identifier)' has a view with another one, "
                + "'\(view.reuseIdentifier ?? "")'."
        )
        return view
    }
}
