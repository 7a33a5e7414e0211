#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The widget that stands for a view. Subclasses show what their kind of view has to show.
    @MainActor
    class ViewWidget {
        unowned let tree: WidgetTree
        private(set) weak var view: UIView?
        /// In which pass the widget was last brought up to date.
        var pass = -1

        private let reference: ObjectReference

        init(view: UIView, tree: WidgetTree, widget: Widget) {
            self.view = view
            self.tree = tree
            reference = ObjectReference(UnsafeMutableRawPointer(widget))
        }

        /// What stands in the widget of the superview.
        var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

        /// What the widgets of the subviews stand in; nil where the widget itself shows what they would.
        var container: Widget? { widget }

        /// Widgets in the container that stand for no subview; they come in front.
        var additions: [Widget] { [] }

        /// How far the widget reaches beyond the view's frame.
        var overhang: CGFloat { 0 }

        var traits: UITraitCollection { tree.host.traits }

        func update() {
            guard let view else { return }
            updateContent(view)
            showSubviews()
        }

        /// Shows what the view's properties say.
        func updateContent(_ view: UIView) {
            showBackground(of: view)
        }

        func showBackground(of view: UIView) {
            guard let container else { return }
            gtk_widget_set_overflow(container, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
            let color = backgroundColor(of: view).map { Palette.components(of: $0, traits: traits) }
            if var rgba = color?.rgba {
                searchlight_view_set_color(container, &rgba)
            } else {
                searchlight_view_set_color(container, nil)
            }
            searchlight_view_set_solid(container, color != nil || view is UIControl || view.role == .dimming ? 1 : 0)
        }

        func backgroundColor(of view: UIView) -> UIColor? { view.backgroundColor }

        // MARK: Subviews

        /// Puts the widgets of the subviews into the container, in the order in which they are read, and takes others
        /// out.
        final func showSubviews() {
            guard let view, let container else { return }
            let subviews = withoutSheets(view.subviews, of: view)
            let covered = subviews.lastIndex { !$0.isHidden && $0.alpha > 0 && $0.coversWhatIsBehind } ?? 0
            let depths = Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1), $0) })
            var present = Set(additions)
            var last: Widget?
            let elsewhere = view.titleBarSubviews
            for subview in inReadingOrder(subviews, of: view) where !elsewhere.contains(subview) {
                let depth = depths[ObjectIdentifier(subview)] ?? 0
                let isShown =
                    !subview.isHidden && subview.alpha > 0 && !subview.frame.isEmpty && depth >= covered
                // What is not to be seen stays where it is.
                let isHere = tree.existing(subview).map { gtk_widget_get_parent($0.widget) == container } ?? false
                guard isShown || isHere else { continue }
                let child = tree.widget(of: subview)
                present.insert(child.widget)
                child.move(to: container, after: last)
                last = child.widget
                gtk_widget_set_visible(child.widget, isShown ? 1 : 0)
                gtk_widget_set_opacity(child.widget, Double(subview.alpha))
                place(child, subview, in: view)
                searchlight_view_set_depth(child.widget, gint(depth))
            }
            removeChildren(of: container, except: present)
            for addition in additions {
                searchlight_view_insert(container, addition, last)
                searchlight_view_set_depth(addition, gint(subviews.count))
                last = addition
            }
        }

        /// A sheet has a window of its own.
        private func withoutSheets(_ subviews: [UIView], of view: UIView) -> [UIView] {
            view is UIWindow ? subviews.filter { !($0 is PresentedSheet) } : subviews
        }

        private func inReadingOrder(_ subviews: [UIView], of view: UIView) -> [UIView] {
            let ordered = withoutSheets(view.orderedSubviews.filter { $0.superview === view }, of: view)
            guard ordered.count < subviews.count else { return ordered }
            let known = Set(ordered.map(ObjectIdentifier.init))
            // What nobody reads comes first: pictures and texts that its holder speaks for.
            return subviews.filter { !known.contains(ObjectIdentifier($0)) } + ordered
        }

        private func place(_ child: ViewWidget, _ subview: UIView, in view: UIView) {
            let frame = subview.frame.insetBy(dx: -child.overhang, dy: 0)
            searchlight_view_place(
                child.widget,
                Double(frame.minX - view.bounds.minX),
                Double(frame.minY - view.bounds.minY),
                Double(frame.width),
                Double(frame.height)
            )
        }

        /// Stands in a widget of the title bar instead of the superview's.
        final func show(in holder: Widget, frame: CGRect) {
            guard let view else { return }
            move(to: holder, after: nil)
            gtk_widget_set_visible(widget, view.isHidden || view.alpha == 0 ? 0 : 1)
            gtk_widget_set_opacity(widget, Double(view.alpha))
            let frame = frame.insetBy(dx: -overhang, dy: 0)
            searchlight_view_place(
                widget,
                Double(frame.minX),
                Double(frame.minY),
                Double(frame.width),
                Double(frame.height)
            )
        }

        /// Takes the widget out of what holds it.
        final func takeOut() {
            if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        }

        private func removeChildren(of container: Widget, except present: Set<Widget>) {
            var child = gtk_widget_get_first_child(container)
            while let current = child {
                child = gtk_widget_get_next_sibling(current)
                if !present.contains(current) { gtk_widget_unparent(current) }
            }
        }

        private func move(to container: Widget, after sibling: Widget?) {
            if let parent = gtk_widget_get_parent(widget), parent != container { gtk_widget_unparent(widget) }
            searchlight_view_insert(container, widget, sibling)
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// Adds or takes away a class of the style sheet.
        @MainActor
        func setClass(_ name: String, _ isThere: Bool) {
            guard (gtk_widget_has_css_class(self, name) != 0) != isThere else { return }
            if isThere { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
        }
    }
#endif
