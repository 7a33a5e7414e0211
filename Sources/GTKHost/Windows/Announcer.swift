#if GTK
    import CGTK
    import CGTKShim

    /// Has sentences spoken by a screen reader.
    @MainActor
    enum Announcer {
        static func announce(_ sentence: String, in window: HostWindow) {
            searchlight_announce(window.widget, DrawableText.clean(sentence, inOneLine: true))
        }
    }
#endif
