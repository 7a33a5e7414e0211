import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Buttons that change their selection")
struct SelectionButtonTests {
    private func launch(_ button: UIButton) async throws -> AppDriver {
        let controller = UIViewController()
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        controller.view.addSubview(button)
        return try await AppDriver.launch { controller }
    }

    @Test func `a tap toggles the selection before the events are sent`() async throws {
        let button = UIButton(configuration: .gray())
        button.setTitle("Bold", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        var seen: [Bool] = []
        button.addAction(UIAction { [unowned button] _ in seen.append(button.isSelected) }, for: .touchUpInside)
        button.addAction(
            UIAction { [unowned button] _ in seen.append(button.isSelected) },
            for: .primaryActionTriggered
        )
        let driver = try await launch(button)
        try await driver.tap("Bold")
        #expect(seen == [true, true])
        #expect(driver.screen().description.contains("button \"Bold\" (selected)"))
        try await driver.tap("Bold")
        #expect(!button.isSelected)
    }

    @Test func `a pop-up button shows the element that is on, and a choice turns it on`() async throws {
        var performed: [String] = []
        let actions = ["Small", "Medium", "Large"].map { title in
            UIAction(title: title) { performed.append($0.title) }
        }
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.menu?.selectedElements == [actions[0]])
        let driver = try await launch(button)
        #expect(button.indicatorView != nil)
        try await driver.tap("Small")
        #expect(driver.screen().description.contains("menu item \"Small\" value \"on\""))
        try await driver.tap("Large", role: "menu item")
        #expect(performed == ["Large"])
        #expect(actions.map(\.state) == [.off, .off, .on])
        #expect(driver.screen().description.contains("button \"Large\""))
    }

    @Test func `a menu with a single selection turns the chosen element on and the others off`() async throws {
        let actions = ["Name", "Date"].map { UIAction(title: $0, state: $0 == "Name" ? .on : .off) { _ in } }
        let other = UIAction(title: "Reverse", state: .on) { _ in }
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [
            UIMenu(options: [.displayInline, .singleSelection], children: actions), other,
        ])
        button.showsMenuAsPrimaryAction = true
        let driver = try await launch(button)
        try await driver.tap("Sort")
        try await driver.tap("Date", role: "menu item")
        #expect(actions.map(\.state) == [.off, .on] && other.state == .on)
        #expect(button.menu?.selectedElements == [actions[1], other])
    }

    @Test func `deferred elements appear when the app provides them`() async throws {
        var answers: [([UIMenuElement]) -> Void] = []
        let fresh = UIDeferredMenuElement.uncached { answers.append($0) }
        let kept = UIDeferredMenuElement { $0([UIAction(title: "Kept") { _ in }]) }
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [kept, fresh])
        button.showsMenuAsPrimaryAction = true
        let driver = try await launch(button)
        func items() -> [String?] { driver.screen().elements(role: "menu item").map(\.label) }
        try await driver.tap("More")
        #expect(items() == ["Kept", "Loading…"])
        answers[0]([UIAction(title: "First") { _ in }, UIAction(title: "Second") { _ in }])
        try await driver.settle()
        #expect(items() == ["Kept", "First", "Second"])
        try await driver.tap("Second", role: "menu item")
        try await driver.tap("More")
        #expect(items() == ["Kept", "Loading…"] && answers.count == 2)
    }

    @Test func `deferred elements among the provided ones appear, too`() async throws {
        let inner = UIDeferredMenuElement.uncached { $0([UIAction(title: "Inner") { _ in }]) }
        let outer = UIDeferredMenuElement { $0([UIAction(title: "Outer") { _ in }, inner]) }
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [outer])
        button.showsMenuAsPrimaryAction = true
        let driver = try await launch(button)
        for _ in 0..<2 {
            try await driver.tap("More")
            #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Outer", "Inner"])
            try await driver.tap("Inner", role: "menu item")
        }
    }

    @Test func `a spinner replaces the image of a configuration`() async throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration)
        let driver = try await launch(button)
        #expect(button.displayedImage != nil && button.spinner == nil)
        button.configuration?.showsActivityIndicator = true
        try await driver.settle()
        let spinner = try #require(button.spinner)
        #expect(button.displayedImage == nil && spinner.isAnimating && spinner.frame.width > 0)
        #expect(spinner.frame.maxX <= (button.titleLabel?.frame.minX ?? 0))
        button.configuration?.showsActivityIndicator = false
        try await driver.settle()
        #expect(spinner.superview == nil)
    }

    @Test func `a selected button has a stronger background unless its configuration forbids it`() {
        let button = UIButton(configuration: .plain())
        #expect(button.fillColor == nil)
        button.isSelected = true
        #expect(button.fillColor != nil)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(button.fillColor == nil)
    }

    @Test func `the image of a configuration has a colour of its own`() async throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        let button = UIButton(configuration: configuration)
        _ = try await launch(button)
        #expect(button.imageView?.tintColor == .systemRed)
        var other = configuration
        #expect(other == configuration)
        other.imageColorTransformer = nil
        #expect(other != configuration)
        other = configuration
        other.imagePadding = 3
        #expect(other != configuration)
    }

    @Test func `the shadow of a title has a colour for each state`() async throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleShadowColor(.systemRed, for: .normal)
        button.setTitleShadowColor(.systemBlue, for: .selected)
        let driver = try await launch(button)
        #expect(button.titleLabel?.shadowColor == .systemRed)
        button.isSelected = true
        try await driver.settle()
        #expect(button.currentTitleShadowColor == .systemBlue && button.titleLabel?.shadowColor == .systemBlue)
        #expect(button.titleShadowColor(for: .disabled) == .systemRed)
    }

    @Test func `a switch slides whatever its preferred style`() {
        let control = UISwitch()
        control.preferredStyle = .checkbox
        #expect(control.style == .sliding)
    }
}
