import Foundation
@_spi(Host) import UIKitCore

/// The elements of an app for another process, with numbers by which it refers to them.
@MainActor
struct ElementList {
    /// An element as JSON. Frames are on the screen, in points.
    struct Description: Encodable {
        var number: Int
        var role: String
        /// The names of the view's class and of its superclasses up to `UIView`.
        var classes: [String]
        var label: String?
        var value: String?
        var title: String?
        var placeholder: String?
        var identifier: String?
        /// The label of the return key of a field that is edited.
        var returnKey: String?
        /// The left and top edge, the width and the height.
        var frame: [Double]
        var isEnabled: Bool
        var isSelected: Bool
        var isFocused: Bool
        /// Whether a touch on the middle of the element reaches it.
        var isHittable: Bool
        var children: [Description]
    }

    /// The elements by their numbers. Weak references, so that a list keeps no screen alive.
    private(set) var entries: [Entry] = []

    /// A reference to an element.
    struct Entry {
        weak var view: UIView?
        weak var part: UIAccessibilityElement?
        var isPart: Bool
        var tokenIndex: Int?
        var name: String
    }

    /// Describes elements, outermost first.
    mutating func describe(_ elements: [ScreenElement], isHittable: (ScreenElement) -> Bool) -> [Description] {
        elements.map { element in
            let number = entries.count
            entries.append(
                Entry(
                    view: element.view,
                    part: element.part,
                    isPart: element.part != nil,
                    tokenIndex: element.tokenIndex,
                    name: element.brief
                )
            )
            let frame = element.frame
            return Description(
                number: number,
                role: element.kind,
                classes: element.classNames,
                label: element.label,
                value: element.plainValue,
                title: element.title,
                placeholder: element.placeholder,
                identifier: element.identifier,
                returnKey: element.returnKey,
                frame: [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? Double($0) : 0 },
                isEnabled: !element.traits.contains(.notEnabled),
                isSelected: element.traits.contains(.selected) || element.states.contains("selected"),
                isFocused: element.states.contains("focused"),
                isHittable: isHittable(element),
                children: describe(element.children, isHittable: isHittable)
            )
        }
    }
}

extension ScreenElement {
    /// The role, with alerts and action sheets distinguished from other dialogs.
    fileprivate var kind: String {
        if (view as? UITextField)?.isSecureTextEntry == true, part == nil, tokenIndex == nil {
            return "secure text field"
        }
        guard role == ViewRole.dialog.rawValue else { return role }
        if view is PresentedPopover { return "popover" }
        let controller =
            (view as? PresentedSheet)?.controller
            ?? sequence(first: view as UIResponder?, next: { $0?.next }).lazy.compactMap { $0 as? UIAlertController }
            .first
        guard let alert = controller as? UIAlertController else { return "sheet" }
        return alert.preferredStyle == .alert ? "alert" : "action sheet"
    }

    fileprivate var classNames: [String] {
        guard part == nil, tokenIndex == nil else { return [] }
        var names: [String] = []
        var type: AnyClass? = Swift.type(of: view)
        while let current = type, current != UIView.self {
            names.append("\(current)")
            type = _getSuperclass(current)
        }
        return names
    }

    /// The value; of a switch "1" or "0" in any language.
    fileprivate var plainValue: String? {
        guard part == nil, tokenIndex == nil, let toggle = view as? UISwitch else { return value }
        return toggle.isOn ? "1" : "0"
    }

    fileprivate var title: String? { tokenIndex == nil && part == nil ? (view as? UIButton)?.currentTitle : nil }

    fileprivate var returnKey: String? {
        guard part == nil, tokenIndex == nil, view.isFirstResponder, let field = view as? any UITextInputTraits else {
            return nil
        }
        return switch field.returnKeyType {
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        default: "return"
        }
    }

    fileprivate var placeholder: String? {
        tokenIndex == nil && part == nil ? (view as? UITextField)?.placeholder : nil
    }
}
