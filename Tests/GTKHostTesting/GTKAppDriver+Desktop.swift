#if GTK
import CGTK
import CGTKTesting

extension GTKAppDriver {
    /// The user's desktop settings.
    @_spi(Testing)
    public struct Wishes {
        /// Dark appearance.
        public var isDark = false
        /// High contrast. The desktop's settings schemas must be installed.
        public var isHighContrast = false
        /// The text scale factor.
        public var textScale = 1.0
        /// Whether animations are enabled.
        public var hasMotion = true

        /// Makes default settings.
        public init() {}
    }

    /// Changes the user's settings while the app runs, and waits until it adapts. Without an argument, restores the
    /// defaults.
    public func change(_ wishes: Wishes = Wishes()) async throws {
        adw_style_manager_set_color_scheme(
            adw_style_manager_get_default(),
            wishes.isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT
        )
        let hasSettings = searchlight_test_set_high_contrast(wishes.isHighContrast ? 1 : 0) != 0
        guard hasSettings || !wishes.isHighContrast else {
            throw GTKAppDriverError.unusable("The desktop's settings (gsettings-desktop-schemas) are not installed.")
        }
        searchlight_test_set_int_setting("gtk-xft-dpi", gint(wishes.textScale * 96 * 1024))
        searchlight_test_set_int_setting("gtk-enable-animations", wishes.hasMotion ? 1 : 0)
        try await settle()
    }
}
#endif
