import Foundation
import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Outlines")
struct OutlineTests {
    private func stage(
        style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
    ) -> ListStage {
        let stage = ListStage([]) { cell, text in
            if ["Fruit", "Apples"].contains(text) {
                cell.accessories = [.outlineDisclosure(options: .init(style: style)), .reorder(displayed: .always)]
            } else {
                cell.accessories = [.reorder(displayed: .always)]
            }
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Fruit", "Nuts"])
        snapshot.append(["Apples", "Pears"], to: "Fruit")
        snapshot.append(["Boskoop"], to: "Apples")
        stage.source.apply(snapshot, to: 0, animatingDifferences: false)
        return stage
    }

    @Test func `the disclosure button expands and collapses an item`() throws {
        let stage = stage()
        #expect(stage.texts == ["Fruit", "Nuts"])
        #expect(try stage.row("Fruit").stateDescriptions == ["collapsed"])
        #expect(try stage.row("Nuts").stateDescriptions.isEmpty)
        try stage.touch("Expand", of: "Fruit")
        #expect(stage.texts == ["Fruit", "Apples", "Pears", "Nuts"])
        #expect(try stage.row("Fruit").stateDescriptions == ["expanded"])
        #expect(try stage.row("Fruit").configurationState.isExpanded)
        try stage.touch("Expand", of: "Apples")
        #expect(stage.texts == ["Fruit", "Apples", "Boskoop", "Pears", "Nuts"])
        #expect(stage.source.snapshot(for: 0).isExpanded("Apples"))
        try stage.touch("Collapse", of: "Fruit")
        #expect(stage.texts == ["Fruit", "Nuts"])
        #expect(stage.source.snapshot(for: 0).items.count == 5)
        #expect(stage.collection.indexPathsForSelectedItems == nil)
    }

    @Test func `a tap expands an item with header style, and the arrow keys expand every item`() throws {
        let stage = stage(style: .header)
        stage.collection.userTappedItem(at: .item(0))
        #expect(stage.texts.count == 4)
        #expect(stage.collection.indexPathsForSelectedItems == nil)
        #expect(stage.collection.userFocused())
        #expect(stage.collection.handleListKey(KeyPress(.left)))
        #expect(stage.texts.count == 2)
        #expect(stage.collection.handleListKey(KeyPress(.right)))
        #expect(stage.texts.count == 4)
    }

    @Test func `handlers can prevent expanding and collapsing, and provide the children on expanding`() throws {
        let stage = stage()
        var told: [String] = []
        stage.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Apples" }
        stage.source.sectionSnapshotHandlers.willExpandItem = { told.append("will expand \($0)") }
        stage.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in told.count < 2 }
        stage.source.sectionSnapshotHandlers.willCollapseItem = { told.append("will collapse \($0)") }
        stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            var children = children
            if !children.contains("Plums") { children.append(["Plums"]) }
            return children
        }
        stage.collection.reloadData()
        try stage.touch("Expand", of: "Fruit")
        #expect(stage.texts == ["Fruit", "Apples", "Pears", "Plums", "Nuts"])
        try stage.touch("Expand", of: "Apples")
        #expect(stage.texts.count == 5)
        try stage.touch("Collapse", of: "Fruit")
        #expect(told == ["will expand Fruit", "will collapse Fruit"])
        try stage.touch("Expand", of: "Fruit")
        try stage.touch("Collapse", of: "Fruit")
        #expect(stage.texts.count == 5)
    }

    @Test func `a section snapshot is flat by default, and applying a full snapshot ends an outline`() throws {
        let stage = stage()
        var all = stage.source.snapshot()
        all.appendSections([1])
        all.appendItems(["x", "y"])
        stage.source.apply(all)
        #expect(stage.source.snapshot(for: 1).rootItems == ["x", "y"])
        #expect(stage.source.snapshot(for: 0).contains("Boskoop"))
        all.deleteItems(["Nuts"])
        stage.source.apply(all)
        #expect(stage.source.snapshot(for: 0).items == ["Fruit"])
        var first = true
        stage.source.apply(NSDiffableDataSourceSectionSnapshot<String>(), to: 0) { first.toggle() }
        #expect(!first && stage.texts == ["x", "y"])
    }

    @Test func `the user can reorder items that allow it, and the app receives the transaction`() throws {
        let stage = stage()
        #expect(stage.collection.asCellList?.canMove(.item(0)) == false)
        stage.source.reorderingHandlers.canReorderItem = { $0 != "Pears" }
        var transactions: [NSDiffableDataSourceTransaction<Int, String>] = []
        stage.source.reorderingHandlers.willReorder = { _ in
            if transactions.isEmpty { #expect(stage.texts.first == "Fruit") }
        }
        stage.source.reorderingHandlers.didReorder = { transactions.append($0) }
        let list = try #require(stage.collection.asCellList)
        _ = stage.rows
        #expect(list.userMovedRow(from: .item(1), to: .item(0)))
        #expect(stage.texts == ["Nuts", "Fruit"])
        let change = try #require(transactions.first)
        #expect(change.initialSnapshot.itemIdentifiers == ["Fruit", "Nuts"])
        #expect(change.finalSnapshot.itemIdentifiers == ["Nuts", "Fruit"])
        #expect(["Fruit", "Nuts"].applying(change.difference) == ["Nuts", "Fruit"])
        let part = try #require(change.sectionTransactions.first)
        #expect(part.sectionIdentifier == 0 && part.initialSnapshot.rootItems == ["Fruit", "Nuts"])
        #expect(part.finalSnapshot.items.count == 5 && !part.difference.isEmpty)
        #expect(stage.collection.userFocused())
        #expect(stage.collection.handleListKey(KeyPress(.down, modifiers: .alternate)))
        #expect(stage.texts == ["Fruit", "Nuts"])
    }
}
