import Foundation

/// A control that performs actions when tapped.
///
/// A button is set up in one of two ways: with ``configuration-swift.property``, or with titles, colours and images for each
/// state. Hosts show the resulting label and image.
///
/// Main actor.
open class UIButton: UIControl {
    /// The type, which determines the appearance without a configuration.
    open internal(set) var buttonType = ButtonType.custom

    /// The content and appearance; nil for a button that is set up by state.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// Called before the button is shown, after its state or configuration changed. The closure updates
    /// ``configuration-swift.property`` for the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The menu of the button. It opens on a long press, a click of the secondary button or the menu key, and on a tap if
    /// ``showsMenuAsPrimaryAction`` is true. The sender of its actions is the button.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    /// The meaning of the button in its screen, which affects its look and keys. Default: `normal`.
    open var role = Role.normal {
        didSet { if role != oldValue { roleDidChange() } }
    }

    /// The order of the elements in the button's menu. Default: `automatic`.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap changes the button's selection: ``UIControl/isSelected`` or, if a tap opens the menu, the element of the menu
    /// that is on. Such a pop-up button shows the title and the image of that element; without one, the first element is turned on.
    /// Default: false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { selectionModeDidChange() } }
    }

    /// Whether a tap opens the menu.
    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { selectionModeDidChange() } }
    }

    /// Called when the user chooses a different element of a pop-up button, before the element's action.
    package var popUpElementDidChange: ((UIMenu) -> Void)?

    var content = ButtonContent()
    var needsConfigurationUpdate = false
    /// The view for the parts of the configuration's background that hosts do not draw themselves.
    var backgroundPart: BackgroundView?
    /// The corners and the border of the configuration.
    var configurationLayer: CALayer?
    private var storedTitleLabel: UILabel?
    private var storedSubtitleLabel: UILabel?
    private var storedImageView: UIImageView?

    /// Makes a custom button with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(type: buttonType, primaryAction: nil)
    }

    /// Makes a button of a type that performs an action when tapped, and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
        adopt(primaryAction: primaryAction)
        sizeToFit()
    }

    /// Makes a button with a configuration that performs an action when tapped. The action's title and image are shown if the
    /// configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        adopt(primaryAction: primaryAction)
        sizeToFit()
    }

    /// Makes a button from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        buttonType = interface.value(ButtonType.self)
        if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
        interface.decode(self, as: UIButton.self)
    }

    // MARK: By state

    /// Sets the title for a state. States without a title use that of `normal`.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.titleColors[state] = color
        noteAppearance("titleColor-\(state.rawValue)") { (button: UIButton) in
            button.setTitleColor(color, for: state)
        }
        contentDidChange()
    }

    /// Sets the colour of the title's shadow for a state. States without one use that of `normal`. The shadow is visible if the app
    /// sets the offset of the title label's shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content.titleShadowColors[state] = color
        noteAppearance("titleShadowColor-\(state.rawValue)") { (button: UIButton) in
            button.setTitleShadowColor(color, for: state)
        }
        contentDidChange()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        contentDidChange()
    }

    /// Sets the background image for a state. It fills the button; cap insets from `resizableImage(withCapInsets:)` keep their
    /// size.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[state] = image
        noteAppearance("backgroundImage-\(state.rawValue)") { (button: UIButton) in
            button.setBackgroundImage(image, for: state)
        }
        contentDidChange()
    }

    /// Sets the symbol configuration for a state. The button applies it to the state's image if that is a symbol image. States
    /// without a configuration use that of `normal`.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content.symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Returns the symbol configuration for a state, without those of other states.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations[state]
    }

    // MARK: Insets

    /// The insets around title and image, in points, which are part of the intrinsic size. Deprecated by Apple in favour of the
    /// configuration's insets; ignored with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The insets of the title, in points. They move the title, and are not part of the intrinsic size. Deprecated by Apple;
    /// ignored with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The insets of the image, in points. They move the image, and are not part of the intrinsic size. Deprecated by Apple;
    /// ignored with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: Parts

    static let titleSize: CGFloat = 15
    static let subtitleSize: CGFloat = 12

    /// The fonts that the labels got last. A label with a different font keeps it.
    var titleFontInUse = UIFont.systemFont(ofSize: UIButton.titleSize)
    var subtitleFontInUse = UIFont.systemFont(ofSize: UIButton.subtitleSize)

    /// Whether the titles scale with the user's text size, as with a configuration.
    var followsTextSize: Bool { configuration != nil }

    /// The label of the title. The button sets its text and colour; the app may set its font.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: UIButton.titleSize)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The label of the configuration's subtitle.
    open var subtitleLabel: UILabel? {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: UIButton.subtitleSize)
        label.textAlignment = .center
        storedSubtitleLabel = label
        addSubview(label)
        return label
    }

    /// Whether the label of the subtitle was created.
    var hasSubtitleLabel: Bool { storedSubtitleLabel != nil }

    /// The view of the image. The button sets its image and tint.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        storedImageView = view
        addSubview(view)
        return view
    }

    /// The view of the image if it was created.
    var existingImageView: UIImageView? { storedImageView }

    /// The spinner of a configuration with `showsActivityIndicator`; nil if there is none.
    var spinner: UIActivityIndicatorView?
    /// The arrows of a pop-up button; nil if there are none.
    var indicatorView: UIImageView?

    /// The parts that were created so far.
    var parts: [UIView] {
        [storedImageView, storedTitleLabel, storedSubtitleLabel, spinner, indicatorView].compactMap { $0 }
    }

    // MARK: Configuration

    /// Schedules a call of ``updateConfiguration()`` before the button is shown.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Updates ``configuration-swift.property`` for the button's state. Calls ``configurationUpdateHandler``; an override may
    /// update the configuration itself.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Layout

    /// Lays out the image and the labels.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateParts()
        super.layoutSubviews()
        layoutParts()
    }

    /// Returns the rectangle of title, subtitle and image: by default the bounds without the insets of the content. The
    /// intrinsic size does not follow overrides.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(forBounds: bounds) }

    /// Returns the rectangle of the title: by default beside the image, both centred in the content. Zero without a title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(forContentRect: contentRect) }

    /// Returns the rectangle of the image: by default beside the title, both centred in the content. Zero without an image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(forContentRect: contentRect) }

    /// The size of title, subtitle and image, with their insets.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The size of title, subtitle and image, with their insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        configuration?.wraps == true ? contentSize(inWidth: width).height : nil
    }

    /// Updates the button with the new tint. An override calls `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        pressForRole(press, on: route)
    }

    // MARK: What kinds of control differ in

    override func adopt(primaryAction: UIAction?) {
        super.adopt(primaryAction: primaryAction)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    override func opensMenuOnTap() -> Bool {
        showsMenuAsPrimaryAction && (openMenu() || super.opensMenuOnTap())
    }

    @_spi(UIKitModules)
    open override func openContextMenu(at point: CGPoint?) -> Bool { userHeld() || super.openContextMenu(at: point) }

    override var keepsTaps: Bool { true }

    override func willRespondToTap() {
        if isToggle { isSelected.toggle() }
        if isSymbolAnimationEnabled, let image = displayedImage, image.isSymbolImage {
            imageView?.addSymbolEffect(.bounce, options: .nonRepeating)
        }
    }

    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        updateParts()
        invalidateIntrinsicContentSize()
    }

    override var isFocusedByDesktop: Bool { true }

    // MARK: Pointer

    /// Returns the style of the pointer over a button, from the proposed effect and shape; nil for none.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether the pointer changes the look of the button. Default: false; the desktop highlights buttons itself.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerStyleDidChange() } }
    }

    /// Provides the style of the pointer while ``isPointerInteractionEnabled``; nil for the automatic effect. Assigning one enables it.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            buttonPointer?.interaction?.invalidate()
        }
    }

    var buttonPointer: ButtonPointer?

    @_spi(Host)
    open override var accessibleRole: ViewRole { .button }

    /// Whether the button performs the main action of its screen. Hosts show it as the desktop does.
    @_spi(Host)
    open var isSuggestedAction: Bool { false }

    /// The corners and the border of the configuration, unless the app gave the button's own layer some.
    @_spi(Host)
    open override var existingLayer: CALayer? {
        if let own = storedLayer, own.cornerRadii.isRound || own.borderWidth > 0 || own.shadowOpacity > 0 { return own }
        return drawnConfigurationLayer ?? storedLayer
    }

    @_spi(Host)
    open override var groundImage: UIImage? {
        guard let image = currentBackgroundImage else { return super.groundImage }
        // Images that are not resizable are stretched as a whole.
        return image.appearance.resizing == nil
            ? image.resizableImage(withCapInsets: .zero, resizingMode: .stretch) : image
    }

    /// Only the subviews that the app added; the label and the image are parts of the button.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        subviews.filter { view in view !== backgroundPart && !parts.contains { $0 === view } }
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? {
        let written = [displayedText, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        if !written.isEmpty { return written.joined(separator: ", ") }
        return imageView?.accessibilityLabel ?? displayedImage?.symbolName
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }

    override func sizeDepends(on subview: UIView) -> Bool { parts.contains { $0 === subview } }

    override var firstBaselineOffset: CGFloat { contentInsets.top + (titleLabel?.firstBaselineOffset ?? 0) }
    override var lastBaselineOffset: CGFloat { contentInsets.bottom + (titleLabel?.lastBaselineOffset ?? 0) }
}
