import Foundation

extension UIBarButtonItem {
    /// A short text or a dot at the corner of a bar button. Main actor.
    @preconcurrency @MainActor
    public struct Badge {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The background colour. Nil for red. Default: nil.
        public var backgroundColor: UIColor?
        /// The colour of the text. Nil for white. Default: nil.
        public var foregroundColor: UIColor?
        /// The font of the text. Nil for a small font. Default: nil.
        public var font: UIFont?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        /// Returns a badge with a number, in the digits of the user's locale.
        public static func count(_ count: Int) -> Badge { Badge(count.formatted()) }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(string) }

        /// Returns a badge without text: a dot.
        public static func indicator() -> Badge { Badge(nil) }
    }
}

/// A bar button with a badge at its upper trailing corner.
final class BadgedItemView: UIView {
    private static let dot: CGFloat = 8
    private static let padding: CGFloat = 4

    let button: UIButton
    private let label = TabBadgeLabel(frame: .zero)

    init(_ button: UIButton, badge: UIBarButtonItem.Badge) {
        self.button = button
        super.init(frame: .zero)
        label.text = badge.stringValue ?? ""
        label.font = badge.font ?? .preferredFont(forTextStyle: .caption2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.textColor = badge.foregroundColor ?? .white
        label.backgroundColor = badge.backgroundColor ?? .systemRed
        label.isUserInteractionEnabled = false
        label.accessibilityElementsHidden = true
        label.layer.cornerRadius = BadgedItemView.dot / 2
        // The badge is spoken with the button.
        button.accessibilityValue = badge.stringValue ?? SystemTexts.text("New")
        addSubview(button)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = button.sizeThatFits(size)
        return CGSize(width: fitting.width + BadgedItemView.dot, height: fitting.height)
    }

    private var badgeSize: CGSize {
        guard label.text?.isEmpty == false else {
            return CGSize(width: BadgedItemView.dot, height: BadgedItemView.dot)
        }
        let text = label.intrinsicContentSize
        let height = text.height.rounded(.up)
        return CGSize(width: max(height, (text.width + 2 * BadgedItemView.padding).rounded(.up)), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        let size = badgeSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(
            x: isMirrored ? 0 : max(0, bounds.width - size.width),
            y: 0,
            width: min(size.width, bounds.width),
            height: size.height
        )
    }

    override var orderedSubviews: [UIView] { [button] }
}
