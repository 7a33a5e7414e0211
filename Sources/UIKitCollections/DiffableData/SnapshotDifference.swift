import Foundation
import UIKitCore

/// The difference between two snapshots, as updates of a table: deletions use indexes from before, insertions those from
/// after. Takes time linear in both snapshots, plus a sort of the kept items.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deletedItems: [IndexPath] = []
    private(set) var insertedItems: [IndexPath] = []
    private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

    /// The number of single changes.
    var count: Int {
        deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count
            + insertedItems.count + movedItems.count
    }

    init(from old: Snapshot, to new: Snapshot) {
        let oldPlaces = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1.identifier, $0) })
        let newPlaces = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1.identifier, $0) })
        for (place, section) in old.sections.enumerated() where newPlaces[section.identifier] == nil {
            deletedSections.insert(place)
        }
        var kept: [(from: Int, to: Int)] = []
        for (place, section) in new.sections.enumerated() {
            if let from = oldPlaces[section.identifier] {
                kept.append((from, place))
            } else {
                insertedSections.insert(place)
            }
        }
        let staying = Self.longestIncreasing(kept.map(\.from))
        movedSections = kept.enumerated().filter { !staying.contains($0.offset) }.map(\.element)
        compareItems(old, new, keptSections: kept)
    }

    private mutating func compareItems(_ old: Snapshot, _ new: Snapshot, keptSections: [(from: Int, to: Int)]) {
        let newOfOld = Dictionary(uniqueKeysWithValues: keptSections.map { ($0.from, $0.to) })
        var oldPaths: [Item: IndexPath] = [:]
        oldPaths.reserveCapacity(old.numberOfItems)
        for (number, section) in old.sections.enumerated() {
            for (row, item) in section.items.enumerated() {
                let path = IndexPath(row: row, section: number)
                oldPaths[item] = path
                // Items of deleted sections need no deletion of their own; they may have moved to a different section.
                if new.owners[item] == nil, newOfOld[number] != nil { deletedItems.append(path) }
            }
        }
        for (number, section) in new.sections.enumerated() {
            let isNewSection = insertedSections.contains(number)
            var stayed: [(row: Int, from: IndexPath)] = []
            for (row, item) in section.items.enumerated() {
                let path = IndexPath(row: row, section: number)
                guard let from = oldPaths[item] else {
                    if !isNewSection { insertedItems.append(path) }
                    continue
                }
                if newOfOld[from.section] == number {
                    stayed.append((row, from))
                } else {
                    moveAcross(from: from, to: path, leavesSection: newOfOld[from.section] != nil, isNew: isNewSection)
                }
            }
            let staying = Self.longestIncreasing(stayed.map(\.from.row))
            for (index, item) in stayed.enumerated() where !staying.contains(index) {
                movedItems.append((item.from, IndexPath(row: item.row, section: number)))
            }
        }
    }

    /// Tables move rows only between sections that exist before and after. Other moves become deletions or insertions.
    private mutating func moveAcross(from: IndexPath, to: IndexPath, leavesSection: Bool, isNew: Bool) {
        switch (leavesSection, isNew) {
        case (true, false): movedItems.append((from, to))
        case (true, true): deletedItems.append(from)
        case (false, false): insertedItems.append(to)
        case (false, true): break
        }
    }

    /// The positions of a longest increasing subsequence; all other elements moved.
    static func longestIncreasing(_ values: [Int]) -> Set<Int> {
        // Fast path: nothing moved.
        if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(values.indices) }
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: values.count)
        for (place, value) in values.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[place] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(place) } else { tails[low] = place }
        }
        var staying: Set<Int> = []
        var place = tails.last ?? -1
        while place >= 0 {
            staying.insert(place)
            place = previous[place]
        }
        return staying
    }
}
