import Foundation

/// The place of one cell in a group whose places an app computes itself.
///
/// Main actor.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect

    /// How far in front of the others it stands.
    public let zIndex: Int

    /// Makes a place.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Makes a place in front of or behind others.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Computes the places of the cells in a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items that stand in a row, in a column, or where the app says. Groups may hold groups.
///
/// A section repeats its group as often as its items need. Main actor.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(Axis, Filling)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// How many items a line takes.
    enum Filling {
        /// As many as have room, in turn.
        case room
        /// So many, as large as they say.
        case count(Int)
        /// So many, equally large.
        case equally(Int)
    }

    let arrangement: Arrangement

    /// The items, each once, however often they are repeated.
    public let subitems: [NSCollectionLayoutItem]

    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// What is fastened to the group as a whole.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    /// The room between the items along the group; nil, as at first, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem],
        arrangement: Arrangement
    ) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Making

    /// Makes a row: the items follow one another in turn as long as there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(.horizontal, layoutSize, subitems, .room, "horizontal(layoutSize:subitems:)")
    }

    /// Makes a row of one item repeated so many times, each as wide as its size says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.horizontal, layoutSize, [subitem], .count(count), "horizontal(layoutSize:repeatingSubitem:count:)")
    }

    /// Makes a row of one item repeated so many times, all equally wide, whatever width its size says.
    @available(
        *,
        deprecated,
        message: "Use horizontal(layoutSize:repeatingSubitem:count:), which keeps the item's width."
    )
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.horizontal, layoutSize, [subitem], .equally(count), "horizontal(layoutSize:subitem:count:)")
    }

    /// Makes a column: the items follow one another in turn as long as there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(.vertical, layoutSize, subitems, .room, "vertical(layoutSize:subitems:)")
    }

    /// Makes a column of one item repeated so many times, each as high as its size says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.vertical, layoutSize, [subitem], .count(count), "vertical(layoutSize:repeatingSubitem:count:)")
    }

    /// Makes a column of one item repeated so many times, all equally high, whatever height its size says.
    @available(
        *,
        deprecated,
        message: "Use vertical(layoutSize:repeatingSubitem:count:), which keeps the item's height."
    )
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.vertical, layoutSize, [subitem], .equally(count), "vertical(layoutSize:subitem:count:)")
    }

    /// Makes a group whose places the app computes, once for every size of the group. Where that is an estimate, the group
    /// ends where its items do.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [], arrangement: .custom(itemProvider))
    }

    private static func line(
        _ axis: Axis,
        _ size: NSCollectionLayoutSize,
        _ subitems: [NSCollectionLayoutItem],
        _ filling: Filling,
        _ call: String
    ) -> NSCollectionLayoutGroup {
        require(!subitems.isEmpty, "NSCollectionLayoutGroup.\(call) was given no items.")
        switch filling {
        case .room: break
        case .count(let count), .equally(let count):
            require(count > 0, "NSCollectionLayoutGroup.\(call) was given the count \(count): at least 1 is needed.")
        }
        return NSCollectionLayoutGroup(layoutSize: size, subitems: subitems, arrangement: .line(axis, filling))
    }

    // MARK: Looking at it

    /// The group and what is in it, one a line, for a person to read.
    open func visualDescription() -> String {
        lines(of: self).joined(separator: "\n")
    }

    private func lines(of item: NSCollectionLayoutItem) -> [String] {
        let size = "\(words(for: item.layoutSize.widthDimension)) × \(words(for: item.layoutSize.heightDimension))"
        guard let group = item as? NSCollectionLayoutGroup else { return ["item \(size)"] }
        let name =
            switch group.arrangement {
            case .line(.horizontal, _): "horizontal"
            case .line(.vertical, _): "vertical"
            case .custom: "custom"
            }
        return ["\(name) group \(size)"] + group.subitems.flatMap { lines(of: $0) }.map { "  " + $0 }
    }

    private func words(for dimension: NSCollectionLayoutDimension) -> String {
        switch dimension.kind {
        case .absolute: "\(dimension.dimension)"
        case .estimated: "about \(dimension.dimension)"
        case .uniformAcrossSiblings: "about \(dimension.dimension), like its siblings"
        case .fractionalWidth: "\(dimension.dimension) of the width"
        case .fractionalHeight: "\(dimension.dimension) of the height"
        }
    }
}
