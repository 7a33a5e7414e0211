#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The window's title bar, which shows what the navigation bar in front has in its title row.
    @MainActor
    final class HeaderBar {
        /// Lets the window be narrower than what is in its title bar.
        let widget: Widget
        private let header: Widget
        private let title: HeaderTitle
        private let back: Widget
        private let backLabel: Widget
        /// What may stand on the back button, the longest first.
        private var backTitles: [String] = []
        private unowned let host: GTKHost
        private weak var bar: UINavigationBar?
        private var leading: [any HeaderItem] = []
        private var trailing: [any HeaderItem] = []
        private let more: HeaderMenu
        /// How many of the items are in the bar; the others are in the menu.
        private var shown = (leading: 0, trailing: 0)
        private var rooms: [ObjectIdentifier: Int] = [:]

        init(host: GTKHost) {
            self.host = host
            header = adw_header_bar_new()
            widget = searchlight_shrinking_new(header)
            more = HeaderMenu()
            title = HeaderTitle(header: header, host: host)
            back = gtk_button_new()
            backLabel = gtk_label_new(nil)
            gtk_widget_add_css_class(header, "flat")
            let content: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            gtk_box_append(content.cast(), Icon.decoration("go-previous-symbolic", glyph: "‹"))
            gtk_box_append(content.cast(), backLabel)
            gtk_button_set_child(back.cast(), content)
            gtk_widget_add_css_class(back, "flat")
            gtk_widget_set_focus_on_click(back, 0)
            adw_header_bar_pack_start(header.opaque, back)
            Signal.connect(UnsafeMutableRawPointer(back), "clicked") { [weak self] in
                self?.bar?.backButton?.userTapped()
            }
        }

        /// Shows the window's own buttons at an end, or leaves them to another bar beside this one.
        func showWindowButtons(start: Bool, end: Bool) {
            adw_header_bar_set_show_start_title_buttons(header.opaque, start ? 1 : 0)
            adw_header_bar_set_show_end_title_buttons(header.opaque, end ? 1 : 0)
        }

        /// Closes what is open, before the window goes.
        func close() {
            more.close()
        }

        /// Shows what a bar says, in so many points; without one, the title alone.
        func show(_ bar: UINavigationBar?, windowTitle: String, width: CGFloat) {
            self.bar = bar
            let shown = bar?.isContentHiddenForSearch == false ? bar : nil
            let name = DrawableText.clean(bar?.topItem?.title ?? windowTitle, inOneLine: true)
            title.show(bar?.showsLargeTitle == true ? "" : name, titleViewOf: shown)
            showLook(of: bar)
            let backButton = shown?.backButton
            gtk_widget_set_visible(back, backButton == nil ? 0 : 1)
            backTitles = (shown?.backButtonTitles ?? []).map { DrawableText.clean($0, inOneLine: true) }
            Accessible.setLabel(backButton?.accessibilityLabel, of: back)
            host.styles.setColor(backButton.flatMap { HeaderButton.tint(of: $0, traits: host.traits) }, of: back)
            let leadingViews = (shown?.leadingItemViews ?? []).filter { $0 !== bar?.backButton }
            let trailingViews = shown?.trailingItemViews ?? []
            if !show(leadingViews, in: leading) || !show(trailingViews, in: trailing) {
                unpack()
                rooms = [:]
                leading = leadingViews.map(makeItem)
                trailing = trailingViews.map(makeItem)
                pack(leading: leading.count, trailing: trailing.count)
            }
            fit(into: width)
        }

        /// The ground and the titles' colours are those of the bar. Where the app chose no colour for texts, they have one
        /// that can be read.
        private func showLook(of bar: UINavigationBar?) {
            let traits = host.traits
            let look = bar?.look
            // A bar under the title row has a line of its own.
            header.setClass("high-contrast", traits.accessibilityContrast == .high)
            header.setClass("over-content", bar?.isTitleRowOverContent == true && look?.line != BarLook.Line.none)
            var ground: Palette.Components?
            if case .color(let color)? = look?.ground {
                let window = Palette.components(of: .secondarySystemBackground, traits: traits)
                ground = Palette.surface(of: color, traits: traits).over(window)
            }
            host.styles.setBackground(ground, of: header)
            let label = Palette.components(of: .label, traits: traits)
            let text = ground.map { label.contrast(on: $0) < Palette.Components.enough ? $0.readableText : label }
            host.styles.setColor(text, of: header)
            title.show(look?.titleAttributes ?? [:], traits: traits)
        }

        /// Shows views in the items that are there, which keep the focus, unless they are of other kinds.
        private func show(_ views: [UIView], in items: [any HeaderItem]) -> Bool {
            guard views.count == items.count, zip(views, items).allSatisfy({ $1.canShow($0) }) else { return false }
            for (view, item) in zip(views, items) { item.show(view) }
            return true
        }

        private func makeItem(for view: UIView) -> any HeaderItem {
            let item: any HeaderItem =
                if view is UIButton {
                    HeaderButton(host: host)
                } else if HeaderHeading.isHeading(view) {
                    HeaderHeading()
                } else {
                    HeaderView(view: view, host: host)
                }
            item.show(view)
            return item
        }

        /// What stands for a button: the item, or the button of the menu that the item is in.
        func widget(of button: UIView) -> Widget? {
            for case let item as HeaderButton in leading + trailing {
                if let widget = item.widget(of: button) { return item.isInMenu ? more.widget : widget }
            }
            return nil
        }

        // MARK: Room

        /// Puts the items that have no room into the menu, from the middle outwards.
        private func fit(into width: CGFloat) {
            guard width > 0 else { return showBackTitle(backTitles.first ?? "") }
            // A shorter title of the back button makes room for items, and what they leave is for the title.
            fitBack(into: width)
            fitItems(into: width)
            fitBack(into: width)
        }

        private func showBackTitle(_ text: String) {
            gtk_label_set_text(backLabel.opaque, text)
            gtk_widget_set_visible(backLabel, text.isEmpty ? 0 : 1)
        }

        /// Gives the back button the longest of its titles that leaves room for the screen's title; at the least, its arrow.
        private func fitBack(into width: CGFloat) {
            guard !backTitles.isEmpty else { return }
            for text in backTitles {
                showBackTitle(text)
                if HeaderBar.width(of: header) + title.wantedGrowth <= Int(width) { return }
            }
        }

        private func fitItems(into width: CGFloat) {
            let moreRoom = HeaderBar.width(of: more.widget) + HeaderBar.spacing
            var packedRoom = more.isShown ? moreRoom : 0
            for item in leading.prefix(shown.leading) + trailing.prefix(shown.trailing) {
                packedRoom += room(for: item)
            }
            var neededRoom = 0
            for item in leading + trailing { neededRoom += room(for: item) }
            let room = Int(width) - (HeaderBar.width(of: header) - packedRoom)
            let fitting = neededRoom <= room ? (leading.count, trailing.count) : countThatFits(into: room - moreRoom)
            guard fitting != shown else { return }
            unpack()
            pack(leading: fitting.0, trailing: fitting.1)
        }

        /// How many items have room, counted from the edges; what comes after one that has none stays behind it.
        private func countThatFits(into room: Int) -> (leading: Int, trailing: Int) {
            var left = room
            var count = (leading: 0, trailing: 0)
            func takes(_ item: any HeaderItem) -> Bool {
                guard self.room(for: item) <= left else { return false }
                left -= self.room(for: item)
                return true
            }
            for index in 0..<max(leading.count, trailing.count) {
                if count.trailing == index, index < trailing.count, takes(trailing[index]) { count.trailing += 1 }
                if count.leading == index, index < leading.count, takes(leading[index]) { count.leading += 1 }
            }
            return count
        }

        private static func width(of widget: Widget) -> Int {
            var minimum: gint = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
            return Int(minimum)
        }

        private static let spacing = 6

        /// The room that an item takes in the bar, with the distance to the next. In the menu it has another size.
        private func room(for item: any HeaderItem) -> Int {
            if !item.isInMenu { rooms[ObjectIdentifier(item)] = HeaderBar.width(of: item.widget) + HeaderBar.spacing }
            return rooms[ObjectIdentifier(item)] ?? 0
        }

        private func unpack() {
            for item in leading.prefix(shown.leading) + trailing.prefix(shown.trailing) {
                item.widget.releaseFocus()
                adw_header_bar_remove(header.opaque, item.widget)
            }
            if more.isShown { adw_header_bar_remove(header.opaque, more.widget) }
            more.show([])
            shown = (0, 0)
        }

        private func pack(leading leadingCount: Int, trailing trailingCount: Int) {
            for item in leading.prefix(leadingCount) { adw_header_bar_pack_start(header.opaque, item.widget) }
            for item in trailing.prefix(trailingCount) { adw_header_bar_pack_end(header.opaque, item.widget) }
            more.show(Array(leading.dropFirst(leadingCount) + trailing.dropFirst(trailingCount)))
            if more.isShown { adw_header_bar_pack_end(header.opaque, more.widget) }
            shown = (leadingCount, trailingCount)
        }
    }
#endif
