import Foundation

/// The properties that key-value coding and observing find by name.
extension UITextField {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("text", \UITextField.text, isObservable: true),
                Property("attributedText", \UITextField.attributedText, isObservable: true),
                Property("placeholder", \UITextField.placeholder),
                Property("attributedPlaceholder", \UITextField.attributedPlaceholder),
                Property("placeholderLabel", \UITextField.placeholderLabel as KeyPath),
                Property("_placeholderLabel", \UITextField.placeholderLabel as KeyPath),
                Property("font", \UITextField.font),
                Property("textColor", \UITextField.textColor),
                Property("textAlignment", \UITextField.textAlignment),
                Property("borderStyle", \UITextField.borderStyle),
                Property("clearButtonMode", \UITextField.clearButtonMode),
                Property("leftView", \UITextField.leftView),
                Property("rightView", \UITextField.rightView),
            ]
        }
    }

    /// The label of the placeholder, which apps find with the key `placeholderLabel`.
    var placeholderLabel: UILabel {
        if let placeholderProxy { return placeholderProxy }
        let label = PlaceholderLabel(of: self)
        placeholderProxy = label
        return label
    }
}

/// Gives access to a field's placeholder as a label. It is in no view: the host draws the placeholder with the field's text. Text, colour
/// and font are those of ``UITextField/attributedPlaceholder``; its other properties have no effect.
final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var text: String? {
        get { field?.placeholder }
        set {
            guard let attributedText, let newValue, attributedText.length > 0 else {
                field?.placeholder = newValue
                return
            }
            self.attributedText = NSAttributedString(
                string: newValue,
                attributes: attributedText.attributes(at: 0, effectiveRange: nil)
            )
        }
    }

    override var attributedText: NSAttributedString? {
        get { field?.attributedPlaceholder }
        set { field?.attributedPlaceholder = newValue }
    }

    override var textColor: UIColor! {
        get { field?.placeholderColor ?? .placeholderText }
        set { set(.foregroundColor, to: newValue ?? .placeholderText) }
    }

    override var font: UIFont! {
        get { field?.placeholderFont ?? TextFieldStyle.defaultFont }
        set { set(.font, to: newValue ?? field?.font) }
    }

    private func set(_ key: NSAttributedString.Key, to value: Any?) {
        // Without a placeholder there is nothing to draw, as in UIKit.
        guard let field, let value, let present = field.attributedPlaceholder else { return }
        let changed = NSMutableAttributedString(attributedString: present)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        field.attributedPlaceholder = changed
    }
}
