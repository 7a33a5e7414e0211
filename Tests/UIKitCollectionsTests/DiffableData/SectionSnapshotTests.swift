import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    private func fruit() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["Fruit", "Nuts"])
        snapshot.append(["Apples", "Pears"], to: "Fruit")
        snapshot.append(["Boskoop"], to: "Apples")
        return snapshot
    }

    @Test func `children of an item are visible only while it is expanded`() {
        var snapshot = fruit()
        #expect(snapshot.visibleItems == ["Fruit", "Nuts"])
        #expect(snapshot.items == ["Fruit", "Apples", "Boskoop", "Pears", "Nuts"])
        snapshot.expand(["Fruit"])
        #expect(snapshot.visibleItems == ["Fruit", "Apples", "Pears", "Nuts"])
        #expect(snapshot.isExpanded("Fruit") && !snapshot.isVisible("Boskoop") && snapshot.isVisible("Pears"))
        snapshot.expand(["Apples"])
        snapshot.collapse(["Fruit"])
        #expect(snapshot.visibleItems == ["Fruit", "Nuts"])
        snapshot.expand(["Fruit"])
        #expect(snapshot.visibleItems == ["Fruit", "Apples", "Boskoop", "Pears", "Nuts"])
        #expect(Set(snapshot.expandedItems) == ["Fruit", "Apples"])
    }

    @Test func `items have a parent, a level and an index`() {
        let snapshot = fruit()
        #expect(snapshot.rootItems == ["Fruit", "Nuts"])
        #expect(snapshot.level(of: "Boskoop") == 2 && snapshot.level(of: "Nuts") == 0)
        #expect(snapshot.parent(of: "Apples") == "Fruit" && snapshot.parent(of: "Fruit") == nil)
        #expect(snapshot.index(of: "Pears") == 3 && snapshot.index(of: "Plums") == nil)
        #expect(snapshot.contains("Boskoop") && !snapshot.contains("Plums"))
        #expect(snapshot.visualDescription() == "+ Fruit\n  + Apples\n    * Boskoop\n  * Pears\n* Nuts")
    }

    @Test func `items can be inserted before and after others at any level`() {
        var snapshot = fruit()
        snapshot.insert(["Cox"], before: "Boskoop")
        snapshot.insert(["Plums"], after: "Apples")
        snapshot.insert(["Seeds"], after: "Nuts")
        #expect(snapshot.items == ["Fruit", "Apples", "Cox", "Boskoop", "Plums", "Pears", "Nuts", "Seeds"])
        #expect(snapshot.parent(of: "Cox") == "Apples")
    }

    @Test func `deleting an item deletes its children`() {
        var snapshot = fruit()
        snapshot.delete(["Apples", "Plums"])
        #expect(snapshot.items == ["Fruit", "Pears", "Nuts"])
        #expect(!snapshot.contains("Boskoop"))
        snapshot.delete(["Fruit"])
        #expect(snapshot.items == ["Nuts"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test func `a snapshot of an item contains its children`() {
        var snapshot = fruit()
        snapshot.expand(["Apples"])
        let part = snapshot.snapshot(of: "Fruit")
        #expect(part.rootItems == ["Apples", "Pears"] && part.visibleItems == ["Apples", "Boskoop", "Pears"])
        let whole = snapshot.snapshot(of: "Apples", includingParent: true)
        #expect(
            whole.rootItems == ["Apples"] && whole.parent(of: "Apples") == nil && whole.items == ["Apples", "Boskoop"]
        )
    }

    @Test func `a snapshot can be inserted into another`() {
        var berries = Snapshot()
        berries.append(["Berries", "Herbs"])
        berries.append(["Raspberries"], to: "Berries")
        var snapshot = fruit()
        #expect(snapshot.insert(berries, after: "Fruit") == "Herbs")
        #expect(snapshot.rootItems == ["Fruit", "Berries", "Herbs", "Nuts"])
        var other = fruit()
        #expect(other.insert(berries, before: "Apples") == "Herbs")
        #expect(other.level(of: "Raspberries") == 2)
        #expect(other.insert(Snapshot(), after: "Nuts") == "Nuts" && other.insert(Snapshot(), before: "Nuts") == nil)
        snapshot.replace(childrenOf: "Fruit", using: Snapshot())
        #expect(!snapshot.contains("Apples") && !snapshot.contains("Boskoop"))
    }

    @Test func `100,000 items are flattened in one pass`() {
        var snapshot = Snapshot()
        for group in 0..<100 {
            snapshot.append(["\(group)"])
            snapshot.append((0..<1000).map { "\(group)-\($0)" }, to: "\(group)")
        }
        snapshot.expand(snapshot.rootItems)
        #expect(snapshot.visibleItems.count == 100_100)
    }
}
