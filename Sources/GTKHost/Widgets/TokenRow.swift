#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The tokens of a search field, as chips before its text. Each has a button that selects it and one that removes it.
@MainActor
final class TokenRow {
    private let box: Widget
    private unowned let tree: WidgetTree
    private var chips: [Chip] = []

    private struct Chip {
        var widget: Widget
        var token: UISearchToken
        var canBeRemoved: Bool
        var title: Widget
        var icon: TokenIcon?
        var cross: Widget?
    }

    /// The constraints for which the title widths were computed.
    private struct Room: Equatable {
        var width: CGFloat
        var category: UIContentSizeCategory
    }

    private var room: Room?

    /// Longer titles may be truncated.
    private static let shortTitle = 12
    private static let longestTitle = 20

    init(box: Widget, tree: WidgetTree) {
        self.box = box
        self.tree = tree
    }

    func show(_ field: UISearchTextField) {
        let tokens = field.tokenDescriptions
        let isSame =
            tokens.count == chips.count
            && zip(tokens, chips).allSatisfy {
                $0.token === $1.token && $1.canBeRemoved == field.allowsDeletingTokens
            }
        if !isSame { rebuild(field, tokens) }
        let traits = tree.host.traits
        let color = Palette.ground(of: field.tokenBackgroundColor, traits: traits)
        let ground = color.over(Ground.behind(field, traits: traits))
        for (index, (token, chip)) in zip(tokens, chips).enumerated() {
            searchlight_accessible_set_position(chip.widget, Int32(index + 1), Int32(tokens.count))
            tree.host.styles.setBackground(ground, of: chip.widget)
            tree.host.styles.setColor(ground.readableText, of: chip.widget)
            chip.icon?.update(text: ground.readableText, styles: tree.host.styles, traits: traits)
            if let cross = chip.cross { Icon.scale(cross, to: TokenRow.crossSide, traits: traits) }
            chip.widget.setClass("selected", token.isSelected)
            searchlight_accessible_set_selected(chip.widget, token.isSelected ? 1 : 0)
        }
    }

    private static let crossSide: CGFloat = 12

    /// The width of the entry next to tokens, in characters.
    private static let usualEntry: gint = 4
    private static let narrowEntry: gint = 2

    /// Limits tokens to the width of the field minus space for typing. Titles are truncated at the end. If too little of a
    /// title would remain, its token hides the icon, then the remove button; the keyboard can still remove it.
    func fit(into width: CGFloat, beside entry: Widget) {
        let room = Room(width: width, category: tree.host.traits.preferredContentSizeCategory)
        guard room != self.room else { return }
        self.room = room
        gtk_editable_set_width_chars(entry.opaque, TokenRow.usualEntry)
        var available = gint(width) - TokenRow.width(of: entry).minimum
        for chip in chips {
            let extras = [chip.cross.flatMap { gtk_widget_get_parent($0) }, chip.icon?.widget].compactMap { $0 }
            gtk_widget_set_size_request(chip.title, -1, -1)
            for extra in extras { gtk_widget_set_visible(extra, 1) }
            let title = TokenRow.width(of: chip.title)
            let isShort = String(cString: gtk_label_get_text(chip.title.opaque)).count <= TokenRow.shortTitle
            // Long titles yield space to the text.
            let wanted =
                isShort ? title.natural : title.natural * gint(TokenRow.shortTitle) / gint(TokenRow.longestTitle)
            var longest: gint { available - TokenRow.width(of: chip.widget).minimum + title.minimum }
            for extra in extras.reversed() where longest < min(wanted, 2 * title.minimum) {
                gtk_widget_set_visible(extra, 0)
            }
            if longest < min(wanted, 2 * title.minimum) {
                // Both show a few characters.
                gtk_editable_set_width_chars(entry.opaque, TokenRow.narrowEntry)
                available = gint(width) - TokenRow.width(of: entry).minimum
            }
            gtk_widget_set_size_request(chip.title, max(title.minimum, min(wanted, longest)), -1)
        }
    }

