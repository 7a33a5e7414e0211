import Foundation

/// The element of an app that assistive technology focuses.
///
/// Screen readers follow the keyboard focus, so it is the first responder or the focused cell of a list; or the element at which the app
/// pointed with `screenChanged` or `layoutChanged`. Elements are notified only while a screen reader runs.
@_spi(Host)
@preconcurrency @MainActor
public final class AccessibilityFocus {
    /// The element, whether or not a screen reader runs.
    private(set) weak var present: UIResponder?
    /// The element that lost the focus without a successor: a first responder resigns before the next one follows.
    private weak var former: UIResponder?
    /// Whether the present element was notified.
    private var wasNotified = false

    nonisolated init() {}

    private var isScreenReaderRunning: Bool { UIApplication.current?.host.isScreenReaderRunning ?? false }

    /// The focused element; nil while no screen reader runs.
    public var element: UIResponder? { isScreenReaderRunning ? present : nil }

    /// Follows the keyboard focus to a first responder; nil if there is none.
    func follow(_ responder: UIResponder?) {
        move(to: (responder as? UIView)?.viewWithKeyboardFocus)
    }

    /// Focuses an element; nil for none.
    public func move(to element: UIResponder?) {
        let old = present
        let isRunning = isScreenReaderRunning
        guard element !== old || isRunning && !wasNotified && element != nil else { return }
        let hadOld = wasNotified ? old : nil
        present = element
        wasNotified = isRunning && element != nil
        hadOld?.accessibilityElementDidLoseFocus()
        guard isRunning else { return }
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
        if let unfocused = hadOld ?? former { info[UIAccessibility.unfocusedElementUserInfoKey] = unfocused }
        former = element == nil ? hadOld ?? former : nil
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: element,
            userInfo: info
        )
    }
}

extension UIResponder {
    var isFocusedByAssistiveTechnology: Bool { UIApplication.current?.accessibilityFocus.element === self }
}

extension UIApplication {
    /// The element that a screen reader would focus, whether or not one runs.
    @_spi(Host)
    public var accessibilityElementInFocus: UIResponder? { accessibilityFocus.present }

    /// Moves the focus of assistive technology to an element; nil for none.
    @_spi(Host)
    public func assistiveTechnologyMoved(to element: UIResponder?) { accessibilityFocus.move(to: element) }
}

extension UIAccessibility {
    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
        /// Apple's control by switches, which no desktop has.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
    }

    /// Returns the element that assistive technology focuses: the view with the keyboard focus, which screen readers follow. Nil while no
    /// screen reader runs.
    ///
    /// - Parameter assistiveTechnologyIdentifier: The assistive technology; nil for the one in use. Only the screen reader has a focus.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
        return UIApplication.current?.accessibilityFocus.element
    }

    /// Posted on the main actor after a screen reader moved its focus.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")

    /// The focused element in the user info of ``elementFocusedNotification``.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The element that lost the focus in the user info of ``elementFocusedNotification``.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// The name of the assistive technology in the user info of ``elementFocusedNotification``.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
