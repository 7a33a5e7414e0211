#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// A navigation bar without a navigation controller, in a window.
@MainActor
@Suite("Navigation bars of apps in windows", .enabled(if: isOnDisplay))
struct OwnBarWindowTests {
    @Test func `the bar shows its title below the title bar, and a click on its back button pops the item`()
        async throws
    {
        let root = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 400, height: 44))
        bar.pushItem(UINavigationItem(title: "Shelves"), animated: false)
        bar.pushItem(UINavigationItem(title: "Books"), animated: false)
        root.loadViewIfNeeded()
        root.view.addSubview(bar)
        try await GTKAppDriver.run(rootViewController: root) { driver in
            #expect(try driver.screen().elements.contains { $0.label == "Books" })
            try await driver.tap("Back, Shelves", role: "button")
            try await driver.settle()
            #expect(bar.topItem?.title == "Shelves")
            #expect(try driver.screen().elements.contains { $0.label == "Shelves" })
        }
    }
}
#endif
