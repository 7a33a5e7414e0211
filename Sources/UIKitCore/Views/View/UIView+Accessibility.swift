import Foundation

/// The accessibility properties that the app set on a view. Unset values are nil or false.
struct AccessibilityState {
    var isElement: Bool?
    /// Whether the role of the view is being determined.
    var isResolvingElement = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var isModal = false
    var elements: [Any]?
}

/// The kind and state of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64
    /// Makes a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    func setAccessibilityModal(_ isModal: Bool) {
        guard isModal != accessibilityState.isModal else { return }
        accessibilityState.isModal = isModal
        superview?.modalSubviews.removeAll { $0 === self }
        if isModal { superview?.modalSubviews.append(self) }
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    /// Whether the view and its content are hidden from assistive technology.
    @_spi(Host)
    public var isHiddenFromAssistiveTechnology: Bool {
        if accessibilityElementsHidden { return true }
        // A leaf view that is not an element is hidden. A container that is not an element keeps its accessible content.
        let standsAlone = self is UILabel || self is UIImageView || self is UIControl
        let isExcluded = isAccessibilityElementByDefault && !isAccessibilityElement
        if standsAlone, accessibilityState.isElement == false || isExcluded { return true }
        if isEmptyHeading || isUnlisted || hasNothingToRead { return true }
        guard let superview else { return false }
        if superview.speaksForSubviews { return true }
        return !accessibilityState.isModal
            && superview.modalSubviews.contains { !$0.isHidden && $0.alpha > 0 }
    }

    /// Whether the view is a heading without text and without controls. Users who navigate by heading would stop at it
    /// without need.
    private var isEmptyHeading: Bool {
        guard role == .heading || role == .sectionHeader, accessibilityLabel?.isEmpty != false else { return false }
        var holdsControl = false
        forEachDescendant { if $0 is UIControl { holdsControl = true } }
        return !holdsControl
    }

    /// Whether the app made a generic view an element, so that its content is hidden from assistive technology.
    var speaksForSubviews: Bool { roleByTraits != .none }

    /// The role of a view without a specific role, derived from the accessibility properties that the app set.
    var roleByTraits: ViewRole {
        guard accessibilityState.isElement == true || isElementOfSubclass else { return .none }
        let traits = accessibilityTraits
        if !traits.isDisjoint(with: [.button, .link]) { return .button }
        if traits.contains(.image) { return .image }
        if traits.contains(.header) { return .heading }
        return accessibilityLabel?.isEmpty == false ? .text : .none
    }

    /// Whether an app's subclass makes the view an element by overriding ``isAccessibilityElement``.
    private var isElementOfSubclass: Bool {
        // For some classes the default depends on the role.
        guard !accessibilityState.isResolvingElement else { return false }
        accessibilityState.isResolvingElement = true
        defer { accessibilityState.isResolvingElement = false }
        return isAccessibilityElement && !isAccessibilityElementByDefault
    }
}
