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
    /// Plays a sound when activated. Kept without effect: screen readers of Linux do not stop speaking for it.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard: for assistive technology of Linux, a button.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen. Kept without effect: Apple's screen reader speaks it after the launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often. Kept without effect: screen readers of Linux speak only changes of focused elements.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts to play media when activated. Kept without effect: screen readers of Linux do not stop speaking for it.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The value changes with `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Handles touches itself. Kept without effect: screen readers of Linux do not intercept touches.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Turns the page after it was read. Kept without effect: it is for continuous reading by Apple's screen reader.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs, which contains elements.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
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
        guard accessibleRole == .heading || accessibleRole == .sectionHeader, accessibilityLabel?.isEmpty != false
        else { return false }
        var holdsControl = false
        forEachDescendant { if $0 is UIControl { holdsControl = true } }
        return !holdsControl
    }

    /// Whether the app made a generic view an element, so that its content is hidden from assistive technology.
    @_spi(Host)
    public var speaksForSubviews: Bool { roleByTraits != .none }

    /// The role of a view without a specific role, derived from the accessibility properties that the app set.
    var roleByProperties: ViewRole {
        let role = roleByTraits
        if role != .none { return role }
        // The traits of a class may depend on the role.
        if accessibilityState.traits?.contains(.tabBar) == true { return .tabBar }
        return switch accessibilityExtras == nil ? .none : accessibilityContainerType {
        case .none: .none
        case .dataTable: .grid
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .group
        }
    }

    /// The role of a view that the app made an element; `none` for other views.
    private var roleByTraits: ViewRole {
        guard accessibilityState.isElement == true || isElementOfSubclass else { return .none }
        return ViewRole(of: accessibilityTraits) ?? (accessibilityLabel?.isEmpty == false ? .text : .none)
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

extension ViewRole {
    /// The role of an element with traits; nil for a text, and for nothing.
    init?(of traits: UIAccessibilityTraits) {
        if traits.contains(.adjustable) {
            self = .slider
        } else if !traits.isDisjoint(with: [.button, .link, .keyboardKey]) {
            self = .button
        } else if traits.contains(.image) {
            self = .image
        } else if traits.contains(.header) {
            self = .heading
        } else {
            return nil
        }
    }

    /// Whether an element with this role only contains others.
    package var isContainer: Bool { [.list, .grid, .landmark, .group].contains(self) }
}
