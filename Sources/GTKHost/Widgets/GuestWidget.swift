#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A view with a GTK widget of its own, from a library on top of GTKHost.
@_spi(Widgets)
@MainActor
public protocol HostedView: UIView {
    /// The widget (`GtkWidget *`), constant for the lifetime of the view. It handles its own keys, clicks and scrolling.
    /// Nil for an ordinary view.
    var hostedWidget: UnsafeMutableRawPointer? { get }
}

@_spi(Widgets)
extension GTKHost {
    /// Must be called after code of the app ran in a turn that GTKHost did not start.
    public static func appCodeDidRun() { MainLoop.codeDidRun() }
}

/// The widget of a hosted view, behind its subviews.
@MainActor
final class GuestWidget: ViewWidget {
    let guest: Widget
    private let reference: ObjectReference

    private static let mark = "searchlight-guest"

    init(view: UIView, guest pointer: UnsafeMutableRawPointer, tree: WidgetTree) {
        guest = pointer.assumingMemoryBound(to: GtkWidget.self)
        reference = ObjectReference(pointer)
        super.init(view: view, tree: tree, widget: searchlight_view_new(GTK_ACCESSIBLE_ROLE_GROUP))
        // Its content may temporarily exceed its size.
        gtk_widget_set_overflow(guest, GTK_OVERFLOW_HIDDEN)
        g_object_set_data(pointer.assumingMemoryBound(to: GObject.self), GuestWidget.mark, pointer)
    }

    override var grounds: [Widget] { [guest] }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        Accessible.setLabel(view.accessibilityLabel, of: widget)
        searchlight_view_place(guest, 0, 0, Double(view.bounds.width), Double(view.bounds.height))
    }

    /// Whether a widget is a hosted one, or inside one.
    static func holds(_ widget: Widget) -> Bool {
        sequence(first: widget, next: { gtk_widget_get_parent($0) }).contains {
            g_object_get_data(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self), mark) != nil
        }
    }
}
#endif
