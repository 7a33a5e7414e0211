#if GTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The share sheet in windows.
@MainActor
@Suite("Share sheet in windows", .enabled(if: isOnDisplay))
struct ShareSheetWindowTests {
    @Test
    func `A share sheet is a sheet without a source, and copies to the desktop's clipboard`() async throws {
        let owner = UIViewController()
        try await GTKAppDriver.run(rootViewController: owner) { driver in
            var isCompleted: Bool?
            let sheet = UIActivityViewController(
                activityItems: ["Shared text", URL(string: "https://example.com")!],
                applicationActivities: nil
            )
            sheet.completionWithItemsHandler = {
                isCompleted = $1
                _ = ($0, $2, $3)
            }
            owner.present(sheet, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 2)
            #expect(try driver.rows().contains("Copy"))
            try await driver.tap("Copy")
            #expect(isCompleted == true)
            #expect(driver.host.clipboardText == "Shared text\nhttps://example.com")
            #expect(driver.windowCount == 1)
        }
    }
}
#endif
