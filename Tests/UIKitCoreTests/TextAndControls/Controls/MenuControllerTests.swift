import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The edit menu.
@MainActor
@Suite("The edit menu")
struct MenuControllerTests {
    /// A view with text that can be copied and translated.
    private final class Word: UIView {
        var log: [String] = []
        var refused: Set<String> = []
        private(set) var senders: [Any?] = []

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func selectAll(_ sender: Any?) { log.append("select all") }

        func translate(_ sender: Any?) {
            log.append("translate")
            senders.append(sender)
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if sender is UIMenuController { senders.append(sender) }
            return !refused.contains(NSStringFromSelector(action))
                && super.canPerformAction(action, withSender: sender)
        }

        static var translate: UIMenuItem {
            UIMenuItem(title: "Translate", action: Selector("translate:", Word.translate(_:)))
        }
    }

    private func launch() async throws -> (AppDriver, Word) {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let word = Word(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(word)
        word.becomeFirstResponder()
        return (driver, word)
    }

    private func titles(_ driver: AppDriver) -> [String] {
        driver.screen().elements(role: "menu item").compactMap(\.label)
    }

    @Test func `the menu has the commands that the first responder overrides, then the app's items`() async throws {
        let (driver, word) = try await launch()
        let menu = UIMenuController.shared
        menu.menuItems = [Word.translate, UIMenuItem(title: "Share", action: Selector("share:"))]
        #expect(!menu.isMenuVisible)
        #expect(menu.menuFrame == .zero)
        menu.showMenu(from: word, rect: word.bounds)
        try await driver.settle()
        #expect(menu.isMenuVisible)
        #expect(titles(driver) == ["Copy", "Select All", "Translate"])
        #expect(menu.menuFrame.minY >= 140)
    }

    @Test func `a chosen item closes the menu, and sends its selector with the menu controller`() async throws {
        let (driver, word) = try await launch()
        let menu = UIMenuController.shared
        menu.menuItems = [Word.translate]
        menu.showMenu(from: word, rect: word.bounds)
        try await driver.settle()
        try await driver.tap("Translate", role: "menu item")
        #expect(word.log == ["translate"])
        #expect(word.senders.allSatisfy { $0 as? UIMenuController === menu })
        #expect(!menu.isMenuVisible)
        menu.setTargetRect(CGRect(x: 10, y: 10, width: 0, height: 0), in: word)
        menu.setMenuVisible(true, animated: true)
        try await driver.settle()
        try await driver.tap("Copy", role: "menu item")
        #expect(word.log == ["translate", "copy"])
    }

    @Test func `commands of the superviews and controllers of the first responder appear`() async throws {
        let (driver, word) = try await launch()
        let inner = UITextField(frame: word.bounds)
        word.addSubview(inner)
        inner.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [Word.translate]
        menu.showMenu(from: inner, rect: inner.bounds)
        try await driver.settle()
        #expect(titles(driver) == ["Copy", "Select All", "Translate"])
        try await driver.tap("Translate", role: "menu item")
        #expect(word.log == ["translate"])
    }

    @Test func `a text field offers what its content and the pasteboard permit`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.showMenu(from: field, rect: field.bounds)
        #expect(!menu.isMenuVisible)
        field.text = "Norway"
        menu.showMenu(from: field, rect: field.bounds)
        try await driver.settle()
        #expect(titles(driver) == ["Select", "Select All"])
        try await driver.tap("Select All", role: "menu item")
        menu.showMenu(from: field, rect: field.bounds)
        try await driver.settle()
        #expect(titles(driver) == ["Cut", "Copy", "Delete"])
        try await driver.tap("Cut", role: "menu item")
        #expect(field.text?.isEmpty == true)
        #expect(UIPasteboard.general.string == "Norway")
        menu.showMenu(from: field, rect: field.bounds)
        try await driver.settle()
        #expect(titles(driver) == ["Paste"])
        try await driver.tap("Paste", role: "menu item")
        #expect(field.text == "Norway")
    }

