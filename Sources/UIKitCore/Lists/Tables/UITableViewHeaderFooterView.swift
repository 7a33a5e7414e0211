import Foundation

/// The header or footer of a section.
///
/// Main actor.
open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier of the views for the titles of data sources.
    static let titleIdentifier = " title"

    /// The identifier under which the view is reused; nil if it is not reused.
    public let reuseIdentifier: String?

    /// The container of the content. Add your own views here.
    public let contentView = UIView()

    private var textPart: CellLabel?
    private var detailPart: CellLabel?
    private let content = ContentSlot()
    private var isFooter = false
    private weak var tableView: UITableView?

    /// The label of the title, created on first use.
    open var textLabel: UILabel? {
        if let textPart { return textPart }
        let label = makeLabel(.footnote, color: .secondaryLabel)
        textPart = label
        return label
    }

    /// The label of a second text below the title, created on first use.
    open var detailTextLabel: UILabel? {
        if let detailPart { return detailPart }
        let label = makeLabel(.footnote, color: .secondaryLabel)
        detailPart = label
        return label
    }

    /// The content of the view. It replaces the labels, which are removed from the view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Makes a view. Designated. Tables call it for registered classes.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view that is not reused.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// Makes a view from a nib. Returns nil for any other coder. The nib's subviews are siblings of ``contentView``, as in UIKit.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        reuseIdentifier = interface.reuseIdentifier
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
    }

    @_spi(UIKitModules)
    open override class func makeAppearanceProxy() -> UIView {
        ClassFactory.makeHeaderFooterView(self, reuseIdentifier: nil)
    }

    /// Called before the view is reused for a different section. An override calls `super`.
    open func prepareForReuse() {
        setNeedsLayout()
    }

    /// Returns a configuration for ``contentConfiguration`` that suits the table's style and the view's role.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if tableView?.style ?? .plain == .plain { return isFooter ? .plainFooter() : .plainHeader() }
        return isFooter ? .groupedFooter() : .groupedHeader()
    }

    func prepare(for tableView: UITableView, isFooter: Bool) {
        self.tableView = tableView
        self.isFooter = isFooter
        let isPlainHeader = tableView.style == .plain && !isFooter
        if let textPart, reuseIdentifier == UITableViewHeaderFooterView.titleIdentifier {
            textPart.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
            textPart.textColor = isPlainHeader ? .label : .secondaryLabel
        }
    }

    // MARK: Content

    private func makeLabel(_ style: UIFont.TextStyle, color: UIColor) -> CellLabel {
        let label = CellLabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        label.onChange = { [weak self] in
            self?.setNeedsLayout()
            self?.setNeedsDisplay()
        }
        if contentConfiguration == nil { contentView.addSubview(label) }
        return label
    }

    private func contentConfigurationDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        let labels: [UIView] = [textPart, detailPart].compactMap { $0 }
        content.show(contentConfiguration, in: contentView)
        if contentConfiguration == nil {
            for label in labels { contentView.addSubview(label) }
        } else {
            for label in labels { label.removeFromSuperview() }
        }
    }

    // MARK: Layout

    private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
        let metrics = ControlMetrics.current
        let layout = ListContentLayout(
            arrangement: .stacked,
            margins: UIEdgeInsets(top: metrics.spacing(5), left: 16, bottom: metrics.spacing(5), right: 16),
            imageSize: nil,
            metrics: metrics,
            minimumHeight: 0,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        return layout.frames(width: width, height: height, text: textPart?.measure, secondary: detailPart?.measure)
    }

    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Returns the given width, and the height of the content at it. Override it in a view that lays out its own content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var height: CGFloat = 0
        if let content = content.view {
            height = content.fittingHeight(inWidth: size.width)
        } else if textPart != nil || detailPart != nil {
            height = max(frames(width: size.width, height: nil).height, ControlMetrics.current.headerHeight)
        }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            height = max(height, contentView.fittingHeight(inWidth: size.width))
        }
        return CGSize(width: size.width, height: height > 0 ? height : ControlMetrics.current.headerHeight)
    }

    /// Lays out the content. An override calls `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.restFrame = bounds
        contentView.restFrame = bounds
        content.view?.restFrame = contentView.bounds
        guard content.view == nil else { return }
        let frames = frames(width: bounds.width, height: bounds.height)
        textPart?.restFrame = frames.text
        detailPart?.restFrame = frames.secondary
    }

    /// Whether the view is sticky, so that rows scroll behind it.
    @_spi(Host)
    public var isSticky: Bool { tableView?.style == .plain }

    // MARK: Accessibility

    /// The accessibility role of a section's header or footer.
    @_spi(Host)
    open override var accessibleRole: ViewRole { isFooter ? .sectionFooter : .sectionHeader }

    /// The controls in the view. Its texts are in its accessibility label and value.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        controlsInReadingOrderWithin
    }

    /// The emphasized parts of the view's texts.
    @_spi(Host)
    open override var highlightedTexts: [String] { labelsInReadingOrder.flatMap(\.highlightedTexts) }

    private var texts: [String] {
        labelsInReadingOrder.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { texts.first }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? {
        let rest = texts.dropFirst()
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits { isFooter ? .none : .header }
}
