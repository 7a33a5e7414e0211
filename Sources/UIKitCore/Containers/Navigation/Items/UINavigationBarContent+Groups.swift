import Foundation

/// The groups of a navigation item, and the menu of those without space.
extension UINavigationBarContent {
    var groups: NavigationItemGroups? { bar?.topItem?.groups }

    /// Whether the bar has compact width.
    var isCompact: Bool { bar?.traitCollection.horizontalSizeClass == .compact }

    /// Whether the title is at the leading edge.
    var isTitleLeading: Bool { (bar?.topItem?.style ?? .navigator) != .navigator }

    /// Whether the groups of the centre are in the middle of the row.
    private func isInMiddle(_ group: UIBarButtonItemGroup) -> Bool {
        isTitleLeading && (!isCompact || group.alwaysAvailable)
    }

    /// Whether the app set no tint colour of the bar.
    var hasUsualTint: Bool { bar.map { $0.tintColor == .systemBlue || $0.tintColor == .tintColor } ?? true }

    /// Returns the views of groups in reading order, or from the trailing edge inwards.
    func views(for groups: [UIBarButtonItemGroup]?, reversed: Bool) -> [UIView] {
        let items = (groups ?? []).flatMap { $0.shownItems(isCompact: isCompact) }
        return views(for: reversed ? items.reversed() : items)
    }

    /// Makes the view of the groups in the middle. Nil if there are none.
    func makeCenterView() -> UIView? {
        let shown = (groups?.center ?? []).filter(isInMiddle)
        let views = views(for: shown, reversed: false)
        guard !views.isEmpty else { return nil }
        let tinted = Set(shown.flatMap(\.barButtonItems).filter { $0.tintColor != nil }.compactMap(\.shownView))
        if hasUsualTint {
            for view in views where view is UIButton && !tinted.contains(view) { view.tintColor = .label }
        }
        return CenterGroupsView(views)
    }

    /// The item of the menu with the groups of the centre that have no space, and the app's additional elements. Nil if there are
    /// none.
    var overflowItem: UIBarButtonItem? {
        guard let item = bar?.topItem else { return nil }
        let hidden = item.groups.center.filter { !$0.isHidden && !isInMiddle($0) }
        guard !hidden.isEmpty || item.additionalOverflowItems != nil else { return nil }
        var children: [UIMenuElement] = hidden.map { UIMenu(options: .displayInline, children: $0.menuElements) }
        if let additional = item.additionalOverflowItems { children.append(additional) }
        let button = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: children)
        )
        button.accessibilityLabel = SystemTexts.text("More")
        return button
    }
}

/// The items of the groups in the middle of a title row.
final class CenterGroupsView: UIView {
    private static let spacing: CGFloat = 8
    private let views: [UIView]

    init(_ views: [UIView]) {
        self.views = views
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func width(of view: UIView, in size: CGSize) -> CGFloat { max(view.sizeThatFits(size).width, 34) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let gaps = CenterGroupsView.spacing * CGFloat(views.count - 1)
        let height = views.map { $0.sizeThatFits(size).height }.max() ?? 0
        return CGSize(width: views.reduce(gaps) { $0 + width(of: $1, in: size) }, height: min(height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = max(0, ((bounds.width - sizeThatFits(bounds.size).width) / 2).rounded())
        for view in views {
            let width = width(of: view, in: bounds.size)
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + CenterGroupsView.spacing
        }
    }

    override var orderedSubviews: [UIView] { views }
}

extension UINavigationBar {
    /// Whether the title is among the leading items instead of in the middle.
    @_spi(Host)
    public var isTitleAmongItems: Bool {
        content.isTitleLeading || content.leading.contains(content.titleLabel) || content.titleButton != nil
            || content.titleAbove != nil
    }
}
