import Foundation

/// A search field with tokens, a Cancel button and a scope bar.
///
/// Main actor.
open class UISearchBar: UIView, UIBarPositioning, UILookToDictateCapable {
    /// The delegate for user actions. Weak reference.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UISearchBarDelegate)?

    private let ownSearchTextField = UISearchTextField()

    /// The field. A subclass may return its own field, which must always be the same.
    open var searchTextField: UISearchTextField { ownSearchTextField }

    /// The text without the tokens. Default: empty. Never nil.
    ///
    /// - Note: Rules 18 to 20 and 83.
    open var text: String? {
        get { searchTextField.text ?? "" }
        set {
            noteWillChange("text")
            searchTextField.text = newValue ?? ""
            noteDidChange("text")
        }
    }

    /// The text shown in an empty field. Default: "Search" in the bar of a search controller, nil in other bars. Assistive
    /// technology reads "Search" if there is no placeholder.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line of text above the field.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            contentDidChange()
        }
    }

    /// Whether the bar is enabled. A disabled bar is dimmed, takes no focus, and does not expand from a button.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            contentDidChange()
            searchController?.searchButtonDidChange()
        }
    }

    // MARK: Buttons

    /// Whether a Cancel button appears beside the field, also on tablets. Assigning it disables the search controller's
    /// automatic Cancel button.
    ///
    /// - Note: Rules 51 and 52.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Whether a bookmark button appears in the field while it is empty.
    open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { fieldButtonsDidChange() } } }

    /// Whether a results button appears in the field.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { fieldButtonsDidChange() } }
    }

    /// Whether the results button is drawn as selected.
    open var isSearchResultsButtonSelected: Bool {
        get { resultsButton.isSelected }
        set { resultsButton.isSelected = newValue }
    }

    // MARK: Icons

    /// Replaces an icon's image in one state. Nil restores the default image.
    ///
    /// - Parameters:
    ///   - iconImage: The image. A template image takes the icon's colour.
    ///   - icon: The icon.
    ///   - state: `normal`, the fallback for all states; `disabled`; for buttons also `highlighted` and `selected`.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.images[icon, default: [:]][state] = iconImage
        noteAppearance("image-\(icon.rawValue)-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setImage(iconImage, for: icon, state: state)
        }
        iconImageDidChange(icon, state)
    }

    /// Returns the image set for an icon in a state or for `normal`. Nil while the default image is used.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons.image(of: icon, state)
    }

    /// Moves an icon from its default position. The text does not move.
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

    /// Returns the offset of an icon from its default position. Default: zero.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.adjustments[icon] ?? .zero }

    // MARK: Scope bar

    /// The titles of the scope buttons. With fewer than two, no scope bar appears.
    ///
    /// - Note: Rule 53.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopeTitlesDidChange() } } }

    /// The numbers of results in the scopes, for users of screen readers: the accessible name of a scope button becomes "Photos, 12
    /// results". Nil, and nil for a scope, add nothing. This property is an addition to UIKit. Default: nil.
    public var scopeResultCounts: [Int?]? { didSet { if scopeResultCounts != oldValue { scopeBar.countsDidChange() } } }

    var storedScopeIndex = 0

    /// The index of the selected scope. Default: 0. Values out of range are ignored. Assigning it calls the results updater
    /// of an active search, never the delegate.
    ///
    /// - Note: Rule 55.
    open var selectedScopeButtonIndex: Int {
        get { storedScopeIndex }
        set { selectScope(newValue, byUser: false) }
    }

    /// Whether the scope bar appears under the field. Assigning it makes the search controller's scope bar activation manual.
    ///
    /// - Note: Rule 54.
    open var showsScopeBar: Bool {
        get { isScopeBarWanted }
        set { setShowsScope(newValue, animated: false) }
    }

    // MARK: Appearance

    var appearance = SearchBarAppearance() { didSet { appearanceDidChange() } }

    /// Whether the bar is white on black or has the default colours.
    open var barStyle: UIBarStyle {
        get { appearance.barStyle }
        set {
            appearance.barStyle = newValue
            noteAppearance("barStyle", \UISearchBar.barStyle, newValue)
        }
    }

    /// The background colour of the bar, used without a background image. Nil for the default colour. ``tintColor`` is the
    /// colour of the buttons.
    open var barTintColor: UIColor? {
        get { appearance.barTintColor }
        set {
            appearance.barTintColor = newValue
            noteAppearance("barTintColor", \UISearchBar.barTintColor, newValue)
        }
    }

    /// The amount of decoration around the field. Images are drawn in every style.
    open var searchBarStyle: Style {
        get { appearance.style }
        set { appearance.style = newValue }
    }

    /// Whether the background is slightly transparent. Default: whether the file of the background image has transparency;
    /// true without an image.
    open var isTranslucent: Bool {
        get { appearance.isTranslucent ?? shownBackground?.mayBeTranslucent ?? true }
        set { appearance.isTranslucent = newValue }
    }

    /// The background image of the bar for any position and default metrics. An image that is resizable or one point wide is
    /// stretched, others are tiled. Symbol images have no pixels and are not drawn.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The background image of the scope bar.
    open var scopeBarBackgroundImage: UIImage? {
        get { appearance.scopeBarBackground }
        set {
            appearance.scopeBarBackground = newValue
            noteAppearance("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage, newValue)
        }
    }

    /// Sets the background image for a bar position and bar metrics. The fallback is the image for `any` and `default`.
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

    /// Returns the background image set for a bar position and bar metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        appearance.backgrounds[.init(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the background image of the field in the states normal and disabled. The field takes the height of the image for
    /// normal.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearance.fieldBackgrounds[state] = backgroundImage
        noteAppearance("searchFieldBackgroundImage-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
    }

    /// Returns the background image set for the field in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { appearance.fieldBackgrounds[state] }

    /// Sets the background image of the scope buttons in a state. The fallback is the image for normal.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        appearance.scopeBackgrounds[state] = backgroundImage
        noteAppearance("scopeBarButtonBackgroundImage-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
    }

    /// Returns the background image set for scope buttons in a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        appearance.scopeBackgrounds[state]
    }

    /// Sets the divider image between two scope buttons in the given states. The fallback is the image for two normal states.
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

    /// Returns the divider image set for scope buttons in two states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        appearance.scopeDividers[.init(left: leftState, right: rightState)]
    }

    /// Sets the text attributes, such as font and colour, of scope button titles in a state. Attributes missing for a state
    /// are taken from normal.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        appearance.scopeTitleAttributes[state] = attributes
        noteAppearance("scopeTitleTextAttributes-\(state.rawValue)") { (bar: UISearchBar) in
            bar.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
    }

    /// Returns the text attributes set for scope buttons in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        appearance.scopeTitleAttributes[state]
    }

    /// The offset of the field from its default position, in points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { appearance.fieldOffset }
        set {
            appearance.fieldOffset = newValue
            noteAppearance("fieldOffset", \UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
        }
    }

    /// The offset of tokens and text in the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { appearance.textOffset }
        set {
            appearance.textOffset = newValue
            noteAppearance("textOffset", \UISearchBar.searchTextPositionAdjustment, newValue)
        }
    }

    /// The position of the bar, as returned by its delegate; `any` without a delegate.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: Parts

    /// The search controller that the bar belongs to.
    weak var searchController: UISearchController?

    /// The navigation bar whose title row contains this bar. It shows the scope bar under that row.
    weak var rowHolder: UINavigationBar? {
        didSet {
            guard rowHolder !== oldValue else { return }
            (rowHolder ?? self).addSubview(scopeBar)
            contentDidChange()
        }
    }

    /// The query last reported to the search controller.
    var reportedContent = SearchBarContent()
    /// Whether the bar is being cleared at the end of a search, without notifications.
    var isClearing = false
    /// The last fitting height of the bar. Nil until the bar takes a fitting height.
    var fittedHeight: CGFloat?
    var icons = SearchBarIcons()
    private(set) var isCancelButtonShown = false
    var isScopeBarWanted = false
    let promptLabel = UILabel()
    let cancelButton = UIButton(type: .system)

    /// The default title of the Cancel button, as last set by the bar.
    var defaultCancelTitle: String?
    let bookmarkButton = UIButton(type: .system)
    let resultsButton = UIButton(type: .system)
    let scopeBar = UISearchBarScopeBar()

    /// Creates a bar with a frame in points. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareParts()
    }

    /// Decodes a search bar from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepareParts()
        interface.decode(self, as: UISearchBar.self)
    }

    /// Shows or hides the Cancel button and disables the search controller's automatic Cancel button.
    ///
    /// - Parameters:
    ///   - showsCancelButton: Whether the button is visible.
    ///   - animated: Whether a host with animations slides the button in.
    /// - Note: Rule 51.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton)
    }

    /// Shows or hides the scope bar and makes the search controller's scope bar activation manual.
    ///
    /// - Parameters:
    ///   - show: Whether the scope bar is visible.
    ///   - animate: Whether a host with animations slides it in.
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

    /// A view at the bottom of the window while the bar is being edited.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// The shortcut buttons above a tablet's keyboard; see ``UITextInputAssistantItem``.
    open override var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }

    /// Whether the user may start dictation by looking at the bar. Kept without effect: only Apple Vision Pro tracks the
    /// user's gaze. Default: false.
    open var isLookToDictateEnabled = false

    // MARK: Responder

    /// Makes the field first responder.
    ///
    /// - Note: Rule 84.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Resigns the field's first responder status.
    ///
    /// - Note: Rule 84.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Whether the field is first responder.
    ///
    /// - Note: Rule 84.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Whether the field can become first responder.
    ///
    /// - Note: Rule 84.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Handles the keys of the search (``SearchKeyBindings``) outside of the field: Command+F focuses the field, and so does Up in a list
    /// that has no row above the focused one.
    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        route == .visibleViews ? response(to: press, in: window) : .passedOn
    }

    // MARK: Layout

    /// The height in points that fits the current content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight)
    }

    /// No intrinsic width; the height that fits the current content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    /// Takes the fitting height. In a table's header or footer, the height follows the content from then on.
    open override func sizeToFit() {
        super.sizeToFit()
        // A borrowed bar gets its height from the search controller's view.
        if searchController?.isShownElsewhere != true { fittedHeight = restFrame.height }
    }

    override var heightBesideRows: CGFloat { isHeightFitting ? sizeThatFits(bounds.size).height : restFrame.height }

    override func standBesideRows(in frame: CGRect) { takePlaceBesideRows(frame) }

    /// Places the parts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    /// Shows the default title of the Cancel button in the language of the window's app.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateDefaultCancelTitle() }
    }

    // MARK: For hosts

    /// The accessibility role of the bar.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .searchBar }

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
