import Foundation
import UIKitCore

/// A property whose value a file can declare for some size classes. Each has one line in the list.
@MainActor
struct VariedProperty {
    /// The attribute of the variation, or the key of its child.
    let name: String
    private let fits: (NSObject) -> Bool
    /// Reads the value. Returns nil for a value that is refused, which is reported.
    let read: (InterfaceElement, InterfaceDocument) -> VariedValue.Assign?
    /// Returns an assignment of the present value.
    let present: (NSObject) -> VariedValue.Assign

    /// Returns the property of an object with a name. Nil for names that cannot vary.
    static func named(_ name: String, of object: NSObject) -> VariedProperty? {
        all.first { $0.name == name && $0.fits(object) }
    }

    /// A property of a subclass precedes one of its superclass with the same name.
    private static let all: [VariedProperty] = [
        // Constraints
        property("constant", \NSLayoutConstraint.constant) { element, _ in element.number("constant") },
        // All views
        property("hidden", \UIView.isHidden) { element, _ in element.bool("hidden") },
        property("alpha", \UIView.alpha) { element, _ in element.number("alpha") },
        property("clipsSubviews", \UIView.clipsToBounds) { element, _ in element.bool("clipsSubviews") },
        property("userInteractionEnabled", \UIView.isUserInteractionEnabled) { element, _ in
            element.bool("userInteractionEnabled")
        },
        property("contentMode", \UIView.contentMode) { element, _ in
            element.choice("contentMode", UIView.contentModes)
        },
        property("semanticContentAttribute", \UIView.semanticContentAttribute) { element, _ in
            element.choice("semanticContentAttribute", UIView.semantics)
        },
        property("backgroundColor", \UIView.backgroundColor) { element, document in
            .some(element.color(key: "backgroundColor", in: document))
        },
        property("tintColor", \UIView.fileTint) { element, document in
            .some(element.color(key: "tintColor", in: document))
        },
        property("layoutMargins", \UIView.layoutMargins) { element, _ in element.insets(key: "layoutMargins") },
        property("directionalLayoutMargins", \UIView.directionalLayoutMargins) { element, _ in
            element.directionalInsets(key: "directionalLayoutMargins")
        },
        // Text
        property("fontDescription", \UILabel.font) { element, _ in element.font(key: "fontDescription") },
        property("fontDescription", \UIButton.fileFont) { element, _ in element.font(key: "fontDescription") },
        property("fontDescription", \UITextField.font) { element, _ in .some(element.font(key: "fontDescription")) },
        property("fontDescription", \UITextView.font) { element, _ in .some(element.font(key: "fontDescription")) },
        property("textColor", \UILabel.textColor) { element, document in
            .some(element.color(key: "textColor", in: document))
        },
        property("textColor", \UITextField.textColor) { element, document in
            .some(element.color(key: "textColor", in: document))
        },
        property("textColor", \UITextView.textColor) { element, document in
            .some(element.color(key: "textColor", in: document))
        },
        property("highlightedColor", \UILabel.highlightedTextColor) { element, document in
            .some(element.color(key: "highlightedColor", in: document))
        },
        property("shadowColor", \UILabel.shadowColor) { element, document in
            .some(element.color(key: "shadowColor", in: document))
        },
        property("shadowOffset", \UILabel.shadowOffset) { element, _ in element.size(key: "shadowOffset") },
        property("text", \UILabel.text) { element, _ in .some(element.text("text")) },
        property("textAlignment", \UILabel.textAlignment) { element, _ in
            element.choice("textAlignment", InterfaceWords.alignments)
        },
        property("textAlignment", \UITextField.textAlignment) { element, _ in
            element.choice("textAlignment", InterfaceWords.alignments)
        },
        property("textAlignment", \UITextView.textAlignment) { element, _ in
            element.choice("textAlignment", InterfaceWords.alignments)
        },
        property("numberOfLines", \UILabel.numberOfLines) { element, _ in element.integer("numberOfLines") },
        property("placeholder", \UITextField.placeholder) { element, _ in .some(element.text("placeholder")) },
        // Images
        property("image", \UIImageView.image) { element, document in .some(element.image("image", in: document)) },
        property("highlightedImage", \UIImageView.highlightedImage) { element, document in
            .some(element.image("highlightedImage", in: document))
        },
        // Stacks
        property("axis", \UIStackView.axis) { element, _ in element.choice("axis", UIStackView.axes) },
        property("alignment", \UIStackView.alignment) { element, _ in
            element.choice("alignment", UIStackView.alignments)
        },
        property("distribution", \UIStackView.distribution) { element, _ in
            element.choice("distribution", UIStackView.distributions)
        },
        property("spacing", \UIStackView.spacing) { element, _ in element.number("spacing") },
        property("spacingType", \UIStackView.spacing) { element, _ in
            element.choice("spacingType", UIStackView.spacings)
        },
        property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement) { element, _ in
            element.bool("layoutMarginsRelativeArrangement")
        },
        // Lists and controls
        property("contentInset", \UIScrollView.contentInset) { element, _ in element.insets(key: "contentInset") },
        property("scrollEnabled", \UIScrollView.isScrollEnabled) { element, _ in element.bool("scrollEnabled") },
        property("separatorInset", \UITableView.separatorInset) { element, _ in element.insets(key: "separatorInset") },
        property("enabled", \UIControl.isEnabled) { element, _ in element.bool("enabled") },
    ]

    private static func property<Object: NSObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Value>,
        read: @escaping @MainActor (InterfaceElement, InterfaceDocument) -> Value?
    ) -> VariedProperty {
        func assignment(_ value: Value) -> VariedValue.Assign {
            { object in
                if let object = object as? Object { object[keyPath: path] = value }
            }
        }
        return VariedProperty(
            name: name,
            fits: { $0 is Object },
            read: { element, document in read(element, document).map { assignment($0) } },
            present: { object in assignment((object as! Object)[keyPath: path]) }
        )
    }
}

extension UIView {
    /// The view's own tint. Nil to inherit it.
    fileprivate var fileTint: UIColor? {
        get { ownTintColor }
        set { tintColor = newValue }
    }
}

extension UIButton {
    /// The font of the title.
    fileprivate var fileFont: UIFont? {
        get { titleLabel?.font }
        set { titleLabel?.font = newValue }
    }
}
