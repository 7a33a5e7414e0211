import Foundation

/// A field to type a query in, with tokens, a Cancel button and a scope bar.
///
/// Main actor. iOS 2.0.
open class UISearchBar: UIView {
    /// Hears of what the user does. iOS 2.0, rule 85.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field. iOS 13.0.
    public let searchTextField = UISearchTextField()

    /// The text without the tokens; an untouched bar holds an empty string, never nil. iOS 2.0, rules 18 to 20 and 83.
    open var text: String? {
        get { searchTextField.text ?? "" }
        set { searchTextField.text = newValue ?? "" }
    }

    /// What an empty field shows. iOS 2.0.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// One line above the field. iOS 2.0.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            contentDidChange()
        }
    }

    /// Whether the bar answers; a disabled one is dimmed, takes no focus, and does not unfold from a button. iOS 16.4.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            contentDidChange()
            searchController?.searchButtonDidChange()
        }
    }

    // MARK: Buttons

    /// Whether a Cancel button stands beside the field. Assigning it takes the decision from the search controller. iOS
    /// 2.0, rule 51.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Whether a bookmark button stands in the field while it is empty. iOS 2.0.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { fieldButtonsDidChange() } } }

    /// Whether a results button stands in the field. iOS 3.2.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { fieldButtonsDidChange() } }
    }

    /// Whether the results button is drawn as selected. iOS 3.2.
    open var isSearchResultsButtonSelected: Bool {
        get { resultsButton.isSelected }
        set { resultsButton.isSelected = newValue }
    }

    // MARK: Icons

    /// Shows another picture as an icon, in one state. Nil brings the usual one back.
    ///
    /// - Parameters:
    ///   - iconImage: The picture. One that is a template takes the icon's colour.
    ///   - icon: The icon.
    ///   - state: `normal`, which counts wherever no other picture is assigned; `disabled`; for buttons also
    ///     `highlighted` and `selected`.
    ///
    /// iOS 5.0.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.images[icon, default: [:]][state] = iconImage
        iconImageDidChange(icon, state)
    }

    /// The picture that was assigned for an icon in a state, or else for `normal`; nil while the usual one is shown. iOS
    /// 5.0.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons.image(of: icon, state)
    }

    /// Moves an icon away from its usual place; the text stays where it is.
    ///
    /// - Parameters:
    ///   - adjustment: The distance in points, to the right and down.
    ///   - icon: The icon.
    ///
    /// iOS 5.0.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        icons.adjustments[icon] = adjustment
        iconAdjustmentDidChange(icon)
    }

    /// How far an icon is from its usual place; zero at first. iOS 5.0.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.adjustments[icon] ?? .zero }

    // MARK: Scope bar

    /// The titles of the scope buttons. Fewer than two make no scope bar. iOS 3.0, rule 53.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopeTitlesDidChange() } } }

    private var storedScopeIndex = 0

    /// The scope that is chosen, 0 at first. A value out of range is ignored. Assigning it tells the results updater of
    /// an active search, never the delegate. iOS 3.0, rule 55.
    open var selectedScopeButtonIndex: Int {
        get { storedScopeIndex }
        set { selectScope(newValue, byUser: false) }
    }

    /// Whether the scope buttons stand under the field. Assigning it takes the decision from the search controller. iOS
    /// 3.0, rule 54.
    open var showsScopeBar: Bool {
        get { isScopeBarWanted }
        set { setShowsScope(newValue, animated: false) }
    }

    // MARK: Parts

    /// The search controller that the bar belongs to.
    weak var searchController: UISearchController?

    /// The navigation bar in whose title row this bar stands, which shows the scope bar under that row meanwhile.
    weak var rowHolder: UINavigationBar? {
        didSet {
            guard rowHolder !== oldValue else { return }
            (rowHolder ?? self).addSubview(scopeBar)
            contentDidChange()
        }
    }

    /// What the search controller was last told of.
    var reportedContent = SearchBarContent()
    /// True while the bar is emptied at the end of a search, of which nobody hears.
    var isClearing = false
    var icons = SearchBarIcons()
    private(set) var isCancelButtonShown = false
    private(set) var isScopeBarWanted = false
    let promptLabel = UILabel()
    let cancelButton = UIButton(type: .system)
    let bookmarkButton = UIButton(type: .system)
    let resultsButton = UIButton(type: .system)
    let scopeBar = UISearchBarScopeBar()

    /// Makes a bar with a frame in points. Designated. iOS 2.0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareParts()
    }

    /// Returns nil: there are no archived interfaces off Apple's systems. iOS 2.0.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Shows or hides the Cancel button, and takes the decision from the search controller. iOS 3.0, rule 51.
    ///
    /// - Parameters:
    ///   - showsCancelButton: Whether it is shown.
    ///   - animated: Whether a host that animates slides it in.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton)
    }

    /// Shows or hides the scope bar, and takes the decision from the search controller. iOS 13.0, rule 54.
    ///
    /// - Parameters:
    ///   - show: Whether it is shown.
    ///   - animate: Whether a host that animates slides it in.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        searchController?.scopeBarActivation = .manual
        showScopeBar(show)
    }

    func showCancelButton(_ shows: Bool) {
        guard shows != isCancelButtonShown else { return }
        isCancelButtonShown = shows
        contentDidChange()
    }

    func showScopeBar(_ shows: Bool) {
        guard shows != isScopeBarWanted else { return }
        isScopeBarWanted = shows
        contentDidChange()
    }

    /// Whether the scope buttons are there: wanted, and at least two (rule 53).
    @_spi(Host)
    public var isScopeBarShown: Bool { isScopeBarWanted && (scopeButtonTitles?.count ?? 0) >= 2 }

    func selectScope(_ index: Int, byUser: Bool) {
        guard index != storedScopeIndex, scopeButtonTitles?.indices.contains(index) == true else { return }
        storedScopeIndex = index
        scopeBar.select(index)
        // The updater hears of a scope before the delegate does (rule 16).
        searchController?.searchBarContentDidChange()
        if byUser { delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index) }
    }

    private func scopeTitlesDidChange() {
        let count = scopeButtonTitles?.count ?? 0
        if storedScopeIndex >= count { storedScopeIndex = 0 }
        scopeBar.show(scopeButtonTitles ?? [], selected: storedScopeIndex)
        contentDidChange()
    }

    /// What the bar shows, or how high it is, changed.
    func contentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        var view = superview
        // Whoever holds the bar makes room for its new height.
        while let current = view {
            current.setNeedsLayout()
            if current is UINavigationControllerView { break }
            view = current.superview
        }
    }

    // MARK: Responder

    /// Passes focus on to the field. iOS 2.0, rule 84.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Passes on to the field. iOS 2.0, rule 84.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Whether the field is first responder. iOS 2.0, rule 84.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Whether the field agrees to become first responder. iOS 2.0, rule 84.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    // MARK: Layout

    /// The height in points that the bar takes at its present content. iOS 2.0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    /// Any width, at the height of the present content. iOS 6.0.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Places the parts. iOS 2.0.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    // MARK: For hosts

    /// Whether the bar lies over content that may scroll under it, so that it needs a ground.
    @_spi(Host)
    public var isOverContent: Bool { searchController?.isShownElsewhere == true }

    /// A bar is a part of the screen.
    @_spi(Host)
    open override var role: ViewRole { .searchBar }

    /// The parts in reading order.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        [promptLabel, searchTextField, cancelButton]
            + (scopeBar.superview === self ? [scopeBar] : [])
    }
}
