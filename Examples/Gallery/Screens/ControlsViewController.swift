import UIKit

/// Buttons and controls with values.
class ControlsViewController: SampleViewController {
    private let resultLabel = ResultLabel()
    private let valueLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let configurations: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        add(
            configurations.map { title, configuration in
                var configuration = configuration
                configuration.title = title
                return UIButton(
                    configuration: configuration,
                    primaryAction: UIAction { [resultLabel] _ in resultLabel.text = "Pressed: \(title)" }
                )
            },
            titled: "Buttons"
        )
        resultLabel.text = "Pressed: none"
        add([resultLabel], titled: "Result")

        let toggle = UISwitch()
        toggle.accessibilityLabel = "Notifications"
        toggle.isOn = true
        add([toggle], titled: "Switch")

        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 5
        slider.accessibilityLabel = "Volume"
        slider.addAction(
            UIAction { [valueLabel, slider] _ in valueLabel.text = "Volume \(Int(slider.value.rounded()))" },
            for: .valueChanged
        )
        add(slider, titled: "Slider")

        let stepper = UIStepper()
        stepper.maximumValue = 5
        stepper.accessibilityLabel = "Copies"
        stepper.addAction(
            UIAction { [valueLabel, stepper] _ in valueLabel.text = "Copies \(Int(stepper.value))" },
            for: .valueChanged
        )
        add([stepper], titled: "Stepper")

        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [valueLabel, segments] _ in
                valueLabel.text = segments.titleForSegment(at: segments.selectedSegmentIndex)
            },
            for: .valueChanged
        )
        add(segments, titled: "Segments")
        valueLabel.text = "Nothing changed"
        add([valueLabel], titled: "Last value")
    }
}
