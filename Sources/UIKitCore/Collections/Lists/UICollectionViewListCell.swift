import Foundation

/// A row of a list, or the header or footer of one of its sections.
///
/// It is indented, has accessories at both sides, and slides aside when it is swiped. Main actor.
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: Content

    /// What stands at the sides of the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How far the content is indented, in steps of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { listContentDidChange() } }
    }

    /// The width of a step of indentation, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { listContentDidChange() } }
    }

    /// Whether the accessories at the start of the line are indented, too.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { listContentDidChange() } }
    }

    /// Where the line below the row is, from left to right. Constrain its leading or trailing anchor to have the line begin
    /// or end elsewhere; unless that is done, it begins where the text does.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        return guide
    }

    /// Made when the app asks for it: rows without constraints need no solver.
    var separatorGuide: UILayoutGuide?

    // MARK: State

    var swipe = CellSwipe()
    /// Where the row stands, and in what list.
    var rowPlace = RowPlace() {
        didSet { if rowPlace != oldValue { rowPlaceDidChange() } }
    }
    /// The views of the accessories that show, from the start of the line.
    var leadingViews: [AccessoryView] = []
    var trailingViews: [AccessoryView] = []
    var shownAccessories = ShownAccessories()
    var topLine: UIView?

    // MARK: Making

    /// Makes a cell with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Reads a cell from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: Points for subclasses

    /// A configuration for ``UICollectionViewCell/contentConfiguration`` that suits the list and the cell's place in it: that
    /// of a row, a header or a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualConfiguration }

    /// As wide as the list, and as high as the content needs beside the accessories.
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

    /// Takes the actions that a swipe revealed away. An override calls `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        removeSwipeActions()
        swipe.isOfThisRow = false
    }

    /// Places the content, the accessories and the other parts. An override calls `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshAccessories()
        placeRow(in: bounds.size)
    }

    /// Rows are drawn as selected ones, like those of tables, unless they have a view of their own for it.
    override var showsSelection: Bool {
        isSelected && selectedBackgroundView == nil && !rowPlace.isHeader && !rowPlace.isFooter
    }

    // MARK: Accessibility

    /// A row, or a section's header or footer.
    @_spi(Host)
    open override var role: ViewRole {
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

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelected ? .selected : .none
        if rowPlace.isHeader { traits.insert(.header) }
        return traits
    }
}

extension UICollectionViewListCell: SlidingRow {
    var rowStyle: UITableView.Style {
        guard !rowPlace.isHeader, !rowPlace.isFooter else { return .plain }
        return rowPlace.appearance?.tableStyle ?? .plain
    }

    var isSticky: Bool { elementKind != nil && rowPlace.appearance == .plain }
    var isFirstInSection: Bool { rowPlace.isFirst }
    var isLastInSection: Bool { rowPlace.isLast }
    var separatorColor: UIColor? { rowPlace.lineColor }
}

/// Where a row stands, and in what list.
struct RowPlace: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance?
    var isFirst = false
    var isLast = false
    var isHeader = false
    var isFooter = false
    /// Whether what the row holds shows; nil for a row that holds nothing.
    var isExpanded: Bool?
    var showsLine = false
    var showsTopLine = false
    var lineInsets = NSDirectionalEdgeInsets.zero
    var topLineInsets = NSDirectionalEdgeInsets.zero
    var lineColor: UIColor?
}
