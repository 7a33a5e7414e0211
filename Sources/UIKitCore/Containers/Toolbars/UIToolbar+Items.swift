import Foundation

extension UIToolbar {
    private enum Metrics {
        static let margin: CGFloat = 12
        static let spacing: CGFloat = 8
        static let field: CGFloat = 120
    }

    /// The height of the bar. It grows with large text sizes, and does not shrink with small ones.
    var fittingHeight: CGFloat {
        let height = ControlMetrics.current.toolbarHeight
        let scaled = UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection)
        return max(height, scaled.rounded())
    }

    func replaceItems(_ items: [UIBarButtonItem]?) {
        for item in storedItems ?? [] { item.removeWatcher(self) }
        storedItems = items
        for item in items ?? [] { item.addWatcher(self) { [weak self] in self?.reload() } }
        reload()
    }

    /// Recreates the views of the items.
    func reload() {
        let former = shownItems.compactMap(\.view)
        shownItems = (searchBar == nil || !isSearchAlone ? storedItems ?? [] : []).filter { !$0.isHidden }.compactMap {
            item in
            if item is SearchBarPlaceItem { return searchBar.map { (item, $0) } }
            return (item, item.isSpace ? nil : view(for: item))
        }
        if let searchBar, !shownItems.contains(where: { $0.view === searchBar }) {
            shownItems.append((SearchBarPlaceItem(), searchBar))
        }
        let present = shownItems.compactMap(\.view)
        // A custom view that remains is not removed, so that it keeps the focus.
        for view in former where !present.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in present where view.superview !== self { addSubview(view) }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Makes the view of an item. The default tint is replaced by the label colour, because desktop toolbars are not blue.
    private func view(for item: UIBarButtonItem) -> UIView {
        item.takeAppearances(in: self)
        let view = item.makeView()
        if item.customView == nil { (view as? UIButton)?.take(appearance(of: item)) }
        let isUsual = tintColor == .systemBlue || tintColor == .tintColor
        if isUsual, item.tintColor == nil, item.customView == nil { view.tintColor = .label }
        return view
    }

    func placeItems() {
        let room = max(0, bounds.width - 2 * Metrics.margin)
        var widths = shownItems.map(width)
        // A search bar takes all remaining space.
        let fields = shownItems.indices.filter { shownItems[$0].view is UISearchBar }
        let spaces = shownItems.indices.filter { shownItems[$0].item.systemItem == .flexibleSpace }
        let flexible = fields.isEmpty ? spaces : fields
        let gaps = zip(shownItems, shownItems.dropFirst()).map {
            $0.view != nil && $1.view != nil ? Metrics.spacing : 0
        }
        let wanted = widths.reduce(0, +) + gaps.reduce(0, +)
        if wanted < room {
            for index in flexible { widths[index] += (room - wanted) / CGFloat(flexible.count) }
        } else if wanted > room {
            let items = widths.reduce(0, +)
            let factor = items > 0 ? max(0, room - gaps.reduce(0, +)) / items : 0
            widths = widths.map { $0 * factor }
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = Metrics.margin
        for (index, shown) in shownItems.enumerated() {
            let width = widths[index]
            let height =
                shown.view is UIButton
                ? min(ControlMetrics.current.toolbarItemHeight, bounds.height) : itemHeight(of: shown.view, width)
            shown.view?.restFrame = CGRect(
                x: (isMirrored ? bounds.width - start - width : start).rounded(),
                y: ((bounds.height - height) / 2).rounded(),
                width: width.rounded(),
                height: height
            )
            start += width + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func itemHeight(of view: UIView?, _ width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let fitting = view.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        return min(fitting > 0 ? fitting : ControlMetrics.current.toolbarItemHeight, bounds.height)
    }

    private func width(of shown: (item: UIBarButtonItem, view: UIView?)) -> CGFloat {
        switch shown.item.systemItem {
        case .flexibleSpace: return 0
        case .fixedSpace: return max(0, shown.item.width)
        default: break
        }
        if shown.item.width > 0 { return shown.item.width }
        guard let view = shown.view else { return 0 }
        if view is UISearchBar { return Metrics.field }
        let room = CGSize(width: bounds.width - 2 * Metrics.margin, height: bounds.height)
        return max(view.sizeThatFits(room).width, view is UIButton ? ControlMetrics.current.toolbarItemHeight : 0)
    }
}
