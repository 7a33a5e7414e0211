import Foundation

/// One item of a collection.
///
/// A cell that leaves the screen is used again for another item; what it shows is set where the data source is asked for it,
/// and ``UICollectionReusableView/prepareForReuse()`` is the place to undo the rest. Main actor.
open class UICollectionViewCell: UICollectionReusableView {
    /// What ``configurationUpdateHandler`` is.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    // MARK: Content

    /// What holds the content: add views of your own here.
    public let contentView = UIView()

    /// What the cell shows, in ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// Whether ``contentConfiguration`` is brought up to date when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// Called to bring the cell up to date when its state changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// A view behind the content that shows only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// The segue that begins at the cell in a storyboard.
    var selectionSegue: SegueTemplate?

    let content = ContentSlot()
    var needsConfigurationUpdate = true

    // MARK: State

    /// Whether the item is selected. Assigning changes the look only; the collection's selection is
    /// ``UICollectionView/selectItem(at:animated:scrollPosition:)``.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the item is lit up under a touch.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    var isFocusedCell = false {
        didSet { if isFocusedCell != oldValue { stateDidChange() } }
    }

    // MARK: Making

    /// Makes a cell with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        contentView.restFrame = bounds
        addSubview(contentView)
    }

    /// Reads a cell from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        clipsToBounds = false
        contentView.restFrame = bounds
        addSubview(contentView)
        decodeItemCell(interface.element, loader: interface.loader)
    }

    // MARK: Touches

    /// Selects the item, as a tap does, when the touch is lifted in it. The collection hears of the touch, too.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        takeTap(touches, event) { self.userTapped() }
        super.touchesEnded(touches, with: event)
    }

    // MARK: Points for subclasses

    /// Takes what shows that the cell is selected or lit up back. An override calls `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Has ``updateConfiguration(using:)`` called before the cell is next shown.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the cell up to date with its state. An override calls `super` or sets the contents itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Has the cell asked for its size again, where that is an estimate: what is in it changed.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(in: self)
    }

    /// Places the content and what is behind it. An override calls `super` first.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Whether a host draws the cell as a selected one. As on iOS, it does not: the cell shows it by its background, or by what
    /// it makes of its state.
    var showsSelection: Bool { false }

    // MARK: Accessibility

    /// An item of a collection.
    @_spi(Host)
    open override var role: ViewRole { .item }

    /// "selected", "focused".
    @_spi(Host)
    open override var stateDescriptions: [String] {
        (isSelected ? ["selected"] : []) + (isFocusedCell ? ["focused"] : [])
    }

    override var sizedView: UIView { contentView }
    override var speaksForTexts: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

    override func contentSize(within size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        guard let view = content.view else { return sizeThatFits(size) }
        return CGSize(width: view.sizeThatFits(size).width, height: view.fittingHeight(inWidth: size.width))
    }
}
