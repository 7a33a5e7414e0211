import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Pointer interactions.
@MainActor
@Suite("Pointer interactions")
struct PointerStyleTests {
    /// A view with two regions: a beam at the left, and the lifted view at the right.
    private final class Screen: UIViewController, UIPointerInteractionDelegate {
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Start") { _ in })
        private(set) var interaction: UIPointerInteraction?
        var log: [String] = []
        var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let interaction = UIPointerInteraction(delegate: self)
            card.addInteraction(interaction)
            self.interaction = interaction
            view.addSubview(card)
            button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
            view.addSubview(button)
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            #expect(defaultRegion.rect == card.bounds)
            let isLeft = request.location.x < 40
            return UIPointerRegion(
                rect: CGRect(x: isLeft ? 0 : 40, y: 0, width: 40, height: 40),
                identifier: (isLeft ? "left" : "right") as String
            )
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style(region) }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(region.identifier as? String ?? "-")")
            animator.addAnimations { self.log.append("animations") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction,
            willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(region.identifier as? String ?? "-")")
        }

        func hover(_ x: CGFloat, _ y: CGFloat) {
            let point = CGPoint(x: x, y: y)
            view.window?.userHovered(over: view.window?.hitTest(point, with: nil), at: point)
        }
    }

    private let screen = Screen()

    private func name(_ pointer: HostPointer) -> String {
        switch pointer {
        case .system: "system"
        case .hidden: "hidden"
        case .verticalBeam: "vertical beam"
        case .horizontalBeam: "horizontal beam"
        case .image(let image, let spot): "image \(image.size.width) at \(spot.x)"
        }
    }

    @Test func `the pointer enters and leaves regions, and has their shapes`() async throws {
        let driver = try await AppDriver.launch { screen }
        screen.style = { region in
            region.identifier as? String == "left" ? UIPointerStyle(shape: .verticalBeam(length: 20)) : .hidden()
        }
        screen.hover(110, 110)
        #expect(name(driver.host.pointer) == "vertical beam")
        screen.hover(115, 110)
        #expect(screen.log == ["enter left", "animations"])
        screen.hover(150, 110)
        #expect(name(driver.host.pointer) == "hidden")
        screen.hover(20, 20)
        #expect(name(driver.host.pointer) == "system")
        #expect(screen.log == ["enter left", "animations", "exit left", "enter right", "animations", "exit right"])
    }

    @Test func `a path becomes an image around its hot spot`() async throws {
        let driver = try await AppDriver.launch { screen }
        screen.style = { _ in UIPointerStyle(shape: .roundedRect(CGRect(x: -9, y: -4, width: 18, height: 8))) }
        screen.hover(110, 110)
        #expect(name(driver.host.pointer) == "image 20.0 at 10.0")
    }

    @Test func `effects end with the region, the interaction and its view`() async throws {
        _ = try await AppDriver.launch { screen }
        let card = screen.card
        screen.style = { [unowned card] _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: card))) }
        screen.hover(110, 110)
        #expect(card.transform.a > 1 && card.layer.shadowOpacity > 0)
        screen.hover(20, 20)
        #expect(card.transform.isIdentity && card.layer.shadowOpacity == 0)
        screen.style = { [unowned card] _ in UIPointerStyle(effect: .highlight(UITargetedPreview(view: card))) }
        screen.hover(110, 110)
        #expect(card.transform.isIdentity && card.layer.sublayers?.count == 1)
        screen.interaction?.isEnabled = false
        #expect(card.layer.sublayers?.isEmpty != false)
        screen.interaction?.isEnabled = true
        #expect(card.layer.sublayers?.count == 1)
        if let interaction = screen.interaction { card.removeInteraction(interaction) }
        #expect(card.layer.sublayers?.isEmpty != false)
    }

    @Test func `a button has the style of its provider`() async throws {
        let driver = try await AppDriver.launch { screen }
        screen.hover(110, 210)
        #expect(screen.button.transform.isIdentity)
        screen.button.isPointerInteractionEnabled = true
        screen.hover(111, 210)
        #expect(!screen.button.transform.isIdentity)
        screen.button.pointerStyleProvider = { _, _, _ in UIPointerStyle(shape: .horizontalBeam(length: 10)) }
        #expect(screen.button.transform.isIdentity && name(driver.host.pointer) == "horizontal beam")
        screen.button.isPointerInteractionEnabled = false
        #expect(name(driver.host.pointer) == "system")
    }
}
