import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The frame of a cell in a custom group.
///
/// Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect

    /// The stacking order. Default: 0.
    public let zIndex: Int

    /// Creates a custom item with a frame.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates a custom item with a frame and a stacking order.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Returns the custom items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column or a custom arrangement of items. Groups can be nested.
///
/// A section repeats its group as often as its items require. Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(Axis, Filling)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The number of items in a line.
    enum Filling {
        /// As many as fit, in turn.
        case room
        /// The given number, in their own sizes.
        case count(Int)
        /// The given number, in equal sizes.
        case equally(Int)
    }

    let arrangement: Arrangement

    /// The distinct items, without repetitions.
    public let subitems: [NSCollectionLayoutItem]

    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The supplementary items of the group as a whole.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }

    /// The spacing between the items along the group; nil for none. Default: nil.
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

    // MARK: Factories

    /// Returns a row, in which the items repeat in turn while they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(.horizontal, layoutSize, subitems, .room, "horizontal(layoutSize:subitems:)")
    }

    /// Returns a row of the given number of repetitions of an item, each in the item's own width.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.horizontal, layoutSize, [subitem], .count(count), "horizontal(layoutSize:repeatingSubitem:count:)")
    }

    /// Returns a row of the given number of repetitions of an item in equal widths; the item's own width is ignored.
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

    /// Returns a column, in which the items repeat in turn while they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(.vertical, layoutSize, subitems, .room, "vertical(layoutSize:subitems:)")
    }

    /// Returns a column of the given number of repetitions of an item, each in the item's own height.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup {
        line(.vertical, layoutSize, [subitem], .count(count), "vertical(layoutSize:repeatingSubitem:count:)")
    }

    /// Returns a column of the given number of repetitions of an item in equal heights; the item's own height is ignored.
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

    /// Returns a group whose frames the app computes. The provider may be called repeatedly for the same group. If the
    /// group's size is an estimate, the group ends at the end of its last item.
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
            require(count > 0, "NSCollectionLayoutGroup.\(call) was given the count \(count); it must be at least 1.")
        }
        return NSCollectionLayoutGroup(layoutSize: size, subitems: subitems, arrangement: .line(axis, filling))
    }

    // MARK: Description

    /// Returns a description of the group and its items, one per line.
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
