#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// What the person's desktop asks for: light or dark, contrast, text size and direction.
    @MainActor
    final class Desktop {
        /// Called after anything changed.
        var onChange: () -> Void = {}

        private let manager: OpaquePointer

        init() {
            manager = adw_style_manager_get_default()
            for property in ["notify::dark", "notify::high-contrast"] {
                Signal.connectNotify(UnsafeMutableRawPointer(manager), property) { [weak self] in self?.onChange() }
            }
            if let settings = gtk_settings_get_default() {
                for property in ["notify::gtk-font-name", "notify::gtk-xft-dpi"] {
                    Signal.connectNotify(UnsafeMutableRawPointer(settings), property) { [weak self] in self?.onChange()
                    }
                }
            }
        }

        var traits: UITraitCollection {
            UITraitCollection { traits in
                traits.userInterfaceStyle = adw_style_manager_get_dark(manager) != 0 ? .dark : .light
                traits.userInterfaceIdiom = .phone
                traits.horizontalSizeClass = .compact
                traits.verticalSizeClass = .regular
                traits.displayScale = 1
                traits.layoutDirection =
                    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
                traits.preferredContentSizeCategory = .large
                traits.accessibilityContrast = adw_style_manager_get_high_contrast(manager) != 0 ? .high : .normal
            }
        }
    }
#endif
