#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Groups, badges, subtitles and menus of titles in title bars.
@MainActor
@Suite("Groups and titles in title bars", .enabled(if: isOnDisplay))
struct BarGroupWindowTests {
    @Test func `A title bar shows subtitle, groups, badge and the menu of the title`() async throws {
        let screen = UIViewController()
        screen.title = "Letter"
        let item = screen.navigationItem
        var log: [String] = []
        func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { _ in log.append(title) })
        }
        item.subtitle = "Draft"
        let inbox = button("Inbox")
        inbox.badge = .count(7)
        item.trailingItemGroups = [.fixedGroup(items: [inbox])]
        item.centerItemGroups = [.fixedGroup(items: [button("Pen"), button("Brush")])]
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            try await driver.resize(width: 860, height: 500)
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["Letter", "Draft"])
            Picture.take("bar-groups", of: driver)
            try await driver.tap("Inbox")
            try await driver.tap("More")
            try await driver.tap("Brush")
            #expect(log == ["Inbox", "Brush"])
            item.style = .editor
            item.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Copy It") { _ in log.append("copy") }]) }
            try await driver.settle()
            Picture.take("bar-editor", of: driver)
            try await driver.tap("Pen")
            try await driver.tap("Letter", role: "button")
            try await driver.tap("Copy It")
            #expect(log == ["Inbox", "Brush", "Pen", "copy"])
            screen.view.window?.overrideUserInterfaceStyle = .dark
            try await driver.settle()
            Picture.take("bar-editor-dark", of: driver)
        }
    }

    @Test func `A title bar shows the attributes of title and subtitle`() async throws {
        let screen = UIViewController()
        screen.title = "Letter"
        var title = AttributedString("Red letter")
        title.foregroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        var subtitle = AttributedString("Unsaved")
        subtitle.underlineStyle = .single
        screen.navigationItem.attributedTitle = title
        screen.navigationItem.attributedSubtitle = subtitle
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let headings = try driver.screen().elements(role: "heading")
            #expect(headings.map(\.label) == ["Red letter", "Unsaved"])
            #expect(headings.first?.textAttributes.contains("foreground #ffff00000000") == true)
            #expect(headings.last?.textAttributes.contains("underline") == true)
            Picture.take("bar-attributed-title", of: driver)
            screen.navigationItem.attributedTitle = nil
            screen.navigationItem.attributedSubtitle = nil
            try await driver.settle()
            let plain = try driver.screen().elements(role: "heading")
            #expect(plain.map(\.label) == ["Letter"] && plain.first?.textAttributes == "")
        }
    }

    @Test func `A title bar shows a subtitle view under the title, which reacts to clicks`() async throws {
        let screen = UIViewController()
        screen.title = "Letter"
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "3 of 12") { _ in taps += 1 })
        screen.navigationItem.subtitleView = button
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let title = try driver.element(called: "Letter", role: "heading").frame
            let below = try driver.element(called: "3 of 12", role: "button").frame
            #expect(below.minY >= title.maxY - 1 && abs(below.midX - title.midX) <= 2)
            Picture.take("bar-subtitle-view", of: driver)
            try await driver.tap("3 of 12")
            #expect(taps == 1)
        }
    }

    @Test func `A prominent button is a suggested action in the title bar`() async throws {
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Share"),
        ]
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            @MainActor func isSuggested(_ name: String) throws -> Bool {
                let widget = try driver.element(called: name, role: "button").widget
                return gtk_widget_has_css_class(widget, "suggested-action") != 0
            }
            #expect(try isSuggested("Done") && !isSuggested("Share"))
            Picture.take("bar-prominent", of: driver)
            screen.navigationItem.rightBarButtonItems?[0].style = .plain
            try await driver.settle()
            #expect(try !isSuggested("Done"))
        }
    }

    @Test func `The back button shows the app's image`() async throws {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        let appearance = UINavigationBarAppearance()
        appearance.setBackIndicatorImage(image, transitionMaskImage: image)
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            navigation.pushViewController(UIViewController(), animated: false)
            try await driver.settle()
            Picture.take("back-image", of: driver)
            var found = false
            for x in stride(from: 4, to: 60, by: 4) {
                let color = try driver.color(at: CGPoint(x: CGFloat(x), y: -23))
                if color[0] > 200 && color[1] < 60 { found = true }
            }
            #expect(found)
            try await driver.tap("Back, First", role: "button")
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func `A tab bar and a toolbar have the colours of their appearance objects`() async throws {
        let screen = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 1)
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        try await GTKAppDriver.run(rootViewController: tabs) { driver in
            try await driver.resize(width: 500, height: 500)
            let point = tabs.tabBar.convert(CGPoint(x: 5, y: 25), to: nil)
            let color = try driver.color(at: point)
            #expect(color[0] > color[2] + 80 && color[1] > color[2] + 60, "\(color)")
            tabs.tabBar.scrollEdgeAppearance = nil
            try await driver.settle()
            #expect(try driver.color(at: point) != color, "no background at the end of the content")
        }
    }
}
#endif
