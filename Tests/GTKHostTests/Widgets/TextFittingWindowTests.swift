#if GTK
import CGTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite("Fitting and placing text in windows", .enabled(if: isOnDisplay))
struct TextFittingWindowTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func run(_ views: [UIView], _ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for view in views { screen.view.addSubview(view) }
        try await GTKAppDriver.run(rootViewController: screen, body)
    }

    /// The frame of the darkest pixels of a text. It begins up to 5 points inside the first letter, whose stem can be lighter.
    private func ink(_ text: String, _ driver: GTKAppDriver) throws -> CGRect {
        try #require(try driver.drawnTexts().first { $0.text == text }).frame
    }

    private func label(_ text: String, y: CGFloat, width: CGFloat, _ label: UILabel = UILabel()) -> UILabel {
        label.frame = CGRect(x: 20, y: y, width: width, height: 40)
        label.text = text
        label.font = .systemFont(ofSize: 24)
        return label
    }

    private func isTruncated(_ text: String, _ driver: GTKAppDriver) throws -> Bool {
        let element = try #require(try driver.screen().elements.first { $0.drawnText == text })
        let label = try #require(element.widget.firstLabel)
        return pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }

    @Test func `A label shrinks its text instead of truncating it, down to minimumScaleFactor`() async throws {
        let cut = label("A long text for a label", y: 20, width: 160)
        let fitted = label("A long text that shrinks", y: 70, width: 160)
        fitted.adjustsFontSizeToFitWidth = true
        let limited = label("A long text with limits ", y: 120, width: 160)
        limited.adjustsFontSizeToFitWidth = true
        limited.minimumScaleFactor = 0.9
        let short = label("Short", y: 170, width: 160)
        short.adjustsFontSizeToFitWidth = true
        try await run([cut, fitted, limited, short]) { driver in
            #expect(try isTruncated(cut.text ?? "", driver))
            #expect(try !isTruncated(fitted.text ?? "", driver))
            #expect(try isTruncated(limited.text ?? "", driver))
            let frame = try ink(fitted.text ?? "", driver)
            #expect(frame.width > 130 && frame.maxX <= 181)
            #expect(try ink("Short", driver).height > frame.height)
            fitted.frame.size.width = 400
            try await driver.settle()
            #expect(try ink(fitted.text ?? "", driver).width > 200)
        }
    }

    @Test func `Shrunk text keeps its baseline, its middle or its top`() async throws {
        let adjustments: [UIBaselineAdjustment] = [.none, .alignCenters, .alignBaselines]
        let labels = adjustments.enumerated().map { index, adjustment in
            let label = label("Hxxxxxxxxxxxxxxxxxxxxxxxx\(index)", y: 20 + 60 * CGFloat(index), width: 120)
            label.adjustsFontSizeToFitWidth = true
            label.baselineAdjustment = adjustment
            return label
        }
        let normal = label("Hx", y: 260, width: 120)
        try await run(labels + [normal]) { driver in
            let bottoms = try labels.map { try ink($0.text ?? "", driver).maxY - $0.frame.minY }
            #expect(bottoms[0] < bottoms[1] && bottoms[1] < bottoms[2])
            let plain = try ink("Hx", driver).maxY - normal.frame.minY
            // The line of a GtkLabel is at least as high as that of the widget's own font, which moves small text down.
            #expect(abs(bottoms[2] - plain) <= 3.5, "\(bottoms) \(plain)")
        }
    }

    private final class PaddingLabel: UILabel {
        var insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)

        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }

        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(
                width: size.width + insets.left + insets.right,
                height: size.height + insets.top + insets.bottom
            )
        }
    }

    @Test func `A label with an override of drawText has padding inside its background`() async throws {
        let padded = PaddingLabel()
        padded.text = "Padded"
        padded.backgroundColor = UIColor(red: 1, green: 1, blue: 0.6, alpha: 1)
        padded.sizeToFit()
        padded.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: padded.intrinsicContentSize)
        let top = PaddingLabel()
        top.insets = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)
        top.frame = CGRect(x: 20, y: 100, width: 200, height: 90)
        top.text = "Above"
        top.textAlignment = .right
        try await run([padded, top]) { driver in
            let frame = try ink("Padded", driver)
            #expect(frame.minX >= 50 && frame.minX < 58, "\(frame)")
            #expect(try driver.color(at: CGPoint(x: 24, y: padded.frame.midY))[2] < 200)
            #expect(!(try isTruncated("Padded", driver)))
            let above = try ink("Above", driver)
            // Both labels are below the window's title bar.
            let titleBar = frame.midY - padded.frame.midY
            #expect(above.maxY - titleBar < 130 && above.maxX > 210, "\(above)")
            #expect(try driver.screen().elements(role: "text").map(\.label) == ["Padded", "Above"])
            padded.insets.left = 50
            padded.frame.size = padded.intrinsicContentSize
            padded.setNeedsDisplay()
            try await driver.settle()
            #expect(try ink("Padded", driver).minX >= 70)
        }
    }

    private final class Badge: UILabel {
        override func draw(_ rect: CGRect) {
            TextFittingWindowTests.red.setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: 15).fill()
            super.draw(rect)
        }
    }

    private final class Gauge: UIView {
        var share = 0.5 { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            TextFittingWindowTests.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
        }
    }

    @Test func `What a view draws is visible behind its subviews and its text`() async throws {
        let gauge = Gauge(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        gauge.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let sign = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        sign.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        gauge.addSubview(sign)
        let badge = Badge(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        badge.text = "New"
        badge.textAlignment = .center
        try await run([gauge, badge]) { driver in
            let seen = try [(25, 60), (40, 40), (100, 40)].map { try driver.color(at: CGPoint(x: $0.0, y: $0.1)) }
            #expect(seen == [[255, 0, 0], [0, 0, 255], [0, 255, 0]])
            #expect(try driver.color(at: CGPoint(x: 36, y: 115)) == [255, 0, 0])
            #expect(try driver.color(at: CGPoint(x: 21, y: 101)) == [255, 255, 255])
            let new = try ink("New", driver)
            #expect(abs(new.midX - 70) < 5, "\(new)")
            gauge.share = 1
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 100, y: 40)) == [255, 0, 0])
        }
    }

    private final class DotLayer: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fillEllipse(in: bounds)
        }
    }

    @Test func `A layer draws itself, or shows its contents`() async throws {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let dot = DotLayer()
        dot.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        dot.setNeedsDisplay()
        let picture = CALayer()
        picture.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
        let green = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        picture.contents = green.cgImage
        view.layer.addSublayer(dot)
        view.layer.addSublayer(picture)
        try await run([view]) { driver in
            let points = [(40, 40), (22, 22), (90, 90)]
            let seen = try points.map { try driver.color(at: CGPoint(x: $0.0, y: $0.1)) }
            #expect(seen == [[255, 0, 0], [255, 255, 255], [0, 255, 0]])
            picture.contents = nil
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 90, y: 90)) == [255, 255, 255])
        }
    }

    private final class PaddedField: UITextField {
        private let padding = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: 12, y: 10, width: 20, height: 20)
        }
    }

    @Test func `A field with overrides of its rectangles has padding, and shrinks its text into the rest`() async throws
    {
        let field = PaddedField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.placeholder = "Name"
        field.leftView = UIView()
        field.leftView?.backgroundColor = Self.red
        field.leftViewMode = .always
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 8
        try await run([field]) { driver in
            let field = field
            #expect(try driver.color(at: CGPoint(x: 42, y: 40)) == [255, 0, 0])
            let words = "A long name for a field"
            field.text = "Ann"
            try await driver.settle()
            let short = try ink("Ann", driver)
            #expect(short.minX >= 60 && short.minX < 68, "\(short)")
            field.text = words
            try await driver.settle()
            let long = try ink(words, driver)
            #expect(long.minX >= 60 && long.maxX <= 211)
            #expect(long.height < short.height * 1.6)
            field.becomeFirstResponder()
            try await driver.settle()
            #expect(abs(try ink(words, driver).minX - long.minX) <= 1)
        }
    }

    @Test func `The title of a button shrinks if its label may`() async throws {
        let title = "A long title for a button"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 110, height: 40)
        button.setTitle(title, for: .normal)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        try await run([button]) { driver in
            #expect(try !isTruncated(title, driver))
            let frame = try ink(title, driver)
            #expect(frame.minX >= 20 && frame.maxX <= 131)
        }
    }
}
#endif
