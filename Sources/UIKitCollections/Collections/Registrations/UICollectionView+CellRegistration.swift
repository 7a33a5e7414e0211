import Foundation
import UIKitCore

extension UICollectionView {
    /// Creates and configures the cells of items, without registering a class.
    ///
    /// Create it once, together with the data source. A registration created in the data source's cell method would never
    /// reuse cells, so dequeuing with it traps. Main actor.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler =
            @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identity: RegistrationIdentity

        /// Creates a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identity = RegistrationIdentity(of: "CellRegistration<\(Cell.self), \(Item.self)>")
        }
    }

    /// Creates and configures supplementary views, without registering a class.
    ///
    /// Create it once, together with the data source. Dequeuing with a registration created in the data source's view method
    /// traps. Main actor.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let elementKind: String
        let handler: Handler
        let identity: RegistrationIdentity

        /// Creates a registration for views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            identity = RegistrationIdentity(of: "SupplementaryRegistration<\(Supplementary.self)>")
        }
    }

    /// Returns a reused or new cell, configured for an item.
    ///
    /// - Parameters:
    ///   - registration: Creates and configures the cell. Traps when it was created in the data source's cell method.
    ///   - indexPath: The index path of the item.
    ///   - item: The item; if nil, the cell is not configured.
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

    /// Returns a reused or new supplementary view, configured.
    ///
    /// - Parameters:
    ///   - registration: Creates and configures the view. Traps when it was created in the data source's view method.
    ///   - indexPath: The index path of the view.
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

/// The identity of a registration.
@MainActor
struct RegistrationIdentity {
    /// The reuse identifier of the registration's views.
    let name: String
    private let words: String
    /// The collections whose data sources were providing a view when the registration was created.
    private let makers: [ObjectIdentifier]

    private static var count = 0
    /// The collections whose data sources are currently providing a view, outermost first.
    private static var asking: [ObjectIdentifier] = []

    init(of words: String) {
        Self.count += 1
        name = " registration \(Self.count)"
        self.words = words
        makers = Self.asking
    }

    /// Queries a collection's data source for a view.
    static func providing<View>(for collection: UICollectionView, _ body: () -> View) -> View {
        asking.append(ObjectIdentifier(collection))
        defer { asking.removeLast() }
        return body()
    }

    /// Traps if the registration was created while this collection's data source provided a view. A cell that contains a
    /// different collection may create one for that.
    func check(in call: String, of collection: UICollectionView) {
        require(
            !makers.contains(ObjectIdentifier(collection)),
            "UICollectionView.\(call) was given a \(words) that was created while the data source provided a view. Create it "
                + "once, in advance; otherwise no view is ever reused."
        )
    }
}
