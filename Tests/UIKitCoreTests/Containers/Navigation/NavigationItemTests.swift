import Foundation
import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// The items that screens add to the navigation bar, and the references between the bar and its controllers.
@MainActor
@Suite("Navigation items")
struct NavigationItemTests {
    private func buttons(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "button").compactMap(\.label)
    }

    @Test func `bar button items can be set singly or as an array, on both sides`() async throws {
        let controller = UIViewController()
        let item = controller.navigationItem
        let add = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        item.setLeftBarButton(edit, animated: false)
        item.setRightBarButton(add, animated: false)
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: controller) }
        #expect(buttons(driver) == ["Edit", "Add"])
        item.setLeftBarButton(nil, animated: false)
        item.setRightBarButtonItems([add, edit], animated: false)
        try await driver.settle()
        // The first item is at the edge, so screen readers reach it last.
        #expect(buttons(driver) == ["Edit", "Add"])
        #expect(item.rightBarButtonItem === add)
        item.setRightBarButtonItems([], animated: false)
        try await driver.settle()
        #expect(buttons(driver).isEmpty)
    }

    @Test func `an item created empty shows a title, a menu and a custom view that are set later`() async throws {
        let controller = UIViewController()
        let item = UIBarButtonItem()
        item.title = "More"
        var chosen: [String] = []
        item.menu = UIMenu(children: [
            UIAction(title: "Sort") { _ in chosen.append("sort") },
            UIAction(title: "Remove", attributes: .disabled) { _ in chosen.append("remove") },
        ])
        controller.navigationItem.rightBarButtonItem = item
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: controller) }
        try await driver.tap("More")
        try await driver.tap("Sort")
        #expect(chosen == ["sort"])
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Loading"
        item.customView = label
        try await driver.settle()
        #expect(buttons(driver).isEmpty)
        #expect(driver.screen().elements(role: "text").contains { $0.label == "Loading" })
    }

    @Test func `a system item has the system's title, and the title of a done item is bold`() async throws {
        let controller = UIViewController()
        let driver = try await AppDriver.launch {
            // The title is in the language of the current app, so the item is made in the app's turn.
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { _ in }
            )
            return UINavigationController(rootViewController: controller)
        }
        #expect(buttons(driver) == ["Done"])
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(item.style == UIBarButtonItem.Style.done)
        let shown = controller.navigationController?.navigationBar.trailingItemViews.first as? UIButton
        let font = shown?.titleLabel?.font
        #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test func `a navigation bar created by the app shows the last of its items`() async throws {
        let controller = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        bar.setItems([first, second], animated: false)
        controller.view.addSubview(bar)
        let driver = try await AppDriver.launch { controller }
        #expect(bar.topItem === second)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Second"])
        bar.setItems([first], animated: false)
        try await driver.settle()
        #expect(bar.topItem === first)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["First"])
    }

    @Test func `the visible view controller is the top one, or the one presented over it`() async throws {
        let (root, next, sheet) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        navigation.pushViewController(next, animated: false)
        try await driver.settle()
        #expect(navigation.visibleViewController === next)
        next.present(sheet, animated: false)
        try await driver.settle()
        #expect(navigation.visibleViewController === sheet)
        #expect(navigation.topViewController === next)
        #expect(navigation.children == [root, next])
    }

    @Test func `isMovingFromParent is true in viewWillDisappear only while the controller is popped`() async throws {
        final class Leaving: UIViewController {
            var said: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                said.append(isMovingFromParent)
            }
        }
        let (root, leaving) = (UIViewController(), Leaving())
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        #expect(leaving.nibName == nil)
        #expect(!leaving.isViewLoaded)
        navigation.pushViewController(leaving, animated: false)
        try await driver.settle()
        #expect(leaving.isViewLoaded)
        navigation.pushViewController(UIViewController(), animated: false)
        try await driver.settle()
        navigation.popToViewController(leaving, animated: false)
        try await driver.settle()
        navigation.popViewController(animated: false)
        try await driver.settle()
        #expect(leaving.said == [false, true])
        #expect(!leaving.isMovingFromParent)
    }
}
