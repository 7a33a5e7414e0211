import Foundation

/// An element of the app at the moment of a query.
final class ElementNode {
    /// The number by which commands refer to the element; nil for the app, and for keys of the keyboard.
    let number: Int?
    /// The types of the element: most have one, but items of menus are also buttons.
    let types: [XCUIElement.ElementType]
    var label = ""
    var identifier = ""
    var title = ""
    var value: String?
    var placeholder: String?
    var frame = CGRect.zero
    var isEnabled = true
    var isSelected = false
    var isFocused = false
    var isHittable = false
    /// The commands by which a key of the keyboard acts.
    var keyCommand: String?
    private(set) var children: [ElementNode] = []
    private(set) weak var parent: ElementNode?

    init(number: Int?, types: [XCUIElement.ElementType]) {
        self.number = number
        self.types = types
    }

    func add(_ child: ElementNode) {
        child.parent = self
        children.append(child)
    }

    /// The elements inside, outermost first.
    var descendants: [ElementNode] { children.flatMap { [$0] + $0.descendants } }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || types.contains(type) }

    /// Whether one of its texts for queries is the given one.
    func isCalled(_ name: String) -> Bool {
        [identifier, label, title].contains(name) || value == name || placeholder == name
    }

    /// The properties by their names in predicates.
    var attributes: [String: Any] {
        [
            "identifier": identifier, "label": label, "title": title, "value": value ?? "",
            "placeholderValue": placeholder ?? "", "elementType": Int(types[0].rawValue), "exists": true,
            "enabled": isEnabled, "isEnabled": isEnabled, "selected": isSelected, "isSelected": isSelected,
            "hittable": isHittable, "isHittable": isHittable, "hasFocus": isFocused, "hasKeyboardFocus": isFocused,
        ]
    }

    /// The element and its descendants as an indented outline.
    func outline(depth: Int = 0) -> String {
        String(repeating: "  ", count: depth) + summary + "\n" + children.map { $0.outline(depth: depth + 1) }.joined()
    }

    /// The element in one line.
    var summary: String {
        var text = types[0].name
        if !identifier.isEmpty { text += ", identifier: '\(identifier)'" }
        if !label.isEmpty { text += ", label: '\(label)'" }
        if let value, !value.isEmpty { text += ", value: \(value)" }
        if let placeholder, !placeholder.isEmpty { text += ", placeholderValue: '\(placeholder)'" }
        let sides = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        return text + ", {{\(sides[0]), \(sides[1])}, {\(sides[2]), \(sides[3])}}"
    }
}

extension XCUIElement.ElementType {
    /// The name in messages: `StaticText`.
    var name: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}
