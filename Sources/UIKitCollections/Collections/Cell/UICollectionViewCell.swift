import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The cell of a collection's item.
///
/// A cell that leaves the screen is reused for a different item. Set its content in the data source, and reset everything
/// else in ``UICollectionReusableView/prepareForReuse()``. Main actor.
open class UICollectionViewCell: UICollectionReusableView {
    /// The type of ``configurationUpdateHandler``.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    // MARK: Content

    /// The container of the content. Add your own views here.
    public let contentView = UIView()

    /// The configuration of the content in ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// Whether ``contentConfiguration`` is updated when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// The background. It replaces ``backgroundView`` and ``selectedBackgroundView``, as they replace it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundConfigurationDidChange() } }
    }

    /// Whether ``backgroundConfiguration`` is updated when the cell's state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called to update the cell when its state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue, to: backgroundView) } }
    }

    /// A view behind the content, visible only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue {
                backgroundViewDidChange(from: oldValue, to: selectedBackgroundView)
            }
        }
    }

    /// The segue declared for the cell in a storyboard.
    package var selectionSegue: SegueTemplate?

    let content = ContentSlot()
    let background = BackgroundSlot()
    var needsConfigurationUpdate = true

    // MARK: State

    /// Whether the item is selected. Assigning changes the appearance only; to change the collection's selection call
    /// ``UICollectionView/selectItem(at:animated:scrollPosition:)``.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the item is highlighted during a touch.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    package var isFocusedCell = false {
        didSet { if isFocusedCell != oldValue { stateDidChange() } }
    }

    // MARK: Initializers

    /// Creates a cell with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        contentView.restFrame = bounds
        addSubview(contentView)
    }

    /// Decodes a cell from a storyboard or a nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        clipsToBounds = false
        contentView.restFrame = bounds
        addSubview(contentView)
        interface.decode(self, as: UICollectionViewCell.self)
    }

    // MARK: Touches

    /// Selects the item when a touch ends within the cell. The touch is passed on to the collection.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        takeTap(touches, event) { self.userTapped() }
        super.touchesEnded(touches, with: event)
    }

    @_spi(UIKitModules)
    open override func openContextMenu(at point: CGPoint?) -> Bool {
        super.openContextMenu(at: point) || openMenuOfCell(at: point)
    }

    // MARK: Overridable members

    /// Resets selection and highlighting. An override calls `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    /// The state passed to configurations.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Schedules a call of ``updateConfiguration(using:)`` before the cell is next shown.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the cell for a state. An override calls `super` or sets the content itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Queries the cell's size again where the layout's size is an estimate. Called when the content changes.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(in: self)
    }

    /// Lays out the content and the background views. An override calls `super` first.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts()
    }

    /// Whether the host draws a selection. False as on iOS: the cell's background or its configuration shows the selection.
    package var showsSelection: Bool { false }

    // MARK: Accessibility

    /// An item of a collection.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .item }

    @_spi(UIKitModules)
    open override func takeFocusOfAssistiveTechnology() -> Bool { takeFocusInList() }

    /// Whether the cell can get the keyboard focus: if its list and the list's delegate permit it.
    open override var canBecomeFocused: Bool { canBecomeFocusedInList }

    @_spi(UIKitModules)
    open override var defaultFocusGroupPriority: UIFocusGroupPriority {
        isSelected && !isFocused ? .prioritized : super.defaultFocusGroupPriority
    }

    @_spi(UIKitModules)
    open override var isCellOfList: Bool { list != nil }

    @_spi(UIKitModules)
    open override var keepsFocus: Bool { isFocusedCell }

    /// "selected", "focused".
    @_spi(Host)
    open override var stateDescriptions: [String] {
        (isSelected ? ["selected"] : []) + (isFocusedCell ? ["focused"] : [])
    }

    override var sizedView: UIView { contentView }
    override var speaksForTexts: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

    override func contentSize(within size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        guard let view = content.view else { return sizeThatFits(size) }
        return CGSize(width: view.sizeThatFits(size).width, height: view.fittingHeight(inWidth: size.width))
    }
}
