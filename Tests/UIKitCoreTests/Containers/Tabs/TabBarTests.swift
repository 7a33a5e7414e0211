import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Tab bars")
struct TabBarTests {
    private let items = ["One", "Two"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }

    private func launch(_ bar: UITabBar, width: CGFloat = 390) async throws -> AppDriver {
        let screen = UIViewController()
        screen.view.addSubview(bar)
        bar.frame = CGRect(x: 0, y: 100, width: width, height: 50)
        return try await AppDriver.launch { screen }
    }

    @Test func `a tab bar created by the app selects the tapped item, and reports every tap to its delegate`()
        async throws
    {
        let bar = UITabBar()
        let delegate = BarDelegate()
        bar.delegate = delegate
        bar.items = items
        let driver = try await launch(bar)
        #expect(bar.selectedItem == nil)
        bar.selectedItem = items[0]
        #expect(delegate.chosen == [])
        try await driver.tap("Two", role: "tab")
        try await driver.tap("Two", role: "tab")
        #expect(delegate.chosen == ["Two", "Two"] && bar.selectedItem === items[1])
        bar.setItems([items[0]], animated: true)
        #expect(bar.selectedItem == nil && bar.items == [items[0]])
    }

    @Test func `a wide bar centres its tabs with the app's item width and spacing`() async throws {
        let bar = UITabBar()
        bar.items = items
        bar.itemWidth = 150
        bar.itemSpacing = 30
        let driver = try await launch(bar, width: 700)
        @MainActor func frames() -> [CGRect] { driver.screen().elements(role: "tab").map(\.frame) }
        let host = bar.subviews.map(\.frame)
        #expect(host.map(\.minX) == [185, 365] && host.map(\.width) == [150, 150])
        bar.itemPositioning = .fill
        try await driver.settle()
        #expect(bar.subviews.map(\.frame.width) == [344, 344])
        bar.itemPositioning = .centered
        bar.frame.size.width = 390
        try await driver.settle()
        #expect(frames().map(\.width) == [150, 150])
    }

    @Test func `the colours, images, text attributes and offsets of a tab are those that the app sets`() async throws {
        let bar = UITabBar()
        let item = UITabBarItem(
            title: "Stars",
            image: UIImage(systemName: "star"),
            selectedImage: UIImage(systemName: "star.fill")
        )
        bar.items = [item]
        bar.tintColor = .systemPink
        bar.unselectedItemTintColor = .systemGreen
        bar.barTintColor = .systemYellow
        bar.barStyle = .black
        item.badgeValue = "9"
        item.badgeColor = .systemPurple
        item.setTitleTextAttributes([.kern: 2], for: .normal)
        item.setBadgeTextAttributes([.kern: 1], for: .selected)
        item.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 3)
        _ = try await launch(bar)
        let parts = bar.subviews[0].subviews
        let picture = try #require(parts[0] as? UIImageView)
        let (title, badge) = (try #require(parts[1] as? UILabel), try #require(parts[2] as? UILabel))
        #expect(picture.image?.symbolName == "star" && picture.tintColor == .systemGreen)
        #expect(title.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(badge.text == "9" && badge.backgroundColor == .systemPurple)
        #expect(bar.groundColor == .systemYellow && bar.isAlwaysDark)
        let place = title.frame.origin
        item.titlePositionAdjustment = .zero
        bar.layoutIfNeeded()
        #expect(CGPoint(x: title.frame.minX + 5, y: title.frame.minY + 3) == place)
        bar.selectedItem = item
        #expect(picture.image?.symbolName == "star.fill" && picture.tintColor == .systemPink)
        #expect(badge.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(item.badgeTextAttributes(for: .selected)?.count == 1 && item.titleTextAttributes(for: .normal) != nil)
        bar.backgroundImage = UIImage(systemName: "star")
        #expect(bar.groundImage === bar.backgroundImage)
    }
}

@MainActor
private final class BarDelegate: NSObject, UITabBarDelegate {
    var chosen: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title!) }
}
