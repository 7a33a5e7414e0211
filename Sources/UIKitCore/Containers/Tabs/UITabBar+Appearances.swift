import Foundation

/// The appearance of the bar and its tabs.
extension UITabBar {
    /// The resolved background of the bar: that of the appearances of the selected item or the bar, otherwise of the older
    /// properties.
    @_spi(Host)
    public var look: BarLook {
        guard let shown = shownAppearance else {
            var look = BarLook()
            if let barTintColor { look.ground = .color(barTintColor) }
            if let backgroundImage {
                look.ground = .none
                look.show(backgroundImage)
                // As in UIKit, an empty image removes the separator only together with a background image.
                if let shadowImage, shadowImage.size.width == 0 || shadowImage.size.height == 0 { look.line = .none }
            }
            return look
        }
        return BarLook(background: shown.appearance, isTransparent: shown.isTransparent)
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var isAtEdge: Bool { tabBarController?.shownController?.isContentAtBottom ?? false }

    /// The appearance that applies now. Nil if the app set none.
    private var shownAppearance: (appearance: UITabBarAppearance, isTransparent: Bool)? {
        selectedItem?.styles.shown(isCompact: false, isAtEdge: isAtEdge)
            ?? styles.shown(isCompact: false, isAtEdge: isAtEdge)
    }

    /// The layout values of the appearance that applies now.
    var layoutAppearance: UITabBarAppearance? { shownAppearance?.appearance }

    /// Returns the appearance of a tab: that of its item, or of the bar.
    private func appearance(of item: UITabBarItem) -> UITabBarAppearance? {
        item.styles.shown(isCompact: false, isAtEdge: isAtEdge)?.appearance
            ?? styles.shown(isCompact: false, isAtEdge: isAtEdge)?.appearance
    }

    /// Returns the appearance of a tab in one of its states.
    func look(of item: UITabBarItem, isSelected: Bool, isTitleBeside: Bool) -> TabLook? {
        guard let appearance = appearance(of: item) else { return nil }
        let layout =
            !isTitleBeside
            ? appearance.stackedLayoutAppearance
            : isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
        let own = !item.isEnabled ? layout.disabled : isSelected ? layout.selected : layout.normal
        return TabLook(own, over: layout.normal)
    }

    /// The image behind the selected tab, and its colour.
    var selectionIndicator: (image: UIImage, color: UIColor?)? {
        if let appearance = shownAppearance?.appearance {
            return appearance.selectionIndicatorImage.map { ($0, appearance.selectionIndicatorTintColor) }
        }
        return selectionIndicatorImage.map { ($0, nil) }
    }

    /// Updates the background and the tabs.
    func lookDidChange() {
        showLine()
        showItems()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Called when the content of the selected screen may have reached or left its end.
    func contentDidScroll() {
        guard
            styles.scrollEdge != nil || styles.standard != nil || selectedItem?.styles.standard != nil
                || selectedItem?.styles.scrollEdge != nil, isAtEdge != wasAtEdge
        else { return }
        wasAtEdge = isAtEdge
        lookDidChange()
    }

    /// Shows the separator in a colour of the app.
    func showLine() { line.show(look.line, atTopOf: self) }
}

/// The appearance of a tab in one state, with the values of the normal state where it has none.
@MainActor
struct TabLook {
    var title: [NSAttributedString.Key: Any]
    var badge: [NSAttributedString.Key: Any]
    var iconColor: UIColor?
    var badgeColor: UIColor?
    var titleOffset: UIOffset
    var badgeOffset: UIOffset

    init(_ own: UITabBarItemStateAppearance, over normal: UITabBarItemStateAppearance) {
        var inherited = normal.titleTextAttributes
        // A selected or disabled tab keeps its own colour.
        if own !== normal { inherited[.foregroundColor] = nil }
        title = inherited.merging(own.titleTextAttributes) { $1 }
        badge = normal.badgeTextAttributes.merging(own.badgeTextAttributes) { $1 }
        iconColor = own.iconColor
        badgeColor = own.badgeBackgroundColor ?? normal.badgeBackgroundColor
        titleOffset =
            own.titlePositionAdjustment == .zero ? normal.titlePositionAdjustment : own.titlePositionAdjustment
        badgeOffset =
            own.badgePositionAdjustment == .zero ? normal.badgePositionAdjustment : own.badgePositionAdjustment
    }
}

/// The separator at the top edge of a bar, in a colour of the app. The default one is the host's.
@MainActor
final class BarLine {
    private let layer = CALayer()

    func show(_ line: BarLook.Line, atTopOf bar: UIView) {
        guard case .color(let color) = line else { return layer.removeFromSuperlayer() }
        layer.backgroundColor = color.cgColor
        layer.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: 1)
        if layer.superlayer == nil { bar.layer.addSublayer(layer) }
    }
}
