import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// A navigation bar without a navigation controller.
@MainActor
@Suite("Navigation bars of apps")
struct NavigationBarItemTests {
    private final class Log: NSObject, UINavigationBarDelegate {
        var calls: [String] = []
        var mayChange = true

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("should push \(item.title ?? "")")
            return mayChange
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("did push \(navigationBar.items?.count ?? 0)")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            calls.append("should pop \(item.title ?? "")")
            return mayChange
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("did pop \(navigationBar.items?.count ?? 0)")
        }
    }

    @Test func `the back button pops the top item, unless the delegate refuses`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let log = Log()
        bar.delegate = log
        root.view.addSubview(bar)
        bar.pushItem(UINavigationItem(title: "Shelves"), animated: false)
        bar.pushItem(UINavigationItem(title: "Books"), animated: false)
        try await driver.settle()
        #expect(driver.screen().elements.contains { $0.label == "Books" })
        log.mayChange = false
        bar.pushItem(UINavigationItem(title: "Pages"), animated: false)
        try await driver.back()
        #expect(bar.topItem?.title == "Books")
        log.mayChange = true
        try await driver.back()
        #expect(bar.topItem?.title == "Shelves" && bar.backItem == nil)
        #expect(bar.popItem(animated: false) == nil)
        #expect(
            log.calls == [
                "should push Shelves", "did push 1", "should push Books", "did push 2", "should push Pages",
                "should pop Books", "should pop Books", "did pop 1",
            ]
        )
    }
}
