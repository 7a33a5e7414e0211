import Foundation
import FoundationCompatibility
import Testing
import UIKitCollections

struct SnapshotReferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2], toSection: "A")
        snapshot.appendItems([3], toSection: "B")
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections(["B"])
        return snapshot
    }

    @Test func `A snapshot without types has the content of the snapshot`() {
        let reference = snapshot() as NSDiffableDataSourceSnapshotReference
        #expect(reference.numberOfSections == 2)
        #expect(reference.numberOfItems == 3)
        #expect(reference.sectionIdentifiers as? [String] == ["A", "B"])
        #expect(reference.itemIdentifiers as? [Int] == [1, 2, 3])
        #expect(reference.numberOfItems(inSection: "A") == 2)
        #expect(reference.itemIdentifiers(inSectionWithIdentifier: "A") as? [Int] == [1, 2])
        #expect(reference.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "B")
        #expect(reference.index(ofItemIdentifier: 3) == 2)
        #expect(reference.index(ofItemIdentifier: 4) == NSNotFound)
        #expect(reference.index(ofSectionIdentifier: "B") == 1)
        #expect(reference.index(ofSectionIdentifier: 1) == NSNotFound)
    }

    @Test func `A conversion to the types and back keeps the content and its marks`() {
        let snapshot = (snapshot() as NSDiffableDataSourceSnapshotReference) as Snapshot
        #expect(snapshot.sectionIdentifiers == ["A", "B"])
        #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2])
        #expect(snapshot.itemIdentifiers(inSection: "B") == [3])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
        #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    }

    @Test func `A conversion to other types fails`() {
        let reference: Any = snapshot() as NSDiffableDataSourceSnapshotReference
        #expect(reference as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
        #expect(reference as? NSDiffableDataSourceSnapshot<String, String> == nil)
        #expect(reference as? Snapshot != nil)
    }

    @Test func `An empty snapshot has no sections`() {
        #expect(NSDiffableDataSourceSnapshotReference().numberOfSections == 0)
        #expect((NSDiffableDataSourceSnapshotReference() as Snapshot).numberOfItems == 0)
    }
}
