import Foundation

/// Assistive technology as a whole. Main actor.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What an app tells assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32
        /// Makes a notification of its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Much of the screen is another one now.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen moved, came or went.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A sentence to speak.
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells assistive technology something.
    ///
    /// - Parameters:
    ///   - notification: What kind of thing.
    ///   - argument: The sentence to speak, a `String` or an `NSAttributedString`. With `screenChanged` and
    ///     `layoutChanged` it may be a view, too, of which name, value and hint are spoken, as they are where
    ///     assistive technology goes there; or nil, when what is on screen says enough.
    ///
    /// An attributed string may have a priority (`accessibilitySpeechAnnouncementPriority`). Nothing is spoken for an argument of any
    /// other type.
    public static func post(notification: Notification, argument: Any?) {
        let sentence =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let view as UIView where notification != .announcement: view.spokenDescription
            default: ""
            }
        guard !sentence.isEmpty else { return }
        let priority = (argument as? NSAttributedString)?.announcementPriority ?? .default
        UIApplication.current?.host.announce(sentence, priority: priority)
    }

    /// Whether a screen reader runs: on a GNOME desktop, whether the person turned it on in the settings.
    public static var isVoiceOverRunning: Bool {
        UIApplication.current?.host.isScreenReaderRunning ?? false
    }

    /// Posted on the main actor after ``isVoiceOverRunning`` changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )

    /// Whether the person asked for less motion: an app leaves out what only looks lively.
    public static var isReduceMotionEnabled: Bool {
        UIApplication.current?.host.prefersReducedMotion ?? false
    }

    /// Posted on the main actor after ``isReduceMotionEnabled`` changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )

    /// Whether the person asked for stronger contrast, as `UITraitCollection.accessibilityContrast` says.
    public static var isDarkerSystemColorsEnabled: Bool {
        (UIApplication.current?.host.traits ?? .current).accessibilityContrast == .high
    }

    /// Posted on the main actor after ``isDarkerSystemColorsEnabled`` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )
}

extension UIView {
    /// What is spoken where assistive technology comes to this view.
    fileprivate var spokenDescription: String {
        [accessibilityLabel, accessibilityValue, accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
