import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// A screen that records the messages it receives.
class MessageScreen: UIViewController {
    var received: [String] = []
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Send", for: .normal)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        view.addSubview(button)
    }

    func tapped(_ sender: UIButton) { received.append("tapped \(sender === button)") }
    func tapped(_ sender: UIButton, forEvent event: UIEvent) { received.append("event \(event.type == .touches)") }
    func plain() { received.append("plain") }
    func later() { perform(Selector("plain", MessageScreen.plain), with: nil, afterDelay: 0.3) }
    func itemTapped(_ sender: UIBarButtonItem) { received.append("item \(sender.title ?? "")") }
    func recognized(_ sender: UITapGestureRecognizer) { received.append("tap \(sender.state == .ended)") }
    func refresh(_ sender: UIKeyCommand) { received.append("key \(sender.input ?? "")") }
    func fromChain(_ sender: Any?) { received.append("chain") }

    func validated(_ sender: UICommand) { received.append("validated \((sender as? UIKeyCommand)?.input ?? "")") }
    func traitsChanged(_ sender: MessageScreen, previous: UITraitCollection) {
        let names = [previous, sender.traitCollection].map { $0.userInterfaceStyle == .dark ? "dark" : "light" }
        received.append("traits \(names.joined(separator: " to "))")
    }

    var commands = [UIKeyCommand(input: "r", modifierFlags: .command, action: "refresh:")]
    var isCommandEnabled = true
    override var keyCommands: [UIKeyCommand]? { commands }

    override func validate(_ command: UICommand) {
        guard command.action == "validated:" else { return }
        command.title = "Validated"
        command.attributes = isCommandEnabled ? [] : .disabled
    }

    enum ObjectiveCMembers: MemberTable {
        static var methods: [Selector] {
            [
                Selector("fromChain:", MessageScreen.fromChain(_:)), Selector("refresh:", MessageScreen.refresh(_:)),
                Selector("validated:", MessageScreen.validated(_:)),
            ]
        }
    }
}

@Suite("Targets and selectors")
@MainActor
struct TargetActionTests {
    private let screen = MessageScreen()
    private let tapped = Selector("tapped:", MessageScreen.tapped as (MessageScreen) -> (UIButton) -> Void)

    private func launch() async throws -> AppDriver {
        let screen = screen
        return try await AppDriver.launch(on: HeadlessHost()) { UINavigationController(rootViewController: screen) }
    }

    @Test func `a tap sends the selector to the target, with the control and the event`() async throws {
        let driver = try await launch()
        screen.button.addTarget(screen, action: tapped, for: .touchUpInside)
        screen.button.addTarget(
            screen,
            action: Selector(
                "tapped:forEvent:",
                MessageScreen.tapped as (MessageScreen) -> (UIButton, UIEvent) -> Void
            ),
            for: .touchUpInside
        )
        screen.button.addTarget(screen, action: Selector("plain", MessageScreen.plain), for: .touchUpInside)
        try await driver.tap("Send")
        #expect(screen.received == ["tapped true", "event true", "plain"])
    }

