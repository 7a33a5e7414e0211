import Foundation

/// A closure that returns whether something holds.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a list of elements.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure without a result.
public typealias AXVoidReturnBlock = () -> Void

/// The accessibility properties that few objects have. Made when the first one is set.
final class AccessibilityExtras {
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var language: String?
    var textualContext: UIAccessibilityTextualContext?
    var userInputLabels: [NSAttributedString]?
    var respondsToUserInteraction: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var groupsChildren = false
    var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    var path: UIBezierPath?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var blocks = Blocks()

    /// The closures of iOS 17 that provide properties.
    struct Blocks {
        var isElement: AXBoolReturnBlock?
        var label: AXStringReturnBlock?
        var value: AXStringReturnBlock?
        var hint: AXStringReturnBlock?
        var identifier: AXStringReturnBlock?
        var traits: AXTraitsReturnBlock?
        var elements: AXArrayReturnBlock?
        var customActions: AXCustomActionsReturnBlock?
        var activate: AXBoolReturnBlock?
        var increment: AXVoidReturnBlock?
        var decrement: AXVoidReturnBlock?
        var escape: AXBoolReturnBlock?
        var magicTap: AXBoolReturnBlock?
    }
}

extension UIResponder {
    /// Changes the properties, and shows them.
    final func changeAccessibility(_ change: (AccessibilityExtras) -> Void) {
        let extras = accessibilityExtras ?? AccessibilityExtras()
        accessibilityExtras = extras
        change(extras)
        accessibilityDidChange()
    }

    private subscript<Block>(block path: WritableKeyPath<AccessibilityExtras.Blocks, Block?>) -> Block? {
        get { accessibilityExtras?.blocks[keyPath: path] }
        set { changeAccessibility { $0.blocks[keyPath: path] = newValue } }
    }

    /// Provides `isAccessibilityElement`. Like all such closures it has precedence over the assigned property, and is called whenever
    /// the screen is updated: post `layoutChanged` when its result changes.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { self[block: \.isElement] }
        set { self[block: \.isElement] = newValue }
    }

    /// Provides `accessibilityLabel`.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { self[block: \.label] }
        set { self[block: \.label] = newValue }
    }

    /// Provides `accessibilityValue`.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { self[block: \.value] }
        set { self[block: \.value] = newValue }
    }

    /// Provides `accessibilityHint`.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { self[block: \.hint] }
        set { self[block: \.hint] = newValue }
    }

    /// Provides `accessibilityIdentifier`.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { self[block: \.identifier] }
        set { self[block: \.identifier] = newValue }
    }

    /// Provides `accessibilityTraits`.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { self[block: \.traits] }
        set { self[block: \.traits] = newValue }
    }

    /// Provides `accessibilityElements`.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { self[block: \.elements] }
        set { self[block: \.elements] = newValue }
    }

    /// Provides `accessibilityCustomActions`.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { self[block: \.customActions] }
        set { self[block: \.customActions] = newValue }
    }

    /// Handles activation, as `accessibilityActivate()` does.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { self[block: \.activate] }
        set { self[block: \.activate] = newValue }
    }

    /// Increments the value, as `accessibilityIncrement()` does.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { self[block: \.increment] }
        set { self[block: \.increment] = newValue }
    }

    /// Decrements the value, as `accessibilityDecrement()` does.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { self[block: \.decrement] }
        set { self[block: \.decrement] = newValue }
    }

    /// Handles the escape gesture, as `accessibilityPerformEscape()` does.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { self[block: \.escape] }
        set { self[block: \.escape] = newValue }
    }

    /// Handles the magic tap, as `accessibilityPerformMagicTap()` does.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { self[block: \.magicTap] }
        set { self[block: \.magicTap] = newValue }
    }
}
