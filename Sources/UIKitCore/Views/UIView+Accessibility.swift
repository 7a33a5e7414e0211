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
}

/// What kind of thing an accessibility element is, and its state. iOS 3.0.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular. iOS 3.0.
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
    /// a label are. iOS 3.0.
    public var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? isAccessibilityElementByDefault }
        set {
            accessibilityState.isElement = newValue
            setNeedsDisplay()
        }
    }

    /// The name that is spoken; the view's own text when it was not set. iOS 3.0.
    public var accessibilityLabel: String? {
        get { accessibilityState.label ?? defaultAccessibilityLabel }
        set {
            accessibilityState.label = newValue
            setNeedsDisplay()
        }
    }

    /// The value that is spoken after the name; the view's own when it was not set. iOS 3.0.
    public var accessibilityValue: String? {
        get { accessibilityState.value ?? defaultAccessibilityValue }
        set {
            accessibilityState.value = newValue
            setNeedsDisplay()
        }
    }

    /// What happens on activation, spoken last. iOS 3.0.
    public var accessibilityHint: String? {
        get { accessibilityState.hint }
        set {
            accessibilityState.hint = newValue
            setNeedsDisplay()
        }
    }

    /// A name for tests, never spoken. iOS 5.0.
    public var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }

    /// Kind and state; the view's own when they were not set. iOS 3.0.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? defaultAccessibilityTraits }
        set {
            accessibilityState.traits = newValue
            setNeedsDisplay()
        }
    }

    /// Whether everything in this view is kept from assistive technology. iOS 5.0.
    public var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set {
            accessibilityState.elementsHidden = newValue
            setNeedsDisplay()
        }
    }
}

/// Assistive technology as a whole. iOS 3.0.
@MainActor
public enum UIAccessibility {
    /// What an app tells assistive technology. iOS 3.0.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// Makes a notification of its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A sentence to speak, passed as a string. iOS 4.0.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive technology something.
    ///
    /// - Parameters:
    ///   - notification: What kind of thing.
    ///   - argument: The sentence, a `String`; nothing is spoken for any other type.
    ///
    /// iOS 3.0.
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .announcement, let sentence = argument as? String else { return }
        UIApplication.current?.host.announce(sentence)
    }
}
