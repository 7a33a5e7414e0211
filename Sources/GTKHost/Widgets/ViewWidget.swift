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
        private var isReached = true
        private var isSilent = false
        private var answersActivation = false

        init(view: UIView, tree: WidgetTree, widget: Widget) {
            self.view = view
            self.tree = tree
            reference = ObjectReference(UnsafeMutableRawPointer(widget))
        }

        isolated deinit {
            if answersActivation { searchlight_view_set_activate_handler(widget, nil, nil) }
        }

        /// What stands in the widget of the superview.
        var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

        /// What the widgets of the subviews stand in; nil where the widget itself shows what they would.
        var container: Widget? { widget }

        /// Widgets in the container that stand for no subview; they come in front.
        var additions: [Widget] { [] }

        /// The same, behind the subviews.
        var grounds: [Widget] { [] }

        /// How far the widget reaches beyond the view's frame.
        var overhang: CGFloat { 0 }

        /// The view's traits, dark where the view is to look so on a light desktop, too.
        var traits: UITraitCollection {
            let traits = view?.traitCollection ?? tree.host.traits
            guard traits.userInterfaceStyle != .dark, let view,
                sequence(first: view, next: { $0.superview }).contains(where: \.isAlwaysDark)
            else { return traits }
            return traits.modifyingTraits { $0.userInterfaceStyle = .dark }
        }

        private var shownGround: UIImage?

        /// Whether the view's own content reads from right to left.
        var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

        /// GTK asks each widget for its direction, and none for that of its parent.
        func setDirection(of widgets: [Widget]) {
            let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            for widget in widgets where gtk_widget_get_direction(widget) != direction {
                gtk_widget_set_direction(widget, direction)
            }
        }

        func update() {
            guard let view else { return }
            setDirection(of: [widget])
            updateContent(view)
            showLayer(of: view)
            showSubviews()
        }

        /// The widget of `CGTKShim/View.c` that draws the view's layer; nil where a style sheet does.
        var layerWidget: Widget? { container }

        private var hasLook = false

        private func showLayer(of view: UIView) {
            guard view.existingLayer != nil else { return }
            let look = LayerLook(of: view)
            let target = layerWidget
            if let target {
                LayerLook.show(look, layersIn: view, in: target)
            } else if let container {
                LayerLook.showLayers(of: view, in: container)
            }
            guard look != nil || hasLook else { return }
            hasLook = look != nil
            // What is clipped, and what a style sheet paints, has the same corners.
            tree.host.styles.setLook(target == nil ? look?.css : look?.cornersCSS, of: target ?? widget)
            if target == nil {
                gtk_widget_set_overflow(widget, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
            }
        }

        /// Shows what the view's properties say.
        func updateContent(_ view: UIView) {
            showBackground(of: view)
        }

        func showBackground(of view: UIView) {
            guard let container else { return }
            gtk_widget_set_overflow(container, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
            let color = backgroundColor(of: view).map { Palette.surface(of: $0, traits: traits) }
            if var rgba = color?.rgba {
                searchlight_view_set_color(container, &rgba)
            } else {
                searchlight_view_set_color(container, nil)
            }
            let hasGround = color != nil || view.groundImage != nil
            searchlight_view_set_solid(container, hasGround || isTouched(view) ? 1 : 0)
            showGroundImage(of: view, in: container)
            container.setClass("always-dark", view.isAlwaysDark)
        }

        /// Draws the picture behind a view in a widget that holds others at places it is told.
        final func showGroundImage(of view: UIView, in container: Widget) {
            let image = view.groundImage
            guard image != shownGround else { return }
            shownGround = image
            GroundImage.show(image, in: container)
        }

        /// Whether touches end here though nothing is drawn: widgets behind must not have them.
        private func isTouched(_ view: UIView) -> Bool {
            view is UIControl || view.role == .dimming || view.gestureRecognizers != nil
        }

        func backgroundColor(of view: UIView) -> UIColor? { view.groundColor }

        /// Whether the keyboard can come to the widget, and to what is in it.
        var takesFocus: Bool { true }

        /// Keeps the keyboard away from what is beside an open bubble.
        final func showWhetherFocused(isReached: Bool) {
            self.isReached = isReached
            showFocusability()
        }

        final func showFocusability() {
            gtk_widget_set_can_focus(widget, isReached && takesFocus ? 1 : 0)
        }

        /// Shows the widget to assistive technology, or keeps it away, with all that is in it.
        private func showWhetherHeard(_ view: UIView, isShown: Bool, isReached: Bool) {
            // What fades away is seen for a moment more, but is gone for UIKit.
            let isSilent = isShown && (view.alpha == 0 || view.isHiddenFromAssistiveTechnology || !isReached)
            guard isSilent != self.isSilent else { return }
            self.isSilent = isSilent
            searchlight_accessible_set_hidden(widget, isSilent || !isShown ? 1 : 0)
        }

        /// Lets assistive technology press the view, which must be shown in a widget of `CGTKShim/View.c`.
        final func connectActivation() {
            answersActivation = true
            searchlight_view_set_activate_handler(
                widget,
                { context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        Unmanaged<ViewWidget>.fromOpaque(context).takeUnretainedValue().activate()
                    }
                },
                Unmanaged.passUnretained(self).toOpaque()
            )
        }

        private func activate() {
            if let view { view.window?.userTapped(view) }
            MainLoop.codeDidRun()
        }

        // MARK: Subviews

        /// Puts the widgets of the subviews into the container, in the order in which they are read, and takes others
        /// out.
        final func showSubviews() {
            guard let view, let container else { return }
            let subviews = withoutSheets(view.subviews, of: view)
            let drawn = withoutSheets(view.drawnSubviews, of: view)
            let covers = drawn.indices.filter {
                !drawn[$0].isHidden && drawn[$0].alpha > 0 && drawn[$0].coversWhatIsBehind
            }
            // What is beside a popover is seen, and out of reach.
            let covered = covers.last { !(drawn[$0] is PresentedPopover) } ?? 0
            let reached = covers.last ?? 0
            let depths = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { (ObjectIdentifier($1), $0) })
            var present = Set(additions + grounds)
            var last: Widget?
            for ground in grounds {
                searchlight_view_insert(container, ground, last)
                searchlight_view_set_depth(ground, -1)
                last = ground
            }
            let elsewhere = view.titleBarSubviews
            for subview in inReadingOrder(subviews, of: view) where !elsewhere.contains(subview) {
                let depth = depths[ObjectIdentifier(subview)] ?? 0
                // What fades or shrinks away is seen until the end.
                let isMoving = tree.host.motions.moves(subview)
                let isVisible = isMoving || subview.alpha > 0 && !subview.frame.isEmpty
                let isShown = !subview.isHidden && isVisible && depth >= covered
                // What is not to be seen stays where it is.
                let isHere = tree.existing(subview).map { gtk_widget_get_parent($0.widget) == container } ?? false
                guard isShown || isHere else { continue }
                let child = tree.widget(of: subview)
                present.insert(child.widget)
                child.move(to: container, after: last)
                last = child.widget
                gtk_widget_set_visible(child.widget, isShown ? 1 : 0)
                gtk_widget_set_opacity(child.widget, tree.host.motions.opacity(of: subview))
                child.showWhetherHeard(subview, isShown: isShown, isReached: depth >= reached)
                child.showWhetherFocused(isReached: depth >= reached)
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

        /// A sheet has a window of its own, and so has a menu.
        private func withoutSheets(_ subviews: [UIView], of view: UIView) -> [UIView] {
            view is UIWindow || view is PresentedSheet
                ? subviews.filter { !($0 is PresentedSheet || $0 is PresentedMenu) } : subviews
        }

        private func inReadingOrder(_ subviews: [UIView], of view: UIView) -> [UIView] {
            let ordered = withoutSheets(view.orderedSubviews.filter { $0.superview === view }, of: view)
            guard ordered.count < subviews.count else { return ordered }
            let known = Set(ordered.map(ObjectIdentifier.init))
            // What nobody reads comes first: pictures and texts that its holder speaks for.
            return subviews.filter { !known.contains(ObjectIdentifier($0)) } + ordered
        }

        private func place(_ child: ViewWidget, _ subview: UIView, in view: UIView) {
            let frame = subview.restFrame.insetBy(dx: -child.overhang, dy: 0)
            searchlight_view_place(
                child.widget,
                Double(frame.minX - view.bounds.minX),
                Double(frame.minY - view.bounds.minY),
                Double(frame.width),
                Double(frame.height)
            )
            searchlight_view_set_transform(child.widget, tree.host.motions.transform(of: subview))
        }

        /// Stands in a widget of the title bar instead of the superview's.
        final func show(in holder: Widget, frame: CGRect) {
            guard let view else { return }
            move(to: holder, after: nil)
            gtk_widget_set_visible(widget, view.isHidden || view.alpha == 0 ? 0 : 1)
            gtk_widget_set_opacity(widget, tree.host.motions.opacity(of: view))
            let frame = frame.insetBy(dx: -overhang, dy: 0)
            searchlight_view_place(
                widget,
                Double(frame.minX),
                Double(frame.minY),
                Double(frame.width),
                Double(frame.height)
            )
            searchlight_view_set_transform(widget, tree.host.motions.transform(of: view))
        }

        /// Takes the widget out of what holds it.
        final func takeOut() {
            if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
        }

        private func removeChildren(of container: Widget, except present: Set<Widget>) {
            var child = gtk_widget_get_first_child(container)
            while let current = child {
                child = gtk_widget_get_next_sibling(current)
                if present.contains(current) { continue }
                current.releaseFocus()
                gtk_widget_unparent(current)
            }
        }

        private func move(to container: Widget, after sibling: Widget?) {
            if let parent = gtk_widget_get_parent(widget), parent != container {
                widget.releaseFocus()
                gtk_widget_unparent(widget)
            }
            searchlight_view_insert(container, widget, sibling)
        }
    }

    extension UnsafeMutablePointer<GtkWidget> {
        /// Takes the keyboard from this widget and what is in it, before it leaves its place. GTK would give the keyboard
        /// to the next best one later on; who has it is for UIKit to say.
        @MainActor
        func releaseFocus() {
            guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root),
                focus == self || gtk_widget_is_ancestor(focus, self) != 0
            else { return }
            gtk_root_set_focus(root, nil)
        }

        /// Adds or takes away a class of the style sheet.
        @MainActor
        func setClass(_ name: String, _ isThere: Bool) {
            guard (gtk_widget_has_css_class(self, name) != 0) != isThere else { return }
            if isThere { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
        }
    }
#endif
