import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Screens that zoom out of a view of the previous screen.
@MainActor
@Suite("Zoom transitions")
struct ZoomTransitionTests {
    /// A screen with a tile, which writes down where the zoomed view begins and ends.
    private final class Tiles: UIViewController {
        let tile = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(tile)
        }
    }

    private func transition(_ log: @escaping (String) -> Void, _ tile: UIView) -> UIViewController.Transition {
        let options = UIViewController.Transition.ZoomOptions()
        options.dimmingColor = .black
        options.alignmentRectProvider = { context in
            log("align \(context.sourceView === tile)")
            return nil
        }
        return .zoom(options: options) { context in
            log("\(context.sourceViewController.title ?? "-") to \(context.zoomedViewController.title ?? "-")")
            return tile
        }
    }

    @Test func `a pushed screen zooms out of the view of the previous screen, and back into it`() async throws {
        let tiles = Tiles()
        tiles.title = "Tiles"
        let navigation = UINavigationController(rootViewController: tiles)
        let driver = try await AppDriver.launch { navigation }
        var log: [String] = []
        let detail = UIViewController()
        detail.title = "Detail"
        detail.preferredTransition = transition({ log.append($0) }, tiles.tile)
        navigation.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(log == ["Tiles to Detail", "align true"])
        #expect(driver.host.motions.isEmpty, "the host's own push is not used")
        #expect(detail.view.transform == .identity && detail.view.alpha == 1)
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Detail"])
        log = []
        navigation.popViewController(animated: true)
        try await driver.settle()
        #expect(log == ["Tiles to Detail", "align true"])
        #expect(navigation.topViewController === tiles && detail.view.window == nil)
        log = []
        navigation.pushViewController(detail, animated: false)
        #expect(log.isEmpty, "without animation there is no zoom")
    }

    @Test func `a full-screen presentation zooms, and a sheet does not`() async throws {
        let tiles = Tiles()
        tiles.title = "Tiles"
        let driver = try await AppDriver.launch { tiles }
        var log: [String] = []
        let detail = UIViewController()
        detail.title = "Detail"
        detail.preferredTransition = transition({ log.append($0) }, tiles.tile)
        detail.modalPresentationStyle = .fullScreen
        tiles.present(detail, animated: true)
        try await driver.settle()
        #expect(log == ["Tiles to Detail", "align true"])
        #expect(detail.view.transform == .identity && tiles.view.window == nil)
        detail.dismiss(animated: true)
        try await driver.settle()
        #expect(log.count == 4 && tiles.view.window != nil)
        detail.modalPresentationStyle = .pageSheet
        log = []
        tiles.present(detail, animated: true)
        try await driver.settle()
        #expect(log.isEmpty)
    }

    @Test func `other preferred transitions set the style of a presentation`() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        controller.preferredTransition = .coverVertical
        #expect(controller.modalTransitionStyle == .coverVertical)
    }
}
