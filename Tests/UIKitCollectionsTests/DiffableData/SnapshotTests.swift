import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@Suite("Diffable data source snapshots")
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func content(_ snapshot: Snapshot) -> [String] {
        snapshot.sectionIdentifiers.map { "\($0) \(snapshot.itemIdentifiers(inSection: $0))" }
    }

    @Test
    func `Items are appended to the last section unless another is given`() {
        var snapshot = snapshot(["A": [1], "B": [2]])
        snapshot.appendItems([3])
        snapshot.appendItems([4], toSection: "A")
        #expect(content(snapshot) == ["A [1, 4]", "B [2, 3]"])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.itemIdentifiers == [1, 4, 2, 3])
        #expect(snapshot.indexOfItem(2) == 2)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "B")
    }

    @Test
    func `Items are inserted, moved and deleted next to others, also across sections`() {
        var snapshot = snapshot(["A": [1, 2], "B": [3]])
        snapshot.insertItems([7, 8], beforeItem: 2)
        snapshot.insertItems([9], afterItem: 3)
        snapshot.moveItem(1, afterItem: 3)
        #expect(content(snapshot) == ["A [7, 8, 2]", "B [3, 1, 9]"])
        snapshot.moveItem(9, beforeItem: 7)
        snapshot.deleteItems([8, 3, 99])
        #expect(content(snapshot) == ["A [9, 7, 2]", "B [1]"])
        #expect(snapshot.sectionIdentifier(containingItem: 9) == "A")
    }

    @Test
    func `Sections are inserted, moved and deleted with their items`() {
        var snapshot = snapshot(["A": [1], "B": [2]])
        snapshot.insertSections(["X"], beforeSection: "A")
        snapshot.insertSections(["Y"], afterSection: "A")
        snapshot.moveSection("B", beforeSection: "X")
        #expect(snapshot.sectionIdentifiers == ["B", "X", "A", "Y"])
        snapshot.deleteSections(["A", "Z"])
        #expect(snapshot.sectionIdentifiers == ["B", "X", "Y"])
        #expect(snapshot.itemIdentifiers == [2])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test
    func `Reloads are recorded once and removed when the item is deleted`() {
        var snapshot = snapshot(["A": [1, 2]])
        snapshot.reloadItems([2, 2])
        snapshot.reconfigureItems([1])
        snapshot.reloadSections(["A"])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        snapshot.deleteItems([2, 1])
        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers == ["A"])
    }

    @Test
    func `Appending a duplicate identifier traps`() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A"])
            snapshot.appendItems([1, 1])
        }
    }

    @Test
    func `The longest increasing subsequence is as long as one found by brute force`() {
        var random = SplitMix(state: 7)
        for _ in 0..<200 {
            let values = Array(0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
            let found = SnapshotDifference<Int, Int>.longestIncreasing(values)
            let chosen = values.enumerated().filter { found.contains($0.offset) }.map(\.element)
            #expect(chosen == chosen.sorted())
            var best = 0
            for mask in 0..<(1 << values.count) {
                let subset = values.enumerated().filter { mask & (1 << $0.offset) != 0 }.map(\.element)
                if subset == subset.sorted() { best = max(best, subset.count) }
            }
            #expect(found.count == best)
        }
    }
}
