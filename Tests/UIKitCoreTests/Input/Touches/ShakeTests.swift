import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore

/// Shakes of the device.
@MainActor
@Suite struct ShakeTests {
    private final class Screen: UIViewController {
        var motions: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            motions.append("began \(motion) \(event?.type == .motion) \(event?.subtype == .motionShake)")
            super.motionBegan(motion, with: event)
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            motions.append("ended \(motion)")
            super.motionEnded(motion, with: event)
        }
    }

    private func launch(_ view: UIView? = nil) async throws -> (AppDriver, Screen) {
        let screen = Screen()
        if let view {
            view.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
            screen.loadViewIfNeeded()
            screen.view.addSubview(view)
        }
        return (try await AppDriver.launch { screen }, screen)
    }

    @Test
    func `A shake reaches the first responder`() async throws {
        let (driver, screen) = try await launch()
        try await driver.shake()
        #expect(screen.motions.isEmpty)
        screen.becomeFirstResponder()
        try await driver.shake()
        #expect(screen.motions == ["began motionShake true true", "ended motionShake"])
    }

    @Test
    func `A shake while text is edited passes the chain, and offers to undo the typing`() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        let (driver, screen) = try await launch(field)
        try await driver.tap("Name")
        try await driver.type("Ann")
        try await driver.shake()
        #expect(screen.motions.count == 2)
        #expect(driver.screen().description.contains("Undo"))
        try await driver.tap("Undo")
        #expect(field.text == "")
        try await driver.shake()
        try await driver.tap("Redo")
        #expect(field.text == "Ann")
    }

    @Test
    func `Cancel changes nothing, and a second shake shows no second alert`() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        let (driver, screen) = try await launch(field)
        try await driver.tap("Name")
        try await driver.type("Ann")
        try await driver.shake()
        try await driver.shake()
        try await driver.tap("Cancel")
        #expect(field.text == "Ann")
        #expect(screen.presentedViewController == nil)
    }

    @Test
    func `An app can turn the question off, and without a change there is none`() async throws {
        let field = UITextField()
        field.placeholder = "Name"
        let (driver, screen) = try await launch(field)
        try await driver.tap("Name")
        try await driver.shake()
        #expect(screen.presentedViewController == nil)
        try await driver.type("Ann")
        #expect(driver.application.applicationSupportsShakeToEdit)
        driver.application.applicationSupportsShakeToEdit = false
        try await driver.shake()
        #expect(screen.presentedViewController == nil)
    }
}
