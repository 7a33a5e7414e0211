import Foundation

/// Communication with assistive technology. Must be used on the main actor.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// The kind of a message to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt32
        /// Makes a notification from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements moved, appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A sentence to speak.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Sends a message to assistive technology.
    ///
    /// - Parameters:
    ///   - notification: The kind of message.
    ///   - argument: The sentence to speak, a `String` or an `NSAttributedString`. For `screenChanged` and `layoutChanged`
    ///     it can also be a view or an element, whose accessibility label, value and hint are spoken, or nil to speak nothing.
    ///
    /// An attributed string can have a priority (`accessibilitySpeechAnnouncementPriority`). Arguments of other types are
    /// ignored.
    public static func post(notification: Notification, argument: Any?) {
        let sentence =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let view as UIView where notification != .announcement: view.spokenDescription
            case let element as UIAccessibilityElement where notification != .announcement: element.spokenDescription
            default: ""
            }
        guard !sentence.isEmpty else { return }
        let priority = (argument as? NSAttributedString)?.announcementPriority ?? .default
        UIApplication.current?.host.announce(sentence, priority: priority)
    }

    /// Whether a screen reader is running; on a GNOME desktop, whether the user enabled it in the settings.
    public static var isVoiceOverRunning: Bool {
        UIApplication.current?.host.isScreenReaderRunning ?? false
    }

    /// Posted on the main actor after ``isVoiceOverRunning`` changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )

    /// Whether the user prefers reduced motion. Apps then omit decorative animations.
    public static var isReduceMotionEnabled: Bool {
        UIApplication.current?.host.prefersReducedMotion ?? false
    }

    /// Posted on the main actor after ``isReduceMotionEnabled`` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// Whether the user selected increased contrast, as in `UITraitCollection.accessibilityContrast`.
    public static var isDarkerSystemColorsEnabled: Bool {
        (UIApplication.current?.host.traits ?? .current).accessibilityContrast == .high
    }

    /// Posted on the main actor after ``isDarkerSystemColorsEnabled`` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )
}

extension UIView {
    /// The text that is spoken when assistive technology reaches this view.
    fileprivate var spokenDescription: String {
        [accessibilityLabel, accessibilityValue, accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
