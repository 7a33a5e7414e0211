#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The image of an attachment in a text: decoded pixels, or a symbol.
@MainActor
final class AttachmentPicture {
    private let paintable: ObjectReference
    private let color: Palette.Components

    /// Nil if GTK cannot decode the image.
    ///
    /// - Parameters:
    ///   - image: The image for the present traits.
    ///   - color: The colour of a symbol or template.
    ///   - tint: The colour of parts without a colour of their own, in a symbol of several colours.
    ///   - side: The height in points.
    ///   - traits: The traits of the text view.
    init?(_ image: UIImage, color: Palette.Components?, tint: UIColor, side: CGFloat, traits: UITraitCollection) {
        self.color = color ?? .black
        if image.isSymbolImage {
            guard let picture = Icon.picture(of: image, side: side, tint: tint, traits: traits) else { return nil }
            paintable = picture
        } else {
            guard let texture = ImageWidget.texture(of: image, color: color) else { return nil }
            paintable = ObjectReference(adopting: UnsafeMutableRawPointer(texture))
        }
    }

    /// Draws the image in a rectangle. A symbol keeps its proportions.
    func draw(on snapshot: OpaquePointer, in frame: CGRect) {
        let pointer = OpaquePointer(paintable.pointer)
        let instance = paintable.pointer.assumingMemoryBound(to: GTypeInstance.self)
        let isSymbolic = g_type_check_instance_is_a(instance, gtk_symbolic_paintable_get_type()) != 0
        let side = min(frame.width, frame.height)
        let size = isSymbolic ? CGSize(width: side, height: side) : frame.size
        var origin = graphene_point_t(x: Float(frame.midX - size.width / 2), y: Float(frame.midY - size.height / 2))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        if isSymbolic {
            var rgba = color.rgba
            gtk_symbolic_paintable_snapshot_symbolic(pointer, snapshot, size.width, size.height, &rgba, 1)
        } else {
            gdk_paintable_snapshot(pointer, snapshot, size.width, size.height)
        }
        gtk_snapshot_restore(snapshot)
    }
}
#endif
