#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The window's title bar, which shows what the navigation bar in front has in its title row.
    @MainActor
    final class HeaderBar {
        let widget: Widget
        private let title: HeaderTitle
        private let back: Widget
        private let backLabel: Widget
        private unowned let host: GTKHost
        private weak var bar: UINavigationBar?
        private var leading: [any HeaderItem] = []
        private var trailing: [any HeaderItem] = []

        init(host: GTKHost) {
            self.host = host
            widget = adw_header_bar_new()
            title = HeaderTitle(header: widget, host: host)
            back = gtk_button_new()
            backLabel = gtk_label_new(nil)
            gtk_widget_add_css_class(widget, "flat")
            let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            gtk_box_append(content.cast(), Icon.decoration("go-previous-symbolic", glyph: "‹"))
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
            let shown = bar?.isContentHiddenForSearch == false ? bar : nil
            let name = DrawableText.clean(bar?.topItem?.title ?? windowTitle, inOneLine: true)
            title.show(bar?.showsLargeTitle == true ? "" : name, titleViewOf: shown)
            let backTitle = shown?.backButton?.accessibilityLabel
            gtk_widget_set_visible(back, backTitle == nil ? 0 : 1)
            let backText = DrawableText.clean(backTitle ?? "", inOneLine: true)
            gtk_label_set_text(backLabel.opaque, backText)
            Accessible.setLabel(backText, of: back)
            leading = show((shown?.leadingItemViews ?? []).filter { $0 !== bar?.backButton }, in: leading) {
                adw_header_bar_pack_start(widget.opaque, $0)
            }
            trailing = show(shown?.trailingItemViews ?? [], in: trailing) {
                adw_header_bar_pack_end(widget.opaque, $0)
            }
        }

        /// Shows views in the items that are there, which keep the focus; when they do not fit, in new ones.
        private func show(
            _ views: [UIView],
            in items: [any HeaderItem],
            pack: (Widget) -> Void
        ) -> [any HeaderItem] {
            if views.count == items.count, zip(views, items).allSatisfy({ $1.canShow($0) }) {
                for (view, item) in zip(views, items) { item.show(view) }
                return items
            }
            for item in items { adw_header_bar_remove(widget.opaque, item.widget) }
            return views.map { view in
                let item: any HeaderItem =
                    view is UIButton ? HeaderButton(host: host) : HeaderView(view: view, host: host)
                item.show(view)
                pack(item.widget)
                return item
            }
        }
    }
#endif
