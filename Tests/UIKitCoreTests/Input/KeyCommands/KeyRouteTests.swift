import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) @_spi(UIKitModules) import UIKitCore

/// Keys that the responder chain does not handle.
@MainActor
@Suite("Key routes")
struct KeyRouteTests {
    /// Records the keys that a window offers, and its own response.
    private final class Record {
        var log: [String] = []
        var responses: [String: KeyResponse] = [:]

        func respond(_ name: String, _ route: KeyRoute) -> KeyResponse {
            log.append("\(name) \(route)")
            return responses[name] ?? .passedOn
        }
    }

    private final class Part: UIView {
        let name: String
        let record: Record

        init(_ name: String, in record: Record) {
            self.name = name
            self.record = record
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeFirstResponder: Bool { true }

        override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
            record.respond(name, route)
        }
    }

    private final class Screen: UIViewController {
        let record = Record()
        private(set) lazy var parts = ["first", "second"].map { Part($0, in: record) }

        override func viewDidLoad() {
            super.viewDidLoad()
            for part in parts { view.addSubview(part) }
        }

        override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
            record.respond("screen", route)
        }
    }

    private func launch() async throws -> (Screen, UIWindow, AppDriver) {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        return (screen, try #require(screen.view.window), driver)
    }

    @Test func `a window offers a key along the three routes in order`() async throws {
        let (screen, window, driver) = try await launch()
        screen.parts[0].becomeFirstResponder()
        #expect(!window.sendKey(KeyPress(.function(9))))
        #expect(
            screen.record.log == [
                "first aroundFirstResponder", "screen aroundFirstResponder", "second visibleViews",
                "first visibleViews", "screen controllers",
            ]
        )
        withExtendedLifetime(driver) {}
    }

    @Test(arguments: [true, false])
    func `the first responder that claims a key determines the result`(isHandled: Bool) async throws {
        let (screen, window, driver) = try await launch()
        screen.record.responses = ["second": KeyResponse(isHandled: isHandled), "first": .handled]
        #expect(window.sendKey(KeyPress(.function(9))) == isHandled)
        #expect(screen.record.log == ["second visibleViews"])
        withExtendedLifetime(driver) {}
    }

    @Test func `a window does not offer text, and offers keys to visible views only`() async throws {
        let (screen, window, driver) = try await launch()
        #expect(!window.sendKey(KeyPress(.character("x"))))
        #expect(screen.record.log.isEmpty)
        screen.parts[1].isHidden = true
        #expect(!window.sendKey(KeyPress(.character("x"), modifiers: .control)))
        #expect(screen.record.log == ["first visibleViews", "screen controllers"])
        withExtendedLifetime(driver) {}
    }
}
