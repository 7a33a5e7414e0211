import Foundation

/// The view that shows a `UIListContentConfiguration`.
///
/// Main actor.
open class UIListContentView: UIView, UIContentView {
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()
    private var list: UIListContentConfiguration

    /// The configuration. Traps if it is not a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                trap("UIListContentView was given \(type(of: newValue)), which it cannot show.")
            }
            list = new
            show()
        }
    }

    /// Makes a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Unavailable, as in UIKit: a view needs a configuration. Only `appearance()` uses this initializer.
    @available(*, unavailable, message: "Use init(configuration:).")
    public override init(frame: CGRect) {
        list = .cell()
        super.init(frame: frame)
        prepare()
    }

    /// Unavailable, as in UIKit.
    @available(*, unavailable, message: "Use init(configuration:).")
    public convenience init() {
        self.init(configuration: .cell())
    }

    /// Returns nil: storyboards and nibs cannot contain this view.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        show()
    }

    private func show() {
        show(list.text, list.attributedText, list.textProperties, in: textLabel)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        imageView.image = list.image?.growing
        imageView.isHidden = list.image == nil
        imageView.tintColor = list.imageProperties.tintColor
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
        setNeedsLayout()
    }

    private func show(
        _ text: String?,
        _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = properties.textAlignment
        label.numberOfLines = properties.numberOfLines
        label.show(text, attributed)
    }

    /// The start of the text, from the leading edge.
    package var textStart: CGFloat {
        let image = list.image.map { list.imageProperties.size(of: $0).width + list.imageToTextPadding } ?? 0
        return list.directionalLayoutMargins.leading + image
    }

    // MARK: Layout

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var layout: ListContentLayout {
        let margins = list.directionalLayoutMargins
        let metrics = ControlMetrics.current
        return ListContentLayout(
            arrangement: list.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked,
            margins: UIEdgeInsets(
                top: metrics.spacing(margins.top),
                left: margins.leading,
                bottom: metrics.spacing(margins.bottom),
                right: margins.trailing
            ),
            imageSize: list.image.map { list.imageProperties.size(of: $0) },
            imagePadding: list.imageToTextPadding,
            horizontalPadding: list.textToSecondaryTextHorizontalPadding,
            verticalPadding: list.textToSecondaryTextVerticalPadding,
            metrics: metrics,
            minimumHeight: list.minimumHeight,
            isRightToLeft: isRightToLeft
        )
    }

    private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
        layout.frames(width: width, height: height, text: textLabel.measure, secondary: secondaryLabel.measure)
    }

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width, height: bounds.height)
        imageView.restFrame = frames.image
        textLabel.restFrame = frames.text
        secondaryLabel.restFrame = frames.secondary
    }

    /// Returns the given width, and the height of the content at it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(width: size.width, height: nil).height)
    }
}

extension UILabel {
    /// Shows an attributed text if there is one, otherwise the plain text. Hides the label if the text is empty.
    func show(_ text: String?, _ attributed: NSAttributedString?) {
        if let attributed { attributedText = attributed } else { self.text = text }
        isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    /// Measures the label's text at a width; nil if there is no text.
    var measure: ListContentLayout.Measure? {
        guard !isHidden, text?.isEmpty == false else { return nil }
        return { width in self.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
    }
}

extension UIView {
    /// The height of the view's content at a width; 0 if it has no fitting height.
    package func fittingHeight(inWidth width: CGFloat) -> CGFloat {
        if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if intrinsicContentSize.height != UIView.noIntrinsicMetric { return intrinsicContentSize.height }
        let fitting = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard fitting == bounds.size else { return fitting.height }
        // A view without an override of `sizeThatFits` always returns its current size, which is no information.
        let other = sizeThatFits(CGSize(width: width + 1, height: .greatestFiniteMagnitude))
        return other == bounds.size ? 0 : fitting.height
    }
}
