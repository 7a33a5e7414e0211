#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The window's title bar, which shows what the navigation bar in front has in its title row.
    @MainActor
    final class HeaderBar {
        let widget: Widget
        private let title: Widget
        private let back: Widget
        private let backLabel: Widget
        private unowned let host: GTKHost
        private weak var bar: UINavigationBar?
        private var items: [(widget: Widget, button: WeakButton)] = []

        private struct WeakButton {
            weak var view: UIView?
        }

        init(host: GTKHost) {
            self.host = host
            widget = adw_header_bar_new()
            title = adw_window_title_new("", nil)
            back = gtk_button_new()
            backLabel = gtk_label_new(nil)
            adw_header_bar_set_title_widget(widget.opaque, title)
            gtk_widget_add_css_class(widget, "flat")
            let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            gtk_box_append(content.cast(), gtk_image_new_from_icon_name("go-previous-symbolic"))
            gtk_label_set_ellipsize(backLabel.opaque, PANGO_ELLIPSIZE_END)
            gtk_label_set_max_width_chars(backLabel.opaque, 14)
            gtk_box_append(content.cast(), backLabel)
            gtk_button_set_child(back.cast(), content)
            gtk_widget_add_css_class(back, "flat")
            gtk_widget_set_focus_on_click(back, 0)
            adw_header_bar_pack_start(widget.opaque, back)
            Signal.connect(UnsafeMutableRawPointer(back), "clicked") { [weak self] in
                self?.bar?.backButton?.userTapped()
            }
        }

        /// Shows what a bar says; without one, the title alone.
        func show(_ bar: UINavigationBar?, windowTitle: String) {
            self.bar = bar
            let isHidden = bar?.isContentHiddenForSearch ?? true
            let name = DrawableText.clean(bar?.topItem?.title ?? windowTitle, inOneLine: true)
            adw_window_title_set_title(title.opaque, bar?.showsLargeTitle == true ? "" : name)
            let backTitle = isHidden ? nil : bar?.backButton?.accessibilityLabel
            gtk_widget_set_visible(back, backTitle == nil ? 0 : 1)
            let backText = DrawableText.clean(backTitle ?? "", inOneLine: true)
            gtk_label_set_text(backLabel.opaque, backText)
            Accessible.setLabel(backText, of: back)
            showItems(of: isHidden ? nil : bar)
        }

        private func showItems(of bar: UINavigationBar?) {
            let leading = (bar?.leadingItemViews ?? []).filter { $0 !== bar?.backButton }
            let trailing = bar?.trailingItemViews ?? []
            let views = leading + trailing
            let isSame = views.count == items.count && zip(views, items).allSatisfy { $0 === $1.button.view }
            guard !isSame else { return }
            for item in items { adw_header_bar_remove(widget.opaque, item.widget) }
            items = views.map { view in
                let item = makeItem(view)
                if leading.contains(where: { $0 === view }) {
                    adw_header_bar_pack_start(widget.opaque, item)
                } else {
                    adw_header_bar_pack_end(widget.opaque, item)
                }
                return (item, WeakButton(view: view))
            }
        }

        /// A button of GTK's for one of UIKit's; any other view is shown as it is.
        private func makeItem(_ view: UIView) -> Widget {
            guard let source = view as? UIButton else {
                let holder: Widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
                let child = host.tree.widget(of: view)
                if gtk_widget_get_parent(child.widget) != nil { gtk_widget_unparent(child.widget) }
                searchlight_view_insert(holder, child.widget, nil)
                let size = view.sizeThatFits(CGSize(width: 200, height: 34))
                searchlight_view_set_size(holder, gint(size.width), gint(size.height))
                searchlight_view_place(child.widget, 0, 0, Double(size.width), Double(size.height))
                return holder
            }
            let button: Widget
            if let icon = source.displayedImage?.symbolIconName {
                button = gtk_button_new_from_icon_name(icon)
            } else {
                button = gtk_button_new_with_label(
                    DrawableText.clean(source.displayedTitle?.string ?? "", inOneLine: true)
                )
            }
            Accessible.setLabel(source.accessibilityLabel, of: button)
            gtk_widget_set_tooltip_text(button, DrawableText.clean(source.accessibilityLabel ?? "", inOneLine: true))
            gtk_widget_set_sensitive(button, source.isEnabled ? 1 : 0)
            gtk_widget_set_focus_on_click(button, 0)
            Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak source] in source?.userTapped() }
            return button
        }
    }
#endif
