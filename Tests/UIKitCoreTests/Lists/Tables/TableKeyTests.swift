import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Keyboard navigation in tables")
struct TableKeyTests {
    private let source = TableSource([(0..<30).map { "row \($0)" }, [], ["last"]])
    private let table: UITableView
    private let host: WindowTestHost

    init() {
        table = makeTable(source)
        host = WindowTestHost(showing: table)
    }

    private func press(_ key: KeyPress.Key) {
        host.window?.sendKey(KeyPress(key))
        host.update()
    }

    @Test func `focusing a table focuses its first row, which reports it`() {
        #expect(!table.canBecomeFirstResponder)
        #expect(table.userFocused())
        #expect(table.isFirstResponder)
        #expect(table.cellForRow(at: .row(0))?.stateDescriptions == ["focused"])
    }

    @Test func `Up and Down move the focus and stop at the ends`() {
        table.userFocused()
        press(.up)
        #expect(table.focusedIndexPath == .row(0))
        press(.down)
        press(.down)
        #expect(table.focusedIndexPath == .row(2))
        press(.end)
        #expect(table.focusedIndexPath == IndexPath(row: 0, section: 2))
        press(.down)
        #expect(table.focusedIndexPath == IndexPath(row: 0, section: 2))
        press(.up)
        #expect(table.focusedIndexPath == .row(29))
        press(.home)
        #expect(table.focusedIndexPath == .row(0))
    }

    @Test func `Page Down scrolls the focused row into view`() throws {
        table.userFocused()
        press(.pageDown)
        press(.pageDown)
        let path = try #require(table.focusedIndexPath)
        #expect(path.row > 10)
        #expect(table.bounds.contains(try #require(table.cellForRow(at: path)).frame))
    }

    @Test func `Return selects the focused row`() {
        table.userFocused()
        press(.down)
        press(.return)
        #expect(table.indexPathForSelectedRow == .row(1))
    }

    @Test func `resigning first responder removes the focus from the row`() {
        table.userFocused()
        table.resignFirstResponder()
        #expect(table.cellForRow(at: .row(0))?.stateDescriptions == [])
        #expect(!table.canBecomeFirstResponder)
    }

    @Test func `the Down key makes the frontmost table first responder`() {
        press(.down)
        #expect(table.isFirstResponder)
        #expect(table.focusedIndexPath == .row(0))
    }

    @Test func `without focus, Page Down, Home and End scroll the table`() {
        press(.pageDown)
        #expect(table.contentOffset.y == 436)
        press(.end)
        #expect(table.contentOffset.y == table.contentSize.height - 480)
        press(.home)
        #expect(table.contentOffset.y == 0)
    }
}
