#if GTK
import CGTK
import CGTKShim
import UIKitCore

/// Announces sentences to screen readers.
@MainActor
enum Announcer {
    static func announce(_ sentence: String, priority: UIAccessibilityPriority, in window: HostWindow) {
        let urgency =
            switch priority {
            case .high: SEARCHLIGHT_ANNOUNCE_HIGH
            case .low: SEARCHLIGHT_ANNOUNCE_LOW
            default: SEARCHLIGHT_ANNOUNCE_MEDIUM
            }
        searchlight_announce(window.widget, DrawableText.clean(sentence, inOneLine: true), urgency)
    }
}
#endif
