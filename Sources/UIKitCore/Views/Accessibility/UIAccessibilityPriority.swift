import Foundation

/// The priority of an announcement of ``UIAccessibility/post(notification:argument:)``: the value of the attribute
/// `accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name of the priority.
    public let rawValue: String

    /// Makes a priority from its name. Only the priorities declared here have an effect.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Interrupts other speech.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")

    /// Is spoken after preceding speech.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")

    /// Is spoken when no other speech is pending.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// The ``UIAccessibilityPriority`` of an announcement. Read from the first character.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority"
    )
}

extension NSAttributedString {
    /// The priority of the text as an announcement.
    var announcementPriority: UIAccessibilityPriority {
        guard length > 0 else { return .default }
        let value = attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
        return value as? UIAccessibilityPriority ?? (value as? String).map(UIAccessibilityPriority.init(rawValue:))
            ?? .default
    }
}
