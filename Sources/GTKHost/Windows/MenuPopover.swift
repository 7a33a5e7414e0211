#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The menu of a button, as a desktop menu.
@MainActor
final class MenuPopover {
    private(set) weak var menu: PresentedMenu?
    private(set) weak var window: HostWindow?
    private let reference: ObjectReference
    private let box: Widget
    /// The widget of the preview, which belongs to the view and outlives the menu.
    private var preview: ViewWidget?
    private var isClosed = false

    init(_ menu: PresentedMenu, in window: HostWindow) {
        self.menu = menu
        self.window = window
        let popover: Widget = gtk_popover_new()
        reference = ObjectReference(UnsafeMutableRawPointer(popover))
        searchlight_set_role(popover, GTK_ACCESSIBLE_ROLE_MENU)
        gtk_widget_add_css_class(popover, "menu")
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_widget_add_css_class(box, "button-menu")
        let scroller: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, 480)
        gtk_scrolled_window_set_child(scroller.opaque, box)
        gtk_popover_set_child(popover.cast(), scroller)
        if let preview = menu.preview { showPreview(preview, above: scroller) }
        gtk_widget_set_parent(popover, window.contentWidget)
        point(at: menu.source, popover)
        Signal.connect(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
            // GTK is still closing the menu.
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
                guard let self, !isClosed else { return }
                self.menu?.userClosed()
                MainLoop.codeDidRun()
            }
        }
        reload()
        gtk_popover_popup(popover.cast())
    }

    /// Shows the view of the preview as the first item of the menu. Its content takes no input.
    private func showPreview(_ preview: MenuPreview, above items: Widget) {
        guard let window, let root = window.root else { return }
        let size = preview.size(in: root.bounds.size)
        preview.frame.size = size
        preview.layoutIfNeeded()
        let holder = searchlight_view_new(GTK_ACCESSIBLE_ROLE_NONE)!
        gtk_widget_set_can_target(holder, 0)
        gtk_widget_set_can_focus(holder, 0)
        searchlight_view_set_size(holder, gint(size.width), gint(size.height))
        gtk_widget_set_overflow(holder, GTK_OVERFLOW_HIDDEN)
        gtk_widget_add_css_class(holder, "menu-preview")
        let content = window.host.tree.widget(of: preview.controller.view)
        content.show(in: holder, frame: CGRect(origin: .zero, size: size))
        let button: Widget = gtk_button_new()
        searchlight_set_role(button, GTK_ACCESSIBLE_ROLE_MENU_ITEM)
        Accessible.setLabel(DrawableText.clean(preview.accessibilityLabel ?? "", inOneLine: true), of: button)
        gtk_widget_add_css_class(button, "flat")
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        gtk_button_set_child(button.cast(), holder)
        Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak menu] in
            // Deferred, because the action removes the button during its own signal.
            MainLoop.atEndOfTurn(priority: G_PRIORITY_DEFAULT) { [weak menu] in
                menu?.userChosePreview()
                MainLoop.codeDidRun()
            }
        }
        let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        g_object_ref(UnsafeMutableRawPointer(items))
        gtk_popover_set_child(popover.cast(), nil)
        gtk_box_append(column.cast(), button)
        gtk_box_append(column.cast(), items)
        g_object_unref(UnsafeMutableRawPointer(items))
        gtk_popover_set_child(popover.cast(), column)
        self.preview = content
    }

    private var popover: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// Points the menu at its button, which may be in the title bar, above the content.
    private func point(at source: UIView?, _ popover: Widget) {
        guard let window, let source else { return }
        let frame: CGRect
        if let anchor = menu?.anchor {
            frame = source.convert(anchor, to: window.root)
        } else {
            let shown = (source as? UIButton).flatMap { window.titleRow.widget(of: $0) }
            guard let widget = shown ?? window.host.tree.existing(source)?.widget else { return }
            frame = widget.frame(in: window.contentWidget)
        }
        var rectangle = GdkRectangle(
            x: gint(frame.minX),
            y: gint(frame.minY),
            width: gint(max(frame.width, 1)),
            height: gint(max(frame.height, 1))
        )
        gtk_popover_set_pointing_to(popover.cast(), &rectangle)
        gtk_popover_set_position(popover.cast(), menu?.isUpsideDown == true ? GTK_POS_TOP : GTK_POS_BOTTOM)
    }

    /// Updates the items of the menu.
    func reload() {
        while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
        var row: Widget?
        for (index, item) in (menu?.items ?? []).enumerated() {
            if item.startsSection {
                gtk_box_append(box.cast(), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
                row = nil
            }
            guard item.size != .large, !item.isTitle else {
                row = nil
                gtk_box_append(box.cast(), item.isTitle ? title(of: item) : button(for: item, at: index))
                continue
            }
            let line: Widget = row ?? gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4)
            if row == nil {
                gtk_box_set_homogeneous(line.cast(), 1)
                gtk_box_append(box.cast(), line)
            }
            row = line
            gtk_box_append(line.cast(), button(for: item, at: index))
        }
        guard gtk_widget_get_mapped(popover) != 0 else { return }
        point(at: menu?.source, popover)
        gtk_widget_child_focus(popover, GTK_DIR_TAB_FORWARD)
    }

    private func title(of item: MenuItem) -> Widget {
        let label: Widget = gtk_label_new(DrawableText.clean(item.title, inOneLine: true))
        gtk_widget_add_css_class(label, "caption-heading")
        gtk_widget_add_css_class(label, "dim-label")
        gtk_widget_set_halign(label, GTK_ALIGN_START)
        gtk_widget_set_margin_start(label, 10)
        gtk_widget_set_margin_top(label, 6)
        gtk_widget_set_margin_bottom(label, 6)
        return label
    }

    private func button(for item: MenuItem, at index: Int) -> Widget {
        let title = DrawableText.clean(item.title, inOneLine: true)
        let button: Widget = gtk_button_new()
        searchlight_set_role(button, GTK_ACCESSIBLE_ROLE_MENU_ITEM)
        Accessible.setLabel(title, of: button)
        Accessible.setDescription(item.value, of: button)
        gtk_widget_add_css_class(button, "flat")
        gtk_widget_set_sensitive(button, item.isEnabled ? 1 : 0)
        if item.isDestructive { gtk_widget_add_css_class(button, "error") }
        if item.size != .large {
            gtk_button_set_child(button.cast(), smallContent(of: item, title: title))
        } else {
            gtk_button_set_child(button.cast(), content(of: item, title: title))
        }
        Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak menu] in
            // Deferred, because the action may remove the button during its own signal.
            MainLoop.atEndOfTurn(priority: G_PRIORITY_DEFAULT) { [weak menu] in
                menu?.userChose(index)
                MainLoop.codeDidRun()
            }
        }
        return button
    }

    /// The image of an item, above its title unless the item is small.
    private func smallContent(of item: MenuItem, title: String) -> Widget {
        let content: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
        gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
        if let image = item.image { gtk_box_append(content.cast(), icon(of: image)) }
        guard item.size == .medium || item.image == nil else { return content }
        let label: Widget = gtk_label_new(title)
        gtk_widget_add_css_class(label, "caption")
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_box_append(content.cast(), label)
        return content
    }

    private func content(of item: MenuItem, title: String) -> Widget {
        let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
        if item.leadsBack { gtk_box_append(content.cast(), Icon.decoration("go-previous-symbolic", glyph: "‹")) }
        if let image = item.image { gtk_box_append(content.cast(), icon(of: image)) }
        let label: Widget = gtk_label_new(title)
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(label.opaque, 40)
        if item.titleLines > 1 {
            gtk_label_set_wrap(label.opaque, 1)
            gtk_label_set_lines(label.opaque, gint(clamping: item.titleLines))
        }
        gtk_widget_set_hexpand(label, 1)
        if let subtitle = item.subtitle, !subtitle.isEmpty {
            let lines: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let second: Widget = gtk_label_new(DrawableText.clean(subtitle, inOneLine: true))
            gtk_label_set_xalign(second.opaque, 0)
            gtk_label_set_ellipsize(second.opaque, PANGO_ELLIPSIZE_END)
            gtk_widget_add_css_class(second, "caption")
            gtk_widget_add_css_class(second, "dim-label")
            gtk_widget_set_hexpand(lines, 1)
            gtk_box_append(lines.cast(), label)
            gtk_box_append(lines.cast(), second)
            gtk_box_append(content.cast(), lines)
        } else {
            gtk_box_append(content.cast(), label)
        }
        if let keys = item.keys {
            let label: Widget = gtk_label_new(DrawableText.clean(keys, inOneLine: true))
            gtk_widget_add_css_class(label, "dim-label")
            gtk_widget_set_margin_start(label, 12)
            gtk_box_append(content.cast(), label)
        }
        if let mark = MenuPopover.mark(of: item) { gtk_box_append(content.cast(), mark) }
        return content
    }

    private func icon(of image: UIImage) -> Widget {
        let traits = window?.host.traits ?? .current
        if image.isSymbolImage { return Icon.decoration(image, traits: traits) }
        let icon: Widget = gtk_image_new()
        searchlight_set_role(icon, GTK_ACCESSIBLE_ROLE_NONE)
        let color = image.stencilColor(tint: .label).map { Palette.components(of: $0, traits: traits) }
        if let texture = ImageWidget.texture(of: image.resolved(for: traits), color: color) {
            gtk_image_set_from_paintable(icon.opaque, texture)
            g_object_unref(UnsafeMutableRawPointer(texture))
        }
        gtk_image_set_pixel_size(icon.opaque, gint(Icon.scaled(Icon.usualSide, traits: traits)))
        return icon
    }

    private static func mark(of item: MenuItem) -> Widget? {
        switch item.state {
        case .on: Icon.decoration("object-select-symbolic", glyph: "✓")
        case .mixed: Icon.decoration("list-remove-symbolic", glyph: "–")
        case .off: item.opensMenu ? Icon.decoration("go-next-symbolic", glyph: "›") : nil
        }
    }

    /// Removes the menu, and restores focus.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        // GTK releases the pointer and key grabs only of a hidden menu.
        gtk_popover_popdown(popover.cast())
        preview?.takeOut()
        gtk_widget_unparent(popover)
        window?.showFocus()
    }
}
#endif
