import Foundation

/// The user's settings. Each is that of the desktop if it has such a setting, and otherwise as documented.
extension UIAccessibility {
    private static func isOn(_ setting: AccessibilitySetting) -> Bool {
        UIApplication.current?.host.isOn(setting) ?? false
    }

    /// Returns the name of the notification after a change of a setting.
    @_spi(Host)
    public static func statusDidChangeNotification(of setting: AccessibilitySetting) -> NSNotification.Name {
        switch setting {
        case .boldText: boldTextStatusDidChangeNotification
        case .onOffSwitchLabels: onOffSwitchLabelsDidChangeNotification
        case .differentiateWithoutColor: differentiateWithoutColorDidChangeNotification
        case .invertColors: invertColorsStatusDidChangeNotification
        case .grayscale: grayscaleStatusDidChangeNotification
        }
    }

    // MARK: Settings of desktops

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

    /// Whether buttons have visible outlines: while contrast is increased, because GNOME then draws them.
    public static var buttonShapesEnabled: Bool { isDarkerSystemColorsEnabled }

    /// Posted on the main actor after ``buttonShapesEnabled`` changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    )

    /// Whether the user selected a bold font for the interface.
    public static var isBoldTextEnabled: Bool { isOn(.boldText) }

    /// Posted on the main actor after ``isBoldTextEnabled`` changed.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )

    /// Whether switches have marks besides their colours; on GNOME 44 and later, "On/Off Shapes".
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }

    /// Posted on the main actor after ``isOnOffSwitchLabelsEnabled`` changed.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    )

    /// Whether the user prefers shapes to colours; on GNOME 44 and later, "On/Off Shapes".
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }

    /// Posted on the main actor after ``shouldDifferentiateWithoutColor`` changed.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    )

    /// Whether the screen is inverted; on GNOME, by the magnifier.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }

    /// Posted on the main actor after ``isInvertColorsEnabled`` changed.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification"
    )

    /// Whether the screen shows no colours; on GNOME, by the magnifier.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }

    /// Posted on the main actor after ``isGrayscaleEnabled`` changed.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification"
    )

    // MARK: Settings without equivalent

    /// Whether the user prefers opaque surfaces. Always false: desktops of Linux have no such setting.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// Never posted, because ``isReduceTransparencyEnabled`` does not change.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )

    /// Whether the user prefers dissolving transitions to moving ones. Always false: with reduced motion, GTK shows no transitions.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// Never posted, because ``prefersCrossFadeTransitions`` does not change.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )

    /// Whether Apple's control by switches runs. Always false: it does not exist on Linux.
    public static var isSwitchControlRunning: Bool { false }

    /// Never posted, because ``isSwitchControlRunning`` does not change.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )

    /// Whether Apple's menu of gestures is open. Always false: it does not exist on Linux.
    public static var isAssistiveTouchRunning: Bool { false }

    /// Whether the device is restricted to one app. Always false: it does not exist on Linux.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Never posted, because ``isGuidedAccessEnabled`` does not change.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    )

    /// Whether the user can have a selection spoken. Always false: desktops of Linux have no such setting.
    public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether the user can have the screen spoken. Always false: desktops of Linux have no such setting.
    public static var isSpeakScreenEnabled: Bool { false }

    /// Whether sound is mixed to one channel. Always false: the sound system mixes it without knowledge of the apps.
    public static var isMonoAudioEnabled: Bool { false }

    /// Whether the user prefers captions. Always false: desktops of Linux have no such setting.
    public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether shaking the device undoes. Always false: desktops are not shaken.
    public static var isShakeToUndoEnabled: Bool { false }

    /// Whether videos may play by themselves. Always true: desktops of Linux have no such setting.
    public static var isVideoAutoplayEnabled: Bool { true }
}
