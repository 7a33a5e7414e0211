import Foundation

extension UITabBar {
    private enum Metrics {
        static let spacing: CGFloat = 6
        static let margin: CGFloat = 6
        static let sidebarButton: CGFloat = 44
        static let minimized: CGFloat = 72
    }

    /// The width of a minimized bar beside an accessory.
    var minimizedWidth: CGFloat { Metrics.minimized }

    /// Shows a button before the tabs; nil removes it.
    func show(_ button: UIButton?) {
        guard button !== sidebarButton else { return }
        sidebarButton?.removeFromSuperview()
        sidebarButton = button
        if let button { addSubview(button) }
        setNeedsLayout()
    }

    /// The fitting height. It grows with large text sizes and never shrinks.
    var fittingHeight: CGFloat {
        let height = ControlMetrics.current.tabBarHeight
        let scaled = UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
        return max(height, scaled.rounded())
    }

    private var isWide: Bool { bounds.width >= ControlMetrics.current.wideTabBarWidth }

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

    /// Shows only the selected tab of a minimized bar. Its hidden tabs are not visible to assistive technology.
    private func placeMinimized() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(bounds.width, Metrics.minimized)
        for button in buttons {
            button.isHidden = button.item !== selectedItem
            button.isTitleBeside = false
            button.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        }
    }

    func placeButtons() {
        guard !buttons.isEmpty else { return }
        if isMinimized { return placeMinimized() }
        for button in buttons where button.isHidden { button.isHidden = false }
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sidebarButton?.frame = CGRect(
            x: mirrored ? bounds.width - Metrics.sidebarButton : 0,
            y: 0,
            width: Metrics.sidebarButton,
            height: bounds.height
        )
        let count = CGFloat(buttons.count)
        let look = isWide ? nil : layoutAppearance
        let positioning = look?.stackedItemPositioning ?? itemPositioning
        let isCentered = positioning == .centered || (positioning == .automatic && isWide)
        for button in buttons { button.isTitleBeside = isWide }
        let wantedSpacing = look?.stackedItemSpacing ?? itemSpacing
        let wantedWidth = look?.stackedItemWidth ?? itemWidth
        let spacing = !isCentered ? 0 : wantedSpacing > 0 ? wantedSpacing : Metrics.spacing
        let taken = sidebarButton == nil ? 0 : 2 * Metrics.sidebarButton
        let room = max(0, bounds.width - taken - 2 * Metrics.margin - (count - 1) * spacing)
        var width = room / count
        if isCentered {
            let wanted = wantedWidth > 0 ? wantedWidth : buttons.map(\.fittingWidth).max() ?? 0
            width = min(width, wanted)
        }
        let total = width * count + spacing * (count - 1)
        var x = ((bounds.width - total) / 2).rounded()
        for button in mirrored ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + spacing
        }
    }
}
