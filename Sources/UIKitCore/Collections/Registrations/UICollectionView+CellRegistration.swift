import Foundation

extension UICollectionView {
    /// Says how a cell is made and set up for an item, so that no class has to be registered.
    ///
    /// Make it once, where the data source is made: a registration made where a cell is asked for has no cells that could be
    /// used again, so it traps. Main actor.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets a cell up for an item.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity: RegistrationIdentity

        /// Makes a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity(of: "CellRegistration<\(Cell.self), \(Item.self)>")
        }
    }

    /// Says how a supplementary view is made and set up, so that no class has to be registered.
    ///
    /// Make it once, where the data source is made: a registration made where a view is asked for traps. Main actor.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets a view up.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let identity: RegistrationIdentity

        /// Makes a registration for views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            identity = RegistrationIdentity(of: "SupplementaryRegistration<\(Supplementary.self)>")
        }
    }

    /// A cell that left the screen, or a new one, set up for an item.
    ///
    /// - Parameters:
    ///   - registration: How cells are made and set up. Traps when it was made where the data source is asked for a cell.
    ///   - indexPath: The place of the item.
    ///   - item: The item; for nil, the cell is not set up.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let identity = registration.identity
        identity.check(in: "dequeueConfiguredReusableCell(using:for:item:)", of: self)
        if cellPool.registeredClass(for: identity.name) == nil {
            register(Cell.self, forCellWithReuseIdentifier: identity.name)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identity.name, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that left the screen, or a new one, set up.
    ///
    /// - Parameters:
    ///   - registration: How views are made and set up. Traps when it was made where the data source is asked for a view.
    ///   - indexPath: The place of the view.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let identity = registration.identity
        let kind = registration.elementKind
        identity.check(in: "dequeueConfiguredReusableSupplementary(using:for:)", of: self)
        if supplementaryPools[kind]?.registeredClass(for: identity.name) == nil {
            register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identity.name)
        }
        let view =
            dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identity.name, for: indexPath)
            as! Supplementary
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// What tells one registration from others.
@MainActor
struct RegistrationIdentity {
    /// Under this name wait the views that were made by the registration.
    let name: String
    private let words: String
    /// The collections whose data sources were being asked for a view when it was made.
    private let makers: [ObjectIdentifier]

    private static var count = 0
    /// The collections whose data sources are being asked for a view at present, one within the other.
    private static var asking: [ObjectIdentifier] = []

    init(of words: String) {
        Self.count += 1
        name = " registration \(Self.count)"
        self.words = words
        makers = Self.asking
    }

    /// Asks the data source of a collection for a view.
    static func providing<View>(for collection: UICollectionView, _ body: () -> View) -> View {
        asking.append(ObjectIdentifier(collection))
        defer { asking.removeLast() }
        return body()
    }

    /// Traps where the registration was made for one view only. A cell that holds another collection may make one for that.
    func check(in call: String, of collection: UICollectionView) {
        require(
            !makers.contains(ObjectIdentifier(collection)),
            "UICollectionView.\(call) was given a \(words) that was made while the data source was asked for a view; make "
                + "it once, before the data source, or no view would ever be used again."
        )
    }
}
