import Foundation
import UIKitCore

/// The properties of an element.
public protocol XCUIElementAttributes: AnyObject {
    /// The accessibility identifier.
    var identifier: String { get }
    /// The frame on the screen, in points.
    var frame: CGRect { get }
    /// The value: of a switch "1" or "0", of an empty field its placeholder.
    var value: Any? { get }
    /// The title.
    var title: String { get }
    /// The accessibility label.
    var label: String { get }
    /// The type.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element is enabled.
    var isEnabled: Bool { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the keyboard focus.
    var hasFocus: Bool { get }
    /// The placeholder of a field.
    var placeholderValue: String? { get }
}
