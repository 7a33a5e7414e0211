import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Dragged rows and their drop targets.
@MainActor
@Suite("Drag and drop of rows")
struct RowDropTests {
    private func start() async throws -> (DropScreen, AppDriver) {
        let screen = DropScreen()
        return (screen, try await AppDriver.launch { screen })
    }

    private func rows(_ driver: AppDriver) -> [String] { driver.screen().elements(role: "row").compactMap(\.label) }

    @Test func `A row is dropped on another table, and both tables get their delegate calls in order`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Two", to: "Green")
        #expect(rows(driver) == ["One", "Two", "Three", "Red", "Two", "Green"])
        #expect(
            screen.left.takeLog() == ["begin at 1", "drag begins, active true", "drag ended, active false"]
        )
        #expect(
            screen.right.takeLog() == [
                "enter, active true", "over 1", "perform from elsewhere", "there 1 true", "drop ended, active false",
            ]
        )
    }

    @Test func `A drop in the same table has the row's source index path and the items' objects`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Three", to: "One")
        #expect(rows(driver).prefix(4) == ["Three", "One", "Two", "Three"])
        let coordinator = try #require(screen.left.coordinator)
        #expect(coordinator.items.map(\.sourceIndexPath) == [IndexPath(row: 2, section: 0)])
        #expect(coordinator.items.first?.dragItem.localObject as? Int == 2)
        #expect(coordinator.session.localDragSession?.localContext as? DropList === screen.left)
        #expect(coordinator.session.canLoadObjects(ofClass: String.self))
        #expect(coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(coordinator.session.progress.isFinished)
        #expect(coordinator.proposal === screen.left.proposal)
    }

    @Test func `Without a drop delegate, a row moves if the data source allows it`() async throws {
        let (screen, driver) = try await start()
        screen.left.table.dropDelegate = nil
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Three") }
        screen.left.movesRows = true
        screen.left.log = []
        try await driver.drag("One", to: "Three")
        #expect(rows(driver).prefix(3) == ["Two", "Three", "One"])
        #expect(
            screen.left.log == [
                "begin at 0", "drag begins, active true", "move 0 to 2", "drag ended, active false",
            ]
        )
    }

    @Test func `A move between rows goes to the data source if the row can move, otherwise to the drop delegate`()
        async throws
    {
        let (screen, driver) = try await start()
        screen.left.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        try await driver.drag("One", to: "Two")
        #expect(screen.left.takeLog().contains("perform from 0"))
        screen.left.movesRows = true
        try await driver.drag("Three", to: "Two")
        #expect(screen.left.takeLog().contains("move 3 to 2"))
        screen.left.proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        try await driver.drag("Three", to: "Two")
        #expect(screen.left.takeLog().contains("perform from 2"))
    }

    @Test func `Dropping below all rows appends`() async throws {
        let (screen, driver) = try await start()
        let window = try #require(screen.view.window)
        let cell = try #require(screen.left.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let drag = try #require(window.userBeganDrag(on: cell, at: CGPoint(x: 20, y: 110)))
        drag.begin()
        #expect(drag.userMoved(over: screen.right.table, at: CGPoint(x: 250, y: 380)) == .copy)
        #expect(drag.location(in: screen.right.table) == CGPoint(x: 50, y: 280))
        drag.end(with: drag.userDropped())
        try await driver.settle()
        #expect(screen.right.names == ["Red", "Green", "One"])
    }

    @Test func `A drop delegate is notified when a drag leaves its table, and when it ends`() async throws {
        let (screen, driver) = try await start()
        screen.left.handles = false
        try await driver.drag(row: "One", over: "Red") {
            let window = try #require(screen.view.window)
            let drag = try #require(screen.left.table.activeDrag)
            #expect(drag.userMoved(over: window, at: .zero) == .cancel)
            #expect(!screen.right.table.hasActiveDrop)
        }
        #expect(
            screen.right.log == ["enter, active true", "over 0", "exit", "drop ended, active false"]
        )
        #expect(screen.right.names == ["Red", "Green"])
    }

    @Test func `A drop delegate that refuses a drag gets no further calls`() async throws {
        let (screen, driver) = try await start()
        screen.right.handles = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        #expect(screen.right.log == [])
        #expect(screen.left.log.last == "drag ended, active false")
    }

    @Test func `A move has no effect if the drag delegate does not allow it`() async throws {
        let (screen, driver) = try await start()
        screen.right.proposal = UITableViewDropProposal(operation: .move)
        screen.left.allowsMove = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        screen.left.allowsMove = true
        try await driver.drag("One", to: "Red")
        #expect(screen.right.names == ["One", "Red", "Green"])
    }

    @Test(arguments: [UIDropOperation.cancel, .forbidden])
    func `A cancel or forbidden proposal has no effect`(operation: UIDropOperation) async throws {
        let (screen, driver) = try await start()
        screen.right.proposal = UITableViewDropProposal(operation: operation)
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        #expect(screen.right.log == ["enter, active true", "over 0", "exit", "drop ended, active false"])
    }

    @Test func `A drag needs items and dragInteractionEnabled`() async throws {
        let (screen, driver) = try await start()
        screen.left.gives = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        #expect(screen.left.takeLog() == ["begin at 0"])
        screen.left.gives = true
        screen.left.table.dragInteractionEnabled = false
        await #expect(throws: AppDriverError.self) { try await driver.drag("One", to: "Red") }
        #expect(screen.left.log == [])
    }

    @Test func `Dragging a selected row drags the other selected rows along`() async throws {
        let (screen, driver) = try await start()
        screen.left.table.allowsMultipleSelection = true
        for name in ["One", "Three"] { try await driver.tap(name, role: "row") }
        try await driver.drag("Three", to: "Red")
        #expect(screen.left.takeLog().prefix(2) == ["begin at 2", "add 0 to 1"])
        #expect(screen.right.names == ["Three", "One", "Red", "Green"])
        try await driver.drag(row: "Two", over: "Red")
        #expect(!screen.left.log.contains { $0.hasPrefix("add") })
    }

    @Test func `A line marks the insertion point of a drop until the pointer leaves`() async throws {
        let (screen, driver) = try await start()
        let table = screen.right.table
        let usual = table.subviews.count
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        try await driver.drag(row: "One", over: "Green") {
            #expect(table.subviews.count == usual + 1)
            #expect(table.subviews.last?.frame == CGRect(x: 0, y: row.minY - 1, width: 190, height: 2))
            #expect(table.subviews.last?.backgroundColor == table.tintColor)
            #expect(table.activeDrop?.litCell == nil)
        }
        #expect(table.activeDrop == nil)
        #expect(!table.subviews.contains { $0.frame.height == 2 })
    }

    @Test func `The target row of an insert-into drop is highlighted, and in automatic mode its middle`() async throws {
        for (intent, place, isLit) in [
            (UITableViewDropProposal.Intent.insertIntoDestinationIndexPath, 0.1, true), (.automatic, 0.5, true),
            (.automatic, 0.1, false), (.unspecified, 0.5, false),
        ] {
            let (screen, driver) = try await start()
            let table = screen.right.table
            screen.right.proposal = UITableViewDropProposal(operation: .copy, intent: intent)
            let green = IndexPath(row: screen.right.names.count - 1, section: 0)
            try await driver.drag(row: "Two", over: "Green", at: place) {
                #expect(table.cellForRow(at: green)?.isHighlighted == isLit)
            }
            #expect(table.cellForRow(at: green)?.isHighlighted == false)
        }
    }

    @Test func `A row's text can be dropped on a text field, and the row remains`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag("Two", to: "Note")
        #expect(screen.field.text == "Two")
        #expect(rows(driver).prefix(3) == ["One", "Two", "Three"])
        #expect(screen.left.log.last == "drag ended, active false")
    }

    @Test func `A row deleted during its drag leaves no dragged index path`() async throws {
        let (screen, driver) = try await start()
        try await driver.drag(row: "One", over: "Two") {
            screen.left.names.removeFirst()
            screen.left.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            let drag = try #require(screen.left.table.activeDrag)
            #expect(drag.paths(in: screen.left.table) == [])
        }
    }

    @Test func `A table scrolls while a row is held near its edge, but not while one only passes`() async throws {
        let (screen, driver) = try await start()
        let list = screen.left
        list.names = (1...40).map { "Row \($0)" }
        list.table.dropDelegate = nil
        list.movesRows = true
        list.table.reloadData()
        try await driver.settle()
        let end = list.table.contentSize.height - list.table.bounds.height
        // The seventh row extends to the lower edge of the table.
        try await driver.drag(row: "Row 1", over: "Row 7") {
            driver.host.clock.advance(by: .milliseconds(200))
            #expect(list.table.contentOffset.y == 0)
            driver.host.clock.advance(by: .seconds(1))
            #expect(list.table.contentOffset.y > 100 && list.table.contentOffset.y < end)
            driver.host.clock.advance(by: .seconds(60))
            #expect(list.table.contentOffset.y == end)
        }
        #expect(list.names.last == "Row 1")
        #expect(list.log.contains("move 0 to 39"))
        try await driver.drag(row: "Row 40", over: "Row 38") { driver.host.clock.advance(by: .seconds(5)) }
        #expect(list.table.contentOffset.y == end)
    }
}
