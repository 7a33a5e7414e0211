import UIKit

/// Views that draw themselves, and images with drawn text.
class DrawingViewController: SampleViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let flower = FlowerView()
        flower.backgroundColor = .clear
        flower.isAccessibilityElement = true
        flower.accessibilityTraits = .image
        flower.accessibilityLabel = "Flower with eight petals"
        add(flower, titled: "Paths and gradients", height: 160)

        let discs = UIImageView(image: makeDiscs())
        discs.contentMode = .center
        discs.isAccessibilityElement = true
        discs.accessibilityLabel = "Three overlapping discs"
        add(discs, titled: "Blend modes", height: 120)

        let stamp = UIImageView(image: makeStamp("Searchlight"))
        stamp.contentMode = .center
        stamp.isAccessibilityElement = true
        stamp.accessibilityLabel = "The word Searchlight, framed"
        add(stamp, titled: "Text in an image", height: 72)
    }

    /// Three discs whose colours multiply where they overlap.
    private func makeDiscs() -> UIImage {
        let size = CGSize(width: 160, height: 110)
        return UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            context.setBlendMode(.multiply)
            let colors = [UIColor.cyan, .magenta, .yellow]
            for (color, origin) in zip(colors, [CGPoint(x: 45, y: 0), CGPoint(x: 20, y: 40), CGPoint(x: 70, y: 40)]) {
                color.setFill()
                context.fillEllipse(in: CGRect(origin: origin, size: CGSize(width: 70, height: 70)))
            }
        }
    }

    /// A text in a rounded frame that fits it.
    private func makeStamp(_ text: String) -> UIImage {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.systemRed,
        ]
        let textSize = (text as NSString).size(withAttributes: attributes)
        let size = CGSize(width: ceil(textSize.width) + 32, height: ceil(textSize.height) + 16)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemRed.setStroke()
            let frame = UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2),
                cornerRadius: 8
            )
            frame.lineWidth = 3
            frame.stroke()
            (text as NSString).draw(at: CGPoint(x: 16, y: 8), withAttributes: attributes)
        }
    }
}

/// A flower of rotated petals around a disc with a radial gradient.
private class FlowerView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        for petal in 0..<8 {
            context.saveGState()
            context.rotate(by: CGFloat(petal) * .pi / 4)
            let path = UIBezierPath(
                ovalIn: CGRect(x: -side / 10, y: -side / 2, width: side / 5, height: side / 2 - side / 12)
            )
            UIColor.systemPink.withAlphaComponent(0.6).setFill()
            path.fill()
            UIColor.systemPink.setStroke()
            path.stroke()
            context.restoreGState()
        }
        let colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor] as CFArray
        let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        context.addEllipse(in: CGRect(x: -side / 8, y: -side / 8, width: side / 4, height: side / 4))
        context.clip()
        if let gradient {
            context.drawRadialGradient(
                gradient,
                startCenter: .zero,
                startRadius: 0,
                endCenter: .zero,
                endRadius: side / 8,
                options: []
            )
        }
    }
}
