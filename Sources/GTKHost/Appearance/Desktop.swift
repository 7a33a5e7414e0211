#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The user's desktop settings: light or dark appearance, contrast, text size, direction and motion.
@MainActor
final class Desktop {
    /// Called after the traits changed.
    var onChange: () -> Void = {}
    /// Called when the reduced-motion preference changes.
    var onMotionChange: () -> Void = {}

    /// The screen reader setting of the desktop.
    let screenReader = ScreenReaderSetting()

    /// The settings for users with disabilities.
    let accessibility = AccessibilitySettings()

    private let manager: OpaquePointer
    private let settings: OpaquePointer?

    /// Whether a script turned high contrast on or off; nil for the desktop's setting. Libadwaita's own widgets follow the desktop.
    var isHighContrastInScript: Bool? { didSet { if isHighContrastInScript != oldValue { onChange() } } }

    init() {
        manager = adw_style_manager_get_default()
        settings = gtk_settings_get_default()
        for property in ["notify::dark", "notify::high-contrast"] {
            Signal.connectNotify(UnsafeMutableRawPointer(manager), property) { [weak self] in self?.onChange() }
        }
        guard let settings else { return }
        for property in ["notify::gtk-font-name", "notify::gtk-xft-dpi"] {
            Signal.connectNotify(UnsafeMutableRawPointer(settings), property) { [weak self] in self?.onChange() }
        }
        var isReduced = prefersReducedMotion
        Signal.connectNotify(UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations") { [weak self] in
            guard let self, prefersReducedMotion != isReduced else { return }
            isReduced = prefersReducedMotion
            onMotionChange()
        }
    }

    /// Sets the default direction of new widgets to that of the languages. GTK derives its own default from its
    /// translations, which may be missing.
    static func setDirection(of languages: [String]) {
        let isMirrored = UserLanguages.areRightToLeft(languages)
        gtk_widget_set_default_direction(isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }

    /// Sets the appearance of GTK's own widgets. Applies to all windows, because GTK has no finer control. Unspecified
    /// follows the desktop.
    func follow(_ style: UIUserInterfaceStyle) {
        guard style != followed else { return }
        if followed == .unspecified { ownScheme = adw_style_manager_get_color_scheme(manager) }
        followed = style
        let scheme =
            switch style {
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            default: ownScheme
            }
        adw_style_manager_set_color_scheme(manager, scheme)
    }

    private var followed = UIUserInterfaceStyle.unspecified
    private var ownScheme = ADW_COLOR_SCHEME_DEFAULT

    /// The traits from the desktop settings. Size classes depend on the window and are not included.
    var traits: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceStyle = adw_style_manager_get_dark(manager) != 0 ? .dark : .light
            traits.userInterfaceIdiom = .phone
            traits.displayScale = 1
            traits.layoutDirection =
                gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
            traits.preferredContentSizeCategory = Self.category(forTextScale: textScale)
            traits.accessibilityContrast = isHighContrast ? .high : .normal
        }
    }

    private var isHighContrast: Bool {
        isHighContrastInScript ?? (adw_style_manager_get_high_contrast(manager) != 0)
    }

    /// GTK disables its animations if the user prefers reduced motion.
    var prefersReducedMotion: Bool {
        guard let settings else { return false }
        return searchlight_get_int_property(settings, "gtk-enable-animations", 1) == 0
    }

    /// The user's text scale: GNOME's text scaling factor, encoded in the font resolution.
    private var textScale: Double {
        guard let settings else { return 1 }
        let resolution = searchlight_get_int_property(settings, "gtk-xft-dpi", -1)
        return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
    }

    /// The content size category whose body text is nearest to the scaled default size.
    static func category(forTextScale scale: Double) -> UIContentSizeCategory {
        bodySizes.min { abs($0.1 - scale * 17) < abs($1.1 - scale * 17) }?.0 ?? .large
    }

    private static let bodySizes: [(UIContentSizeCategory, Double)] = [
        (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
        (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
        (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
        (.accessibilityExtraExtraExtraLarge, 53),
    ]

    // MARK: Changes by scripts, for this process only

    /// Selects the light or the dark appearance.
    func setDark(_ isDark: Bool) {
        ownScheme = isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
        if followed == .unspecified { adw_style_manager_set_color_scheme(manager, ownScheme) }
    }

    /// Selects the text scale whose category is nearest.
    func setTextSize(_ category: UIContentSizeCategory) {
        guard let settings, let size = Self.bodySizes.first(where: { $0.0 == category })?.1 else { return }
        searchlight_set_int_property(settings, "gtk-xft-dpi", Int32(size / 17 * 96 * 1024))
    }

    /// Makes the interface font bold or regular.
    func setBold(_ isBold: Bool) {
        guard let settings, let name = searchlight_copy_string_property(settings, "gtk-font-name") else { return }
        defer { g_free(name) }
        guard let font = pango_font_description_from_string(name) else { return }
        defer { pango_font_description_free(font) }
        pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        guard let changed = pango_font_description_to_string(font) else { return }
        defer { g_free(changed) }
        searchlight_set_string_property(settings, "gtk-font-name", changed)
    }
}
#endif
