import ScenarioSupport
@_spi(Host) import UIKit

@testable import gallery

extension ScenarioHost {
    /// Runs a scenario on a screen of the gallery, which is opened from the list.
    @MainActor
    func show(_ title: String, _ scenario: @MainActor (any ScenarioDriver) async throws -> Void) async throws {
        try await run(AppDelegate.self) { driver in
            // The whole list is visible.
            try await driver.resize(width: 460, height: 900)
            try await driver.tap(title, role: "row")
            try await driver.settle()
            try await scenario(driver)
        }
    }
}

extension ScenarioDriver {
    /// The accessible value of the first element with a name; nil if there is none.
    func value(of name: String) throws -> String? {
        try screen().first { $0.label == name }?.value
    }

    /// Drags the middle of the window down by a part of its height.
    @MainActor
    func drag(down part: CGFloat) async throws {
        guard let window = application.windows.last else { return }
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        let distance = window.bounds.height * part
        window.userTouchBegan(on: window.hitTest(middle, with: nil) ?? window, at: middle)
        for step in 1...10 {
            window.userTouchMoved(to: CGPoint(x: middle.x, y: middle.y + distance * CGFloat(step) / 10))
            try await settle()
        }
        window.userTouchEnded(at: CGPoint(x: middle.x, y: middle.y + distance))
        try await settle()
    }
}
