#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The icon of a token, before its text: a symbol, or an image of the app, scaled to the text height.
@MainActor
final class TokenIcon {
    let widget: Widget
    private let image: UIImage
    private var shown: Look?

    /// The displayed appearance.
    private struct Look: Equatable {
        var color: Palette.Components?
        var side: CGFloat
    }

    init(_ image: UIImage, traits: UITraitCollection) {
        self.image = image
        if image.isSymbolImage {
            widget = Icon.decoration(image, traits: traits)
        } else {
            widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_NONE)
            gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        }
    }

    /// Updates colour and size.
    ///
    /// - Parameter text: The colour of the token's text, used as the tint.
    func update(text: Palette.Components, styles: StyleSheet, traits: UITraitCollection) {
        let color: Palette.Components? =
            switch image.ink {
            case .own: nil
            case .tint: text
            case .color(let own): Palette.surface(of: own, traits: traits)
            }
        let look = Look(color: color, side: Icon.scaled(Icon.usualSide, traits: traits))
        guard look != shown else { return }
        shown = look
        if image.isSymbolImage {
            styles.setColor(color, of: widget)
            Icon.scale(widget, traits: traits)
        } else {
            showPicture(look)
        }
    }

    private func showPicture(_ look: Look) {
        let texture = ImageWidget.texture(of: image, color: look.color)
        let size = image.size
        // A wide image leaves space for the text.
        let ratio = size.width > 0 && size.height > 0 ? size.width / size.height : 1
        let height = look.side * min(1, 2 / ratio)
        searchlight_view_set_size(widget, gint((height * ratio).rounded()), gint(height.rounded()))
        searchlight_view_set_image(widget, texture, Double(image.scale), GtkBorder(), 0)
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }
}
#endif
