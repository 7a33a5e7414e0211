import UIKit

/// Layers of views: corners, borders, shadows, gradients, shapes and anchor points; symbols with effects.
class LayersViewController: SampleViewController {
    private let ring = RingView()
    private let clock = ClockView()
    private let player = UIImageView(image: UIImage(systemName: "play.circle.fill"))
    private var isPlaying = false

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
        let button = makeButton("Advance") { $0.ring.progress = $0.ring.progress >= 1 ? 0 : $0.ring.progress + 0.25 }
        add([button], titled: "Animated line")

        player.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        player.contentMode = .center
        player.accessibilityLabel = "Stopped"
        let buttons = [
            makeButton("Play or Pause") { $0.play() }, makeButton("Bounce") { $0.player.addSymbolEffect(.bounce) },
        ]
        add([player] + buttons, titled: "Symbol effects")

        clock.isAccessibilityElement = true
        clock.accessibilityLabel = "Clock"
        let later = makeButton("Later") { screen in
            UIView.animate(withDuration: 0.3) { screen.clock.hour += 1 }
        }
        add([clock, later], titled: "Anchor point")
    }

    private func makeButton(_ title: String, action: @escaping (LayersViewController) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                if let self { action(self) }
            }
        )
    }

    private func play() {
        isPlaying.toggle()
        player.accessibilityLabel = isPlaying ? "Playing" : "Stopped"
        guard let image = UIImage(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill") else { return }
        player.setSymbolImage(image, contentTransition: .replace)
        if isPlaying {
            player.addSymbolEffect(.breathe)
        } else {
            player.removeSymbolEffect(ofType: .breathe)
        }
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

/// A clock whose hand turns about its lower end.
private class ClockView: UIView {
    private let hand = UIView()

    /// The hour, from 0.
    var hour = 3 {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 40
        hand.backgroundColor = .systemRed
        hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.bounds = CGRect(x: 0, y: 0, width: 4, height: 32)
        addSubview(hand)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("ClockView is made in code.")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

    override func layoutSubviews() {
        super.layoutSubviews()
        hand.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func update() {
        hand.transform = CGAffineTransform(rotationAngle: CGFloat(hour % 12) / 6 * .pi)
        accessibilityValue = "\(hour % 12) o\u{2019}clock"
    }
}
