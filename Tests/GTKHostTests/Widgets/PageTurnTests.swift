#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Pages that the pointer turns.
@MainActor
@Suite("Page view controllers in windows", .enabled(if: isOnDisplay))
struct PageTurnTests {
    private final class Book: NSObject, UIPageViewControllerDataSource {
        let pages = ["One", "Two"].map { name in
            let page = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
            label.text = name
            page.view.backgroundColor = .systemBackground
            page.view.addSubview(label)
            return page
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
    }

    @Test func `Dragging with the mouse turns a page forward and back`() async throws {
        let book = Book()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            try await driver.drag("One", x: -120)
            try await driver.finishTransitions()
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Two"])
            try await driver.drag("Two", x: 120)
            try await driver.finishTransitions()
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["One"])
        }
    }
}
#endif
