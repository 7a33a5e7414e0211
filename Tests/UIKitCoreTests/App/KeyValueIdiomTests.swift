import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// Parts of UIKit's views that apps reach by key.
@Suite("Key-value coding of UIKit's classes")
@MainActor
struct KeyValueIdiomTests {
    /// A screen with a search bar that shows its Cancel button.
    private final class SearchScreen: UIViewController {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.showsCancelButton = true
            bar.placeholder = "Find"
            view.addSubview(bar)
        }
    }

    @Test(arguments: ["searchField", "_searchField"])
    func `the field of a search bar is found by key`(_ key: String) {
        let bar = UISearchBar()
        let field = bar.value(forKey: key) as? UITextField
        #expect(field === bar.searchTextField)
        bar.setValue("rose", forKeyPath: "\(key).text")
        #expect(bar.text == "rose")
    }

    @Test func `the Cancel button of a search bar is found by key, and its title changes on screen`() async throws {
        let screen = SearchScreen()
        let driver = try await AppDriver.launch { screen }
        #expect((screen.bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Cancel")
        screen.bar.setValue("Abbrechen", forKey: "cancelButtonText")
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Abbrechen"])
        #expect(screen.bar.value(forKey: "_cancelButtonText") as? String == "Abbrechen")
        screen.bar.setValue("Zurück", forKey: "_cancelButtonText")
        let button = screen.bar.value(forKey: "cancelButton") as? UIButton
        button?.isEnabled = true
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Zurück"])
    }

    @Test func `the colour of a placeholder is assigned through its label`() {
        let field = UITextField()
        field.placeholder = "Name"
        let label = field.value(forKey: "placeholderLabel") as? UILabel
        #expect(label?.text == "Name")
        label?.textColor = .red
        #expect(
            field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red
        )
        field.setValue(UIColor.blue, forKeyPath: "placeholderLabel.textColor")
        #expect(label?.textColor == .blue)
        #expect(field.placeholder == "Name")
    }

    @Test func `an alert shows attributed texts, and actions with colours and images`() async throws {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let alert = UIAlertController(title: "Plain", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Share", style: .default)
        alert.addAction(action)
        alert.setValue(
            NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red]),
            forKey: "attributedTitle"
        )
        alert.setValue(NSAttributedString(string: "Details"), forKey: "attributedMessage")
        action.setValue(UIColor.green, forKey: "titleTextColor")
        action.setValue(UIImage(systemName: "square.and.arrow.up"), forKey: "image")
        root.present(alert, animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Rich"])
        #expect(driver.screen().elements.contains { $0.label == "Details" })
        let button = try #require(alert.alertView?.buttons.first)
        #expect(button.configuration?.baseForegroundColor == .green)
        #expect(button.configuration?.image != nil)
        action.setValue(UIColor.red, forKey: "titleTextColor")
        #expect(button.configuration?.baseForegroundColor == .red)
    }

    @Test func `an alert shows the view of another controller`() async throws {
        final class Content: UIViewController {
            let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 30))
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "Inside"
                view.addSubview(label)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("appeared")
            }
        }
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let content = Content()
        content.preferredContentSize = CGSize(width: 200, height: 80)
        let alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Done", style: .default))
        alert.setValue(content, forKey: "contentViewController")
        root.present(alert, animated: false)
        try await driver.settle()
        #expect(driver.screen().elements.contains { $0.label == "Inside" })
        #expect(content.view.frame.height == 80 && content.parent === alert, "\(content.view.frame)")
        #expect(content.calls == ["appeared"])
        content.preferredContentSize.height = 120
        try await driver.settle()
        #expect(content.view.frame.height == 120, "\(content.view.frame)")
    }

    @Test func `properties of views, layers and items are found by the names of Objective-C`() {
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        view.setValue(0.5, forKey: "alpha")
        view.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(view.isHidden && view.alpha == 0.5 && view.layer.cornerRadius == 4)
        #expect((view as NSObject).value(forKey: "isHidden") as? Bool == true)
        let item = UIBarButtonItem()
        item.setValue("Edit", forKey: "title")
        #expect(item.title == "Edit")
    }

    @Test func `an app's class overrides the methods, and its table and stored properties are found`() {
        let screen = KeyedScreen()
        screen.setValue("rose", forKey: "query")
        #expect(screen.log == ["query rose"])
        screen.setValue(5, forKey: "unknown")
        #expect(screen.value(forKeyPath: "unknown") as? Int == 5)
        screen.setValue("plain", forKey: "plain")
        #expect(screen.value(forKey: "plain") as? String == "plain")
        (screen as NSObject).setValue("a", forKey: "other")
        #expect(screen.undefined["other"] as? String == "a")
    }

    @Test(arguments: ["secret", "storedFrame"])
    func `a key without property ends the process, also if UIKit stores something with that name`(_ key: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [key] in
            await MainActor.run { _ = UISearchBar().value(forKey: key) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        )
        #expect(message.contains("UIKitCore.UISearchBar 0x"))
    }
}

/// A screen with a table of properties.
final class KeyedScreen: UIViewController {
    var log: [String] = []
    var undefined: [String: Any] = [:]
    var query = "" { didSet { log.append("query \(query)") } }
    private var plain = ""

    override func value(forUndefinedKey key: String) -> Any? { undefined[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined[key] = value }

    enum ObjectiveCMembers: MemberTable {
        static var properties: [Property] { [Property("query", \KeyedScreen.query)] }
    }
}
