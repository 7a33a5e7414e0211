#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The image of an attachment in a text: decoded pixels, an icon of the theme for a symbol, or the character that represents a symbol
/// without an icon.
@MainActor
final class AttachmentPicture {
    private enum Content {
        case paintable(ObjectReference)
        case glyph(ObjectReference)
    }

    private let content: Content
    private let color: Palette.Components

    /// Nil if GTK cannot decode the image.
    ///
    /// - Parameters:
    ///   - image: The image for the present traits.
    ///   - color: The colour of a symbol or template.
    ///   - side: The height in points.
    init?(_ image: UIImage, color: Palette.Components?, side: CGFloat) {
        self.color = color ?? .black
        guard image.isSymbolImage else {
            guard let texture = ImageWidget.texture(of: image, color: color) else { return nil }
            content = .paintable(ObjectReference(adopting: UnsafeMutableRawPointer(texture)))
            return
        }
        if let name = image.symbolIconName, let icon = Icon.paintable(name, side: side) {
            content = .paintable(icon)
        } else {
            let text = NSAttributedString(
                string: DrawableText.clean(image.symbolGlyph ?? "", inOneLine: true),
                attributes: [.font: UIFont.systemFont(ofSize: max(1, side * 0.8))]
            )
            let layout = PangoParagraph.makeLayout(TextParagraph(text: text, attributes: [:]), width: .infinity)
            content = .glyph(ObjectReference(adopting: UnsafeMutableRawPointer(layout)))
        }
    }

    /// Draws the image in a rectangle. A symbol keeps its proportions.
    func draw(on snapshot: OpaquePointer, in frame: CGRect) {
        gtk_snapshot_save(snapshot)
        defer { gtk_snapshot_restore(snapshot) }
        var rgba = color.rgba
        switch content {
        case .paintable(let paintable):
            let pointer = OpaquePointer(paintable.pointer)
            let instance = paintable.pointer.assumingMemoryBound(to: GTypeInstance.self)
            let isSymbolic = g_type_check_instance_is_a(instance, gtk_symbolic_paintable_get_type()) != 0
            let side = min(frame.width, frame.height)
            let size = isSymbolic ? CGSize(width: side, height: side) : frame.size
            var origin = graphene_point_t(
                x: Float(frame.midX - size.width / 2),
                y: Float(frame.midY - size.height / 2)
            )
            gtk_snapshot_translate(snapshot, &origin)
            if isSymbolic {
                gtk_symbolic_paintable_snapshot_symbolic(pointer, snapshot, size.width, size.height, &rgba, 1)
            } else {
                gdk_paintable_snapshot(pointer, snapshot, size.width, size.height)
            }
        case .glyph(let layout):
            let pointer = OpaquePointer(layout.pointer)
            var (width, height): (gint, gint) = (0, 0)
            pango_layout_get_pixel_size(pointer, &width, &height)
            var origin = graphene_point_t(
                x: Float(frame.midX - CGFloat(width) / 2),
                y: Float(frame.midY - CGFloat(height) / 2)
            )
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_layout(snapshot, pointer, &rgba)
        }
    }
}
#endif
