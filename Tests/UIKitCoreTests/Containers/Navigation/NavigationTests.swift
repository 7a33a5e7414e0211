import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Navigation controllers")
struct NavigationTests {
    private func launch(_ titles: String..., largeTitles: Bool = false) async throws -> (
        UINavigationController, AppDriver
    ) {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = largeTitles
        navigation.setViewControllers(titles.map(controller), animated: false)
        return (navigation, try await AppDriver.launch { navigation })
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test
    func `The bar shows the top controller's title, and a back button with the previous title`() async throws {
        let (_, driver) = try await launch("One", "Two")
        #expect(
            driver.screen().description == """
                window
                  navigation bar "Two"
                    button "Back, One"
                    heading "Two"

                """
        )
    }

    @Test
    func `The back button pops the top controller`() async throws {
        let (navigation, driver) = try await launch("One", "Two", "Three")
        try await driver.back()
        #expect(navigation.topViewController?.title == "Two")
        try await driver.tap("One")
        #expect(navigation.topViewController?.title == "One")
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test(arguments: ["item", "title"])
    func `The back button takes its title from the previous item, if that sets one`(source: String) async throws {
        let (navigation, driver) = try await launch("One", "Two")
        let item = navigation.viewControllers[0].navigationItem
        if source == "item" {
            item.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        } else {
            item.backButtonTitle = "Home"
        }
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Back, Home"])
    }

    @Test
    func `Popping to a controller or to the root returns the popped controllers`() async throws {
        let (navigation, _) = try await launch("One", "Two", "Three")
        let second = navigation.viewControllers[1]
        #expect(navigation.popToViewController(second, animated: false)?.map(\.title) == ["Three"])
        #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["Two"])
        #expect(second.parent == nil)
    }

    @Test
    func `Bar button items show their titles and states, and perform their actions`() async throws {
        let (navigation, driver) = try await launch("One")
        var taps: [String] = []
        let item = navigation.topViewController!.navigationItem
        item.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps.append("add") }),
            UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in taps.append("sort") }),
        ]
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Close") { _ in taps.append("close") })
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Close", "Sort", "Add"])
        for label in ["Add", "Sort", "Close"] { try await driver.tap(label) }
        #expect(taps == ["add", "sort", "close"])
        item.rightBarButtonItems?[1].isEnabled = false
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.summary).contains("button \"Sort\" (disabled)"))
    }

    @Test
    func `The controller and its item share the title that was assigned last`() async throws {
        let (navigation, driver) = try await launch("One")
        let top = navigation.topViewController!
        top.title = "Uno"
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Uno"])
        top.navigationItem.title = "Own"
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Own"])
        top.title = "Other"
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Other"])
    }

    @Test
    func `A large title increases the bar's height, unless its display mode is never`() async throws {
        let (navigation, driver) = try await launch("One", largeTitles: true)
        let tall = navigation.navigationBar.frame.height
        navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
        try await driver.settle()
        #expect(navigation.navigationBar.frame.height < tall)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["One"])
    }

    @Test
    func `Hiding the navigation bar extends the content to the top`() async throws {
        let (navigation, driver) = try await launch("One")
        navigation.setNavigationBarHidden(true, animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "navigation bar").isEmpty)
        #expect(navigation.topViewController?.view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test
    func `The delegate receives willShow and didShow for the pushed controller`() async throws {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var calls: [String] = []
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController,
                animated: Bool
            ) {
                calls.append("will \(viewController.title ?? "")")
            }
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) {
                calls.append("did \(viewController.title ?? "")")
            }
        }
        let (navigation, _) = try await launch("One")
        let listener = Listener()
        navigation.delegate = listener
        navigation.show(controller("Two"), sender: nil)
        #expect(listener.calls == ["will Two", "did Two"])
    }

    @Test
    func `A title view replaces the title`() async throws {
        let (navigation, driver) = try await launch("One")
        let label = UILabel()
        label.text = "Custom"
        navigation.topViewController?.navigationItem.titleView = label
        try await driver.settle()
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Custom"])
        #expect(driver.screen().elements(role: "heading").isEmpty)
    }

    @Test
    func `Popped controllers are deallocated`() async throws {
        let (navigation, driver) = try await launch("One")
        weak var popped: UIViewController?
        do {
            let second = controller("Two")
            popped = second
            navigation.pushViewController(second, animated: true)
            navigation.popViewController(animated: true)
        }
        try await driver.settle()
        #expect(popped == nil)
    }
}
