#if GTK
import CGTK
import Foundation

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

extension GTKAppDriver {
    /// The first visible widget of a type in a widget or its descendants, in drawing order.
    func part(_ type: GType, in widget: Widget) -> Widget? {
        if widget.isA(type) { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if gtk_widget_get_visible(current) != 0, let found = part(type, in: current) { return found }
            child = gtk_widget_get_next_sibling(current)
        }
        return nil
    }

    /// The frame of a widget, relative to the upper left corner of the app's content.
    func frame(of widget: Widget) -> CGRect {
        host.windows.last.map { widget.frame(in: $0.contentWidget) } ?? .null
    }

    /// The visible colour at the centre of a widget.
    func color(in widget: Widget) throws -> [Int] {
        let frame = frame(of: widget)
        return try color(at: CGPoint(x: frame.midX, y: frame.midY))
    }
}
#endif