    @Test func `a secure field cannot be copied`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.text = "secret"
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.selectAll(nil)
        UIMenuController.shared.showMenu(from: field, rect: field.bounds)
        try await driver.settle()
        #expect(titles(driver) == ["Delete"])
    }

    @Test func `without a first responder no menu appears`() async throws {
        let (driver, word) = try await launch()
        word.resignFirstResponder()
        UIMenuController.shared.showMenu(from: word, rect: word.bounds)
        try await driver.settle()
        #expect(!UIMenuController.shared.isMenuVisible)
        #expect(titles(driver).isEmpty)
    }

    @Test func `the menu closes when the first responder changes, on Escape and with its view`() async throws {
        let (driver, word) = try await launch()
        let menu = UIMenuController.shared
        menu.showMenu(from: word, rect: word.bounds)
        word.resignFirstResponder()
        #expect(!menu.isMenuVisible)
        word.becomeFirstResponder()
        menu.showMenu(from: word, rect: word.bounds)
        try await driver.key(#require(AppDriver.Key("escape")))
        #expect(!menu.isMenuVisible)
        menu.showMenu(from: word, rect: word.bounds)
        menu.hideMenu(from: UIView())
        #expect(menu.isMenuVisible)
        menu.hideMenu(from: word)
        #expect(!menu.isMenuVisible)
        menu.showMenu(from: word, rect: word.bounds)
        word.removeFromSuperview()
        try await driver.settle()
        #expect(!menu.isMenuVisible)
    }

    @Test func `update replaces the items, and closes a menu without items`() async throws {
        let (driver, word) = try await launch()
        let menu = UIMenuController.shared
        menu.showMenu(from: word, rect: word.bounds)
        word.refused = ["copy:"]
        menu.menuItems = [Word.translate]
        try await driver.settle()
        #expect(titles(driver) == ["Copy", "Select All"])
        menu.update()
        try await driver.settle()
        #expect(titles(driver) == ["Select All", "Translate"])
        word.refused = ["copy:", "selectAll:", "translate:"]
        menu.update()
        #expect(!menu.isMenuVisible)
    }

    @Test func `notifications report opening, closing and a changed frame`() async throws {
        let (driver, word) = try await launch()
        let menu = UIMenuController.shared
        var log: [String] = []
        let names: [(NSNotification.Name, String)] = [
            (UIMenuController.willShowMenuNotification, "will show"),
            (UIMenuController.didShowMenuNotification, "did show"),
            (UIMenuController.willHideMenuNotification, "will hide"),
            (UIMenuController.didHideMenuNotification, "did hide"),
            (UIMenuController.menuFrameDidChangeNotification, "frame"),
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
                MainActor.assumeIsolated { log.append("\(text) \(menu.isMenuVisible)") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        menu.showMenu(from: word, rect: word.bounds)
        try await driver.settle()
        #expect(log == ["will show false", "did show true"])
        log = []
        word.frame.origin.y = 200
        word.window?.openMenu?.setNeedsLayout()
        try await driver.settle()
        #expect(log == ["frame true"])
        log = []
        menu.hideMenu()
        #expect(log == ["will hide true", "did hide false"])
    }

    @Test func `edit commands are found by name, and only classes that override them perform them`() async throws {
        let (_, word) = try await launch()
        #expect(word.canPerformAction("copy:", withSender: nil))
        #expect(!word.canPerformAction("cut:", withSender: nil))
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
        #expect(!UIView().canPerformAction(Selector("paste:", UIResponder.paste(_:)), withSender: nil))
        UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil)
        #expect(word.log == ["copy"])
        let commands: any UIResponderStandardEditActions = word
        commands.selectAll(nil)
        #expect(word.log == ["copy", "select all"])
    }

    @Test func `a field that refuses to paste ignores the key for it`() async throws {
        final class Code: UITextField {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == Selector("paste:") ? false : super.canPerformAction(action, withSender: sender)
            }
        }
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let field = Code(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        UIPasteboard.general.string = "1234"
        #expect(field.window?.sendKey(KeyPress(.character("v"), modifiers: .control)) == true)
        try await driver.settle()
        #expect(field.text?.isEmpty == true)
        field.paste(nil)
        #expect(field.text == "1234")
    }
}
