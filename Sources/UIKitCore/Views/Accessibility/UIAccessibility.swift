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
        /// A scroll view scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Sends a message to assistive technology.
    ///
    /// - Parameters:
    ///   - notification: The kind of message.
    ///   - argument: The sentence to speak, a `String` or an `NSAttributedString`. For `screenChanged` and `layoutChanged`
    ///     it can also be a view or an element, whose accessibility label, value and hint are spoken, or nil to speak nothing.
    ///
    /// `screenChanged` and `layoutChanged` also update what assistive technology reads of all views on the screen. After an announcement,
    /// while a screen reader runs, ``announcementDidFinishNotification`` is posted.
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
        guard let app = UIApplication.current else { return }
        if notification == .screenChanged || notification == .layoutChanged {
            for window in app.visibleWindows { window.accessibilityDidChangeWithin() }
            if let element = argument as? UIResponder { app.accessibilityFocus.move(to: element) }
        }
        guard !sentence.isEmpty else { return }
        let priority = (argument as? NSAttributedString)?.announcementPriority ?? .default
        app.host.announce(sentence, priority: priority)
        if notification == .announcement { announcementWasHandedOver(sentence, on: app.host) }
    }

    /// Whether a screen reader is running; on a GNOME desktop, whether the user enabled it in the settings.
    public static var isVoiceOverRunning: Bool {
        UIApplication.current?.host.isScreenReaderRunning ?? false
    }

    /// Posted on the main actor after ``isVoiceOverRunning`` changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
}
