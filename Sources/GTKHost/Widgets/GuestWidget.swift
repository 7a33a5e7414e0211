#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A view that brings its own widget of GTK's: one of a library above this one, which GTKHost knows nothing of.
    @_spi(Widgets)
    @MainActor
    public protocol HostedView: UIView {
        /// The widget (`GtkWidget *`), the same as long as the view lives, which has its keys, clicks and turns of the wheel for
        /// itself; nil shows the view as any other.
        var hostedWidget: UnsafeMutableRawPointer? { get }
    }

    @_spi(Widgets)
    extension GTKHost {
        /// To be called after code of the app's ran in a turn that GTKHost knows nothing of.
        public static func appCodeDidRun() { MainLoop.codeDidRun() }
    }

    /// A view's own widget, behind the views in it.
    @MainActor
    final class GuestWidget: ViewWidget {
        let guest: Widget
        private let reference: ObjectReference

        private static let mark = "searchlight-guest"

        init(view: UIView, guest pointer: UnsafeMutableRawPointer, tree: WidgetTree) {
            guest = pointer.assumingMemoryBound(to: GtkWidget.self)
            reference = ObjectReference(pointer)
            super.init(view: view, tree: tree, widget: searchlight_view_new(GTK_ACCESSIBLE_ROLE_GROUP))
            // What it shows may still have another size than it was given.
            gtk_widget_set_overflow(guest, GTK_OVERFLOW_HIDDEN)
            g_object_set_data(pointer.assumingMemoryBound(to: GObject.self), GuestWidget.mark, pointer)
        }

        override var grounds: [Widget] { [guest] }

        override func updateContent(_ view: UIView) {
            super.updateContent(view)
            Accessible.setLabel(view.accessibilityLabel, of: widget)
            searchlight_view_place(guest, 0, 0, Double(view.bounds.width), Double(view.bounds.height))
        }

        /// Whether a widget is one that a view brought, or in one.
        static func holds(_ widget: Widget) -> Bool {
            sequence(first: widget, next: { gtk_widget_get_parent($0) }).contains {
                g_object_get_data(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self), mark) != nil
            }
        }
    }
#endif
