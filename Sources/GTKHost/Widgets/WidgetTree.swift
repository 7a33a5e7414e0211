#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The widgets that stand for views: one for each view that is, or was, on screen.
    ///
    /// A widget lives as long as its view, so that the cells that a table uses again bring theirs along.
    @MainActor
    final class WidgetTree {
        unowned let host: GTKHost
        private var widgets: [ObjectIdentifier: ViewWidget] = [:]
        private var pass = 0
        private var sweepAbove = 200

        init(host: GTKHost) {
            self.host = host
        }

        /// The widget of a view, if it has been shown.
        func existing(_ view: UIView) -> ViewWidget? {
            guard let widget = widgets[ObjectIdentifier(view)], widget.view === view else { return nil }
            return widget
        }

        /// The widget of a view, made when it is not there yet.
        func widget(of view: UIView) -> ViewWidget {
            if let widget = existing(view) { return widget }
            let widget = WidgetFactory.make(for: view, in: self)
            widgets[ObjectIdentifier(view)] = widget
            update(widget)
            return widget
        }

        /// Shows views that changed. What holds them is asked to place them again.
        func display(_ views: [UIView]) {
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

        /// Draws the texts in a view again, because what is behind them has another colour.
        func showColors(in view: UIView) {
            for subview in view.subviews {
                if subview is UILabel { existing(subview)?.updateContent(subview) }
                showColors(in: subview)
            }
        }

        /// Drops the widgets of views that are no more.
        func sweep() {
            widgets = widgets.filter { $0.value.view != nil }
            sweepAbove = max(200, widgets.count * 2)
        }

        /// The table whose rows stand in a widget.
        func table(focusedBy widget: Widget) -> UITableView? {
            widgets.values.lazy.compactMap { $0 as? ScrollWidget }.first { $0.takesKeys(in: widget) }?.view
                as? UITableView
        }

        /// The number of views that have a widget.
        var count: Int { widgets.values.filter { $0.view != nil }.count }

        private func update(_ widget: ViewWidget) {
            guard widget.pass != pass || pass == 0 else { return }
            widget.pass = pass
            widget.update()
        }
    }
#endif
