#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Navigation and text fields in windows, and the app's decisions about them.
@MainActor
@Suite("Windows", .enabled(if: isOnDisplay))
struct WindowTests {
    @Test
    func `A push shows the new screen with a back button that returns to the first one`() async throws {
        let bottom = Screen(title: "First", text: "One")
        let navigation = UINavigationController(rootViewController: bottom)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let first = try driver.screen()
            #expect(first.elements(role: "heading").map(\.label) == ["First"])
            #expect(first.elements(role: "text").map(\.label) == ["One"])
            navigation.pushViewController(Screen(title: "Second", text: "Two"), animated: true)
            try await driver.settle()
            let pushed = try driver.screen()
            #expect(pushed.elements(role: "heading").map(\.label) == ["Second"])
            #expect(pushed.elements(role: "text").map(\.label) == ["Two"])
            #expect(pushed.elements(role: "button").map(\.label) == ["Back, First"])
            try await driver.tap("First", role: "button")
            let popped = try driver.screen()
            #expect(popped.elements(role: "heading").map(\.label) == ["First"])
            #expect(popped.elements(role: "text").map(\.label) == ["One"])
            #expect(navigation.topViewController === bottom)
        }
    }

    @Test
    func `A bar button item is a button in the title bar that performs its action`() async throws {
        let screen = Screen(title: "Items", text: "Text")
        var presses = 0
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { _ in presses += 1 }
        )
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) {
            driver in
            try await driver.tap("Add", role: "button")
            #expect(presses == 1)
        }
    }

    @Test
    func `A change that the delegate refuses does not appear in the window`() async throws {
        let screen = FieldScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Digits", role: "text field")
            try await driver.type("a1b2")
            #expect(screen.field.text == "12")
            let values = try driver.screen().elements(role: "text field").map(\.value)
            #expect(values == ["12", ""])
        }
    }

    @Test
    func `Keys edit words and selections, undo, cut and paste`() async throws {
        let screen = FieldScreen(digitsOnly: false)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Digits", role: "text field")
            try await driver.type("one two é")
            #expect(screen.field.text == "one two é")
            try await driver.press("ctrl+BackSpace")
            #expect(screen.field.text == "one two ")
            try await driver.press("ctrl+a")
            try await driver.press("ctrl+x")
            #expect(screen.field.text == "")
            try await driver.press("ctrl+v")
            #expect(screen.field.text == "one two ")
            try await driver.press("ctrl+z")
            let values = try driver.screen().elements(role: "text field").map(\.value)
            #expect(values.first == screen.field.text)
        }
    }

    @Test
    func `Tab and Shift+Tab move between text fields`() async throws {
        let screen = FieldScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Digits", role: "text field")
            #expect(screen.field.isFirstResponder)
            try await driver.press("Tab")
            #expect(screen.other.isFirstResponder)
            try await driver.press("shift+Tab")
            #expect(screen.field.isFirstResponder)
        }
    }
}

private final class Screen: UIViewController {
    private let text: String

    init(title: String, text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = text
        view.addSubview(label)
    }
}

private final class FieldScreen: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 36))
    let other = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 36))
    private let digitsOnly: Bool

    init(digitsOnly: Bool = true) {
        self.digitsOnly = digitsOnly
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Digits"
        other.placeholder = "Other"
        field.delegate = self
        view.addSubview(field)
        view.addSubview(other)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        !digitsOnly || string.allSatisfy(\.isNumber)
    }
}
#endif
