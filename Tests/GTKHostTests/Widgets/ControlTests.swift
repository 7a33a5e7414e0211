#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

@MainActor
@Suite("Controls in windows", .enabled(if: isOnDisplay))
struct ControlTests {
    private func controller(_ views: [UIView]) -> UIViewController {
        let controller = UIViewController()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 20, width: 300, height: CGFloat(views.count) * 50)
        controller.view.addSubview(stack)
        return controller
    }

    /// Whether a colour is visible around the centre of a segment, where its title is.
    private func shows(
        _ color: [Int],
        inSegment index: Int,
        of control: UISegmentedControl,
        _ driver: GTKAppDriver
    ) throws -> Bool {
        let width = control.bounds.width / CGFloat(control.numberOfSegments)
        let inside = CGPoint(x: width * (CGFloat(index) + 0.5), y: control.bounds.midY)
        let middle = control.convert(inside, to: nil)
        for x in stride(from: -16.0, through: 16, by: 1) {
            for y in stride(from: -7.0, through: 7, by: 3) {
                let seen = try driver.color(at: CGPoint(x: middle.x + x, y: middle.y + y))
                if zip(seen, color).allSatisfy({ abs($0 - $1) < 40 }) { return true }
            }
        }
        return false
    }

    @Test
    func `A click selects a segment, and a second click keeps it selected`() async throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 0
        try await GTKAppDriver.run(rootViewController: controller([control])) { driver in
            try await driver.tap("Week", role: "segment")
            try await driver.tap("Week", role: "segment")
            #expect(control.selectedSegmentIndex == 1)
            let segments = try driver.screen().elements(role: "segment").map(\.summary)
            #expect(
                segments == ["segment \"Day\"", "segment \"Week\" value \"selected\"", "segment \"Month\""]
            )
        }
    }

    @Test
    func `A click toggles a switch, and setting isOn updates it`() async throws {
        let control = UISwitch()
        control.accessibilityLabel = "Sound"
        try await GTKAppDriver.run(rootViewController: controller([control])) { driver in
            try await driver.tap("Sound", role: "switch")
            #expect(control.isOn)
            control.isOn = false
            try await driver.settle()
            #expect(try driver.screen().elements(role: "switch").map(\.value) == ["off"])
        }
    }

    @Test
    func `A slider has images and colours of the app`() async throws {
        func square(_ color: UIColor, _ size: CGSize) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
        let (blue, green) = (UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let slider = UISlider()
        slider.value = 0.5
        slider.maximumTrackTintColor = green
        slider.minimumValueImage = square(green, CGSize(width: 20, height: 20))
        slider.setThumbImage(square(blue, CGSize(width: 30, height: 30)), for: .normal)
        try await GTKAppDriver.run(rootViewController: controller([slider])) { driver in
            let frame = slider.convert(slider.bounds, to: nil)
            let seen1 = try driver.color(at: CGPoint(x: frame.minX + 10, y: frame.midY))
            #expect(seen1 == [0, 255, 0])
            // The thumb is in the middle of the track, which begins after the image.
            let middle = frame.minX + 28 + (frame.width - 28) / 2
            let seen2 = try driver.color(at: CGPoint(x: middle, y: frame.midY + 8))
            #expect(seen2 == [0, 0, 255])
            let seen3 = try driver.color(at: CGPoint(x: frame.maxX - 40, y: frame.midY))
            #expect(seen3 == [0, 255, 0])
        }
    }

    @Test
    func `The arrow keys move a slider's thumb`() async throws {
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        try await GTKAppDriver.run(rootViewController: controller([slider])) { driver in
            try await driver.tap("Volume", role: "slider")
            let before = slider.value
            try await driver.press("Right")
            #expect(slider.value > before)
        }
    }

    @Test
    func `minimumTrackTintColor colours the track of a slider before the thumb`() async throws {
        let slider = UISlider()
        slider.value = 1
        slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        try await GTKAppDriver.run(rootViewController: controller([slider])) { driver in
            let middle = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: nil)
            let seen = try driver.color(at: middle)
            #expect(seen == [255, 0, 0])
        }
    }

    @Test
    func `Segment titles are drawn with the text attributes of their state`() async throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 1
        control.setTitleTextAttributes(
            [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)],
            for: .normal
        )
        control.setTitleTextAttributes(
            [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)],
            for: .selected
        )
        try await GTKAppDriver.run(rootViewController: controller([control])) { driver in
            #expect(try shows([255, 0, 0], inSegment: 0, of: control, driver))
            #expect(try shows([0, 0, 255], inSegment: 1, of: control, driver))
            let isWrong = try shows([0, 0, 255], inSegment: 0, of: control, driver)
            #expect(!isWrong)
        }
    }

    @Test
    func `An activity indicator is visible only while it animates`() async throws {
        let spinner = UIActivityIndicatorView(style: .medium)
        try await GTKAppDriver.run(rootViewController: controller([spinner, UILabel()])) { driver in
            #expect(try driver.screen().elements(role: "activity indicator").isEmpty)
            spinner.startAnimating()
            try await driver.settle()
            #expect(try driver.screen().elements(role: "activity indicator").map(\.label) == ["In progress"])
        }
    }

    @Test
    func `A progress bar shows its progress in its own colours and height`() async throws {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progressTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        bar.trackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        bar.frame = CGRect(x: 20, y: 20, width: 200, height: 4)
        let controller = UIViewController()
        controller.view.addSubview(bar)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            bar.progress = 0.5
            try await driver.settle()
            #expect(
                try driver.screen().elements(role: "progress bar").map(\.summary)
                    == ["progress bar \"Progress\" value \"50%\""]
            )
            @MainActor func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
                try driver.color(at: bar.convert(CGPoint(x: x, y: y), to: nil))
            }
            #expect(try color(50, 2) == [255, 0, 0])
            #expect(try color(150, 2) == [0, 0, 255])
            #expect(try color(50, -2) == color(50, 6))
            #expect(try color(50, 6) != [255, 0, 0])
        }
    }
}
#endif
