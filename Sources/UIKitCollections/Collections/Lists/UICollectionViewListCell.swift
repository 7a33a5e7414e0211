import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A row of a list, or a header or footer of its sections.
///
/// It supports indentation, accessories at both sides, and swipe actions. Main actor.
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: Content

    /// The accessories at the sides of the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// The indentation of the content, in units of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { listContentDidChange() } }
    }

    /// The width of one level of indentation, in points. Default: 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { listContentDidChange() } }
    }

    /// Whether leading accessories are indented, too.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { listContentDidChange() } }
    }

    /// The layout guide of the separator below the row. Constrain its leading or trailing anchor to change the start or end
    /// of the separator; by default it starts where the text starts.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        return guide
    }

    /// Created on demand: rows without constraints need no solver.
    var separatorGuide: UILayoutGuide?

    // MARK: State

    package var swipe = CellSwipe()
    /// The position of the row in its list, and the list's appearance.
    var rowPlace = RowPlace() {
        didSet { if rowPlace != oldValue { rowPlaceDidChange() } }
    }
    /// The views of the visible accessories, from the leading side.
    var leadingViews: [AccessoryView] = []
    var trailingViews: [AccessoryView] = []
    var shownAccessories = ShownAccessories()
    var topLine: UIView?

    // MARK: Initializers

    /// Creates a cell with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Decodes a cell from a storyboard or a nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: Overridable members

    /// Returns a configuration for ``UICollectionViewCell/contentConfiguration`` that matches the list's appearance and the
    /// cell's role as row, header or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualConfiguration }

    /// Returns attributes with the list's width and the height that the content needs beside the accessories.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard (layoutAttributes.estimatedAxes ?? .height) == .height else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        let height = fittingHeight(forWidth: layoutAttributes.size.width)
        guard height != layoutAttributes.size.height else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate
        preferred.restFrame.size.height = height
        return preferred
    }

    /// Removes the swipe actions. An override calls `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        removeSwipeActions()
        swipe.isOfThisRow = false
    }

    /// Lays out the content, the accessories and the other parts. An override calls `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshAccessories()
        placeRow(in: bounds.size)
    }

    /// Whether the host draws a selection. True for selected rows without a `selectedBackgroundView`, as in tables.
    package override var showsSelection: Bool {
        isSelected && selectedBackgroundView == nil && !rowPlace.isHeader && !rowPlace.isFooter
    }

    // MARK: Accessibility

    /// A row, or a section's header or footer.
    @_spi(Host)
    open override var accessibleRole: ViewRole {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: .sectionHeader
        case UICollectionView.elementKindSectionFooter: .sectionFooter
        default: .row
        }
    }

    /// "selected", "checked", "expanded", "focused".
    @_spi(Host)
    open override var stateDescriptions: [String] { rowStates }

    /// The controls in the row; its texts are its name and value.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { controlsOfRow }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelected ? .selected : .none
        if rowPlace.isHeader { traits.insert(.header) }
        return traits
    }
}

extension UICollectionViewListCell: SlidingRow {
    package var rowStyle: UITableView.Style {
        guard !rowPlace.isHeader, !rowPlace.isFooter else { return .plain }
        return rowPlace.appearance?.tableStyle ?? .plain
    }

    package var isSticky: Bool { elementKind != nil && rowPlace.appearance == .plain }
    package var isFirstInSection: Bool { rowPlace.isFirst }
    package var isLastInSection: Bool { rowPlace.isLast }
    package var separatorColor: UIColor? { rowPlace.lineColor }
}

/// The position of a row in its list, and the list's appearance.
struct RowPlace: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance?
    var isFirst = false
    var isLast = false
    var isHeader = false
    var isFooter = false
    /// Whether the row's children are visible; nil for a row without children.
    var isExpanded: Bool?
    var showsLine = false
    var showsTopLine = false
    var lineInsets = NSDirectionalEdgeInsets.zero
    var topLineInsets = NSDirectionalEdgeInsets.zero
    var lineColor: UIColor?
}
