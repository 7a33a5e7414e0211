import Foundation
import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Presentation")
struct PresentationTests {
    private let log = LoggedController.Log()

    private func controller(_ name: String, style: UIModalPresentationStyle = .fullScreen) -> LoggedController {
        let controller = LoggedController(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// A root controller that presents a different one over the whole window.
    private func covered() async throws -> (root: LoggedController, full: LoggedController, driver: AppDriver) {
        let root = controller("root")
        let driver = try await AppDriver.launch { root }
        let full = controller("full")
        root.present(full, animated: false)
        _ = log.take()
        return (root, full, driver)
    }

    @Test
    func `A full-screen presentation removes the presenter's view, and dismissal restores it`() async throws {
        let (root, full, _) = try await covered()
        #expect(root.view.window == nil)
        #expect(!root.view.isHidden)
        full.dismiss(animated: false)
        #expect(root.view.superview is UIWindow)
        #expect(full.view.window == nil)
    }

    @Test
    func `A hidden presenter's view is still hidden after a full-screen presentation`() async throws {
        let root = controller("root")
        _ = try await AppDriver.launch { root }
        root.view.isHidden = true
        let full = controller("full")
        root.present(full, animated: false)
        full.dismiss(animated: false)
        #expect(root.view.isHidden)
    }

    @Test
    func `A push over a controller presented in the current context makes it disappear`()
        async throws
    {
        let root = controller("root")
        root.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: root)
        _ = try await AppDriver.launch { navigation }
        let inPlace = controller("inPlace", style: .currentContext)
        root.present(inPlace, animated: false)
        _ = log.take()
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(log.take() == ["inPlace willDisappear", "inPlace didDisappear"])
        navigation.popViewController(animated: false)
        #expect(log.take() == ["inPlace willAppear", "inPlace isAppearing", "inPlace didAppear"])
        #expect(inPlace.view.window != nil)
        #expect(root.view.window == nil)
    }

    @Test
    func `Hiding a window calls the appearance methods of the controller that covers its root`() async throws {
        let (root, full, _) = try await covered()
        let window = full.view.window
        window?.isHidden = true
        #expect(log.take() == ["full willDisappear", "full didDisappear"])
        window?.isHidden = false
        #expect(log.take() == ["full willAppear"])
        #expect(root.view.window == nil)
    }

    @Test
    func `Replacing the root dismisses its full-screen presentation without the old root reappearing`()
        async throws
    {
        let (root, full, _) = try await covered()
        full.view.window?.rootViewController = controller("other")
        #expect(
            log.take() == [
                "full willDisappear", "full didDisappear", "other didLoad", "other willAppear", "other isAppearing",
                "other didAppear",
            ]
        )
        #expect(root.presentedViewController == nil)
        #expect(root.view.window == nil)
    }

    @Test
    func `Replacing the root makes a sheet over the old root disappear`() async throws {
        let root = controller("root")
        _ = try await AppDriver.launch { root }
        root.present(controller("sheet", style: .pageSheet), animated: false)
        _ = log.take()
        root.view.window?.rootViewController = UIViewController()
        #expect(
            log.take() == ["root willDisappear", "sheet willDisappear", "root didDisappear", "sheet didDisappear"]
        )
    }

    @Test
    func `The old root can be embedded in the new root`() async throws {
        let root = controller("root")
        let driver = try await AppDriver.launch { root }
        let window = root.view.window
        let navigation = UINavigationController(rootViewController: root)
        navigation.loadViewIfNeeded()
        window?.rootViewController = navigation
        try await driver.settle()
        #expect(root.view.window === window)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["root"])
    }

    @Test
    func `Presenting from a controller that already presents fails without calling the completion`() async throws {
        let (root, full, _) = try await covered()
        var isComplete = false
        root.present(controller("second"), animated: false) { isComplete = true }
        #expect(!isComplete)
        #expect(root.presentedViewController === full)
        #expect(full.presentedViewController == nil)
        #expect(log.take().isEmpty)
    }

    @Test
    func `A controller outside a window cannot present`() {
        let root = UIViewController()
        root.present(UIViewController(), animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test
    func `Presenting resigns first responder in the covered view`() async throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        let driver = try await AppDriver.launch { root }
        field.becomeFirstResponder()
        root.present(controller("sheet", style: .pageSheet), animated: false)
        #expect(!field.isFirstResponder)
        await #expect(throws: AppDriverError.nothingFocused) { try await driver.type("a") }
    }

    @Test
    func `isMovingToParent is true only for the pushed controller`() async throws {
        final class Reporter: UIViewController {
            var isMoving: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                isMoving.append(isMovingToParent)
            }
        }
        let (first, second) = (Reporter(), Reporter())
        let navigation = UINavigationController()
        navigation.setViewControllers([first, second], animated: false)
        _ = try await AppDriver.launch { navigation }
        navigation.popViewController(animated: false)
        #expect(second.isMoving == [true])
        #expect(first.isMoving == [false])
    }

    @Test
    func `A controller can dismiss itself in viewWillAppear`() async throws {
        final class Shy: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dismiss(animated: false)
            }
        }
        let root = controller("root")
        _ = try await AppDriver.launch { root }
        let shy = Shy()
        shy.modalPresentationStyle = .fullScreen
        root.present(shy, animated: false)
        #expect(root.presentedViewController == nil)
        #expect(root.view.window != nil)
        #expect(shy.view.window == nil)
    }

    @Test
    func `Escape dismisses nothing behind a sheet that is modal in presentation`() async throws {
        let root = controller("root")
        let driver = try await AppDriver.launch { root }
        let first = controller("first", style: .pageSheet)
        root.present(first, animated: false)
        let second = controller("second", style: .pageSheet)
        second.isModalInPresentation = true
        first.present(second, animated: false)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController === second)
    }
}
