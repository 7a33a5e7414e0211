import Foundation

/// The appearance of a tab bar: background, tabs and the image behind the selected tab. Main actor.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs with the title below the image, in a narrow bar.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { itemsDidChange() } }

    /// The appearance of tabs with the title beside the image, in a wide bar.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { itemsDidChange() } }

    /// The appearance of tabs with the title beside the image, in a window with compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { itemsDidChange() }
    }

    /// The colour of ``selectionIndicatorImage``. Nil for the image's own colours. Default: nil.
    open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }

    /// The image behind the selected tab. Nil for none. Default: nil.
    open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

    /// Whether tabs with the title below the image fill the bar or are centred. Default: automatic.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange() } }

    /// The width in points of such tabs in a centred bar. 0 for the width of the widest content. Default: 0.
    open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }

    /// The distance in points between such tabs in a centred bar. 0 for the default distance. Default: 0.
    open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
        inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    override func watch(_ watcher: @escaping () -> Void) {
        super.watch(watcher)
        watchItems()
    }

    private func itemsDidChange() {
        watchItems()
        didChange()
    }

    private func watchItems() {
        for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            items.watcher = { [weak self] in self?.didChange() }
        }
    }
}

/// The appearance of tabs by state. Main actor.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The layout of a tab.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, in a window with compact height.
        case compactInline = 2
    }

    private let states = (0..<4).map { _ in UITabBarItemStateAppearance() }

    /// Called after each change.
    var watcher: (() -> Void)? { didSet { for state in states { state.watcher = watcher } } }

    /// Creates the default appearance for a layout.
    public init(style: Style) { super.init() }

    /// Creates the default appearance of tabs with the title below the image.
    public convenience override init() { self.init(style: .stacked) }

    /// Resets to the default appearance for a layout.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    /// The appearance of tabs that are not selected.
    open var normal: UITabBarItemStateAppearance { states[0] }

    /// The appearance of the selected tab. Missing colours are the default ones of a selected tab; other missing values are taken
    /// from ``normal``.
    open var selected: UITabBarItemStateAppearance { states[1] }

    /// The appearance of a disabled tab, with the rule of ``selected`` for missing values.
    open var disabled: UITabBarItemStateAppearance { states[2] }

    /// The appearance of the tab with the keyboard focus. Kept without effect: a focused tab has the desktop's focus ring.
    open var focused: UITabBarItemStateAppearance { states[3] }

    func makeCopy() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (own, other) in zip(copy.states, states) { own.take(other) }
        return copy
    }
}

/// The appearance of tabs in one state. Main actor.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The text attributes of the title. Missing attributes have default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { watcher?() } }

    /// The offset of the title from its default position, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { watcher?() } }

    /// The colour of the image. Nil for the default.
    open var iconColor: UIColor? { didSet { watcher?() } }

    /// The offset of the badge from its default position, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { watcher?() } }

    /// The background colour of the badge. Nil for the default.
    open var badgeBackgroundColor: UIColor? { didSet { watcher?() } }

    /// The text attributes of the badge. Missing attributes have default values.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { watcher?() } }

    /// The offset of the badge's text from its default position. Kept without effect: the badge has the size of its text.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    var watcher: (() -> Void)?

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