    @Test func `adding a target again does not send the selector twice`() {
        screen.loadViewIfNeeded()
        for _ in 0..<3 { screen.button.addTarget(screen, action: tapped, for: .touchUpInside) }
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.received == ["tapped true"])
    }

    @Test func `a removed target receives nothing`() {
        screen.loadViewIfNeeded()
        screen.button.addTarget(screen, action: tapped, for: [.touchUpInside, .touchDown])
        screen.button.removeTarget(screen, action: "tapped:", for: .touchDown)
        screen.button.sendActions(for: .touchDown)
        #expect(screen.received == [])
        #expect(screen.button.allControlEvents == .touchUpInside)
        screen.button.removeTarget(nil, action: nil, for: .allEvents)
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.received == [])
    }

    @Test func `a control lists its targets and the names of their selectors`() {
        screen.loadViewIfNeeded()
        screen.button.addTarget(screen, action: tapped, for: .touchUpInside)
        screen.button.addTarget(nil, action: "fromChain:", for: .touchDown)
        #expect(screen.button.allTargets.count == 2)
        #expect(screen.button.allTargets.contains(AnyHashable(screen)))
        // Instances of NSNull have different hashes on Linux.
        #expect(screen.button.allTargets.contains { $0.base is NSNull })
        #expect(screen.button.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["tapped:"])
        #expect(screen.button.actions(forTarget: screen, forControlEvent: .touchDown) == nil)
        #expect(screen.button.actions(forTarget: nil, forControlEvent: .touchDown) == ["fromChain:"])
    }

    @Test func `a control holds its targets weakly`() {
        screen.loadViewIfNeeded()
        weak var target: MessageScreen?
        do {
            let other = MessageScreen()
            target = other
            screen.button.addTarget(other, action: tapped, for: .touchUpInside)
        }
        #expect(target == nil)
        screen.button.sendActions(for: .touchUpInside)
    }

    @Test func `without a target, the first object in the responder chain with the method receives the selector`()
        async throws
    {
        let driver = try await launch()
        screen.button.addTarget(nil, action: "fromChain:", for: .touchUpInside)
        try await driver.tap("Send")
        #expect(screen.received == ["chain"])
        #expect(screen.button.target(forAction: "fromChain:", withSender: nil) as AnyObject === screen)
        #expect(screen.button.target(forAction: "unknown:", withSender: nil) == nil)
    }

    @Test func `a bar button item sends its selector`() async throws {
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            style: .plain,
            target: screen,
            action: Selector("itemTapped:", MessageScreen.itemTapped(_:))
        )
        let driver = try await launch()
        try await driver.tap("Save")
        #expect(screen.received == ["item Save"])
    }

    @Test func `a gesture recognizer sends its selector until the target is removed`() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        label.text = "Touch"
        label.isUserInteractionEnabled = true
        let recognizer = UITapGestureRecognizer(
            target: screen,
            action: Selector("recognized:", MessageScreen.recognized(_:))
        )
        label.addGestureRecognizer(recognizer)
        let driver = try await launch()
        screen.view.addSubview(label)
        try await driver.tap("Touch")
        #expect(screen.received == ["tap true"])
        recognizer.removeTarget(screen, action: nil)
        try await driver.tap("Touch")
        #expect(screen.received == ["tap true"])
    }

    @Test func `a key command sends its selector along the responder chain`() async throws {
        let driver = try await launch()
        try await driver.key(try #require(AppDriver.Key("ctrl+r")))
        #expect(screen.received == ["key r"])
    }

    @Test func `a key command that no responder performs leaves the key to others`() async throws {
        let driver = try await launch()
        screen.commands = [
            UIKeyCommand(input: "u", modifierFlags: .command, action: "unknown:"),
            UIKeyCommand(input: "v", modifierFlags: .command, action: "validated:"),
        ]
        for key in ["ctrl+u", "ctrl+v"] { try await driver.key(try #require(AppDriver.Key(key))) }
        #expect(screen.received == ["validated v"])
        screen.isCommandEnabled = false
        try await driver.key(try #require(AppDriver.Key("ctrl+v")))
        #expect(screen.received == ["validated v"])
    }

    @Test func `a menu shows a command as its responder validates it, and disables others`() async throws {
        screen.button.menu = UIMenu(children: [
            UICommand(title: "Validate", action: "validated:"), UICommand(title: "Unknown", action: "unknown:"),
        ])
        screen.button.showsMenuAsPrimaryAction = true
        let driver = try await launch()
        try await driver.tap("Send")
        let items = driver.screen().elements(role: "menu item")
        #expect(items.map(\.summary) == [#"menu item "Validated""#, #"menu item "Unknown" (disabled)"#])
        try await driver.tap("Validated")
        #expect(screen.received == ["validated "])
    }

    @Test func `the app sends a selector to a target, and reports whether there was one`() async throws {
        let driver = try await launch()
        try await driver.settle()
        #expect(UIApplication.shared.sendAction(tapped, to: screen, from: screen.button, for: nil))
        #expect(screen.received == ["tapped true"])
        #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: screen.button, for: nil))
    }

    @Test func `a target that is not an object ends the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIControl().addTarget("text", action: "tapped:", for: .touchUpInside) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("The target of 'tapped:' is a String, which is not an object."))
    }

    @Test func `a change of traits sends the selector with the previous traits`() async throws {
        let driver = try await launch()
        screen.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self],
            action: Selector("traitsChanged:previous:", MessageScreen.traitsChanged(_:previous:))
        )
        screen.overrideUserInterfaceStyle = .dark
        try await driver.settle()
        #expect(screen.received == ["traits light to dark"])
    }

    @Test func `a collation sorts objects by a selector`() {
        class Person: NSObject {
            let name: String
            init(_ name: String) { self.name = name }
            func fullName() -> String { name }
        }
        let selector = Selector("fullName", Person.fullName)
        let people = [Person("Zoe"), Person("anna"), Person("Bob")]
        let collation = UILocalizedIndexedCollation.current()
        let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["anna", "Bob", "Zoe"])
        #expect(collation.sectionTitles[collation.section(for: people[0], collationStringSelector: selector)] == "Z")
    }

    @Test func `the app has the key window and all windows of its scenes`() async throws {
        let driver = try await launch()
        try await driver.settle()
        #expect(UIApplication.shared.keyWindow === screen.view.window)
        #expect(UIApplication.shared.windows.contains { $0 === screen.view.window })
    }

    @Test func `a storyboard action is found in the table of the class`() {
        screen.interfaceAction(named: "fromChain:")?(nil)
        #expect(screen.received == ["chain"])
        #expect(screen.interfaceAction(named: "unknown:") == nil)
    }

    @Test func `a delayed message follows the clock of the host`() async throws {
        let driver = try await launch()
        // The message is delayed in the app's turn, so that the timer belongs to its host.
        screen.button.addTarget(screen, action: Selector("later", MessageScreen.later), for: .touchUpInside)
        try await driver.tap("Send")
        #expect(screen.received == [])
        try await driver.wait(.seconds(1))
        #expect(screen.received == ["plain"])
    }
}
