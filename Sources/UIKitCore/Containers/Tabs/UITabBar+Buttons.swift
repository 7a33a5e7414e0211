import Foundation

extension UITabBar {
    private enum Metrics {
        static let height: CGFloat = 50
        static let wide: CGFloat = 600
        static let spacing: CGFloat = 6
        static let margin: CGFloat = 6
    }

    /// The fitting height. It grows with large text sizes and never shrinks.
    var fittingHeight: CGFloat {
        let scaled = UIFontMetrics.default.scaledValue(for: Metrics.height, compatibleWith: traitCollection)
        return max(Metrics.height, scaled.rounded())
    }

    private var isWide: Bool { bounds.width >= Metrics.wide }

    func replaceItems(_ items: [UITabBarItem]?) {
        let former = buttons
        for button in former { button.item.removeWatcher(self) }
        storedItems = items
        if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
        buttons = (items ?? []).map { item in
            former.first { $0.item === item } ?? UITabBarButton(item: item, bar: self)
        }
        for button in former where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons {
            if button.superview !== self { addSubview(button) }
            button.item.addWatcher(self) { [weak self, weak button] in
                button?.showItem()
                self?.showLine()
                self?.setNeedsLayout()
                self?.setNeedsDisplay()
            }
        }
        if window != nil { takeItemAppearances() }
        showItems()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Applies the appearance proxies to the tab bar items.
    func takeItemAppearances() {
        for button in buttons { button.item.takeAppearances(in: self) }
        showItems()
    }

    func showItems() {
        for button in buttons { button.showItem() }
    }

    /// Called when the user selects a tab.
    func userChose(_ item: UITabBarItem) {
        if let tabBarController { return tabBarController.userChose(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func placeButtons() {
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let look = isWide ? nil : layoutAppearance
        let positioning = look?.stackedItemPositioning ?? itemPositioning
        let isCentered = positioning == .centered || (positioning == .automatic && isWide)
        for button in buttons { button.isTitleBeside = isWide }
        let wantedSpacing = look?.stackedItemSpacing ?? itemSpacing
        let wantedWidth = look?.stackedItemWidth ?? itemWidth
        let spacing = !isCentered ? 0 : wantedSpacing > 0 ? wantedSpacing : Metrics.spacing
        let room = max(0, bounds.width - 2 * Metrics.margin - (count - 1) * spacing)
        var width = room / count
        if isCentered {
            let wanted = wantedWidth > 0 ? wantedWidth : buttons.map(\.fittingWidth).max() ?? 0
            width = min(width, wanted)
        }
        let total = width * count + spacing * (count - 1)
        var x = ((bounds.width - total) / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for button in isMirrored ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + spacing
        }
    }
}
