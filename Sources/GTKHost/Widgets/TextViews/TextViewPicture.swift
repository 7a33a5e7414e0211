#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The visible part of a text view's content: paragraphs, attachments, selection and caret, relative to the visible area.
@MainActor
final class TextViewPicture {
    /// A paragraph that was drawn in the latest update, which a paragraph with equal text can share.
    struct Key: Hashable {
        let text: NSAttributedString
        let lineLimit: Int
        let continues: Bool
        let isContinuation: Bool
        let lineBreakMode: NSLineBreakMode?
        let width: CGFloat

        init(_ paragraph: TextParagraph, width: CGFloat) {
            text = paragraph.text
            lineLimit = paragraph.maximumNumberOfLines
            continues = paragraph.continues
            isContinuation = paragraph.isContinuation
            lineBreakMode = paragraph.lineBreakMode
            self.width = width
        }

        static func == (left: Key, right: Key) -> Bool {
            left.width == right.width && left.lineLimit == right.lineLimit && left.continues == right.continues
                && left.isContinuation == right.isContinuation
                && left.lineBreakMode == right.lineBreakMode && left.text.isEqual(to: right.text)
        }

        // Equal attributes may have different hashes.
        func hash(into hasher: inout Hasher) {
            hasher.combine(text.string)
            hasher.combine(width)
        }
    }

    private struct Image {
        let picture: AttachmentPicture
        let frame: CGRect
    }

    private var layouts: [Key: ObjectReference] = [:]
    private var style: Style?
    private var paragraphs: [(layout: ObjectReference, origin: CGPoint)] = []
    private var images: [Image] = []
    private var pictures: [(image: UIImage, color: Palette.Components?, picture: AttachmentPicture)] = []
    private var selection: [CGRect] = []
    private var caret: CGRect?
    private var tint = Palette.Components.black
    /// The number of updates, for measurements.
    private(set) var updateCount = 0

    /// The traits on which the colours depend.
    private struct Style: Equatable {
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast
    }

    /// Reads the visible part from UIKit. The cost depends on the visible text only; paragraphs that were already visible are not
    /// laid out again.
    func update(from view: UITextView, traits: UITraitCollection) {
        let current = Style(style: traits.userInterfaceStyle, contrast: traits.accessibilityContrast)
        if style != current { (layouts, pictures) = ([:], []) }
        style = current
        updateCount += 1
        let visible = view.bounds
        var next: [Key: ObjectReference] = [:]
        paragraphs = []
        images = []
        for paragraph in view.displayedParagraphs(in: visible) {
            let key = Key(paragraph.paragraph, width: paragraph.width)
            let layout = next[key] ?? layouts[key] ?? Self.layout(of: paragraph, traits: traits)
            next[key] = layout
            let origin = CGPoint(x: paragraph.origin.x - visible.minX, y: paragraph.origin.y - visible.minY)
            paragraphs.append((layout, origin))
            images += paragraph.attachments.compactMap { attachment in
                image(attachment, traits: traits).map {
                    Image(picture: $0, frame: attachment.frame.offsetBy(dx: -visible.minX, dy: -visible.minY))
                }
            }
        }
        pictures = pictures.filter { shown in images.contains { $0.picture === shown.picture } }
        layouts = next
        tint = Palette.surface(of: view.tintColor ?? .tintColor, traits: traits)
        let offset = (x: -visible.minX, y: -visible.minY)
        selection = view.displayedSelectionRects(in: visible).map { $0.offsetBy(dx: offset.x, dy: offset.y) }
        caret = view.isCaretVisible ? Self.caret(of: view)?.offsetBy(dx: offset.x, dy: offset.y) : nil
    }

    /// An attachment. Its picture is made once while it is visible.
    private func image(_ attachment: DisplayedAttachment, traits: UITraitCollection) -> AttachmentPicture? {
        let shown = attachment.image.resolved(for: traits)
        let color = shown.stencilColor(tint: attachment.color ?? .label).map { Palette.surface(of: $0, traits: traits) }
        if let known = pictures.first(where: { $0.image === attachment.image && $0.color == color }) {
            return known.picture
        }
        let made = AttachmentPicture(
            shown,
            color: color,
            tint: attachment.color ?? .label,
            side: attachment.frame.height,
            traits: traits
        )
        guard let picture = made else { return nil }
        pictures.append((attachment.image, color, picture))
        return picture
    }

    private static func caret(of view: UITextView) -> CGRect? {
        view.position(from: view.beginningOfDocument, offset: view.caretOffset).map { view.caretRect(for: $0) }
    }

    private static func layout(of displayed: DisplayedParagraph, traits: UITraitCollection) -> ObjectReference {
        var paragraph = displayed.paragraph
        paragraph.text = text(paragraph.text, in: traits)
        return ObjectReference(
            adopting: UnsafeMutableRawPointer(PangoParagraph.makeLayout(paragraph, width: displayed.width))
        )
    }

    /// The text with the colours of the desktop.
    private static func text(_ text: NSAttributedString, in traits: UITraitCollection) -> NSAttributedString {
        let drawn = NSMutableAttributedString(attributedString: text)
        let keys: [NSAttributedString.Key] = [.foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor]
        for key in keys {
            text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                guard let color = value as? UIColor else { return }
                let parts =
                    key == .backgroundColor
                    ? Palette.highlight(of: color, traits: traits) : Palette.components(of: color, traits: traits)
                drawn.addAttribute(
                    key,
                    value: UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha),
                    range: range
                )
            }
        }
        return drawn
    }

    /// The drawn paragraphs, from top to bottom.
    var texts: [String] {
        paragraphs.map { String(cString: pango_layout_get_text(OpaquePointer($0.layout.pointer))) }
    }

    // MARK: Drawing

    /// Draws the picture in the visible area.
    func draw(on snapshot: OpaquePointer, size: CGSize, showsCaret: Bool) {
        var area = Self.rectangle(CGRect(origin: .zero, size: size))
        gtk_snapshot_push_clip(snapshot, &area)
        var color = tint.rgba
        color.alpha *= 0.3
        for rect in selection { Self.fill(rect, with: color, on: snapshot) }
        var black = Palette.Components.black.rgba
        for paragraph in paragraphs {
            gtk_snapshot_save(snapshot)
            var origin = graphene_point_t(x: Float(paragraph.origin.x), y: Float(paragraph.origin.y))
            gtk_snapshot_translate(snapshot, &origin)
            gtk_snapshot_append_layout(snapshot, OpaquePointer(paragraph.layout.pointer), &black)
            gtk_snapshot_restore(snapshot)
        }
        for image in images {
            image.picture.draw(on: snapshot, in: image.frame)
        }
        if showsCaret, let caret {
            // A caret at the edge of the text must not be clipped.
            let x = min(max(0, caret.minX.rounded()), max(0, size.width - 2))
            let line = CGRect(x: x, y: caret.minY.rounded(), width: 2, height: caret.height.rounded())
            Self.fill(line, with: tint.rgba, on: snapshot)
        }
        gtk_snapshot_pop(snapshot)
    }

    private static func fill(_ rect: CGRect, with color: GdkRGBA, on snapshot: OpaquePointer) {
        var (color, rect) = (color, rectangle(rect))
        gtk_snapshot_append_color(snapshot, &color, &rect)
    }

    private static func rectangle(_ rect: CGRect) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height))
        )
    }
}
#endif
