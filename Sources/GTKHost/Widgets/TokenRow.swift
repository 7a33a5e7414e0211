#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The tokens of a search field, as chips in front of its text: one button selects a token, another removes it.
    @MainActor
    final class TokenRow {
        private let box: Widget
        private unowned let tree: WidgetTree
        private var chips: [Chip] = []

        private struct Chip {
            var widget: Widget
            var token: UISearchToken
            var canBeRemoved: Bool
        }

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
            let color = Palette.components(of: field.tokenBackgroundColor, traits: traits)
            let ground = color.over(Ground.behind(field, traits: traits))
            for (index, (token, chip)) in zip(tokens, chips).enumerated() {
                searchlight_accessible_set_position(chip.widget, Int32(index + 1), Int32(tokens.count))
                tree.host.styles.setBackground(ground, of: chip.widget)
                tree.host.styles.setColor(ground.readableText, of: chip.widget)
                chip.widget.setClass("selected", token.isSelected)
                searchlight_accessible_set_selected(chip.widget, token.isSelected ? 1 : 0)
            }
        }

        /// The index of the token that a widget belongs to, and its chip. What removes a token is no handle for it.
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
            var last: Widget?
            chips = tokens.map { token in
                let chip = makeChip(token, in: field)
                gtk_box_insert_child_after(box.cast(), chip, last)
                last = chip
                return Chip(widget: chip, token: token.token, canBeRemoved: field.allowsDeletingTokens)
            }
        }

        private func makeChip(_ token: UISearchTextField.TokenDescription, in field: UISearchTextField) -> Widget {
            let chip: Widget = searchlight_box_new(GTK_ORIENTATION_HORIZONTAL, 0, GTK_ACCESSIBLE_ROLE_GROUP)
            gtk_widget_add_css_class(chip, "token")
            gtk_widget_set_valign(chip, GTK_ALIGN_CENTER)
            let title = DrawableText.clean(token.text, inOneLine: true)
            Accessible.setLabel(title, of: chip)

            let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
            if let icon = token.icon, icon.isSymbolImage {
                gtk_box_append(content.cast(), Icon.decoration(icon.symbolIconName, glyph: icon.symbolGlyph ?? ""))
            }
            let label: Widget = gtk_label_new(title)
            // A short title is as wide as it is; GTK counts characters by an average width, which most titles fall short of.
            if title.count > 12 {
                gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
                gtk_label_set_max_width_chars(label.opaque, 20)
                gtk_label_set_width_chars(label.opaque, 12)
            }
            gtk_box_append(content.cast(), label)
            let body = button(content, label: title) { [weak field] in
                guard let field, let index = field.tokens.firstIndex(where: { $0 === token.token }) else { return }
                field.selectToken(at: index)
            }
            gtk_box_append(chip.cast(), body)

            if field.allowsDeletingTokens {
                let cross = Icon.decoration("window-close-symbolic", glyph: "×")
                if GTKScreen.is(cross, gtk_image_get_type()) { gtk_image_set_pixel_size(cross.opaque, 12) }
                let remove = button(cross, label: "Remove \(title)") { [weak field] in
                    guard let field, let index = field.tokens.firstIndex(where: { $0 === token.token }) else { return }
                    // As by keys: select the token, then delete it, so that everybody who has to be told is.
                    if field.selectToken(at: index) { field.deleteBackward() }
                }
                gtk_widget_add_css_class(remove, "remove")
                gtk_box_append(chip.cast(), remove)
            }
            return chip
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
