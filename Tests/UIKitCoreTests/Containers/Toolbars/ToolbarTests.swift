import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    private func button(_ title: String, _ log: Log? = nil) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in log?.add(title) })
    }

    private func screen(_ title: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        return screen
    }

    @Test func `a navigation controller shows the top controller's toolbar items below the content`() async throws {
        let log = Log()
        let root = screen("Root")
        root.toolbarItems = [button("One", log), .flexibleSpace(), button("Two", log)]
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.isToolbarHidden)
        let driver = try await AppDriver.launch { navigation }
        #expect(driver.screen().elements(role: "toolbar").isEmpty)
        navigation.isToolbarHidden = false
        try await driver.settle()
        #expect(
            driver.screen().description == """
                window
                  navigation bar "Root"
                    heading "Root"
                  toolbar "Toolbar"
                    button "One"
                    button "Two"

                """
        )
        let bar = navigation.toolbar.frame
        #expect(bar.maxY == navigation.view.bounds.height && root.view.superview?.frame.maxY == bar.minY)
        try await driver.tap("Two")
        #expect(log.take() == ["Two"])
        let next = screen("Next")
        next.setToolbarItems([button("Three")], animated: true)
        navigation.pushViewController(next, animated: true)
        try await driver.settle()
        #expect(navigation.toolbar.items?.map(\.title) == ["Three"])
        next.setToolbarItems([button("Four")], animated: true)
        root.toolbarItems = nil
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Back, Root", "Four"])
        navigation.popViewController(animated: true)
        #expect(navigation.toolbar.items == nil && root.toolbarItems == nil)
        navigation.setToolbarHidden(true, animated: true)
        try await driver.settle()
        #expect(driver.screen().elements(role: "toolbar").isEmpty)
        #expect(root.view.superview?.frame.maxY == navigation.view.bounds.height)
    }

    @Test func `flexible spaces share the remaining width, and fixed spaces keep theirs`() async throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 46))
        let items = ["A", "B", "C"].map { button($0) }
        for item in items { item.width = 60 }
        bar.items = items
        bar.layoutIfNeeded()
        @MainActor func edges() -> [CGFloat] { bar.orderedSubviews.map(\.frame.minX) }
        #expect(edges() == [12, 80, 148])
        bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        bar.layoutIfNeeded()
        #expect(edges() == [12, 165, 318])
        bar.setItems([items[0], .fixedSpace(100), items[1], .flexibleSpace(), items[2]], animated: false)
        bar.layoutIfNeeded()
        #expect(edges() == [12, 172, 318])
        items[1].isHidden = true
        bar.layoutIfNeeded()
        #expect(edges() == [12, 318])
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(edges() == [318, 12])
        for item in items { item.width = 300 }
        items[1].isHidden = false
        bar.layoutIfNeeded()
        #expect(bar.orderedSubviews.allSatisfy { bar.bounds.contains($0.frame) })
    }

    @Test func `bar button items from all initializers show their content`() async throws {
        // System items take their names when they are made: not in the language of another test's app.
        UIApplication.current = nil
        let picture = UIBarButtonItem(image: UIImage(systemName: "star"), style: .done, target: nil, action: nil)
        picture.primaryAction = UIAction { _ in }
        picture.accessibilityLabel = "Star"
        let system = UIBarButtonItem(barButtonSystemItem: .reply, target: nil, action: nil)
        let view = UIBarButtonItem(customView: UISwitch())
        view.customView?.accessibilityLabel = "Wi-Fi"
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let root = screen("Root")
        root.toolbarItems = [picture, space, system, view]
        let navigation = UINavigationController(rootViewController: root)
        navigation.setToolbarHidden(false, animated: false)
        let driver = try await AppDriver.launch { navigation }
        #expect(
            driver.screen().elements(role: "toolbar").first?.children.map(\.summary) == [
                #"button "Star""#, #"button "Reply""#, #"switch "Wi-Fi" value "off""#,
            ]
        )
        root.navigationItem.rightBarButtonItems = [.fixedSpace(20), system, .flexibleSpace(), picture]
        root.toolbarItems = []
        picture.isHidden = true
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").map(\.label) == ["Reply"])
    }

    @Test func `a bar button item's title has the attributes of its state`() throws {
        let item = button("Send")
        item.setTitleTextAttributes([.kern: 3], for: .normal)
        item.setTitleTextAttributes([.kern: 1], for: .disabled)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 46))
        bar.items = [item]
        @MainActor func kern() -> Int? {
            let title = (bar.orderedSubviews.first as? UIButton)?.displayedTitle
            return title?.attribute(.kern, at: 0, effectiveRange: nil) as? Int
        }
        #expect(kern() == 3)
        item.isEnabled = false
        #expect(kern() == 1)
        item.setTitleTextAttributes(nil, for: .normal)
        item.setTitleTextAttributes(nil, for: .disabled)
        #expect(kern() == nil)
    }

    @Test func `a toolbar created by the app has its own background colour, and the delegate's bar position`() {
        let bar = UIToolbar()
        #expect(bar.barPosition == .bottom && bar.groundColor == nil && !bar.isAlwaysDark)
        bar.barTintColor = .systemYellow
        bar.barStyle = .black
        let delegate = TopDelegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .top && bar.groundColor == .systemYellow && bar.isAlwaysDark)
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 46))
    }
}

@MainActor
private final class TopDelegate: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
