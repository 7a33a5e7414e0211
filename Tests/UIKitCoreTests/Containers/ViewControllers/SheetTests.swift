import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Presentations that the user can dismiss, and their transitions.
@MainActor
@Suite("Sheets and transitions")
struct SheetTests {
    private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
    }

    // MARK: Presentation controller

    @Test
    func `The presentation controller exists before the presentation and describes it`() async throws {
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        let content = UIViewController()
        let sheet = UINavigationController(rootViewController: content)
        let watcher = Watcher()
        let controller = try #require(sheet.presentationController)
        controller.delegate = watcher
        #expect(content.presentationController === controller)
        #expect(controller.presentedViewController === sheet)
        #expect(controller.presentationStyle == .automatic)
        #expect(controller.containerView == nil)
        root.present(sheet, animated: false)
        #expect(sheet.presentationController === controller)
        #expect(controller.presentingViewController === root)
        #expect(controller.presentationStyle == .pageSheet)
        #expect(controller.presentedView === sheet.view)
        #expect(controller.containerView === sheet.view.superview)
        #expect(controller.containerView?.superview === root.view.window)
        sheet.dismiss(animated: false)
        #expect(sheet.presentationController !== controller)
        #expect(watcher.calls.isEmpty)
    }

    @Test
    func `isModalInPresentation of a controller inside the sheet prevents dismissal`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let content = UIViewController()
        let sheet = UINavigationController(rootViewController: content)
        let watcher = Watcher()
        sheet.presentationController?.delegate = watcher
        root.present(sheet, animated: false)
        content.isModalInPresentation = true
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController === sheet)
        content.isModalInPresentation = false
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
        #expect(watcher.calls == ["will", "did"])
    }

    @Test
    func `Escape dismisses neither a full-screen presentation nor the sheet behind it`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let (sheet, full) = (UIViewController(), UIViewController())
        full.modalPresentationStyle = .fullScreen
        let watcher = Watcher()
        full.presentationController?.delegate = watcher
        root.present(sheet, animated: false)
        sheet.present(full, animated: false)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(sheet.presentedViewController === full)
        #expect(root.presentedViewController === sheet)
        #expect(watcher.calls.isEmpty)
    }

    @Test
    func `A full-screen presentation from a sheet hides all sheets until it is dismissed`()
        async throws
    {
        func screen(_ words: String) -> UIViewController {
            let screen = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = words
            screen.view.addSubview(label)
            return screen
        }
        let (root, below, sheet, full) = (screen("Root"), screen("Below"), screen("Sheet"), screen("Full"))
        full.modalPresentationStyle = .fullScreen
        let driver = try await AppDriver.launch { root }
        let window = try #require(root.view.window)
        func sheets() -> Int { window.subviews.filter { $0 is PresentedSheet }.count }
        root.present(below, animated: false)
        below.present(sheet, animated: false)
        (window.subviews.last as? PresentedSheet)?.ownSize = CGSize(width: 200, height: 100)
        #expect(sheets() == 2)
        sheet.present(full, animated: true)
        #expect(full.view.superview === window)
        #expect(full.view.frame == window.bounds)
        #expect(sheets() == 0)
        #expect(driver.host.motions == [.cover])
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Full"])
        full.dismiss(animated: false)
        #expect(sheets() == 2)
        #expect(sheet.view.frame.size == CGSize(width: 200, height: 100))
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Sheet"])
        sheet.present(full, animated: false)
        root.dismiss(animated: false)
        #expect(sheets() == 0)
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Root"])
    }

    @Test
    func `In a compact width, the delegate can adapt a sheet to full screen`() async throws {
        final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
            var style = UIModalPresentationStyle.fullScreen
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                style
            }
        }
        let root = UIViewController()
        let host = HeadlessHost()
        host.traits = UITraitCollection(horizontalSizeClass: .compact)
        _ = try await AppDriver.launch(on: host) { root }
        let (sheet, adapter) = (UIViewController(), Adapter())
        sheet.modalPresentationStyle = .formSheet
        sheet.presentationController?.delegate = adapter
        root.present(sheet, animated: false)
        #expect(sheet.presentationController?.presentationStyle == .fullScreen)
        #expect(root.view.window == nil)
        sheet.dismiss(animated: false)
        adapter.style = .none
        sheet.presentationController?.delegate = adapter
        root.present(sheet, animated: false)
        #expect(sheet.presentationController?.presentationStyle == .formSheet)
        #expect(root.view.window != nil)
    }

    @Test
    func `A dismissed presentation leaves no retained objects`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        weak var sheet: UIViewController?
        weak var controller: UIPresentationController?
        do {
            let new = UIViewController()
            (sheet, controller) = (new, new.presentationController)
            root.present(new, animated: true)
            try await driver.settle()
            new.dismiss(animated: true)
        }
        try await driver.settle()
        #expect(sheet == nil)
        #expect(controller == nil)
    }

    // MARK: Position

    @Test
    func `A sheet covers the whole window and blocks access to the content behind`() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        root.topViewController?.navigationItem.title = "Behind"
        root.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Act")
        let driver = try await AppDriver.launch { root }
        let sheet = UIViewController()
        sheet.title = "Sheet"
        root.topViewController?.present(sheet, animated: true)
        try await driver.settle()
        #expect(driver.screen().description == "window\n  dialog \"Sheet\"\n")
        #expect(sheet.view.frame == root.view.frame)
        await #expect(throws: AppDriverError.self) { try await driver.tap("Act") }
    }

    @Test
    func `A sheet stays over a controller pushed behind it, and disappears and reappears with its window`() async throws
    {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: screen)
        let driver = try await AppDriver.launch { navigation }
        search.isActive = true
        let log = LoggedController.Log()
        let sheet = LoggedController("Sheet", log)
        search.present(sheet, animated: false)
        try await driver.settle()
        navigation.pushViewController(UIViewController(), animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "dialog").map(\.label) == ["Sheet"])
        _ = log.take()
        let window = try #require(navigation.view.window)
        window.isHidden = true
        #expect(log.take() == ["Sheet willDisappear", "Sheet didDisappear"])
        #expect(sheet.view.window == nil)
        window.isHidden = false
        try await driver.settle()
        #expect(log.take() == ["Sheet willAppear", "Sheet isAppearing", "Sheet didAppear"])
        #expect(driver.screen().elements(role: "dialog").map(\.label) == ["Sheet"])
    }

    @Test
    func `Replacing the root removes the sheets over the old root`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        try await driver.settle()
        root.view.window?.rootViewController = UIViewController()
        try await driver.settle()
        #expect(driver.screen().elements(role: "dialog").isEmpty)
        #expect(sheet.presentingViewController == nil)
    }

    // MARK: Focus

    @Test
    func `Dismissing a sheet restores the first responder, unless another view has become it`() async throws {
        let root = UIViewController()
        let (first, second) = (UITextField(), UITextField())
        for field in [first, second] { root.view.addSubview(field) }
        _ = try await AppDriver.launch { root }
        first.becomeFirstResponder()
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        #expect(!first.isFirstResponder)
        sheet.dismiss(animated: false)
        #expect(first.isFirstResponder)
        root.present(sheet, animated: false)
        second.becomeFirstResponder()
        sheet.dismiss(animated: false)
        #expect(second.isFirstResponder)
    }

    @Test
    func `Dismissing several sheets restores only the first responder of the root`() async throws {
        final class Field: UITextField {
            var beginnings = 0
            override func becomeFirstResponder() -> Bool {
                beginnings += 1
                return super.becomeFirstResponder()
            }
        }
        let (root, sheet) = (UIViewController(), UIViewController())
        let (below, inSheet) = (Field(), Field())
        root.view.addSubview(below)
        sheet.view.addSubview(inSheet)
        _ = try await AppDriver.launch { root }
        _ = below.becomeFirstResponder()
        root.present(sheet, animated: false)
        _ = inSheet.becomeFirstResponder()
        sheet.present(UIViewController(), animated: false)
        root.dismiss(animated: false)
        #expect(below.isFirstResponder)
        #expect(inSheet.beginnings == 1)
    }

    // MARK: Motion

    @Test
    func `Only animated and visible pushes and pops have transitions`() async throws {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: true)
        let driver = try await AppDriver.launch { navigation }
        #expect(driver.host.motions.isEmpty)
        navigation.popViewController(animated: false)
        #expect(driver.host.motions.isEmpty)
        navigation.pushViewController(second, animated: true)
        navigation.popToRootViewController(animated: true)
        navigation.setViewControllers([second], animated: true)
        navigation.setViewControllers([first, second], animated: true)
        #expect(driver.host.motions == [.push, .pop, .push])
    }

    @Test
    func `Full-screen presentations use their transition style, and sheets request no transition`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        full.dismiss(animated: true)
        full.modalTransitionStyle = .crossDissolve
        full.modalPresentationStyle = .overFullScreen
        root.present(full, animated: true)
        full.dismiss(animated: true)
        #expect(driver.host.motions == [.cover, .uncover, .dissolve, .dissolve])
        full.modalPresentationStyle = .formSheet
        root.present(full, animated: true)
        full.dismiss(animated: true)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        full.dismiss(animated: false)
        #expect(driver.host.motions.count == 4)
    }
}
