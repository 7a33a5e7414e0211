import Foundation

/// A tab in a tab bar. Pressing it selects the tab.
///
/// Hosts mark the selected tab with its background in the desktop's style. Colour is used only if the app sets one.
@_spi(Host)
public final class UITabBarButton: UIControl {
    let item: UITabBarItem
    private weak var bar: UITabBar?
    /// The view of the bar's selection indicator, behind the content.
    private var indicatorView: UIImageView?
    private let imageView = UIImageView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let badgeLabel = TabBadgeLabel(frame: .zero)

    /// The appearance that the app set; nil for the default.
    private var look: TabLook?

    /// Whether the title is beside the image instead of below it.
    var isTitleBeside = false { didSet { if isTitleBeside != oldValue { showItem() } } }

    private enum Metrics {
        static let image: CGFloat = 20
        static let margin: CGFloat = 12
        static let besideGap: CGFloat = 8
        static let underGap: CGFloat = 2
        static let badgePadding: CGFloat = 5
        static let badgeGap: CGFloat = 6
    }

    init(item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontForContentSizeCategory = true
        badgeLabel.font = .preferredFont(forTextStyle: .caption2)
        badgeLabel.adjustsFontForContentSizeCategory = true
        badgeLabel.textAlignment = .center
        for view in [imageView, titleLabel, badgeLabel] { addSubview(view) }
        showItem()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Updates the content from the item.
    func showItem() {
        isSelected = bar?.selectedItem === item
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        let state = isSelected ? UIControl.State.selected : item.isEnabled ? .normal : .disabled
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        look = bar?.look(of: item, isSelected: isSelected, isTitleBeside: isTitleBeside)
        imageView.tintColor = look?.iconColor ?? color
        showIndicator()
        titleLabel.font = .preferredFont(forTextStyle: isTitleBeside ? .subheadline : .caption1)
        titleLabel.textColor = color
        if let title = item.attributedTitle(for: state) {
            titleLabel.attributedText = title
        } else if let look, let title = item.title, !look.title.isEmpty {
            titleLabel.attributedText = NSAttributedString(string: title, attributes: look.title)
        } else {
            titleLabel.text = item.title
        }
        titleLabel.isHidden = item.title?.isEmpty != false
        badgeLabel.isHidden = item.badgeValue == nil
        badgeLabel.textColor = .white
        badgeLabel.backgroundColor = item.badgeColor ?? look?.badgeColor ?? .systemRed
        if let badge = item.attributedBadge(for: state) {
            badgeLabel.attributedText = badge
        } else if let look, let value = item.badgeValue, !look.badge.isEmpty {
            badgeLabel.attributedText = NSAttributedString(string: value, attributes: look.badge)
        } else {
            badgeLabel.text = item.badgeValue
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func showIndicator() {
        let indicator = isSelected ? bar?.selectionIndicator : nil
        let image = indicator.map { $0.color == nil ? $0.image : $0.image.withRenderingMode(.alwaysTemplate) }
        guard image != nil || indicatorView != nil else { return }
        let view = indicatorView ?? UIImageView(frame: bounds)
        indicatorView = view
        if view.superview == nil { insertSubview(view, at: 0) }
        if view.image !== image { view.image = image }
        view.tintColor = indicator?.color
        view.isHidden = image == nil
    }

    private var color: UIColor {
        if !item.isEnabled { return .tertiaryLabel }
        if !isSelected { return bar?.unselectedItemTintColor ?? .label }
        // UIKit's default blue is not set by the app: the desktop's own colour is used.
        let tint = bar?.tintColor ?? .systemBlue
        return tint == .systemBlue || tint == .tintColor ? .label : tint
    }

    /// Updates the tab for the new colour.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    private var imageSize: CGSize {
        imageView.image == nil ? .zero : CGSize(width: Metrics.image, height: Metrics.image)
    }

    private var titleSize: CGSize { titleLabel.isHidden ? .zero : titleLabel.intrinsicContentSize }

    /// The width of the content plus insets.
    var fittingWidth: CGFloat {
        let gap = imageSize.width > 0 && titleSize.width > 0 ? Metrics.besideGap : 0
        let beside = imageSize.width + gap + titleSize.width + besideBadgeWidth
        let content = isTitleBeside ? beside : max(imageSize.width, titleSize.width)
        return (content + 2 * Metrics.margin).rounded(.up)
    }

    /// Lays out image, title and badge.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let (image, title) = (imageSize, titleSize)
        let hasBoth = image.width > 0 && title.width > 0
        if isTitleBeside {
            let gap = hasBoth ? Metrics.besideGap : 0
            let room = bounds.width - image.width - gap - besideBadgeWidth
            let width = min(title.width, max(0, room - Metrics.margin))
            let start = ((room - width) / 2).rounded()
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let imageX = isMirrored ? bounds.width - start - image.width : start
            let titleX = isMirrored ? start : start + image.width + gap
            imageView.frame = CGRect(origin: CGPoint(x: imageX, y: middle(image.height)), size: image)
            titleLabel.frame = CGRect(x: titleX, y: middle(title.height), width: width, height: title.height)
        } else {
            let gap = hasBoth ? Metrics.underGap : 0
            let width = min(title.width, max(0, bounds.width - 4))
            let top = middle(image.height + gap + title.height)
            imageView.frame = CGRect(
                origin: CGPoint(x: ((bounds.width - image.width) / 2).rounded(), y: top),
                size: image
            )
            titleLabel.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(),
                y: top + image.height + gap,
                width: width,
                height: title.height
            )
        }
        if item.imageInsets != .zero { imageView.frame = imageView.frame.inset(by: item.imageInsets) }
        indicatorView?.frame = bounds
        let shift = item.titlePositionAdjustment == .zero ? look?.titleOffset ?? .zero : item.titlePositionAdjustment
        titleLabel.frame = titleLabel.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        placeBadge()
    }

