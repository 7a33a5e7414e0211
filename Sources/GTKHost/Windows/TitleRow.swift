#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The title bars of a window: a single one, or one above each column of a split view, as in GNOME's own programs.
///
/// The bars have the positions of UIKit's columns. They do not limit the minimum width of the window, at which the columns
/// collapse.
@MainActor
final class TitleRow {
    /// The container of the bars.
    let widget: Widget
    private let row: Widget
    private let main: HeaderBar
    /// The bars of the columns beside the content. Unused ones are kept for reuse.
    private var sides: [HeaderBar] = []
    private var references: [ObjectReference] = []
    private var shown: [HeaderBar] = []
    private unowned let host: GTKHost

    init(main: HeaderBar, host: GTKHost) {
        self.main = main
        self.host = host
        widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        row = searchlight_view_new(GTK_ACCESSIBLE_ROLE_GENERIC)
        references = [row, main.widget].map { ObjectReference(UnsafeMutableRawPointer($0)) }
        gtk_widget_set_hexpand(main.widget, 1)
        gtk_widget_set_hexpand(row, 1)
        gtk_box_append(widget.cast(), main.widget)
        shown = [main]
    }

    /// The columns of the frontmost split view that fills a window or sheet; empty without one.
    static func columns(in root: UIView) -> [TitleBarColumn] {
        for subview in root.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
            if subview is PresentedSheet || subview is PresentedMenu || subview is PresentedPopover { continue }
            if subview is UINavigationBar { return [] }
            if let columns = subview.titleBarColumns {
                return subview.frame.width == root.frame.width && columns.count > 1 ? columns : []
            }
            if !(subview is UIScrollView) {
                let columns = columns(in: subview)
                if !columns.isEmpty { return subview.frame.width == root.frame.width ? columns : [] }
            }
            if subview.coversWhatIsBehind { return [] }
        }
        return []
    }

    /// Shows a bar above each column; without columns, only the main bar.
    func show(_ columns: [TitleBarColumn], bar: (UIView) -> UINavigationBar?) {
        while sides.count < columns.count - 1 { addSide() }
        var waiting = sides[...]
        let bars = columns.map { $0.isContent ? main : waiting.removeFirst() }
        arrange(bars.isEmpty ? [main] : bars)
        var x: CGFloat = 0
        let height = columns.isEmpty ? 0 : self.height
        for (column, header) in zip(columns, bars) {
            if !column.isContent { header.show(bar(column.view), windowTitle: "", width: column.width) }
            let isMirrored = gtk_widget_get_direction(row) == GTK_TEXT_DIR_RTL
            let left = isMirrored ? columns.reduce(0) { $0 + $1.width } - x - column.width : x
            searchlight_view_place(header.widget, Double(left), 0, Double(column.width), Double(height))
            x += column.width
        }
        if !columns.isEmpty { searchlight_view_set_size(row, 0, gint(height)) }
    }

    /// The widget of a button in one of the bars.
    func widget(of button: UIView) -> Widget? {
        shown.lazy.compactMap { $0.widget(of: button) }.first
    }

    /// Closes open menus before the window closes.
    func close() {
        main.close()
        for side in sides { side.close() }
    }

    private func addSide() {
        let side = HeaderBar(host: host)
        gtk_widget_add_css_class(side.widget, "side-header")
        references.append(ObjectReference(UnsafeMutableRawPointer(side.widget)))
        sides.append(side)
    }

    /// The height of the highest bar.
    private var height: CGFloat {
        let heights = shown.map { header -> gint in
            var natural: gint = 0
            gtk_widget_measure(header.widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
            return natural
        }
        return CGFloat(max(heights.max() ?? 0, GTKHost.titleBarHeight))
    }

    /// Places the bars side by side.
    private func arrange(_ bars: [HeaderBar]) {
        guard !bars.elementsEqual(shown, by: ===) else { return }
        let holder = bars.count > 1 ? row : widget
        for header in shown
        where gtk_widget_get_parent(header.widget) != holder || !bars.contains(where: { $0 === header }) {
            header.widget.releaseFocus()
            gtk_widget_unparent(header.widget)
        }
        if gtk_widget_get_parent(row) != nil, bars.count == 1 { gtk_box_remove(widget.cast(), row) }
        if bars.count > 1 {
            if gtk_widget_get_parent(row) == nil { gtk_box_append(widget.cast(), row) }
            var last: Widget?
            for header in bars {
                searchlight_view_insert(row, header.widget, last)
                last = header.widget
            }
        } else if gtk_widget_get_parent(main.widget) == nil {
            gtk_box_append(widget.cast(), main.widget)
        }
        shown = bars
        for (index, header) in bars.enumerated() {
            header.showWindowButtons(start: index == 0, end: index == bars.count - 1)
        }
    }
}
#endif
