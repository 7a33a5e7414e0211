import Foundation

/// A view that shows a ``UIContentUnavailableConfiguration``. Touches outside its buttons pass through to the content behind.
/// Main actor.
open class UIContentUnavailableView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let indicator = UIActivityIndicatorView(style: .large)
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private var button: UIButton?
    private var secondaryButton: UIButton?
    private var shown: UIContentUnavailableConfiguration

    /// The configuration. Traps if a configuration other than ``UIContentUnavailableConfiguration`` is assigned.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                trap("UIContentUnavailableView was given \(type(of: newValue)), which it cannot show.")
            }
            shown = new
            show()
        }
    }

    /// Creates a view with a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Only for `appearance()`: the view needs a configuration, as in UIKit.
    @available(*, unavailable, message: "Use init(configuration:).")
    public override init(frame: CGRect) {
        shown = .empty()
        super.init(frame: frame)
        prepare()
    }

    /// Unavailable, as in UIKit.
    @available(*, unavailable, message: "Use init(configuration:).")
    public convenience init() {
        self.init(configuration: .empty())
    }

    /// Returns nil: storyboards and nibs cannot hold this view.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        imageView.contentMode = .scaleAspectFit
        textLabel.accessibilityTraits = .header
        for view in [imageView, indicator, textLabel, secondaryLabel] { addSubview(view) }
        show()
    }

    private func show() {
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        let symbols = shown.imageProperties.preferredSymbolConfiguration ?? .init(pointSize: Metrics.symbol)
        imageView.image = shown.image.flatMap { $0.isSymbolImage ? $0.applyingSymbolConfiguration(symbols) : $0 }
        imageView.isHidden = shown.image == nil
        imageView.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        let isLoading = shown.kind == .loading && shown.image == nil
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        indicator.isHidden = !isLoading
        // The indicator and its text have the same meaning.
        indicator.accessibilityElementsHidden = !textLabel.isHidden
        button = show(shown.button, shown.buttonProperties, in: button)
        secondaryButton = show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        setNeedsLayout()
    }

    private func show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.show(text, attributed)
    }

    /// Updates a button. The existing view is reused, so that it keeps its pressed state and focus.
    private func show(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in former: UIButton?
    ) -> UIButton? {
        let action = properties.primaryAction
        let hasWords = configuration.title != nil || action?.title.isEmpty == false
        guard hasWords || configuration.image != nil || action?.image != nil else {
            former?.removeFromSuperview()
            return nil
        }
        let button = former ?? UIButton(configuration: configuration)
        button.eventHandlers = []
        var written = configuration
        if written.title == nil, let title = action?.title, !title.isEmpty { written.title = title }
        if written.image == nil { written.image = action?.image }
        button.configuration = written
        if let action { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        if button.superview !== self { addSubview(button) }
        return button
    }

    // MARK: Layout

    private enum Metrics {
        @MainActor static var symbol: CGFloat { ControlMetrics.current.emptyScreenSymbol }
        static let indicator: CGFloat = 37
        static let widest: CGFloat = 480
    }

    private struct Part {
        let view: UIView
        let size: CGSize
        let distance: CGFloat
    }

    /// Lays out the parts in a column, centred in the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins
        let room = max(0, bounds.width - margins.leading - margins.trailing)
        let parts = parts(in: min(room, Metrics.widest))
        let height = parts.reduce(0) { $0 + $1.distance + $1.size.height }
        var y = max(margins.top, ((bounds.height - height) / 2).rounded()) + bounds.minY
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for part in parts {
            y += part.distance
            var x = margins.leading
            if shown.alignment == .center { x += ((room - part.size.width) / 2).rounded() }
            part.view.restFrame = CGRect(
                origin: CGPoint(x: isMirrored ? bounds.width - x - part.size.width : x, y: y),
                size: part.size
            )
            y += part.size.height
        }
    }

    /// Returns the size of all parts and the margins at a width in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        let sides = margins.leading + margins.trailing
        let parts = parts(in: min(max(0, size.width - sides), Metrics.widest))
        let height = parts.reduce(0) { $0 + $1.distance + $1.size.height }
        return CGSize(
            width: (parts.map(\.size.width).max() ?? 0) + sides,
            height: height + margins.top + margins.bottom
        )
    }

    private func parts(in width: CGFloat) -> [Part] {
        var parts: [Part] = []
        func add(_ view: UIView, _ size: CGSize, after distance: CGFloat) {
            parts.append(Part(view: view, size: size, distance: parts.isEmpty ? 0 : distance))
        }
        if !imageView.isHidden { add(imageView, imageSize(in: width), after: 0) }
        if !indicator.isHidden {
            add(indicator, CGSize(width: Metrics.indicator, height: Metrics.indicator), after: 0)
        }
        let space = CGSize(width: width, height: .greatestFiniteMagnitude)
        for (label, distance) in [
            (textLabel, shown.imageToTextPadding), (secondaryLabel, shown.textToSecondaryTextPadding),
        ] where !label.isHidden {
            add(label, CGSize(width: width, height: label.sizeThatFits(space).height), after: distance)
        }
        if let button { add(button, fitting(button, in: width), after: shown.textToButtonPadding) }
        if let secondaryButton {
            let distance = button == nil ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            add(secondaryButton, fitting(secondaryButton, in: width), after: distance)
        }
        return parts
    }

    private func fitting(_ button: UIButton, in width: CGFloat) -> CGSize {
        let size = button.intrinsicContentSize
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func imageSize(in width: CGFloat) -> CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let largest = shown.imageProperties.maximumSize
        var scale = min(1, width / size.width)
        if largest.width > 0 { scale = min(scale, largest.width / size.width) }
        if largest.height > 0 { scale = min(scale, largest.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns only buttons as targets of touches.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isButton = sequence(first: hit, next: { $0?.superview }).contains {
            $0 != nil && ($0 === button || $0 === secondaryButton)
        }
        return isButton ? hit : nil
    }

    /// The parts in reading order. The image is decorative.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        [indicator, textLabel, secondaryLabel] + [button, secondaryButton].compactMap { $0 }
    }

    /// The text for announcements.
    var spokenText: String {
        [textLabel, secondaryLabel].filter { !$0.isHidden }.compactMap(\.text).joined(separator: ". ")
    }
}
