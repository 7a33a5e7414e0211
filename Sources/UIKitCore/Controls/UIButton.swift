import Foundation

/// A control that does something when it is tapped.
///
/// A button is set up in one of two ways: with ``configuration-swift.property``, or with titles, colours and pictures for
/// each state. A host shows the one label and the one picture that result.
///
/// Main actor.
open class UIButton: UIControl {
    /// What the button looks like without a configuration.
    open internal(set) var buttonType = ButtonType.custom

    /// What the button shows and how; nil for a button that is set up by state.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { contentDidChange() } }
    }

    /// Called before the button is shown, after its state or configuration changed: the closure sets up
    /// ``configuration-swift.property`` for the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What the button offers. It opens when the button is held, clicked with the secondary button, or asked for with the
    /// menu key, and on a tap where ``showsMenuAsPrimaryAction`` says so. Its actions are performed with the button as
    /// their sender.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    var content = ButtonContent()
    var needsConfigurationUpdate = false
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

    /// Makes a button of a type that performs an action when it is tapped, and shows the action's title and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
        adopt(primaryAction: primaryAction)
        sizeToFit()
    }

    /// Makes a button with a configuration that performs an action when it is tapped. The action's title and picture are
    /// shown where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        adopt(primaryAction: primaryAction)
        sizeToFit()
    }

    /// Reads a button from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        buttonType = UIButton.interfaceType(interface.element)
        if let symbol = buttonType.symbolName { setImage(UIImage(systemName: symbol), for: .normal) }
        decodeButton(interface.element, document: interface.loader.document)
    }

    // MARK: By state

    /// Writes a title on the button in a state; other states show that of `normal` until they get one.
    open func setTitle(_ title: String?, for state: State) {
        content.titles[state] = title
        contentDidChange()
    }

    /// Writes a title with attributes on the button in a state. It goes before ``setTitle(_:for:)``.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        content.titleColors[state] = color
        noteAppearance("titleColor-\(state.rawValue)") { (button: UIButton) in
            button.setTitleColor(color, for: state)
        }
        contentDidChange()
    }

    /// Draws a picture on the button in a state.
    open func setImage(_ image: UIImage?, for state: State) {
        content.images[state] = image
        contentDidChange()
    }

    /// Draws a picture behind the title and the image in a state, as wide and high as the button; edges that
    /// `resizableImage(withCapInsets:)` set keep their size.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content.backgroundImages[state] = image
        noteAppearance("backgroundImage-\(state.rawValue)") { (button: UIButton) in
            button.setBackgroundImage(image, for: state)
        }
        contentDidChange()
    }

    // MARK: Parts

    static let titleSize: CGFloat = 15
    static let subtitleSize: CGFloat = 12

    /// Whether the titles grow with the user's text size, as those of a configuration do.
    var followsTextSize: Bool { configuration != nil }

    /// The label that shows the title. The button sets its text and colour; the app may set its font.
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

    /// The label that shows the configuration's subtitle.
    open var subtitleLabel: UILabel? {
        if let storedSubtitleLabel { return storedSubtitleLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: UIButton.subtitleSize)
        label.textAlignment = .center
        storedSubtitleLabel = label
        addSubview(label)
        return label
    }

    /// The view that shows the picture. The button sets its image and tint.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        storedImageView = view
        addSubview(view)
        return view
    }

    /// The parts that were needed so far.
    var parts: [UIView] {
        [storedImageView, storedTitleLabel, storedSubtitleLabel].compactMap { $0 }
    }

    // MARK: Configuration

    /// Has ``updateConfiguration()`` called before the button is shown.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets up ``configuration-swift.property`` for the button's state. An override sets it up itself; this
    /// implementation calls ``configurationUpdateHandler``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Layout

    /// Places the picture and the labels.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateParts()
        super.layoutSubviews()
        layoutParts()
    }

    /// The size of the title, the subtitle and the picture, with the room around them.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The size of the title, the subtitle and the picture, with the room around them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Shows the button in the new tint. An override calls `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateParts()
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

    override var keepsTaps: Bool { true }

    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        updateParts()
        invalidateIntrinsicContentSize()
    }

    @_spi(Host)
    open override var role: ViewRole { .button }

    @_spi(Host)
    open override var groundImage: UIImage? {
        currentBackgroundImage.map { image in
            // What is not resizable is stretched as a whole.
            image.appearance.resizing == nil
                ? image.resizableImage(withCapInsets: .zero, resizingMode: .stretch) : image
        }
    }

    /// The label and the picture are the button's own; only what the app put in it is met besides.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        subviews.filter { view in !parts.contains { $0 === view } }
    }

    override var defaultAccessibilityLabel: String? {
        let written = [displayedText, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        if !written.isEmpty { return written.joined(separator: ", ") }
        return imageView?.accessibilityLabel ?? displayedImage?.symbolName
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }

    override func sizeDepends(on subview: UIView) -> Bool { parts.contains { $0 === subview } }

    override var firstBaselineOffset: CGFloat { contentInsets.top + (titleLabel?.firstBaselineOffset ?? 0) }
    override var lastBaselineOffset: CGFloat { contentInsets.bottom + (titleLabel?.lastBaselineOffset ?? 0) }
}
