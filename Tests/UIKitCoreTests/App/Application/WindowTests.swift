import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

@MainActor
@Suite("Windows")
struct WindowTests {
    /// An app with a window, and a second window in the same scene.
    private func twoWindows() async throws -> (first: UIWindow, second: UIWindow, driver: AppDriver) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let first = try #require(root.view.window)
        let second = UIWindow(windowScene: try #require(first.windowScene))
        second.rootViewController = UIViewController()
        return (first, second, driver)
    }

    @Test
    func `The window shown last is frontmost`() async throws {
        let (first, second, _) = try await twoWindows()
        second.makeKeyAndVisible()
        #expect(first.windowScene?.windows == [first, second])
        first.isHidden = true
        first.isHidden = false
        #expect(first.windowScene?.windows == [second, first])
    }

    @Test
    func `Hiding the key window makes the frontmost window key`() async throws {
        let (first, second, _) = try await twoWindows()
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow)
        second.isHidden = true
        #expect(first.isKeyWindow)
    }

    @Test
    func `A hidden window is deallocated after its last reference, and a visible one is kept`() async throws {
        let (first, _, driver) = try await twoWindows()
        weak var third: UIWindow?
        do {
            let window = UIWindow(windowScene: try #require(first.windowScene))
            window.makeKeyAndVisible()
            third = window
        }
        try await driver.settle()
        #expect(third != nil)
        third?.isHidden = true
        try await driver.settle()
        #expect(third == nil)
    }

    @Test
    func `The driver cannot tap through a window in front`() async throws {
        let (first, second, driver) = try await twoWindows()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in })
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        first.rootViewController?.view.addSubview(button)
        try await driver.tap("Behind")
        second.makeKeyAndVisible()
        try await driver.settle()
        await #expect(throws: AppDriverError.self) { try await driver.tap("Behind") }
        second.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        try await driver.tap("Behind")
    }

    @Test
    func `A window without a scene disappears from the screen`() async throws {
        let (_, second, driver) = try await twoWindows()
        let root = LoggedController("root", LoggedController.Log())
        second.rootViewController = root
        second.makeKeyAndVisible()
        try await driver.settle()
        _ = root.log.take()
        second.windowScene = nil
        #expect(root.log.take() == ["root willDisappear", "root didDisappear"])
        #expect(driver.screen().windows.count == 1)
    }

    @Test
    func `Removing a controller's view from its superview resigns first responder`() async throws {
        final class Listening: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let child = Listening()
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(child.becomeFirstResponder())
        child.view.removeFromSuperview()
        #expect(root.view.window?.focusedResponder == nil)
    }

    @Test
    func `A trait change of the desktop reaches a view controller once`() async throws {
        final class Watcher: UIViewController {
            var changes: [(from: UIUserInterfaceStyle, to: UIUserInterfaceStyle)] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                changes.append((previous?.userInterfaceStyle ?? .unspecified, traitCollection.userInterfaceStyle))
            }
        }
        let watcher = Watcher()
        let host = HeadlessHost()
        host.traits = UITraitCollection(userInterfaceStyle: .light)
        let driver = try await AppDriver.launch(on: host) { UINavigationController(rootViewController: watcher) }
        try await driver.change(UITraitCollection(userInterfaceStyle: .dark))
        #expect(watcher.changes.count == 1)
        #expect(watcher.changes.first?.from == .light)
        #expect(watcher.changes.first?.to == .dark)
    }
}
