import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// In this host, a character is half as wide as its font size.
@MainActor
@Suite("Fitting text into fields and buttons")
struct TextFittingTests {
    private func show(_ view: UIView) async throws -> AppDriver {
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        root.view.addSubview(view)
        try await driver.settle()
        return driver
    }

    @Test func `adjustsFontSizeToFitWidth shrinks the text of a field while it is typed, down to minimumFontSize`()
        async throws
    {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 106, height: 34))
        field.font = .systemFont(ofSize: 20)
        field.placeholder = "Name"
        let driver = try await show(field)
        try await driver.tap("Name")
        try await driver.type(String(repeating: "a", count: 20))
        #expect(field.displayedFont?.pointSize == 20)
        let intrinsic = field.intrinsicContentSize
        field.adjustsFontSizeToFitWidth = true
        #expect(field.displayedFont?.pointSize == 10)
        #expect(field.font?.pointSize == 20)
        #expect(field.intrinsicContentSize == intrinsic)
        field.minimumFontSize = 14
        #expect(field.displayedFont?.pointSize == 14)
        field.text = "short"
        #expect(field.displayedFont?.pointSize == 20)
        field.text = ""
        field.placeholder = String(repeating: "a", count: 12)
        #expect(field.displayedFont?.pointSize == 16.5)
    }

    @Test func `the title of a button shrinks if its label may`() async throws {
        let button = UIButton(type: .system)
        button.setTitle(String(repeating: "a", count: 20), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.5
        button.frame = CGRect(x: 0, y: 100, width: 120, height: 44)
        let driver = try await show(button)
        #expect(button.titleLabel?.frame.width == 120)
        #expect(button.titleLabel?.display?.font.pointSize == 12)
        #expect(driver.screen().elements(role: "button").map(\.label) == [String(repeating: "a", count: 20)])
    }

    private final class PaddedField: UITextField {
        let padding = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 2) }
    }

    @Test func `overrides of textRect and editingRect place text, placeholder and edited text`() async throws {
        let field = PaddedField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        let driver = try await show(field)
        #expect(field.contentArea == CGRect(x: 20, y: 0, width: 150, height: 40))
        try await driver.tap("Name")
        #expect(field.contentArea == CGRect(x: 12, y: 2, width: 176, height: 36))
        try await driver.type("Ann")
        field.resignFirstResponder()
        #expect(field.contentArea == CGRect(x: 20, y: 0, width: 150, height: 40))
    }

    private final class IconField: UITextField {
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
            super.leftViewRect(forBounds: bounds).offsetBy(dx: 10, dy: 0)
        }

        override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
            CGRect(x: bounds.maxX - 50, y: 0, width: 30, height: 40)
        }

        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            super.clearButtonRect(forBounds: bounds).offsetBy(dx: -8, dy: 0)
        }

        override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            super.placeholderRect(forBounds: bounds).offsetBy(dx: 3, dy: 0)
        }
    }

    @Test func `overrides of the overlays' rectangles place the overlays, and text is between them`() async throws {
        let field = IconField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        field.rightViewMode = .always
        field.placeholder = "Name"
        let driver = try await show(field)
        #expect(field.leftView?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(field.rightView?.frame == CGRect(x: 150, y: 0, width: 30, height: 40))
        #expect(field.contentArea == CGRect(x: 33, y: 0, width: 120, height: 40))
        field.clearButtonMode = .always
        field.text = "Ann"
        try await driver.settle()
        #expect(field.clearButton?.frame == CGRect(x: 168, y: 8, width: 24, height: 24))
        #expect(field.contentArea == CGRect(x: 30, y: 0, width: 138, height: 40))
    }

    private final class ImageAfterTitle: UIButton {
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }

        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: 0, width: contentRect.width - 30, height: contentRect.height)
        }

        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.maxX - 24, y: 8, width: 24, height: 24)
        }
    }

    @Test func `overrides of contentRect, titleRect and imageRect place the parts of a button`() async throws {
        let button = ImageAfterTitle(frame: CGRect(x: 0, y: 100, width: 120, height: 40))
        button.setTitle("More", for: .normal)
        button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        _ = try await show(button)
        #expect(button.titleLabel?.frame == CGRect(x: 10, y: 0, width: 70, height: 40))
        #expect(button.imageView?.frame == CGRect(x: 86, y: 8, width: 24, height: 24))
    }

    private final class Gauge: UIView {
        var calls = 0
        override func draw(_ rect: CGRect) { calls += 1 }
    }

    @Test func `a view draws itself although nothing shows the image`() async throws {
        let gauge = Gauge(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        gauge.isAccessibilityElement = true
        gauge.accessibilityLabel = "Level"
        gauge.accessibilityTraits = .image
        let driver = try await show(gauge)
        #expect(gauge.calls == 1)
        #expect(driver.screen().description.contains("Level"))
    }
}
