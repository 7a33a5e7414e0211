import Foundation

/// A field to type a query in, with tokens, a Cancel button and a scope bar.
///
/// Main actor.
open class UISearchBar: UIView, UIBarPositioning, UILookToDictateCapable {
    /// Hears of what the user does.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UISearchBarDelegate)?

    private let ownSearchTextField = UISearchTextField()

    /// The field. A subclass may return one of its own, always the same.
    open var searchTextField: UISearchTextField { ownSearchTextField }

    /// The text without the tokens; an untouched bar holds an empty string, never nil.
    ///
    /// - Note: Rules 18 to 20 and 83.
    open var text: String? {
        get { searchTextField.text ?? "" }
        set { searchTextField.text = newValue ?? "" }
    }

    /// What an empty field shows: "Search" at first in the bar of a search controller, nothing in any other. Assistive technology
    /// reads "Search" where there is none.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// One line above the field.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            contentDidChange()
        }
    }

    /// Whether the bar answers; a disabled one is dimmed, takes no focus, and does not unfold from a button.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            contentDidChange()
            searchController?.searchButtonDidChange()
        }
    }

    // MARK: Buttons

    /// Whether a Cancel button stands beside the field, on tablets as elsewhere. Assigning it takes the decision from the
    /// search controller.
    ///
    /// - Note: Rules 51 and 52.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Whether a bookmark button stands in the field while it is empty.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { fieldButtonsDidChange() } } }

    /// Whether a results button stands in the field.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { fieldButtonsDidChange() } }
    }

    /// Whether the results button is drawn as selected.
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
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.images[icon, default: [:]][state] = iconImage
        noteAppearance("image-\(icon.rawValue)-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setImage(iconImage, for: icon, state: state)
        }
        iconImageDidChange(icon, state)
    }

    /// The picture that was assigned for an icon in a state, or else for `normal`; nil while the usual one is shown.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons.image(of: icon, state)
    }

    /// Moves an icon away from its usual place; the text stays where it is.
    ///
    /// - Parameters:
    ///   - adjustment: The distance in points, to the right and down.
    ///   - icon: The icon.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        icons.adjustments[icon] = adjustment
        noteAppearance("adjustment-\(icon.rawValue)") { (bar: UISearchBar) in
            bar.setPositionAdjustment(adjustment, for: icon)
        }
        iconAdjustmentDidChange(icon)
    }

    /// How far an icon is from its usual place; zero at first.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.adjustments[icon] ?? .zero }

    // MARK: Scope bar

    /// The titles of the scope buttons. Fewer than two make no scope bar.
    ///
    /// - Note: Rule 53.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopeTitlesDidChange() } } }

    var storedScopeIndex = 0

    /// The scope that is chosen, 0 at first. A value out of range is ignored. Assigning it tells the results updater of
    /// an active search, never the delegate.
    ///
    /// - Note: Rule 55.
    open var selectedScopeButtonIndex: Int {
        get { storedScopeIndex }
        set { selectScope(newValue, byUser: false) }
    }

    /// Whether the scope buttons stand under the field. Assigning it takes the decision from the search controller.
    ///
    /// - Note: Rule 54.
    open var showsScopeBar: Bool {
        get { isScopeBarWanted }
        set { setShowsScope(newValue, animated: false) }
    }

    // MARK: Look

    var appearance = SearchBarAppearance() { didSet { appearanceDidChange() } }

    /// Whether the bar is white on black.
    open var barStyle: UIBarStyle {
        get { appearance.barStyle }
        set {
            appearance.barStyle = newValue
            noteAppearance("barStyle", \UISearchBar.barStyle, newValue)
        }
    }

    /// The colour behind the field and the buttons, unless there is a picture; nil for the usual one. ``tintColor`` is
    /// that of the buttons.
    open var barTintColor: UIColor? {
        get { appearance.barTintColor }
        set {
            appearance.barTintColor = newValue
            noteAppearance("barTintColor", \UISearchBar.barTintColor, newValue)
        }
    }

    /// How much of the bar is drawn; pictures are drawn in every style.
    open var searchBarStyle: Style {
        get { appearance.style }
        set { appearance.style = newValue }
    }

    /// Whether the ground lets a little of what is behind it through. When it was not assigned: whether the background
    /// picture does, as far as its file says, and true without one.
    open var isTranslucent: Bool {
        get { appearance.isTranslucent ?? shownBackground?.mayBeTranslucent ?? true }
        set { appearance.isTranslucent = newValue }
    }

    /// The picture behind the bar for any position and the usual height. A resizable picture, and one that is a point
    /// wide, is stretched, any other tiled. Symbols have no pixels to draw.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The picture behind the scope buttons.
    open var scopeBarBackgroundImage: UIImage? {
        get { appearance.scopeBarBackground }
        set {
            appearance.scopeBarBackground = newValue
            noteAppearance("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage, newValue)
        }
    }

    /// Draws a picture behind the bar in a position and at a height. Where there is none, that of `any` and of the usual
    /// height is drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        appearance.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
        noteAppearance("backgroundImage-\(barPosition.rawValue)-\(barMetrics.rawValue)") { (bar: UISearchBar) in
            bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
    }

    /// The picture that was set for a position and a height.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        appearance.backgrounds[.init(position: barPosition, metrics: barMetrics)]
    }

    /// Draws a picture in place of the field's ground, in the states normal and disabled. The field becomes as high as
    /// that of normal.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearance.fieldBackgrounds[state] = backgroundImage
        noteAppearance("searchFieldBackgroundImage-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
    }

    /// The picture that was set for the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { appearance.fieldBackgrounds[state] }

    /// Draws a picture in place of a scope button's ground in a state; where there is none, that of normal.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearance.scopeBackgrounds[state] = backgroundImage
        noteAppearance("scopeBarButtonBackgroundImage-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
    }

    /// The picture that was set for scope buttons in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        appearance.scopeBackgrounds[state]
    }

    /// Draws a picture between two scope buttons of two states; where there is none, that of two normal ones.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        appearance.scopeDividers[.init(left: leftState, right: rightState)] = dividerImage
        noteAppearance("scopeDivider-\(leftState.rawValue)-\(rightState.rawValue)") { (bar: UISearchBar) in
            bar.setScopeBarButtonDividerImage(
                dividerImage,
                forLeftSegmentState: leftState,
                rightSegmentState: rightState
            )
        }
    }

    /// The picture that was set between scope buttons of two states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        appearance.scopeDividers[.init(left: leftState, right: rightState)]
    }

    /// Gives the titles of scope buttons attributes in a state, such as font and colour; those of normal hold in every
    /// state that has none of its own.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        appearance.scopeTitleAttributes[state] = attributes
        noteAppearance("scopeTitleTextAttributes-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
    }

    /// The attributes that were set for scope buttons in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        appearance.scopeTitleAttributes[state]
    }

    /// How far the field is moved from its place, in points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { appearance.fieldOffset }
        set {
            appearance.fieldOffset = newValue
            noteAppearance("fieldOffset", \UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
        }
    }

    /// How far tokens and text are moved within the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { appearance.textOffset }
        set {
            appearance.textOffset = newValue
            noteAppearance("textOffset", \UISearchBar.searchTextPositionAdjustment, newValue)
        }
    }

    /// Where the bar is, as its delegate says; `any` without one.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

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
    /// The height that the bar last had because it fits; nil while it never had one.
    var fittedHeight: CGFloat?
    var icons = SearchBarIcons()
    private(set) var isCancelButtonShown = false
    var isScopeBarWanted = false
    let promptLabel = UILabel()
    let cancelButton = UIButton(type: .system)
    let bookmarkButton = UIButton(type: .system)
    let resultsButton = UIButton(type: .system)
    let scopeBar = UISearchBarScopeBar()

    /// Makes a bar with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareParts()
    }

    /// Reads a search bar from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        prepareParts()
        decodeSearchBar(interface.element, document: interface.loader.document)
    }

    /// Shows or hides the Cancel button, and takes the decision from the search controller.
    ///
    /// - Parameters:
    ///   - showsCancelButton: Whether it is shown.
    ///   - animated: Whether a host that animates slides it in.
    /// - Note: Rule 51.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton)
    }

    /// Shows or hides the scope bar, and takes the decision from the search controller.
    ///
    /// - Parameters:
    ///   - show: Whether it is shown.
    ///   - animate: Whether a host that animates slides it in.
    /// - Note: Rule 54.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        searchController?.scopeBarActivation = .manual
        showScopeBar(show)
    }

    override func appearancesDidApply() { takeCancelAppearance() }

    func showCancelButton(_ shows: Bool) {
        guard shows != isCancelButtonShown else { return }
        isCancelButtonShown = shows
        contentDidChange()
    }

    /// A view that stands at the bottom of the window while the bar is edited.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// The buttons that a tablet shows above its keyboard; see ``UITextInputAssistantItem``.
    open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

    /// Whether the person may dictate by looking at the bar. Kept without effect: only Apple Vision Pro sees where one looks.
    /// False at first.
    open var isLookToDictateEnabled = false

    // MARK: Responder

    /// Passes focus on to the field.
    ///
    /// - Note: Rule 84.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Passes on to the field.
    ///
    /// - Note: Rule 84.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Whether the field is first responder.
    ///
    /// - Note: Rule 84.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Whether the field agrees to become first responder.
    ///
    /// - Note: Rule 84.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    // MARK: Layout

    /// The height in points that the bar takes at its present content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    /// Any width, at the height of the present content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Takes the height that fits what the bar shows. Above the rows of a table it follows that from then on.
    open override func sizeToFit() {
        super.sizeToFit()
        // While search has the bar elsewhere, that place decides.
        if searchController?.isShownElsewhere != true { fittedHeight = restFrame.height }
    }

    override var heightBesideRows: CGFloat { isHeightFitting ? sizeThatFits(bounds.size).height : restFrame.height }

    override func standBesideRows(in frame: CGRect) { takePlaceBesideRows(frame) }

    /// Places the parts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    // MARK: For hosts

    /// A bar is a part of the screen.
    @_spi(Host)
    open override var role: ViewRole { .searchBar }

    @_spi(Host)
    open override var stateDescriptions: [String] { appearanceDescriptions }

    @_spi(Host)
    open override var groundColor: UIColor? { shownGroundColor }

    @_spi(Host)
    open override var groundImage: UIImage? { shownBackground }

    @_spi(Host)
    open override var isAlwaysDark: Bool { showsBlackStyle }

    /// The parts in reading order.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        [promptLabel, searchTextField, cancelButton]
            + (scopeBar.superview === self ? [scopeBar] : [])
    }
}
