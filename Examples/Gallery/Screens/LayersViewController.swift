import UIKit

/// Layers of views: corners, borders, shadows, gradients and shapes.
class LayersViewController: SampleViewController {
    private let ring = RingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let rounded = makeSquare(.systemTeal)
        rounded.layer.cornerRadius = 16
        let bordered = makeSquare(.clear)
        bordered.layer.borderWidth = 3
        bordered.layer.borderColor = UIColor.systemIndigo.cgColor
        let shadowed = makeSquare(.systemOrange)
        shadowed.layer.cornerRadius = 32
        shadowed.layer.shadowOpacity = 0.5
        shadowed.layer.shadowRadius = 6
        shadowed.layer.shadowOffset = CGSize(width: 0, height: 4)
        add([rounded, bordered, shadowed], titled: "Corners, borders, shadows")

        add(GradientView(), titled: "Gradient", height: 60)

        ring.isAccessibilityElement = true
        ring.accessibilityLabel = "Progress"
        add(ring, titled: "Shape", height: 120)
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Advance"
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [ring] _ in ring.progress = ring.progress >= 1 ? 0 : ring.progress + 0.25 }
        )
        add([button], titled: "Animated line")
    }

    private func makeSquare(_ color: UIColor) -> UIView {
        let square = UIView()
        square.backgroundColor = color
        square.widthAnchor.constraint(equalToConstant: 64).isActive = true
        square.heightAnchor.constraint(equalToConstant: 64).isActive = true
        return square
    }
}

/// A view whose layer is a gradient.
private class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        fatalError("GradientView is made in code.")
    }
}

/// A ring that fills with the progress.
private class RingView: UIView {
    private let line = CAShapeLayer()

    /// The filled part, from 0 to 1.
    var progress: CGFloat = 0.5 {
        didSet {
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = oldValue
            animation.toValue = progress
            animation.duration = 0.3
            line.add(animation, forKey: "progress")
            line.strokeEnd = progress
            update()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.fillColor = UIColor.clear.cgColor
        line.strokeColor = UIColor.systemGreen.cgColor
        line.lineWidth = 12
        line.lineCap = .round
        line.strokeEnd = progress
        layer.addSublayer(line)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("RingView is made in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds
        line.path =
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
                radius: min(bounds.width, bounds.height) / 2 - 8,
                startAngle: -.pi / 2,
                endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
    }

    private func update() {
        accessibilityValue = "\(Int(progress * 100)) percent"
    }
}
