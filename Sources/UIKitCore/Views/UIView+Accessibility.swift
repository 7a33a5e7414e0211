import Foundation

/// What the app said about a view to assistive technology. Empty where it said nothing.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var isModal = false
}

/// What kind of thing an accessibility element is, and its state.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It can be pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It opens an address.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It does not answer at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    /// Whether assistive technology sees this view as one thing. When it was not set, controls, labels and images with
    /// a label are.
    public var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? isAccessibilityElementByDefault }
        set {
            accessibilityState.isElement = newValue
            setNeedsDisplay()
        }
    }

    /// The name that is spoken; the view's own text when it was not set.
    public var accessibilityLabel: String? {
        get { accessibilityState.label ?? defaultAccessibilityLabel }
        set {
            accessibilityState.label = newValue
            setNeedsDisplay()
        }
    }

    /// The value that is spoken after the name; the view's own when it was not set.
    public var accessibilityValue: String? {
        get { accessibilityState.value ?? defaultAccessibilityValue }
        set {
            accessibilityState.value = newValue
            setNeedsDisplay()
        }
    }

    /// What happens on activation, spoken last.
    public var accessibilityHint: String? {
        get { accessibilityState.hint }
        set {
            accessibilityState.hint = newValue
            setNeedsDisplay()
        }
    }

    /// A name for tests, never spoken.
    public var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }

    /// Kind and state; the view's own when they were not set.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? defaultAccessibilityTraits }
        set {
            accessibilityState.traits = newValue
            setNeedsDisplay()
        }
    }

    /// Whether everything in this view is kept from assistive technology.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set {
            accessibilityState.elementsHidden = newValue
            setNeedsDisplay()
        }
    }

    /// Whether assistive technology meets only this view and what is in it, and none of the views beside it.
    public var accessibilityViewIsModal: Bool {
        get { accessibilityState.isModal }
        set {
            guard newValue != accessibilityState.isModal else { return }
            accessibilityState.isModal = newValue
            superview?.modalSubviews.removeAll { $0 === self }
            if newValue { superview?.modalSubviews.append(self) }
            setNeedsDisplay()
            superview?.setNeedsDisplay()
        }
    }
}

extension UIView {
    /// Whether assistive technology does not meet the view, nor anything in it.
    @_spi(Host)
    public var isHiddenFromAssistiveTechnology: Bool {
        if accessibilityElementsHidden { return true }
        // A view that stands for nothing else is passed over; what holds others is only no thing of its own.
        let standsAlone = self is UILabel || self is UIImageView || self is UIControl
        if standsAlone, accessibilityState.isElement == false { return true }
        if isEmptyHeading { return true }
        guard let superview else { return false }
        if superview.speaksForSubviews { return true }
        UIView.siblingsLookedAt += superview.modalSubviews.count
        return !accessibilityState.isModal
            && superview.modalSubviews.contains { !$0.isHidden && $0.alpha > 0 }
    }

    /// Whether the view is a heading that says nothing, and holds nothing that can be pressed: people who go from heading to heading
    /// would stop at it.
    private var isEmptyHeading: Bool {
        guard role == .heading || role == .sectionHeader, accessibilityLabel?.isEmpty != false else { return false }
        var holdsControl = false
        forEachDescendant { if $0 is UIControl { holdsControl = true } }
        return !holdsControl
    }

    /// Whether the app made one thing of a view that is nothing by itself: what is in it is not met any more.
    var speaksForSubviews: Bool { roleByTraits != .none }

    /// What a view of no kind of its own is to a person, from what the app said about it.
    var roleByTraits: ViewRole {
        guard accessibilityState.isElement == true else { return .none }
        let traits = accessibilityTraits
        if !traits.isDisjoint(with: [.button, .link]) { return .button }
        if traits.contains(.image) { return .image }
        if traits.contains(.header) { return .heading }
        return accessibilityLabel?.isEmpty == false ? .text : .none
    }
}
