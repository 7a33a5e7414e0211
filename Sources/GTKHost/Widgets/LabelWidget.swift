#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A label. Its text is never parsed as markup.
@MainActor
final class LabelWidget: ViewWidget {
    /// The `GtkLabel`. It is the widget itself, unless the label's class draws or places the text: then it is inside a view,
    /// in front of the drawing.
    private let text: Widget
    private let reference: ObjectReference

    init(label: UILabel, tree: WidgetTree) {
        text = gtk_label_new(nil)
        reference = ObjectReference(UnsafeMutableRawPointer(text))
        let isInside = label.placesTextItself
        super.init(
            view: label,
            tree: tree,
            widget: isInside ? searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC) : text
        )
        if label.accessibleRole == .heading { searchlight_set_role(text, GTK_ACCESSIBLE_ROLE_HEADING) }
        gtk_label_set_use_markup(text.opaque, 0)
        gtk_label_set_wrap_mode(text.opaque, PANGO_WRAP_WORD_CHAR)
    }

    private var isInside: Bool { text != widget }

    override var container: Widget? { isInside ? widget : nil }

    override var additions: [Widget] { isInside ? [text] : [] }

    override func updateContent(_ view: UIView) {
        guard let label = view as? UILabel else { return }
        let display = label.display
        showText(of: label, display)
        if isInside {
            super.updateContent(view)
            place(display)
        } else {
            showGround(of: label)
        }
    }

    /// Places the text in the area that the label's class chose.
    private func place(_ display: LabelDisplay?) {
        gtk_widget_set_visible(text, display == nil ? 0 : 1)
        guard let area = display?.area else { return }
        searchlight_view_place(
            text,
            Double(area.origin.x),
            Double(area.origin.y),
            // Widgets have whole widths: a fraction less would truncate the text.
            Double(max(area.size.width, 0).rounded(.up)),
            Double(max(area.size.height, 0))
        )
    }

    private func showGround(of label: UILabel) {
        // White text is on the background of a badge.
        let isBadge = label is TabBadgeLabel
        tree.host.styles.setBackground(
            label.backgroundColor.map {
                isBadge ? Palette.ground(of: $0, traits: traits) : Palette.surface(of: $0, traits: traits)
            },
            of: widget
        )
        widget.setClass("tab-badge", isBadge)
    }

    private func showText(of label: UILabel, _ display: LabelDisplay?) {
        let isOneLine = label.numberOfLines == 1
        let words = label.text ?? ""
        let drawn = DrawableText.clean(words, inOneLine: isOneLine)
        gtk_label_set_text(text.opaque, drawn)
        gtk_label_set_single_line_mode(text.opaque, isOneLine ? 1 : 0)
        gtk_label_set_wrap(text.opaque, isOneLine ? 0 : 1)
        gtk_label_set_lines(text.opaque, label.numberOfLines > 0 ? gint(clamping: label.numberOfLines) : -1)
        gtk_label_set_ellipsize(text.opaque, Self.ellipsis(of: label))
        gtk_label_set_xalign(text.opaque, alignment(of: label))
        gtk_label_set_justify(text.opaque, label.textAlignment == .center ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
        let ground = selection(behind: label) ?? bar(behind: label)
        let own = Palette.components(of: label.displayedTextColor, traits: traits)
        let color = ground.map { own.readable(on: $0) } ?? own
        let attributes = TextAttributes(font: display?.font ?? label.font, color: color)
        // Attribute ranges start at the beginning of the text. Truncation changes only its end.
        if let attributed = display?.content, drawn.hasPrefix(words) {
            attributes.insert(attributed, traits: traits, ground: ground)
        }
        if let spacing = display?.letterSpacing, spacing != 0 { attributes.insertLetterSpacing(spacing) }
        // Setting them makes GTK shape the text again.
        if !attributes.equals(gtk_label_get_attributes(text.opaque)) {
            gtk_label_set_attributes(text.opaque, attributes.list)
        }
        let shadow = label.textShadow
        let shadowColor = shadow.map { Palette.components(of: $0.color, traits: traits) }
        tree.host.styles.setTextShadow(shadow, color: shadowColor, of: text)
        gtk_label_set_yalign(text.opaque, Float(display?.shareAbove ?? 0.5))
        let spoken = label.accessibilityLabel
        if spoken != words { Accessible.setLabel(spoken, of: text) }
        showDetail(of: label, on: text)
    }

    /// The background colour of a label in a selected row.
    private func selection(behind label: UILabel) -> Palette.Components? {
        let row = sequence(first: label as UIView, next: { $0.superview }).lazy
            .compactMap { $0.asListCell }.first
        guard row?.showsSelection == true, label.isEnabled else { return nil }
        return Ground.behind(label, traits: traits)
    }

    /// The background of a bar with a custom colour, behind text in the default colour.
    private func bar(behind label: UILabel) -> Palette.Components? {
        guard label.textColor == .label, let bar = label.superview?.superview as? UINavigationBar,
            case .color = bar.look.ground
        else { return nil }
        return Ground.behind(label, traits: traits)
    }

    private func alignment(of label: UILabel) -> Float {
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch label.textAlignment {
        case .left: isMirrored ? 1 : 0
        case .center: 0.5
        case .right: isMirrored ? 0 : 1
        case .natural, .justified: 0
        }
    }

    private static func ellipsis(of label: UILabel) -> PangoEllipsizeMode {
        if label.numberOfLines == 0 { return PANGO_ELLIPSIZE_NONE }
        return switch label.lineBreakMode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        default: PANGO_ELLIPSIZE_END
        }
    }
}
#endif
