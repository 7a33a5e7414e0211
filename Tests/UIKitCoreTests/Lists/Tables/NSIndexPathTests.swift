import Foundation
import Testing
import UIKitCore

@Suite("NSIndexPath")
struct NSIndexPathTests {
    @Test func `a path has section, row and item, as the bridged index path has`() {
        let path = NSIndexPath(row: 4, section: 2)
        #expect(path.section == 2)
        #expect(path.row == 4)
        #expect(path.item == 4)
        #expect(path as IndexPath == IndexPath(row: 4, section: 2))
        #expect(NSIndexPath(item: 4, section: 2) == path)
    }

    @Test func `the row of a path with one index ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSIndexPath(index: 1).row
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("NSIndexPath.row was used on a path with 1 indexes."))
    }
}
