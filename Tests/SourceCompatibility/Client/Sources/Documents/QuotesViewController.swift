import Foundation
import UIKit

/// A text with an edit menu, as apps with selectable labels have it: the menu of the system, with a command of the app.
class QuoteLabel: UILabel {
    /// The texts for which the app's command was chosen.
    private(set) var looked: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("showMenu:", QuoteLabel.showMenu(_:)))
        )
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:") || action == Selector("lookUp:")
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

    func lookUp(_ sender: Any?) { looked.append(text ?? "") }

    private func showMenu(_ recognizer: UITapGestureRecognizer) {
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Look up", action: Selector("lookUp:", QuoteLabel.lookUp(_:)))]
        menu.showMenu(from: self, rect: bounds)
    }
}

/// The first letter of a quote on a gradient, as large as fits.
class InitialView: UIView {
    var letter = "S"

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.white, .paragraphStyle: style,
        ]
        let size = letter.size(withAttributes: attributes)
        letter.draw(
            in: CGRect(x: 0, y: (rect.height - size.height) / 2, width: rect.width, height: size.height),
            withAttributes: attributes
        )
    }
}

/// Quotes on paper: a repeated image in the background, marks of equal size, a title with a shadow, a border that fades in, and
/// headings for assistive technology that are no views.
class QuotesViewController: UIViewController {
    let initial = InitialView(frame: CGRect(x: 20, y: 190, width: 40, height: 40))
    let size = UIStepper(frame: CGRect(x: 80, y: 190, width: 0, height: 0))
    let ring = CAShapeLayer()
    let quote = QuoteLabel(frame: CGRect(x: 20, y: 80, width: 260, height: 30))
    let more = UIButton(type: .system)
    /// Whether the border's animation finished.
    private(set) var isFramed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let paper = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            UIColor.lightGray.setFill()
            context.fill(CGRect(x: 0, y: 7, width: 8, height: 1))
        }
        view.backgroundColor = UIColor(patternImage: paper)

        quote.text = "Seek and you shall find"
        quote.shadowColor = .gray
        quote.shadowOffset = CGSize(width: 1, height: 1)
        view.addSubview(quote)

        more.setTitle("More", for: .normal)
        more.contentHorizontalAlignment = .left
        more.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        more.frame = CGRect(x: 20, y: 130, width: 260, height: 40)
        view.addSubview(more)

        view.addSubview(initial)
        size.minimumValue = 10
        size.maximumValue = 30
        size.value = Double(quote.font.pointSize)
        size.addTarget(self, action: Selector("changeSize:", QuotesViewController.changeSize(_:)), for: .valueChanged)
        view.addSubview(size)
        ring.path = UIBezierPath(ovalIn: CGRect(x: 200, y: 190, width: 40, height: 40)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineWidth = 4
        ring.strokeEnd = 0.75
        view.layer.addSublayer(ring)

        let part = UIAccessibilityElement(accessibilityContainer: view!)
        part.accessibilityLabel = "Quotes of the day"
        part.accessibilityTraits = .header
        part.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 40, width: 260, height: 30)
        view.accessibilityElements = [part, quote, more, size]
    }

    private func changeSize(_ stepper: UIStepper) {
        quote.font = quote.font.withSize(CGFloat(stepper.value))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let fade = CABasicAnimation(keyPath: "borderWidth")
        fade.fromValue = 0
        fade.toValue = 2
        fade.duration = 0.05
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.isFramed = true }
        quote.layer.borderWidth = 2
        quote.layer.add(fade, forKey: "frame")
        CATransaction.commit()
    }
}
