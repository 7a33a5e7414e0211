#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A unit of the host's work.
package enum HostWork {
    /// The creation of a widget for a view.
    case makeWidget
    /// An update of a widget.
    case updateWidget
    /// The layout of a text by Pango, for measurement.
    case measureText
}

/// The widgets of views that are or were on screen.
///
/// A widget lives as long as its view, so that reused cells keep their widgets.
@MainActor
package final class WidgetTree {
    unowned let host: GTKHost
    private var widgets: [ObjectIdentifier: ViewWidget] = [:]
    private var pass = 0
    private var sweepAbove = 200

    init(host: GTKHost) {
        self.host = host
    }

    /// The widget of a view, if it was shown.
    func existing(_ view: UIView) -> ViewWidget? {
        guard let widget = widgets[ObjectIdentifier(view)], widget.view === view else { return nil }
        return widget
    }

    /// The widget of a view, created on demand.
    func widget(of view: UIView) -> ViewWidget {
        if let widget = existing(view), widget.fitsRole { return widget }
        let widget = WidgetFactory.make(for: view, in: self)
        host.onWork(.makeWidget)
        // A deallocated view may have had the same address.
        widgets.updateValue(widget, forKey: ObjectIdentifier(view))?.takeOut()
        update(widget)
        return widget
    }

    /// Updates the widgets of dirty views, and the placement by their superviews.
    func display(_ views: [UIView]) { UIView.readingListedElements { update(views) } }

    private func update(_ views: [UIView]) {
        pass += 1
        for view in views {
            if let widget = existing(view) { update(widget) }
        }
        var holders: Set<ObjectIdentifier> = []
        for view in views {
            guard let holder = view.superview, holders.insert(ObjectIdentifier(holder)).inserted,
                let widget = existing(holder), widget.pass != pass
            else { continue }
            widget.showSubviews()
        }
        if widgets.count > sweepAbove { sweep() }
    }

    /// Updates the texts in a view after the colour behind them changed.
    func showColors(in view: UIView) {
        for subview in view.subviews {
            if subview is UILabel { existing(subview)?.updateContent(subview) }
            showColors(in: subview)
        }
    }

    /// Removes the widgets of deallocated views. Their superviews may be off screen, so that nothing else updates them.
    package func sweep() {
        for (key, widget) in widgets where widget.view == nil {
            widgets[key] = nil
            widget.takeOut()
        }
        sweepAbove = max(200, widgets.count * 2)
    }

    /// The table or collection that handles the keys of a focused widget.
    func list(focusedBy widget: Widget) -> (any SwipingList)? {
        widgets.values.lazy.compactMap { $0 as? ScrollWidget }.first { $0.takesKeys(in: widget) }?.view?.asCellList
    }

    /// The view whose widget is, or contains, a focused one; nil for a widget outside all views.
    func view(around widget: Widget) -> UIView? {
        var depths: [Widget: Int] = [:]
        for ancestor in sequence(first: widget, next: { gtk_widget_get_parent($0) }) { depths[ancestor] = depths.count }
        return widgets.values.lazy.compactMap { found in depths[found.widget].map { (found.view, $0) } }
            .min { $0.1 < $1.1 }?.0
    }

    /// The view that changes its value with keys and whose widget is the focused one.
    func keyView(focusedBy widget: Widget) -> UIView? {
        guard gtk_widget_has_css_class(widget, ViewWidget.keyClass) != 0 else { return nil }
        return widgets.values.first { $0.widget == widget }?.view
    }

    /// The view whose hosted widget is the focused one or contains it.
    func guest(focusedBy widget: Widget) -> UIView? {
        guard GuestWidget.holds(widget) else { return nil }
        return widgets.values.lazy.compactMap { $0 as? GuestWidget }.first {
            widget == $0.guest || gtk_widget_is_ancestor(widget, $0.guest) != 0
        }?.view
    }

    /// The text view whose proxy is a widget.
    package func textView(of proxy: Widget) -> UITextView? {
        guard TextProxy.isProxy(proxy) else { return nil }
        return widgets.values.lazy.compactMap { $0 as? TextViewWidget }.first { $0.proxy.widget == proxy }?.textView
    }

    private func update(_ widget: ViewWidget) {
        guard widget.pass != pass || pass == 0 else { return }
        widget.pass = pass
        host.onWork(.updateWidget)
        widget.update()
    }
}
#endif
