import UIKit

/// Views that describe themselves to screen readers.
class AccessibilityViewController: SampleViewController {
    private let chart = ChartView(values: [3, 7, 5, 9])

    override func viewDidLoad() {
        super.viewDidLoad()
        add(chart, titled: "Elements of a drawn view", height: 120)

        var configuration = UIButton.Configuration.gray()
        configuration.title = "Announce"
        let announcement = UIButton(
            configuration: configuration,
            primaryAction: UIAction { _ in
                UIAccessibility.post(notification: .announcement, argument: "Four bars are shown.")
            }
        )
        announcement.accessibilityHint = "Speaks a sentence."
        add([announcement], titled: "Announcements")
    }
}

/// A bar chart with an accessibility element for each bar.
private class ChartView: UIView {
    let values: [Int]

    init(values: [Int]) {
        self.values = values
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        fatalError("ChartView is made in code.")
    }

    private func frameOfBar(at index: Int) -> CGRect {
        let width = bounds.width / CGFloat(values.count)
        let height = bounds.height * CGFloat(values[index]) / 10
        // Time runs in the direction of reading.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMirrored ? values.count - 1 - index : index
        return CGRect(x: CGFloat(place) * width, y: bounds.height - height, width: width, height: height)
            .insetBy(dx: 8, dy: 0)
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setFill()
        for index in values.indices { UIBezierPath(rect: frameOfBar(at: index)).fill() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityElements = values.indices.map { index in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Quarter \(index + 1)"
            element.accessibilityValue = "\(values[index])"
            element.accessibilityTraits = .staticText
            element.accessibilityFrameInContainerSpace = frameOfBar(at: index)
            return element
        }
    }
}
