import Foundation

/// The section index at the trailing edge of a table, with which the user jumps to sections. It does not scroll with the rows.
final class SectionIndex: UIView {
    static var width: CGFloat { ControlMetrics.current.indexWidth }
    /// The space for the host's scroll bars.
    private static var edge: CGFloat { ControlMetrics.current.indexMargin }
    private static var lineHeight: CGFloat { ControlMetrics.current.indexLineHeight }

    let titles: [String]
    private let buttons: [UIButton]

    init(titles: [String], choose: @escaping @MainActor (Int) -> Void) {
        self.titles = titles
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .system)
            if title == UITableView.indexSearch {
                button.setImage(.growing("magnifyingglass", with: .caption2), for: .normal)
                button.accessibilityLabel = SystemTexts.text("Search")
            } else {
                button.setTitle(title, for: .normal)
                button.titleLabel?.font = .systemFont(ofSize: 11, weight: .semibold)
            }
            button.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ color: UIColor?, on ground: UIColor?) {
        for button in buttons { button.tintColor = color }
        backgroundColor = ground
    }

    /// Lays out the titles, vertically centred. If not all fit, titles are omitted at regular intervals.
    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(1, Int(bounds.height / SectionIndex.lineHeight))
        let step = max(1, (buttons.count + room - 1) / room)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? SectionIndex.edge : 0
        let shown = stride(from: 0, to: buttons.count, by: step).map { $0 }
        var y = (bounds.height - CGFloat(shown.count) * SectionIndex.lineHeight) / 2
        for (index, button) in buttons.enumerated() {
            button.isHidden = index % step != 0
            guard !button.isHidden else { continue }
            button.frame = CGRect(x: x, y: y, width: bounds.width - SectionIndex.edge, height: SectionIndex.lineHeight)
            y += SectionIndex.lineHeight
        }
    }
}

extension UITableView {
    /// Reloads the titles of the index. The views change only if the titles do.
    func loadSectionIndex() {
        let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard titles != sectionIndex?.titles ?? [] else { return }
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
        guard !titles.isEmpty else { return }
        let index = SectionIndex(titles: titles) { [weak self] in self?.userChoseIndexTitle($0) }
        sectionIndex = index
        showSectionIndexColors()
        addSubview(index)
    }

    func placeSectionIndex() {
        guard let sectionIndex else { return }
        let width = SectionIndex.width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sectionIndex.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - width,
            y: contentOffset.y + adjustedContentInset.top,
            width: width,
            height: max(0, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
        )
        if subviews.last !== sectionIndex { addSubview(sectionIndex) }
    }

    func showSectionIndexColors() {
        sectionIndex?.show(sectionIndexColor, on: sectionIndexBackgroundColor)
    }

    /// The width that the index takes from the rows at the trailing edge.
    var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndex.width }

    private func userChoseIndexTitle(_ index: Int) {
        hideSwipeActions()
        guard let dataSource, let title = sectionIndex?.titles[index] else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        require(
            geometry.sections.indices.contains(section),
            "The data source of UITableView returned section \(section) for the index title '\(title)', but the table has "
                + "\(geometry.sections.count) sections."
        )
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
