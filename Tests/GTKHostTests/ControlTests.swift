#if GTK
    import Foundation
    import Testing
    import UIKit

    @_spi(Testing) import GTKHost

    @MainActor
    @Suite("Controls in a window", .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false))
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

        @Test("A click chooses a segment, and another click on it leaves it chosen")
        func segments() async throws {
            let control = UISegmentedControl(items: ["Day", "Week", "Month"])
            control.selectedSegmentIndex = 0
            try await GTKPilot.run(rootViewController: controller([control])) { pilot in
                try await pilot.tap("Week", role: "segment")
                try await pilot.tap("Week", role: "segment")
                #expect(control.selectedSegmentIndex == 1)
                let segments = try pilot.screen().elements(role: "segment").map(\.summary)
                #expect(
                    segments == ["segment \"Day\"", "segment \"Week\" value \"selected\"", "segment \"Month\""]
                )
            }
        }

        @Test("A click turns a switch over, and what the app assigns is shown")
        func toggles() async throws {
            let control = UISwitch()
            control.accessibilityLabel = "Sound"
            try await GTKPilot.run(rootViewController: controller([control])) { pilot in
                try await pilot.tap("Sound", role: "switch")
                #expect(control.isOn)
                control.isOn = false
                try await pilot.settle()
                #expect(try pilot.screen().elements(role: "switch").map(\.value) == ["off"])
            }
        }

        @Test("The arrow keys move a slider's thumb")
        func slider() async throws {
            let slider = UISlider()
            slider.accessibilityLabel = "Volume"
            slider.value = 0.5
            try await GTKPilot.run(rootViewController: controller([slider])) { pilot in
                try await pilot.tap("Volume", role: "slider")
                let before = slider.value
                try await pilot.press("Right")
                #expect(slider.value > before)
            }
        }

        @Test("A spinner is there only while it turns")
        func spinner() async throws {
            let spinner = UIActivityIndicatorView(style: .medium)
            try await GTKPilot.run(rootViewController: controller([spinner, UILabel()])) { pilot in
                #expect(try pilot.screen().elements(role: "activity indicator").isEmpty)
                spinner.startAnimating()
                try await pilot.settle()
                #expect(try pilot.screen().elements(role: "activity indicator").map(\.label) == ["In progress"])
            }
        }
    }
#endif
