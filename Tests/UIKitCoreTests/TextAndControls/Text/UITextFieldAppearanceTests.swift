import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

/// The appearance and the properties of a field.
@MainActor
struct UITextFieldAppearanceTests {
    @Test
    func `A new field has UIKit's defaults`() {
        let field = UITextField()
        #expect(field.placeholder == nil)
        #expect(field.attributedPlaceholder == nil)
        #expect(field.font?.pointSize == 17)
        #expect(field.textColor == .label)
        #expect(field.textAlignment == .natural)
        #expect(field.borderStyle == .none)
        #expect(field.clearButtonMode == .never)
        #expect(field.leftViewMode == .never)
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.returnKeyType == .default)
        #expect(!field.isSecureTextEntry)
        #expect(field.textContentType == nil)
    }

    @Test
    func `Setting font and colour to nil restores the defaults`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 30)
        field.textColor = .systemGreen
        field.font = nil
        field.textColor = nil
        #expect(field.font?.pointSize == 17)
        #expect(field.textColor == .label)
        #expect(field.assignedTextColor == nil)
    }

    // MARK: Attributed text

    @Test
    func `The attributed text has the field's font, colour and alignment`() throws {
        let field = UITextField()
        field.text = "ab"
        field.textColor = .systemGreen
        field.textAlignment = .right
        let text = try #require(field.attributedText)
        #expect(text.string == "ab")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemGreen)
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right)
    }

    @Test
    func `Assigned attributes stay with their text during editing, and extend to adjacent typed text`() throws {
        let scene = FieldScene(UITextField(), hasDelegate: false)
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.systemBlue]))
        scene.field.attributedText = text
        #expect(scene.field.textColor == .systemRed)
        scene.field.becomeFirstResponder()
        scene.type("!")
        scene.press(.home)
        scene.press(.delete)
        let result = try #require(scene.field.attributedText)
        #expect(result.string == "edblue!")
        let colors = (0..<7).map { result.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(colors == [.systemRed, .systemRed] + Array(repeating: .systemBlue, count: 5))
        scene.press(.character("z"), .control)
        #expect(scene.field.attributedText?.string == "redblue!")
    }

    @Test
    func `A colour or plain text assigned later applies to the whole text`() {
        let field = UITextField()
        field.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.systemRed])
        field.textColor = .systemBlue
        let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .systemBlue)
        field.text = "plain"
        #expect(field.attributedText?.string == "plain")
        field.attributedText = nil
        #expect(field.text == "")
    }

    @Test
    func `Placeholder and attributedPlaceholder share their text`() {
        let field = UITextField()
        field.placeholder = "Search"
        let color = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .placeholderText)
        field.attributedPlaceholder = NSAttributedString(string: "Find")
        #expect(field.placeholder == "Find")
        #expect(field.isPlaceholderVisible)
        field.text = "a"
        #expect(!field.isPlaceholderVisible)
    }

    // MARK: Overlays

    @Test(
        arguments: [
            (UITextField.ViewMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
            (.always, true, true),
        ]
    )
    func `The clear button is visible according to its mode, if the field has text`(
        mode: UITextField.ViewMode,
        whileEditing: Bool,
        otherwise: Bool
    ) {
        let scene = FieldScene(UITextField())
        scene.field.clearButtonMode = mode
        #expect(!scene.field.isClearButtonVisible)
        scene.field.text = "a"
        #expect(scene.field.isClearButtonVisible == otherwise)
        scene.field.becomeFirstResponder()
        #expect(scene.field.isClearButtonVisible == whileEditing)
        #expect((scene.field.clearButton?.superview === scene.field) == whileEditing)
        scene.field.isEnabled = false
        #expect(!scene.field.isClearButtonVisible)
    }

    @Test
    func `A tap on the clear button clears the field`() throws {
        let scene = FieldScene(UITextField())
        scene.field.clearButtonMode = .always
        scene.field.text = "a"
        let button = try #require(scene.field.subviews.first as? UIButton)
        #expect(button.accessibilityLabel == "Clear text")
        button.sendActions(for: .primaryActionTriggered)
        #expect(scene.field.text == "")
        #expect(scene.field.subviews.isEmpty)
    }

    @Test
    func `Left and right views follow their modes, and the clear button replaces the right view`() {
        let scene = FieldScene(UITextField())
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: .zero))
        scene.field.leftView = left
        scene.field.rightView = right
        #expect(scene.field.subviews.isEmpty)
        scene.field.leftViewMode = .always
        scene.field.rightViewMode = .unlessEditing
        #expect(scene.field.subviews == [left, right])
        scene.field.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
        scene.field.becomeFirstResponder()
        #expect(scene.field.subviews == [left])
        scene.field.rightViewMode = .always
        scene.field.clearButtonMode = .always
        scene.field.insertText("a")
        #expect(right.superview == nil)
        scene.field.leftView = nil
        #expect(left.superview == nil)
    }

    @Test
    func `The content area excludes the border and the overlay views`() {
        let scene = FieldScene(UITextField())
        #expect(scene.field.contentArea == CGRect(x: 0, y: 0, width: 300, height: 34))
        scene.field.borderStyle = .roundedRect
        scene.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.field.leftViewMode = .always
        #expect(scene.field.contentArea == CGRect(x: 34, y: 0, width: 259, height: 34))
    }

    @Test
    func `The intrinsic width is that of the text or placeholder, and the height at least 34 points`() {
        let scene = FieldScene(UITextField())
        #expect(scene.field.intrinsicContentSize == CGSize(width: 0, height: 34))
        scene.field.placeholder = "Search"
        #expect(scene.field.intrinsicContentSize.width == 48)
        scene.field.text = "Searching"
        #expect(scene.field.intrinsicContentSize.width == 72)
        scene.field.borderStyle = .roundedRect
        #expect(scene.field.intrinsicContentSize == CGSize(width: 86, height: 34))
    }

    // MARK: Accessibility

    @Test
    func `A field's accessible name is its placeholder, and its value the text`() {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ann"
        #expect(field.accessibleRole == .textField)
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityLabel == "Name")
        #expect(field.accessibilityValue == "Ann")
        field.accessibilityLabel = "Your name"
        #expect(field.accessibilityLabel == "Your name")
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
    }

    @Test
    func `A secure field displays and reports a dot for each character`() {
        let field = UITextField()
        field.text = "pä👨‍👩‍👧"
        field.isSecureTextEntry = true
        #expect(field.displayedText == "•••")
        #expect(field.accessibilityValue == "•••")
        #expect(field.text == "pä👨‍👩‍👧")
    }

    @Test
    func `The state descriptions contain focus, disabling and the app's colours`() {
        let scene = FieldScene(UITextField())
        #expect(scene.field.stateDescriptions.isEmpty)
        scene.field.becomeFirstResponder()
        scene.field.textColor = .systemGreen
        scene.field.backgroundColor = .systemGreen.withAlphaComponent(0.2)
        #expect(scene.field.stateDescriptions == ["focused", "text systemGreen", "background systemGreen 20%"])
        scene.field.isEnabled = false
        scene.field.textColor = nil
        scene.field.backgroundColor = nil
        #expect(scene.field.stateDescriptions == ["disabled"])
    }

    @Test
    func `Each change displays the field again`() {
        let scene = FieldScene(UITextField())
        let changes: [(UITextField) -> Void] = [
            { $0.text = "a" }, { $0.insertText("b") }, { $0.selectAll(nil) }, { $0.isSecureTextEntry = true },
            { $0.keyboardType = .URL }, { $0.placeholder = "x" }, { $0.becomeFirstResponder() },
        ]
        for change in changes {
            scene.application.performUpdates()
            scene.host.displayed = []
            change(scene.field)
            scene.application.performUpdates()
            #expect(scene.host.displayed.contains(scene.field))
        }
    }

    @Test
    func `UIKeyInput has default text input traits`() {
        final class Keypad: UIView, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let input: any UIKeyInput = Keypad()
        #expect(input.keyboardType == .default)
        #expect(!input.isSecureTextEntry)
    }
}
