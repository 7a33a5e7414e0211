import Foundation
import UIKitCore

/// The section snapshots of a collection's data source.
struct OutlineState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshots: [Section: SectionSnapshot] = [:]

    /// The section snapshot of a section; a flat one if none was applied.
    func snapshot(of section: Section, items: [Item]) -> SectionSnapshot {
        if let snapshot = snapshots[section] { return snapshot }
        var flat = SectionSnapshot()
        flat.append(items)
        return flat
    }

    mutating func keep(_ snapshot: SectionSnapshot, of section: Section) { snapshots[section] = snapshot }

    /// Removes the section snapshots that no longer match the whole snapshot.
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
