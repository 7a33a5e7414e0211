#if GTK
    import CGTK
    import CGTKShim

    extension GTKPilot {
        /// What a person may choose for the whole desktop.
        @_spi(Testing)
        public struct Wishes {
            /// Light text on dark.
            public var isDark = false
            /// Stronger contrast. The desktop's settings must be installed.
            public var isHighContrast = false
            /// How much larger than usual text is.
            public var textScale = 1.0
            /// Whether things move where motion explains something.
            public var hasMotion = true

            /// Makes what a new desktop has.
            public init() {}
        }

        /// Changes what the person chose, while the app runs, and lets it adapt; with no argument, back to the beginning.
        public func change(_ wishes: Wishes = Wishes()) async throws {
            adw_style_manager_set_color_scheme(
                adw_style_manager_get_default(),
                wishes.isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT
            )
            let hasSettings = searchlight_test_set_high_contrast(wishes.isHighContrast ? 1 : 0) != 0
            guard hasSettings || !wishes.isHighContrast else {
                throw GTKPilotError.unusable("The desktop's settings (gsettings-desktop-schemas) are not installed.")
            }
            searchlight_test_set_int_setting("gtk-xft-dpi", gint(wishes.textScale * 96 * 1024))
            searchlight_test_set_int_setting("gtk-enable-animations", wishes.hasMotion ? 1 : 0)
            try await settle()
        }
    }
#endif
