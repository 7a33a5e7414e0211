import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Menus that open when the user taps a control.
@MainActor
@Suite("Menus of controls")
struct ControlMenuTests {
    private final class Offer: NSObject, UIContextMenuInteractionDelegate {
        var isEmpty = false

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard !isEmpty else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Choose Me") { _ in }])
            }
        }
    }

    @Test func `a custom control opens its menu on a tap, and sends its action without a menu`()
        async throws
    {
        let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        control.isAccessibilityElement = true
        control.accessibilityTraits = .button
        control.accessibilityLabel = "More"
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let offer = Offer()
        control.addInteraction(UIContextMenuInteraction(delegate: offer))
        let root = UIViewController()
        root.view.addSubview(control)
        let driver = try await AppDriver.launch { root }
        try await driver.tap("More")
        #expect(taps == 1)
        control.showsMenuAsPrimaryAction = true
        try await driver.tap("More")
        #expect(taps == 1)
        try await driver.tap("Choose Me", role: "menu item")
        offer.isEmpty = true
        try await driver.tap("More")
        #expect(taps == 2)
    }
}
