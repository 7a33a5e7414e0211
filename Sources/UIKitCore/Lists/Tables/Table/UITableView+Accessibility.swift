import Foundation

extension UITableView {
    package var cellCount: Int {
        loadIfNeeded()
        return geometry.sections.reduce(0) { $0 + $1.rows.count }
    }

    /// The accessibility value, such as "1 row" or "472 rows".
    var rowCountDescription: String { SystemTexts.count(cellCount, of: .row) }

    var subviewsInReadingOrder: [UIView] {
        var ordered: [UIView] = []
        var placed: Set<ObjectIdentifier> = []
        func place(_ view: UIView?) {
            guard let view, view.superview === self, placed.insert(ObjectIdentifier(view)).inserted else { return }
            ordered.append(view)
        }
        place(backgroundView)
        place(refreshControl)
        place(tableHeaderView)
        let sections = Set(shownCells.keys.map(\.section)).union(shownSectionViews.keys.map(\.section))
        let rows = Dictionary(grouping: shownRows, by: \.section)
        for section in sections.sorted() {
            place(shownSectionViews[SectionViewPlace(section: section, isFooter: false)])
            for path in rows[section] ?? [] { place(shownCells[path]) }
            place(shownSectionViews[SectionViewPlace(section: section, isFooter: true)])
        }
        let footer = tableFooterView
        for view in subviews where view !== footer { place(view) }
        place(footer)
        return ordered
    }
}
