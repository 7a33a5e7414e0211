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
    private func covered() async throws -> (root: LoggedController, full: LoggedController, pilot: Pilot) {
        let root = controller("root")
        let pilot = try await Pilot.launch { root }
        let full = controller("full")
        root.present(full, animated: false)
        _ = log.take()
        return (root, full, pilot)
    }

    @Test
    func `A full screen takes the presenter's view out of the hierarchy, and dismissal puts it back`() async throws {
        let (root, full, _) = try await covered()
        #expect(root.view.window == nil)
        #expect(!root.view.isHidden)
        full.dismiss(animated: false)
        #expect(root.view.superview is UIWindow)
        #expect(full.view.window == nil)
    }

    @Test
    func `A view that the app hid is still hidden after a full screen over it`() async throws {
        let root = controller("root")
        _ = try await Pilot.launch { root }
        root.view.isHidden = true
        let full = controller("full")
        root.present(full, animated: false)
        full.dismiss(animated: false)
        #expect(root.view.isHidden)
    }

    @Test
    func `A controller presented in place of one in a navigation controller is told when it is pushed over`()
        async throws
    {
        let root = controller("root")
        root.definesPresentationContext = true
        let navigation = UINavigationController(rootViewController: root)
        _ = try await Pilot.launch { navigation }
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
    func `Hiding a window tells the controller that covers its root`() async throws {
        let (root, full, _) = try await covered()
        let window = full.view.window
        window?.isHidden = true
        #expect(log.take() == ["full willDisappear", "full didDisappear"])
        window?.isHidden = false
        #expect(log.take() == ["full willAppear"])
        #expect(root.view.window == nil)
    }

    @Test
    func `Another root takes what the old one presented along: it goes once, and the old root does not come back`()
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
    func `A sheet over the old root hears that it went`() async throws {
        let root = controller("root")
        _ = try await Pilot.launch { root }
        root.present(controller("sheet", style: .pageSheet), animated: false)
        _ = log.take()
        root.view.window?.rootViewController = UIViewController()
        #expect(
            log.take() == ["root willDisappear", "sheet willDisappear", "root didDisappear", "sheet didDisappear"]
        )
    }

    @Test
    func `The old root can be put into the new one`() async throws {
        let root = controller("root")
        let pilot = try await Pilot.launch { root }
        let window = root.view.window
        let navigation = UINavigationController(rootViewController: root)
        navigation.loadViewIfNeeded()
        window?.rootViewController = navigation
        try await pilot.settle()
        #expect(root.view.window === window)
        #expect(pilot.screen().elements(role: "heading").map(\.label) == ["root"])
    }

    @Test
    func `A presenter that presents already refuses another, without its completion`() async throws {
        let (root, full, _) = try await covered()
        var isComplete = false
        root.present(controller("second"), animated: false) { isComplete = true }
        #expect(!isComplete)
        #expect(root.presentedViewController === full)
        #expect(full.presentedViewController == nil)
        #expect(log.take().isEmpty)
    }

    @Test
    func `A controller outside of a window presents nothing`() {
        let root = UIViewController()
        root.present(UIViewController(), animated: false)
        #expect(root.presentedViewController == nil)
    }

    @Test
    func `Presenting ends editing in what is covered`() async throws {
        let root = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.view.addSubview(field)
        let pilot = try await Pilot.launch { root }
        field.becomeFirstResponder()
        root.present(controller("sheet", style: .pageSheet), animated: false)
        #expect(!field.isFirstResponder)
        await #expect(throws: PilotError.nothingFocused) { try await pilot.type("a") }
    }

    @Test
    func `Only the controller that is pushed reports that it moves to its parent`() async throws {
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
        _ = try await Pilot.launch { navigation }
        navigation.popViewController(animated: false)
        #expect(second.isMoving == [true])
        #expect(first.isMoving == [false])
    }

    @Test
    func `A controller that dismisses itself as it is about to appear leaves its presenter on screen`() async throws {
        final class Shy: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dismiss(animated: false)
            }
        }
        let root = controller("root")
        _ = try await Pilot.launch { root }
        let shy = Shy()
        shy.modalPresentationStyle = .fullScreen
        root.present(shy, animated: false)
        #expect(root.presentedViewController == nil)
        #expect(root.view.window != nil)
        #expect(shy.view.window == nil)
    }

    @Test
    func `Escape does not reach behind what must not be dismissed`() async throws {
        let root = controller("root")
        let pilot = try await Pilot.launch { root }
        let first = controller("first", style: .pageSheet)
        root.present(first, animated: false)
        let second = controller("second", style: .pageSheet)
        second.isModalInPresentation = true
        first.present(second, animated: false)
        try await pilot.key(Pilot.Key("escape")!)
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController === second)
    }
}
