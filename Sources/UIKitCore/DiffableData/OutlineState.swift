import Foundation

/// The section snapshots that a data source of a collection shows, and whom it asks about them.
struct OutlineState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshots: [Section: SectionSnapshot] = [:]

    /// The section snapshot of a section; one without any order of things within things where none was applied.
    func snapshot(of section: Section, items: [Item]) -> SectionSnapshot {
        if let snapshot = snapshots[section] { return snapshot }
        var flat = SectionSnapshot()
        flat.append(items)
        return flat
    }

    mutating func keep(_ snapshot: SectionSnapshot, of section: Section) { snapshots[section] = snapshot }

    /// Forgets the section snapshots that do not show what is shown any more: another snapshot was applied to the whole.
    mutating func forgetOutdated(after current: NSDiffableDataSourceSnapshot<Section, Item>) {
        guard !snapshots.isEmpty else { return }
        for (section, snapshot) in snapshots {
            guard let index = current.indexOfSection(section),
                current.sections[index].items == snapshot.visibleItems
            else {
                snapshots[section] = nil
                continue
            }
        }
    }
}
