#if GTK
import CGTK
import CGTKShim

/// The blinking of a caret, with the times of the desktop's settings.
@MainActor
final class BlinkingCaret {
    /// Called when the caret appears or disappears.
    var onChange: () -> Void = {}
    private(set) var isShown = true
    private var phase = 0
    private var elapsed = 0

    /// Shows the caret, and lets it blink until the timeout of the settings.
    func restart() {
        phase += 1
        elapsed = 0
        show(true)
        wait(phase)
    }

    private func show(_ isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        onChange()
    }

    private func wait(_ phase: Int) {
        guard let settings = gtk_settings_get_default(),
            searchlight_get_int_property(settings, "gtk-cursor-blink", 1) != 0
        else { return }
        let period = Int(searchlight_get_int_property(settings, "gtk-cursor-blink-time", 1200))
        let timeout = Int(searchlight_get_int_property(settings, "gtk-cursor-blink-timeout", 10)) * 1000
        guard period > 0, elapsed < timeout else { return show(true) }
        // As in GTK, the caret is visible for two thirds of the period.
        let length = isShown ? period * 2 / 3 : period / 3
        MainLoop.after(milliseconds: length) { [weak self] in
            guard let self, phase == self.phase else { return }
            elapsed += length
            show(!isShown)
            wait(phase)
        }
    }
}
#endif
