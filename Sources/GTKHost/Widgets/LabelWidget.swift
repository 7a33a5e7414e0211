#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A label. Its text is never parsed as markup.
@MainActor
final class LabelWidget: ViewWidget {
    init(label: UILabel, tree: WidgetTree) {
        super.init(view: label, tree: tree, widget: gtk_label_new(nil))
        if label.role == .heading { searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_HEADING) }
        gtk_label_set_use_markup(widget.opaque, 0)
        gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        guard let label = view as? UILabel else { return }
        let isOneLine = label.numberOfLines == 1
        let text = label.text ?? ""
        let drawn = DrawableText.clean(text, inOneLine: isOneLine)
        gtk_label_set_text(widget.opaque, drawn)
        gtk_label_set_single_line_mode(widget.opaque, isOneLine ? 1 : 0)
        gtk_label_set_wrap(widget.opaque, isOneLine ? 0 : 1)
        gtk_label_set_lines(widget.opaque, label.numberOfLines > 0 ? gint(clamping: label.numberOfLines) : -1)
        gtk_label_set_ellipsize(widget.opaque, Self.ellipsis(of: label))
        gtk_label_set_xalign(widget.opaque, alignment(of: label))
        gtk_label_set_justify(widget.opaque, label.textAlignment == .center ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
        let ground = selection(behind: label) ?? bar(behind: label)
        let own = Palette.components(of: label.displayedTextColor, traits: traits)
        let color = ground.map { own.readable(on: $0) } ?? own
        let attributes = TextAttributes(font: label.font, color: color)
        // Attribute ranges start at the beginning of the text. Truncation changes only its end.
        if let attributed = label.content, drawn.hasPrefix(text) {
            attributes.insert(attributed, traits: traits, ground: ground)
        }
        gtk_label_set_attributes(widget.opaque, attributes.list)
        // White text is on the background of a badge.
        let isBadge = label is TabBadgeLabel
        tree.host.styles.setBackground(
            label.backgroundColor.map {
                isBadge ? Palette.ground(of: $0, traits: traits) : Palette.surface(of: $0, traits: traits)
            },
            of: widget
        )
        widget.setClass("tab-badge", isBadge)
        let spoken = label.accessibilityLabel
        if spoken != text { Accessible.setLabel(spoken, of: widget) }
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
