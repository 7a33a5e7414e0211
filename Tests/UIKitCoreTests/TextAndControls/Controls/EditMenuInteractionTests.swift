import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Edit menu interactions")
struct EditMenuInteractionTests {
    private final class Card: UIView, UIEditMenuInteractionDelegate {
        lazy var menus = UIEditMenuInteraction(delegate: self)
        var log: [String] = []
        var own: [UIMenuElement] = []
        var rect = CGRect.null

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy \(sender is UIEditMenuInteraction)") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { own.isEmpty ? nil : UIMenu(children: suggestedActions + own) }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("present \(configuration.identifier)")
            animator.addCompletion { [unowned self] in log.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction,
            willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("dismiss")
            animator.addCompletion { [unowned self] in log.append("dismissed") }
        }
    }

    private func launch() async throws -> (AppDriver, Card) {
        let controller = UIViewController()
        let card = Card(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        card.addInteraction(card.menus)
        controller.view.addSubview(card)
        return (try await AppDriver.launch { controller }, card)
    }

    private func items(_ driver: AppDriver) -> [String?] { driver.screen().elements(role: "menu item").map(\.label) }

    @Test func `the menu has the commands of the responder chain, and tells its delegate`() async throws {
        let (driver, card) = try await launch()
        card.menus.presentEditMenu(with: UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 5, y: 5)))
        try await driver.settle()
        #expect(items(driver) == ["Copy"])
        #expect(card.menus.location(in: nil) == CGPoint(x: 25, y: 105))
        try await driver.tap("Copy")
        #expect(card.log == ["present card", "presented", "dismiss", "dismissed", "copy true"])
        #expect(items(driver).isEmpty && card.menus.location(in: nil) == .zero)
    }

    @Test func `the delegate adds elements, which can be read again`() async throws {
        let (driver, card) = try await launch()
        card.own = [UIAction(title: "Translate") { _ in }]
        card.menus.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        try await driver.settle()
        #expect(items(driver) == ["Copy", "Translate"])
        card.own = [UIAction(title: "Look Up") { _ in }]
        card.menus.reloadVisibleMenu()
        try await driver.settle()
        #expect(items(driver) == ["Copy", "Look Up"])
        card.menus.dismissMenu()
        try await driver.settle()
        #expect(items(driver).isEmpty)
    }

    @Test func `the menu follows its target rectangle`() async throws {
        let (driver, card) = try await launch()
        card.menus.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 0, y: 10)))
        try await driver.settle()
        let before = try driver.screen().element(called: "Copy", role: "menu item").frame
        card.rect = CGRect(x: 0, y: 10, width: 50, height: 60)
        card.menus.updateVisibleMenuPosition(animated: false)
        try await driver.settle()
        #expect(try driver.screen().element(called: "Copy", role: "menu item").frame.minY == before.minY + 60)
    }

    @Test func `removing the interaction closes the menu`() async throws {
        let (driver, card) = try await launch()
        card.menus.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        try await driver.settle()
        card.removeInteraction(card.menus)
        try await driver.settle()
        #expect(items(driver).isEmpty && card.menus.view == nil)
    }
}
