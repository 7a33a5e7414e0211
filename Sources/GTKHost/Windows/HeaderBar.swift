#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A title bar of the window, which shows the title row of the frontmost navigation bar.
@MainActor
final class HeaderBar {
    /// A wrapper that lets the window be narrower than the content of the title bar.
    let widget: Widget
    private let header: Widget
    private let title: HeaderTitle
    private let back: Widget
    private let backLabel: Widget
    /// The box of the image and title of the back button.
    private let backContent: Widget
    /// The app's image in the back button.
    private var backImage: UIImage?
    /// The possible titles of the back button, longest first.
    private var backTitles: [String] = []
    private unowned let host: GTKHost
    private weak var bar: UINavigationBar?
    private var leading: [any HeaderItem] = []
    private var trailing: [any HeaderItem] = []
    private let more: HeaderMenu
    /// The number of items in the bar; the others are in the menu.
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
        backContent = content
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

    /// Shows the window buttons at an end, or leaves them to an adjacent bar.
    func showWindowButtons(start: Bool, end: Bool) {
        adw_header_bar_set_show_start_title_buttons(header.opaque, start ? 1 : 0)
        adw_header_bar_set_show_end_title_buttons(header.opaque, end ? 1 : 0)
    }

    /// Closes open menus before the window closes.
    func close() {
        more.close()
    }

    /// Shows the content of a bar in the given width; without a bar, only the title.
    func show(_ bar: UINavigationBar?, windowTitle: String, width: CGFloat) {
        self.bar = bar
        let shown = bar?.isContentHiddenForSearch == false ? bar : nil
        let shownName = bar?.topItem?.styledTitle?.string ?? bar?.topItem?.shownTitle
        let name = DrawableText.clean(shownName ?? windowTitle, inOneLine: true)
        let isElsewhere = bar?.showsLargeTitle == true || shown?.isTitleAmongItems == true
        let subtitle = DrawableText.clean(bar?.topItem?.subtitle ?? "", inOneLine: true)
        title.show(isElsewhere ? "" : name, subtitle: isElsewhere ? "" : subtitle, titleViewOf: shown)
        showLook(of: bar)
        let backButton = shown?.backButton
        gtk_widget_set_visible(back, backButton == nil ? 0 : 1)
        showBackImage(shown?.look.backImage)
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

    /// Shows the app's image in the back button, or the desktop's arrow.
    private func showBackImage(_ image: UIImage?) {
        guard image !== backImage else { return }
        backImage = image
        if let former = gtk_widget_get_first_child(backContent), former != backLabel {
            gtk_box_remove(backContent.cast(), former)
        }
        let icon = image?.symbolIconName.flatMap { Icon.isThere($0) ? $0 : nil }
        if icon == nil, let image, let texture = ImageWidget.texture(of: image) {
            gtk_box_prepend(backContent.cast(), gtk_image_new_from_paintable(texture))
            g_object_unref(UnsafeMutableRawPointer(texture))
        } else {
            gtk_box_prepend(backContent.cast(), Icon.decoration(icon ?? "go-previous-symbolic", glyph: "‹"))
        }
    }

    /// Applies the background and title colours of the bar. Without a text colour of the app, uses one that is legible.
    private func showLook(of bar: UINavigationBar?) {
        let traits = host.traits
        let look = bar?.look
        // A bar below the title row has a separator of its own.
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
        title.show(bar?.topItem, look: look, traits: traits)
    }

    /// Updates the existing items, which keeps focus. Returns false if the kinds of items differ.
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
                HeaderHeading(host: host)
            } else {
                HeaderView(view: view, host: host)
            }
        item.show(view)
        return item
    }

    /// The widget of a button: the item, or the menu button if the item is in the menu.
    func widget(of button: UIView) -> Widget? {
        if let bar, button === bar.backButton { return back }
        if let bar, button is UILabel, button.accessibleRole == .heading, button.isDescendant(of: bar) {
            return title.text
        }
        for case let item as HeaderButton in leading + trailing {
            if let widget = item.widget(of: button) { return item.isInMenu ? more.widget : widget }
        }
        return nil
    }

    // MARK: Space

    /// Moves the items that do not fit into the menu, from the middle outwards.
    private func fit(into width: CGFloat) {
        guard width > 0 else { return showBackTitle(backTitles.first ?? "") }
        // A shorter back title makes space for items, and the remaining space is for the title.
        fitBack(into: width)
        fitItems(into: width)
        fitBack(into: width)
    }

    private func showBackTitle(_ text: String) {
        gtk_label_set_text(backLabel.opaque, text)
        gtk_widget_set_visible(backLabel, text.isEmpty ? 0 : 1)
    }

    /// Uses the longest back title that leaves space for the screen's title; at least the arrow.
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

    /// The number of items that fit, counted from the edges. Items after the first that does not fit are not included.
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

    /// The space of an item in the bar, including the spacing. In the menu, its size differs.
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
