import Foundation
import UIKitRuntime

/// The edit commands, which menus and keys send along the responder chain. `UIResponder` implements them all.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Copies the selection to the pasteboard and removes it.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Selects the content at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

/// An edit command, in the order of menus.
///
/// Every responder has the methods, which forward to the next responder. Only a class that overrides a method implements the command.
@MainActor
enum EditCommand: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"

    /// The command with a selector; nil for other selectors.
    init?(_ selector: Selector) {
        self.init(rawValue: NSStringFromSelector(selector))
    }

    /// A selector that carries the method.
    var selector: Selector {
        switch self {
        case .cut: Selector(rawValue, UIResponder.cut(_:))
        case .copy: Selector(rawValue, UIResponder.copy(_:) as (UIResponder) -> @MainActor (Any?) -> Void)
        case .paste: Selector(rawValue, UIResponder.paste(_:))
        case .delete: Selector(rawValue, UIResponder.delete(_:))
        case .select: Selector(rawValue, UIResponder.select(_:))
        case .selectAll: Selector(rawValue, UIResponder.selectAll(_:))
        }
    }

    /// The title in menus, in the user's language.
    var title: String {
        switch self {
        case .cut: SystemTexts.text("Cut")
        case .copy: SystemTexts.text("Copy")
        case .paste: SystemTexts.text("Paste")
        case .delete: SystemTexts.text("Delete")
        case .select: SystemTexts.text("Select")
        case .selectAll: SystemTexts.text("Select All")
        }
    }

    /// Returns the selector with the method of the edit command, if it is one that carries no method.
    static func completed(_ selector: Selector) -> Selector {
        selector.method == nil ? EditCommand(selector)?.selector ?? selector : selector
    }

    /// Whether a class overrides the method, or has a method with this name in its table.
    func isImplemented(by type: UIResponder.Type) -> Bool {
        UIKitRuntimeEditMethod(ClassFactory.pointer(type), runtimeValue)
            != UIKitRuntimeEditMethod(ClassFactory.pointer(UIResponder.self), runtimeValue)
            || MemberTables.method(named: rawValue, of: type) != nil
    }

    private var runtimeValue: UIKitRuntimeEdit {
        switch self {
        case .cut: UIKitRuntimeEditCut
        case .copy: UIKitRuntimeEditCopy
        case .paste: UIKitRuntimeEditPaste
        case .delete: UIKitRuntimeEditDelete
        case .select: UIKitRuntimeEditSelect
        case .selectAll: UIKitRuntimeEditSelectAll
        }
    }
}
