import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Keyboard navigation in collections")
struct CollectionKeyTests {
    private let source = CollectionSource([(0..<29).map { "item \($0)" }, [], ["last"]])
    private let flow = makeFlow()
    private let collection: UICollectionView
    private let host: WindowTestHost

    init() {
        collection = makeCollection(source, layout: flow)
        host = WindowTestHost(showing: collection)
    }

    private func press(_ keys: KeyPress.Key...) {
        for key in keys {
            host.window?.sendKey(KeyPress(key))
            host.update()
        }
    }

    @Test func `the Down key focuses the first item, which reports it`() {
        press(.down)
        #expect(collection.isFirstResponder)
        #expect(collection.focusedIndexPath == .item(0))
        #expect(collection.cellForItem(at: .item(0))?.stateDescriptions == ["focused"])
    }

    @Test func `Up and Down move within a column, and Left and Right through the lines`() {
        press(.down, .right, .down)
        #expect(collection.focusedIndexPath == .item(4))
        press(.up, .right, .right)
        #expect(collection.focusedIndexPath == .item(3))
        press(.left)
        #expect(collection.focusedIndexPath == .item(2))
    }

    @Test func `arrow keys stop at the first and the last line`() {
        press(.down, .right, .up)
        #expect(collection.focusedIndexPath == .item(1))
        press(.end)
        #expect(collection.focusedIndexPath == IndexPath(item: 0, section: 2))
        press(.down, .right)
        #expect(collection.focusedIndexPath == IndexPath(item: 0, section: 2))
        press(.home, .left)
        #expect(collection.focusedIndexPath == .item(0))
    }

    @Test func `moving to a shorter line focuses its nearest item`() {
        collection.userFocused()
        for _ in 0..<26 { press(.right) }
        #expect(collection.focusedIndexPath == .item(26))
        press(.down)
        #expect(collection.focusedIndexPath == .item(28))
        press(.down)
        #expect(collection.focusedIndexPath == IndexPath(item: 0, section: 2))
        press(.up)
        #expect(collection.focusedIndexPath == .item(27))
    }

    @Test func `Page Down and Page Up scroll the focused item into view`() throws {
        press(.down, .pageDown)
        #expect(collection.focusedIndexPath == .item(9))
        press(.pageDown)
        let path = try #require(collection.focusedIndexPath)
        #expect(path == .item(18))
        #expect(collection.bounds.contains(try #require(collection.cellForItem(at: path)).frame))
        press(.pageUp)
        #expect(collection.focusedIndexPath == .item(9))
    }

    @Test func `Return and Space select the focused item`() {
        press(.down, .right, .return)
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
        press(.right, .character(" "))
        #expect(collection.indexPathsForSelectedItems == [.item(2)])
    }

    @Test func `the selection follows the focus if selectionFollowsFocus is on`() {
        collection.selectionFollowsFocus = true
        press(.down, .right)
        #expect(collection.indexPathsForSelectedItems == [.item(1)])
    }

    @Test func `the last focus is restored if remembersLastFocusedIndexPath is on`() {
        press(.down, .right, .right)
        collection.resignFirstResponder()
        #expect(collection.cellForItem(at: .item(2))?.stateDescriptions == [])
        collection.userFocused()
        #expect(collection.focusedIndexPath == .item(0))
        press(.right)
        collection.remembersLastFocusedIndexPath = true
        collection.resignFirstResponder()
        collection.userFocused()
        #expect(collection.focusedIndexPath == .item(1))
    }

    @Test func `with horizontal scrolling, Up and Down move within a column, and Left and Right across`() {
        flow.scrollDirection = .horizontal
        host.update()
        press(.down)
        #expect(collection.focusedIndexPath == .item(0))
        press(.down)
        #expect(collection.focusedIndexPath == .item(1))
        press(.right)
        #expect(collection.focusedIndexPath == .item(5))
        press(.left, .left)
        #expect(collection.focusedIndexPath == .item(1))
        press(.down, .down, .down)
        #expect(collection.focusedIndexPath == .item(4))
    }
}
