import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Navigation bar appearance")
struct BarAppearanceTests {
    private let list = UITableViewController()
    private let rows = ManyRows()

    private final class ManyRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func start() async throws -> (AppDriver, UINavigationBar) {
        list.title = "List"
        list.tableView.dataSource = rows
        let navigation = UINavigationController(rootViewController: list)
        let driver = try await AppDriver.launch { navigation }
        return (driver, navigation.navigationBar)
    }

    private func colored(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    @Test func `the configure methods set the background and shadow of an appearance`() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == .separator)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.shadowColor == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor == .systemBackground)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundColor == nil && appearance.backgroundImage == nil && appearance.shadowImage == nil)
        #expect(UIBarAppearance(idiom: .pad).idiom == .pad)
        #expect(UINavigationBarAppearance(barAppearance: UIBarAppearance(idiom: .pad)).idiom == .pad)
    }

    @Test func `copies of an appearance are independent, and a bar copies its appearance`() {
        let appearance = colored(.red)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        let copy = appearance.copy()
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .yellow)
        #expect(copy.titlePositionAdjustment.vertical == 2)
        copy.backgroundColor = .blue
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(appearance.backgroundColor == .red)
        #expect(!appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
        let bar = UINavigationBar()
        bar.standardAppearance = appearance
        appearance.backgroundColor = .black
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(
            bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil
        )
    }

    @Test func `the standard appearance applies to scrolled content, without background at the scroll edge`()
        async throws
    {
        let (driver, bar) = try await start()
        #expect(bar.look.ground == .usual)
        bar.standardAppearance = colored(.red)
        #expect(bar.look.ground == .none)
        #expect(bar.look.line == .none)
        list.tableView.contentOffset.y = 500
        try await driver.settle()
        #expect(bar.look.ground == .color(.red))
        #expect(bar.groundColor == .red)
        #expect(bar.look.line == .usual)
        #expect(bar.stateDescriptions == ["bar #FF0000"])
    }

    @Test func `the item's appearances take precedence over the bar's, and the scroll edge has its own`() async throws {
        let (driver, bar) = try await start()
        bar.scrollEdgeAppearance = colored(.green)
        #expect(bar.look.ground == .color(.green))
        list.navigationItem.scrollEdgeAppearance = colored(.blue)
        list.navigationItem.standardAppearance = colored(.yellow)
        #expect(bar.look.ground == .color(.blue))
        list.tableView.contentOffset.y = 500
        try await driver.settle()
        #expect(bar.look.ground == .color(.yellow))
        list.navigationItem.standardAppearance = nil
        #expect(bar.look.ground == .usual)
    }

    @Test func `compact height selects the compact appearances`() async throws {
        let (driver, bar) = try await start()
        bar.standardAppearance = colored(.red)
        bar.compactAppearance = colored(.green)
        bar.compactScrollEdgeAppearance = colored(.blue)
        list.navigationItem.compactAppearance = nil
        list.navigationItem.compactScrollEdgeAppearance = nil
        driver.host.traits = driver.host.traits.modifyingTraits { $0.verticalSizeClass = .compact }
        #expect(bar.look.ground == .color(.blue))
        list.tableView.contentOffset.y = 500
        #expect(bar.look.ground == .color(.green))
    }

    @Test func `the title and the bar buttons have the appearance's text attributes`() async throws {
        let (_, bar) = try await start()
        let item = UIBarButtonItem(title: "Go", image: nil, primaryAction: UIAction { _ in })
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        let appearance = colored(.red)
        let font = UIFont.systemFont(ofSize: 11)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: font]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.black]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.font: font]
        appearance.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
        list.navigationItem.rightBarButtonItems = [item, done]
        bar.scrollEdgeAppearance = appearance
        let buttons = bar.trailingItemViews.compactMap { $0 as? UIButton }
        #expect(buttons.first?.titleColor(for: .normal) == .yellow)
        #expect(buttons.first?.titleColor(for: .disabled) == .gray)
        #expect(buttons.last?.titleLabel?.font == font)
        #expect(bar.content.titleLabel.textColor == .white)
        #expect(bar.content.titleLabel.font == font)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
        let title = (bar.trailingItemViews.first as? UIButton)?.attributedTitle(for: .normal)
        #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        appearance.buttonAppearance.configureWithDefault(for: .plain)
        #expect(appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    }

    @Test func `the older appearance properties also apply at the scroll edge`() async throws {
        let (_, bar) = try await start()
        #expect(bar.isTranslucent && bar.barStyle == .default && bar.barTintColor == nil && bar.shadowImage == nil)
        bar.barTintColor = .red
        bar.isTranslucent = false
        #expect(bar.look.ground == .color(.red))
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        #expect(bar.content.titleLabel.textColor == .white)
        bar.setTitleVerticalPositionAdjustment(3, for: .default)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
        #expect(bar.look.titleOffset.vertical == 3)
        bar.barTintColor = nil
        bar.barStyle = .black
        #expect(bar.isAlwaysDark)
        #expect(bar.look.ground == .color(UIColor(white: 0.11, alpha: 1)))
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        #expect(bar.backgroundImage(for: .compact) != nil)
        #expect(bar.look.ground == .none && bar.look.line == .none && bar.look.image == nil)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        bar.setBackgroundImage(red, for: .default)
        #expect(bar.look.ground == .color(.red))
    }

    @Test func `changing the appearance that a bar returns takes effect immediately`() async throws {
        let (driver, bar) = try await start()
        list.tableView.contentOffset.y = 500
        try await driver.settle()
        _ = bar.standardAppearance
        #expect(bar.look.ground == .usual)
        bar.barTintColor = .yellow
        bar.standardAppearance.backgroundColor = .red
        #expect(bar.look.ground == .color(.red))
        #expect(bar.groundColor == .red)
        let item = UIBarButtonItem(title: "Go", image: nil, primaryAction: UIAction { _ in })
        list.navigationItem.rightBarButtonItem = item
        bar.standardAppearance.titleTextAttributes[.foregroundColor] = UIColor.green
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(bar.content.titleLabel.textColor == .green)
        #expect((bar.trailingItemViews.first as? UIButton)?.titleColor(for: .normal) == .blue)
        bar.standardAppearance = colored(.black)
        bar.standardAppearance.backgroundColor = .white
        #expect(bar.look.ground == .color(.white))
        list.navigationItem.standardAppearance = colored(.black)
        list.navigationItem.standardAppearance?.backgroundColor = .purple
        #expect(bar.look.ground == .color(.purple))
    }

    @Test func `background images and title offsets depend on the bar metrics`() async throws {
        let (driver, bar) = try await start()
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        bar.setBackgroundImage(picture(.red), for: .default)
        bar.setBackgroundImage(picture(.green), for: .compact)
        bar.setTitleVerticalPositionAdjustment(1, for: .default)
        bar.setTitleVerticalPositionAdjustment(2, for: .compactPrompt)
        #expect(bar.look.ground == .color(.red))
        list.navigationItem.prompt = "Choose"
        #expect(bar.look.ground == .color(.red))
        bar.setBackgroundImage(picture(.blue), for: .defaultPrompt)
        #expect(bar.look.ground == .color(.blue))
        #expect(bar.look.titleOffset.vertical == 1)
        driver.host.traits = driver.host.traits.modifyingTraits { $0.verticalSizeClass = .compact }
        #expect(bar.look.ground == .color(.green))
        #expect(bar.look.titleOffset.vertical == 2)
        list.navigationItem.prompt = nil
        #expect(bar.look.titleOffset.vertical == 1)
        bar.setTitleVerticalPositionAdjustment(3, for: .compact)
        #expect(bar.look.titleOffset.vertical == 3)
    }

    @Test func `the back button follows the display mode of the previous item`() async throws {
        let (_, bar) = try await start()
        let next = UIViewController()
        list.navigationController?.pushViewController(next, animated: false)
        #expect(bar.backButton?.displayedText == "List")
        list.navigationItem.backButtonDisplayMode = .generic
        #expect(bar.backButton?.displayedText == "Back")
        list.navigationItem.backButtonDisplayMode = .minimal
        #expect(bar.backButton?.displayedText == nil)
        #expect(bar.backButton?.accessibilityLabel == "Back, List")
        next.navigationItem.setHidesBackButton(true, animated: false)
        #expect(bar.backButton == nil)
        #expect(UINavigationItem().title == nil)
    }
}
