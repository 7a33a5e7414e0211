import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Attributed titles, subtitles and subtitle views of navigation items.
@MainActor
@Suite("Attributed titles and subtitles of navigation items")
struct AttributedTitleTests {
    private func launch(
        _ prepare: (UINavigationItem) -> Void
    ) async throws -> (driver: AppDriver, screen: UIViewController) {
        let screen = UIViewController()
        screen.title = "Letter"
        prepare(screen.navigationItem)
        let navigation = UINavigationController(rootViewController: screen)
        let host = HeadlessHost(screenSize: CGSize(width: 900, height: 700))
        return (try await AppDriver.launch(on: host) { navigation }, screen)
    }

    private func red(_ text: String) -> AttributedString {
        var string = AttributedString(text)
        string.foregroundColor = .systemRed
        return string
    }

    /// The visible label with a text.
    private func label(_ driver: AppDriver, _ name: String) throws -> UILabel {
        try #require(views(in: driver).lazy.compactMap { $0 as? UILabel }.first { $0.text == name && !$0.isHidden })
    }

    private func views(in driver: AppDriver) -> [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return driver.application.windows.flatMap(all)
    }

    @Test func `an attributed title is shown instead of the title, in the font of titles`() async throws {
        let (driver, screen) = try await launch { $0.attributedTitle = red("Red letter") }
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Red letter"])
        let shown = try #require(try label(driver, "Red letter").attributedText)
        #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        let font = shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .preferredFont(forTextStyle: .headline))
        #expect(screen.navigationItem.title == "Letter")
        screen.navigationItem.attributedTitle = nil
        try await driver.settle()
        let plain = try label(driver, "Letter")
        #expect(plain.content == nil && plain.textColor == .label)
    }

    @Test func `the back button names the text of an attributed title without a title`() async throws {
        let (driver, screen) = try await launch {
            $0.title = nil
            $0.attributedTitle = self.red("Inbox")
        }
        screen.navigationController?.pushViewController(UIViewController(), animated: false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Back, Inbox"])
    }

    @Test func `an attributed subtitle takes precedence over the subtitle, also under a large title`() async throws {
        let (driver, screen) = try await launch {
            $0.subtitle = "Draft"
            $0.attributedSubtitle = self.red("Unsaved")
        }
        let item = screen.navigationItem
        #expect(item.subtitle == "Unsaved")
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Unsaved"])
        screen.navigationController?.navigationBar.prefersLargeTitles = true
        try await driver.settle()
        let under = try #require(try label(driver, "Unsaved").attributedText)
        #expect(under.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        item.largeAttributedSubtitle = red("Not saved yet")
        try await driver.settle()
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Not saved yet"])
        item.largeAttributedSubtitle = nil
        item.largeSubtitle = "Large"
        try await driver.settle()
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Large"])
        item.largeSubtitle = nil
        item.attributedSubtitle = nil
        try await driver.settle()
        #expect(driver.screen().elements(role: "text").map(\.label) == ["Draft"])
    }

    @Test func `the appearance of the bar has attributes of subtitles`() async throws {
        let (driver, screen) = try await launch { $0.subtitle = "Draft" }
        let appearance = UINavigationBarAppearance()
        appearance.subtitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.systemBlue]
        screen.navigationItem.scrollEdgeAppearance = appearance
        try await driver.settle()
        #expect(try label(driver, "Draft").textColor == .systemGreen)
        screen.navigationController?.navigationBar.prefersLargeTitles = true
        try await driver.settle()
        #expect(try label(driver, "Draft").textColor == .systemBlue)
    }

    @Test func `a subtitle view is under the title, with the size that it requests`() async throws {
        var taps = 0
        let view = UIButton(type: .system, primaryAction: UIAction(title: "3 of 12") { _ in taps += 1 })
        let (driver, screen) = try await launch {
            $0.subtitle = "Draft"
            $0.subtitleView = view
        }
        let title = try driver.screen().element(called: "Letter", role: "heading").frame
        let below = try driver.screen().element(called: "3 of 12").frame
        #expect(below.minY >= title.maxY && abs(below.midX - title.midX) <= 1)
        #expect(below.size == view.sizeThatFits(CGSize(width: 900, height: CGFloat.infinity)))
        #expect(driver.screen().elements(role: "text").isEmpty)
        let bar = try #require(screen.navigationController?.navigationBar)
        #expect(bar.frame.height >= below.maxY)
        try await driver.tap("3 of 12")
        #expect(taps == 1)
        screen.navigationItem.style = .editor
        try await driver.settle()
        let leading = try driver.screen().element(called: "Letter", role: "heading").frame
        #expect(leading.minX < title.minX)
        try await driver.tap("3 of 12")
        #expect(taps == 2)
        screen.navigationItem.subtitleView = nil
        try await driver.settle()
        #expect(view.superview?.window == nil)
    }

    @Test func `a view under the large title replaces the subtitle and makes the bar higher`() async throws {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Progress"
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let (driver, screen) = try await launch {
            $0.subtitle = "Draft"
            $0.largeSubtitleView = view
        }
        let bar = try #require(screen.navigationController?.navigationBar)
        let small = bar.frame.height
        #expect(view.isHidden)
        bar.prefersLargeTitles = true
        try await driver.settle()
        #expect(bar.frame.height == small + 52 + 54)
        #expect(!view.isHidden && view.frame.size == CGSize(width: 200, height: 60))
        #expect(driver.screen().elements(role: "text").allSatisfy { $0.label != "Draft" })
    }

    @Test func `the button of a title with a menu has the attributes of title and subtitle`() async throws {
        let (driver, screen) = try await launch {
            $0.attributedTitle = self.red("Red letter")
            $0.attributedSubtitle = self.red("Unsaved")
            $0.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Duplicate") { _ in }]) }
        }
        let buttons = views(in: driver).compactMap { $0 as? UIButton }
        let button = try #require(buttons.first { $0.displayedText == "Red letter" })
        #expect(button.configuration?.attributedTitle == screen.navigationItem.attributedTitle)
        #expect(button.configuration?.attributedSubtitle == screen.navigationItem.attributedSubtitle)
        try await driver.tap("Red letter", role: "button")
        #expect(driver.screen().elements(role: "menu item").map(\.label) == ["Duplicate"])
    }
}
