import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// A controller that logs its calls. The log may be shared.
@MainActor
final class LoggedController: UIViewController {
    final class Log {
        var calls: [String] = []

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.calls.append("\(name) didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.calls.append("\(name) willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.calls.append("\(name) isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.calls.append("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.calls.append("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.calls.append("\(name) didDisappear")
    }
}

@MainActor
@Suite("Appearance callbacks")
struct AppearanceTests {
    private let log = LoggedController.Log()

    @Test
    func `A root view controller loads, appears, and has appeared after the first layout`() async throws {
        let root = LoggedController("root", log)
        _ = try await AppDriver.launch { root }
        #expect(log.take() == ["root didLoad", "root willAppear", "root isAppearing", "root didAppear"])
        #expect(root.view.window != nil)
    }

    @Test
    func `A push calls the appearance methods of both controllers in order`() async throws {
        let first = LoggedController("first", log)
        let navigation = UINavigationController(rootViewController: first)
        _ = try await AppDriver.launch { navigation }
        _ = log.take()
        navigation.pushViewController(LoggedController("second", log), animated: true)
        #expect(
            log.take() == [
                "first willDisappear", "second didLoad", "second willAppear", "second isAppearing",
                "first didDisappear", "second didAppear",
            ]
        )
    }

    @Test
    func `A pop makes the previous controller reappear`() async throws {
        let first = LoggedController("first", log)
        let navigation = UINavigationController(rootViewController: first)
        _ = try await AppDriver.launch { navigation }
        navigation.pushViewController(LoggedController("second", log), animated: true)
        _ = log.take()
        navigation.popViewController(animated: true)
        #expect(
            log.take() == [
                "second willDisappear", "first willAppear", "first isAppearing",
                "second didDisappear", "first didAppear",
            ]
        )
    }

    @Test
    func `A sheet leaves its presenter on screen, and a full-screen presentation makes it disappear`() async throws {
        let root = LoggedController("root", log)
        _ = try await AppDriver.launch { root }
        _ = log.take()
        root.present(LoggedController("sheet", log), animated: true)
        #expect(log.take() == ["sheet didLoad", "sheet willAppear", "sheet isAppearing", "sheet didAppear"])
        root.dismiss(animated: true)
        #expect(log.take() == ["sheet willDisappear", "sheet didDisappear"])

        let full = LoggedController("full", log)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        #expect(
            log.take() == [
                "full didLoad", "root willDisappear", "full willAppear", "full isAppearing", "full didAppear",
                "root didDisappear",
            ]
        )
        full.dismiss(animated: true)
        #expect(
            log.take() == [
                "full willDisappear", "root willAppear", "full didDisappear", "root isAppearing", "root didAppear",
            ]
        )
    }

    @Test
    func `A child appears when its view is added to a visible parent, and disappears when it is removed`() async throws
    {
        let root = LoggedController("root", log)
        _ = try await AppDriver.launch { root }
        _ = log.take()
        let child = LoggedController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(log.take() == ["child didLoad", "child willAppear", "child isAppearing", "child didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["child willDisappear", "child didDisappear"])
        #expect(child.parent == nil)
    }

    @Test
    func `presentedViewController is the same for the presenter and its ancestors`() async throws {
        let root = LoggedController("root", log)
        let navigation = UINavigationController(rootViewController: root)
        _ = try await AppDriver.launch { navigation }
        let sheet = LoggedController("sheet", log)
        root.present(sheet, animated: false)
        #expect(navigation.presentedViewController === sheet)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === navigation)
    }

    @Test
    func `A sheet blocks the content behind it, and Escape dismisses it unless it is modal in presentation`()
        async throws
    {
        let root = LoggedController("root", log)
        let navigation = UINavigationController(rootViewController: root)
        let driver = try await AppDriver.launch { navigation }
        let sheet = LoggedController("sheet", log)
        sheet.isModalInPresentation = true
        root.present(sheet, animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "navigation bar").isEmpty)
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        try await driver.key(AppDriver.Key("escape")!)
        #expect(root.presentedViewController == nil)
    }

    @Test
    func `loadView can assign a custom view, and the layout callbacks surround its layout`()
        async throws
    {
        final class Own: UIViewController {
            var calls: [String] = []
            override func loadView() { view = UILabel() }
            override func viewWillLayoutSubviews() { calls.append("willLayout") }
            override func viewDidLayoutSubviews() { calls.append("didLayout") }
        }
        let own = Own()
        let driver = try await AppDriver.launch { own }
        #expect(own.view is UILabel)
        #expect(own.calls.prefix(2) == ["willLayout", "didLayout"])
        #expect(own.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        own.calls = []
        own.view.setNeedsLayout()
        try await driver.settle()
        #expect(own.calls == ["willLayout", "didLayout"])
    }
}