    private static func width(of widget: Widget) -> (minimum: gint, natural: gint) {
        var (minimum, natural): (gint, gint) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        return (minimum, natural)
    }

    /// The index of the token that contains a widget, and its chip. Nil for the remove button, which is no drag handle.
    func token(at widget: Widget, of field: UISearchTextField) -> (index: Int, chip: Widget)? {
        for chip in chips where widget == chip.widget || gtk_widget_is_ancestor(widget, chip.widget) != 0 {
            let holders = sequence(first: widget, next: { gtk_widget_get_parent($0) }).prefix { $0 != chip.widget }
            guard !holders.contains(where: { gtk_widget_has_css_class($0, "remove") != 0 }) else { return nil }
            return field.tokens.firstIndex { $0 === chip.token }.map { ($0, chip.widget) }
        }
        return nil
    }

    private func rebuild(_ field: UISearchTextField, _ tokens: [UISearchTextField.TokenDescription]) {
        for chip in chips { gtk_box_remove(box.cast(), chip.widget) }
        room = nil
        var last: Widget?
        chips = tokens.map { token in
            let chip = makeChip(token, in: field)
            gtk_box_insert_child_after(box.cast(), chip.widget, last)
            last = chip.widget
            return chip
        }
    }

    private func makeChip(_ token: UISearchTextField.TokenDescription, in field: UISearchTextField) -> Chip {
        let chip: Widget = searchlight_box_new(GTK_ORIENTATION_HORIZONTAL, 0, GTK_ACCESSIBLE_ROLE_GROUP)
        gtk_widget_add_css_class(chip, "token")
        gtk_widget_set_valign(chip, GTK_ALIGN_CENTER)
        let title = DrawableText.clean(token.text, inOneLine: true)
        Accessible.setLabel(token.label, of: chip)

        let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
        let icon = token.icon.map { TokenIcon($0, traits: tree.host.traits) }
        if let icon { gtk_box_append(content.cast(), icon.widget) }
        let label: Widget = gtk_label_new(title)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        // GTK's width in characters is an average, which short titles may exceed.
        if title.count > TokenRow.shortTitle {
            gtk_label_set_max_width_chars(label.opaque, gint(TokenRow.longestTitle))
        }
        gtk_box_append(content.cast(), label)
        let body = button(content, label: token.label) { [weak field] in
            guard let field, let index = field.tokens.firstIndex(where: { $0 === token.token }) else { return }
            field.activateToken(at: index)
        }
        Accessible.setDescription(token.hint, of: body)
        gtk_box_append(chip.cast(), body)

        var cross: Widget?
        if field.allowsDeletingTokens {
            let sign = Icon.decoration("window-close-symbolic", glyph: "×")
            cross = sign
            let remove = button(sign, label: SystemTexts.removal(of: token.label)) { [weak field] in
                guard let field, let index = field.tokens.firstIndex(where: { $0 === token.token }) else { return }
                // Selects, then deletes the token, as by keys, so that all delegates are notified.
                if field.selectToken(at: index) { field.deleteBackward() }
            }
            gtk_widget_add_css_class(remove, "remove")
            gtk_box_append(chip.cast(), remove)
        }
        return Chip(
            widget: chip,
            token: token.token,
            canBeRemoved: field.allowsDeletingTokens,
            title: label,
            icon: icon,
            cross: cross
        )
    }

    private func button(_ content: Widget, label: String, action: @escaping @MainActor () -> Void) -> Widget {
        let button: Widget = gtk_button_new()
        gtk_widget_add_css_class(button, "flat")
        gtk_button_set_child(button.cast(), content)
        gtk_widget_set_focus_on_click(button, 0)
        Accessible.setLabel(label, of: button)
        Signal.connect(UnsafeMutableRawPointer(button), "clicked", action)
        return button
    }
}
#endif
