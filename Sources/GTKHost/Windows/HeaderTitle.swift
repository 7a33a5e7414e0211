#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The centre of a title bar: the title, or the app's title view.
@MainActor
final class HeaderTitle {
    /// The minimum width of a title view in a narrow window.
    private static let minimumWidth: gint = 100

    private let header: Widget
    private let title: ObjectReference
    /// The label of the title, valid for the lifetime of the title.
    let text: Widget?
    /// The label of the subtitle, valid for the lifetime of the title.
    private let subtitleText: Widget?
    private unowned let host: GTKHost
    private weak var bar: UINavigationBar?
    private var holder: Holder?

    /// The container of a title view.
    private struct Holder {
        var widget: ObjectReference
        weak var view: UIView?
    }

    init(header: Widget, host: GTKHost) {
        self.header = header
        self.host = host
        let label: Widget = adw_window_title_new("", nil)
        title = ObjectReference(UnsafeMutableRawPointer(label))
        let labels = Self.labels(in: label)
        for label in labels { searchlight_set_role(label, GTK_ACCESSIBLE_ROLE_HEADING) }
        text = labels.first
        subtitleText = labels.dropFirst().first
        adw_header_bar_set_title_widget(header.opaque, label)
    }

    /// The internal labels of a title: title and subtitle.
    private static func labels(in widget: Widget) -> [Widget] {
        if widget.isA(gtk_label_get_type()) { return [widget] }
        var labels: [Widget] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            child = gtk_widget_get_next_sibling(current)
            labels += Self.labels(in: current)
        }
        return labels
    }

    /// Applies the app's fonts, colours and attributes of title and subtitle; missing ones have their defaults.
    func show(_ item: UINavigationItem?, look: BarLook?, traits: UITraitCollection) {
        show(item?.styledTitle, look?.titleAttributes ?? [:], of: text, traits: traits)
        show(item?.styledSubtitle, look?.subtitleAttributes ?? [:], of: subtitleText, traits: traits)
    }

    private func show(
        _ styled: NSAttributedString?,
        _ attributes: [NSAttributedString.Key: Any],
        of label: Widget?,
        traits: UITraitCollection
    ) {
        guard let label else { return }
        let color = (attributes[.foregroundColor] as? UIColor).map { Palette.components(of: $0, traits: traits) }
        host.styles.setColor(color, of: label)
        let font = attributes[.font] as? UIFont
        guard font != nil || styled != nil else { return gtk_label_set_attributes(label.opaque, nil) }
        let usual = color ?? Palette.components(of: .label, traits: traits)
        let written = TextAttributes(font: font, color: font == nil ? nil : usual)
        // Attribute ranges start at the beginning of the text. Truncation changes only its end.
        if let styled, DrawableText.clean(styled.string, inOneLine: true) == styled.string {
            written.insert(styled, traits: traits)
        }
        withExtendedLifetime(written) { gtk_label_set_attributes(label.opaque, written.list) }
    }

    isolated deinit {
        if let holder { searchlight_view_set_size_handler(widget(holder.widget), nil, nil) }
    }

    private func widget(_ reference: ObjectReference) -> Widget {
        reference.pointer.assumingMemoryBound(to: GtkWidget.self)
    }

    /// Shows the title, or the title view of a bar.
    func show(_ text: String, subtitle: String, titleViewOf bar: UINavigationBar?) {
        adw_window_title_set_title(OpaquePointer(title.pointer), text)
        adw_window_title_set_subtitle(OpaquePointer(title.pointer), subtitle.isEmpty ? nil : subtitle)
        // An empty heading is hidden: screens with large titles have their heading in the content.
        searchlight_accessible_set_hidden(widget(title), text.isEmpty ? 1 : 0)
        self.bar = bar
        guard let bar, let view = bar.titleView else { return removeHolder() }
        if holder?.view !== view {
            removeHolder()
            makeHolder(for: view)
        }
        guard let holder = holder.map({ widget($0.widget) }) else { return }
        let wanted = bar.titleViewSize
        searchlight_view_set_size(holder, Self.minimumWidth, gint(wanted.height.rounded(.up)))
        searchlight_view_set_natural_width(holder, gint(wanted.width.rounded(.up)))
        // A different bar may show the same view in the same space.
        let size = CGSize(width: Int(gtk_widget_get_width(holder)), height: Int(gtk_widget_get_height(holder)))
        if bar.titleBarSpace != size, size.width > 0 { sizeDidChange() }
        host.tree.widget(of: view).show(
            in: holder,
            frame: view.restFrame.offsetBy(dx: 0, dy: bar.titleBarSpace.height)
        )
    }

    /// The width beyond the minimum that the title needs to avoid truncation. 0 for a title view.
    var wantedGrowth: Int {
        guard holder == nil else { return 0 }
        var (minimum, natural): (gint, gint) = (0, 0)
        gtk_widget_measure(widget(title), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
        return Int(natural - minimum)
    }

    private func removeHolder() {
        guard let holder else { return }
        searchlight_view_set_size_handler(widget(holder.widget), nil, nil)
        widget(holder.widget).releaseFocus()
        adw_header_bar_set_title_widget(header.opaque, widget(title))
        self.holder = nil
    }

    private func makeHolder(for view: UIView) {
        let holder: Widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
        gtk_widget_set_valign(holder, GTK_ALIGN_CENTER)
        Touch.connect(holder, to: view) { [weak self, weak view] in
            guard let view, let bar = self?.bar else { return .zero }
            return CGPoint(x: view.restFrame.minX, y: view.restFrame.minY + bar.titleBarSpace.height)
        }
        searchlight_view_set_size_handler(
            holder,
            { _, _, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<HeaderTitle>.fromOpaque(context).takeUnretainedValue().sizeDidChange()
                }
            },
            Unmanaged.passUnretained(self).toOpaque()
        )
        self.holder = Holder(widget: ObjectReference(UnsafeMutableRawPointer(holder)), view: view)
        adw_header_bar_set_title_widget(header.opaque, holder)
    }

    /// Runs after GTK's current layout, but before this frame is drawn.
    private func sizeDidChange() {
        MainLoop.atEndOfTurn(priority: GTKHost.beforeDrawing) { [weak self] in
            guard let self, let bar, let holder = holder.map({ widget($0.widget) }) else { return }
            let size = CGSize(width: Int(gtk_widget_get_width(holder)), height: Int(gtk_widget_get_height(holder)))
            guard bar.titleBarSpace != size else { return }
            bar.titleBarSpace = size
            host.updateNow()
        }
    }
}
#endif
