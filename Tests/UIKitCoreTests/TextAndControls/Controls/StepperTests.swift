import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Steppers")
struct StepperTests {
    private final class Screen: UIViewController {
        let stepper = UIStepper()
        var values: [Double] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            stepper.frame.origin = CGPoint(x: 50, y: 200)
            stepper.addAction(
                UIAction { [unowned self] _ in values.append(stepper.value) },
                for: .valueChanged
            )
            view.addSubview(stepper)
        }
    }

    private func launch() async throws -> (AppDriver, Screen) {
        let screen = Screen()
        return (try await AppDriver.launch { screen }, screen)
    }

    @Test func `each tap of a button is a step and sends an event`() async throws {
        let (driver, screen) = try await launch()
        screen.stepper.stepValue = 5
        try await driver.tap("Increment")
        try await driver.tap("Increment")
        try await driver.tap("Decrement")
        #expect(screen.values == [5, 10, 5])
        #expect(driver.screen().description.contains("button \"Increment\" value \"5\""))
    }

    @Test func `a button is disabled at its end of the range`() async throws {
        let (driver, screen) = try await launch()
        screen.stepper.maximumValue = 1
        #expect(driver.screen().description.contains("button \"Decrement\" value \"0\" (disabled)"))
        try await driver.tap("Increment")
        #expect(driver.screen().description.contains("button \"Increment\" value \"1\" (disabled)"))
        #expect(screen.values == [1])
    }

    @Test func `a stepper that wraps continues at the other end`() async throws {
        let (driver, screen) = try await launch()
        screen.stepper.maximumValue = 2
        screen.stepper.wraps = true
        try await driver.tap("Decrement")
        try await driver.tap("Increment")
        #expect(screen.values == [2, 0])
    }

    @Test func `the last step is shorter if the range ends before`() async throws {
        let (driver, screen) = try await launch()
        screen.stepper.maximumValue = 2.5
        screen.stepper.value = 2
        try await driver.tap("Increment")
        #expect(screen.values == [2.5])
    }

    @Test func `a pressed button repeats its step`() async throws {
        let (driver, screen) = try await launch()
        let button = try #require(screen.stepper.subviews.last as? UIButton)
        button.sendActions(for: .touchDown)
        try await driver.wait(.milliseconds(750))
        button.sendActions(for: .touchUpInside)
        try await driver.wait(.seconds(1))
        #expect(screen.values == [1, 2, 3])
        screen.stepper.isContinuous = false
        button.sendActions(for: .touchDown)
        try await driver.wait(.milliseconds(750))
        #expect(screen.values == [1, 2, 3])
        button.sendActions(for: .touchUpInside)
        #expect(screen.values == [1, 2, 3, 6])
        screen.stepper.autorepeat = false
        button.sendActions(for: .touchDown)
        try await driver.wait(.seconds(2))
        button.sendActions(for: .touchUpInside)
        #expect(screen.values == [1, 2, 3, 6, 7])
    }

    @Test func `the value is clamped, and assigning it sends no event`() {
        let stepper = UIStepper()
        var count = 0
        stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 10
        #expect(stepper.value == 10)
        stepper.value = .nan
        #expect(stepper.value == 0)
        #expect(count == 0)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func `the buttons are mirrored for languages from right to left`() {
        let stepper = UIStepper()
        stepper.semanticContentAttribute = .forceRightToLeft
        stepper.layoutIfNeeded()
        #expect(stepper.subviews[0].frame.minX > stepper.subviews[1].frame.minX)
        stepper.setIncrementImage(UIImage(systemName: "star"), for: .normal)
        #expect(stepper.incrementImage(for: .normal) == UIImage(systemName: "star"))
        #expect(stepper.decrementImage(for: .normal) == UIImage(systemName: "minus"))
    }

    @Test func `an empty range and a step of zero are errors`() async {
        await #expect(processExitsWith: .failure) { @MainActor in UIStepper().maximumValue = 0 }
        await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
    }
}