    private func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2).rounded() }

    private var badgeSize: CGSize {
        let text = badgeLabel.intrinsicContentSize
        let height = text.height.rounded(.up) + 1
        return CGSize(width: max(height, (text.width + 2 * Metrics.badgePadding).rounded(.up)), height: height)
    }

    /// The width that a badge takes beside the title.
    private var besideBadgeWidth: CGFloat { badgeLabel.isHidden ? 0 : Metrics.badgeGap + badgeSize.width }

    /// Places the badge: after a title beside the image, otherwise over the upper trailing corner of the image, or of the
    /// title if there is no image.
    private func placeBadge() {
        guard !badgeLabel.isHidden else { return }
        let size = badgeSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let anchor =
            imageView.image == nil || isTitleBeside && !titleLabel.isHidden ? titleLabel.frame : imageView.frame
        let overlap = isTitleBeside ? -Metrics.badgeGap : size.height / 2
        let x = isMirrored ? anchor.minX - size.width + overlap : anchor.maxX - overlap
        badgeLabel.frame = CGRect(
            x: min(max(0, x), max(0, bounds.width - size.width)),
            y: isTitleBeside ? middle(size.height) : max(1, anchor.minY - size.height / 3).rounded(),
            width: size.width,
            height: size.height
        )
        if let offset = look?.badgeOffset {
            badgeLabel.frame = badgeLabel.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        }
    }

    override var keepsTaps: Bool { true }

    override func respondToTap() {
        bar?.userChose(item)
    }

    override var isFocusedByDesktop: Bool { true }

    /// The accessibility role.
    public override var accessibleRole: ViewRole { .tab }

    /// The position of the tab, from 1, and the number of tabs.
    public var position: (Int, of: Int) {
        let buttons = bar?.buttons ?? []
        return ((buttons.firstIndex { $0 === self } ?? 0) + 1, buttons.count)
    }

    /// Empty: the tab's accessible name includes image, title and badge.
    public override var orderedSubviews: [UIView] { [] }

    @_spi(UIKitModules)
    public override var defaultAccessibilityLabel: String? {
        item.accessibilityLabel ?? item.title ?? item.image?.symbolName
    }

    @_spi(UIKitModules)
    public override var defaultAccessibilityValue: String? { item.badgeValue }
}

/// The badge of a tab. Hosts draw it with round ends.
@_spi(Host)
public final class TabBadgeLabel: UILabel {}
