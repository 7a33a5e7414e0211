#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The widget of a view. Subclasses show the content of their kind of view.
@MainActor
class ViewWidget {
    unowned let tree: WidgetTree
    private(set) weak var view: UIView?
    /// The display pass of the latest update.
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

    /// The widget inside that of the superview.
    var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// The widget that contains the subviews' widgets; nil if the widget itself shows their content.
    var container: Widget? { widget }

    /// Additional widgets in front of the subviews.
    var additions: [Widget] { [] }

    /// Additional widgets behind the subviews.
    var grounds: [Widget] { [] }

    /// The extent of the widget beyond the view's frame, at each side.
    var overhang: CGFloat { 0 }

    /// The view's traits, with a dark style for views that are dark on a light desktop, too.
    var traits: UITraitCollection { traitsOfUpdate ?? currentTraits }

    /// The traits during an update, which needs them several times.
    private var traitsOfUpdate: UITraitCollection?

    private var currentTraits: UITraitCollection {
        let traits = view?.traitCollection ?? tree.host.traits
        guard traits.userInterfaceStyle != .dark, let view,
            sequence(first: view, next: { $0.superview }).contains(where: \.isAlwaysDark)
        else { return traits }
        return traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    }

    private var shownGround: UIImage?

    /// The widgets of the view's accessibility elements.
    private var parts: AccessibilityParts?

    /// The widgets of the view's custom actions.
    private var actions: ActionParts?

    private lazy var adjustment = AdjustmentActions()
    private let mask = WidgetMask()
    private var hasDetail = false

    /// Whether the widget can show the view with its present accessible role, which GTK cannot change.
    var fitsRole: Bool { true }

    /// Whether the view's content is laid out from right to left.
    var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets the direction of each widget, because GTK widgets do not inherit it.
    func setDirection(of widgets: [Widget]) {
        let direction = isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        for widget in widgets where gtk_widget_get_direction(widget) != direction {
            gtk_widget_set_direction(widget, direction)
        }
    }

    func update() {
        guard let view else { return }
        traitsOfUpdate = currentTraits
        defer { traitsOfUpdate = nil }
        setDirection(of: [widget])
        updateContent(view)
        showLayer(of: view)
        showLayerOffset(of: view)
        mask.show(of: view, on: widget, overhang: overhang)
        showSubviews()
    }

    /// The widget of `CGTKShim/View.c` that draws the view's layer; nil if the style sheet does.
    var layerWidget: Widget? { container }

    private var hasLook = false
    private var hasOffset = false

    /// Shows the animations of the view's layer.
    private func showLayerOffset(of view: UIView) {
        let isOffset = view.layerOffset != nil
        if isOffset || hasOffset { tree.host.motions.show(view) }
        hasOffset = isOffset
    }

    private func showLayer(of view: UIView) {
        guard view.existingLayer != nil || hasLook else { return }
        let look = LayerLook(of: view)
        let target = layerWidget
        if let target {
            LayerLook.show(look, layersIn: view, in: target)
        } else if let container {
            LayerLook.showLayers(of: view, in: container)
        }
        guard look != nil || hasLook else { return }
        hasLook = look != nil
        // Clipping and style-sheet backgrounds use the same corners.
        tree.host.styles.setLook(target == nil ? look?.css : look?.cornersCSS, of: target ?? widget)
        if target == nil {
            gtk_widget_set_overflow(widget, view.clipsToBounds ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
        }
    }

    /// Updates the widget from the view's properties.
    func updateContent(_ view: UIView) {
        showBackground(of: view)
        let takesFocus = view.takesFocusInHost
        guard takesFocus || gtk_widget_has_css_class(widget, Self.keyClass) != 0 else { return }
        widget.setClass(Self.keyClass, takesFocus)
        gtk_widget_set_focusable(widget, takesFocus ? 1 : 0)
        FocusRing.show(view, on: widget, part: ":focus-visible", styles: tree.host.styles)
    }

    /// The CSS class of views that handle keys or that the app lets be focused.
    static let keyClass = "keys"

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

    /// Draws the background image of a view in a container widget.
    final func showGroundImage(of view: UIView, in container: Widget) {
        let image = view.groundImage
        guard image != shownGround else { return }
        shownGround = image
        GroundImage.show(image, in: container)
    }

    /// Whether the view receives touches even without a background, so that widgets behind it must not.
    private func isTouched(_ view: UIView) -> Bool {
        view is UIControl || view.accessibleRole == .dimming || view.gestureRecognizers != nil
    }

    func backgroundColor(of view: UIView) -> UIColor? { view.groundColor }

    /// Whether the widget and its descendants can receive focus.
    var takesFocus: Bool { true }

    /// Prevents focus on content behind an open popover.
    final func showWhetherFocused(isReached: Bool) {
        self.isReached = isReached
        showFocusability()
    }

    final func showFocusability() {
        gtk_widget_set_can_focus(widget, isReached && takesFocus ? 1 : 0)
    }

    /// Exposes the widget and its descendants to assistive technology, or hides them.
    private func showWhetherHeard(_ view: UIView, isShown: Bool, isReached: Bool) {
        // A view that fades out is still visible, but already removed from UIKit's model.
        let isSilent = isShown && (view.alpha == 0 || view.isHiddenFromAssistiveTechnology || !isReached)
        guard isSilent != self.isSilent else { return }
        self.isSilent = isSilent
        searchlight_accessible_set_hidden(widget, isSilent || !isShown ? 1 : 0)
    }

    /// Lets assistive technology activate the view, whose widget must be one of `CGTKShim/View.c`.
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
        view?.userActivated()
        MainLoop.codeDidRun()
    }

    /// Offers to increment and decrement the view on the accessibility bus, if its traits contain `adjustable`.
    final func showAdjustability(of view: UIView, on widget: Widget) {
        let isAdjustable = view.accessibilityTraits.contains(.adjustable)
        adjustment.update(isAdjustable, of: widget) { [weak view] isUp in
            if isUp { view?.accessibilityIncrement() } else { view?.accessibilityDecrement() }
        }
    }

    /// Describes a label or an image with its accessibility value and hint.
    final func showDetail(of view: UIView, on widget: Widget) {
        let detail = view.spokenDetail
        guard hasDetail || !detail.isEmpty else { return }
        hasDetail = !detail.isEmpty
        Accessible.setDescription(detail, of: widget)
    }

    private func actionWidgets(of view: UIView, at point: CGPoint) -> [Widget] {
        let list = view.accessibilityCustomActions ?? []
        guard actions != nil || !list.isEmpty else { return [] }
        let actions = actions ?? ActionParts()
        self.actions = actions
        return actions.widgets(of: list, at: point)
    }

    // MARK: Subviews

    /// Inserts the subviews' widgets into the container, in reading order, and removes all others.
    final func showSubviews() { UIView.readingListedElements { insertSubviews() } }

    private func insertSubviews() {
        guard let view, let container else { return }
        let subviews = withoutSheets(view.subviews, of: view)
        let drawn = withoutSheets(view.drawnSubviews, of: view)
        let covers = drawn.indices.filter {
            !drawn[$0].isHidden && drawn[$0].alpha > 0 && drawn[$0].coversWhatIsBehind
        }
        // Content next to a popover or behind a custom presentation is visible but unreachable.
        let covered = covers.last { !drawn[$0].leavesVisibleWhatIsBehind } ?? 0
        let reached = covers.last ?? 0
        var present = grounds
        var last: Widget?
        for ground in grounds {
            searchlight_view_insert(container, ground, last)
            searchlight_view_set_depth(ground, -1)
            last = ground
        }
        let elsewhere = view.titleBarSubviews
        let listed = view.listedElements
        var parts = partWidgets(of: view, in: listed ?? [])[...]
        func insert(_ widget: Widget) {
            present.append(widget)
            searchlight_view_insert(container, widget, last)
            searchlight_view_set_depth(widget, gint(subviews.count))
            last = widget
        }
        let ordered = inReadingOrder(subviews, of: view, listed: listed)
        let places = listed.map { view.places(of: ordered, in: $0) }
        // Nil if the views are read in the order in which they are drawn, as most are.
        let depths =
            ordered.elementsEqual(drawn, by: ===)
            ? nil : Dictionary(uniqueKeysWithValues: drawn.enumerated().map { (ObjectIdentifier($1), $0) })
        for (index, subview) in ordered.enumerated() where !elsewhere.contains(subview) {
            if let place = places?[index] {
                while let part = parts.first, part.place < place { insert(parts.removeFirst().widget) }
            }
            let depth = depths.map { $0[ObjectIdentifier(subview)] ?? 0 } ?? index
            // A view that fades out or shrinks is visible until the end of the animation.
            let isMoving = tree.host.motions.moves(subview)
            let isVisible = isMoving || subview.alpha > 0 && !subview.frame.isEmpty
            let isShown = !subview.isHidden && isVisible && depth >= covered
            // A hidden widget that is already in the container stays there.
            let isHere = tree.existing(subview).map { gtk_widget_get_parent($0.widget) == container } ?? false
            guard isShown || isHere else { continue }
            let child = tree.widget(of: subview)
            present.append(child.widget)
            child.move(to: container, after: last)
            last = child.widget
            gtk_widget_set_visible(child.widget, isShown ? 1 : 0)
            gtk_widget_set_opacity(child.widget, tree.host.motions.opacity(of: subview))
            child.showWhetherHeard(subview, isShown: isShown, isReached: depth >= reached)
            child.showWhetherFocused(isReached: depth >= reached)
            place(child, subview, in: view)
            searchlight_view_set_depth(child.widget, gint(depth))
            // A widget without a container has its actions beside it.
            if child.container == nil, isShown, depth >= reached, !subview.isHiddenFromAssistiveTechnology {
                child.actionWidgets(of: subview, at: subview.frame.origin).forEach(insert)
            }
        }
        for part in parts { insert(part.widget) }
        actionWidgets(of: view, at: .zero).forEach(insert)
        for addition in additions { insert(addition) }
        removeChildren(of: container, except: present)
    }

    private func partWidgets(of view: UIView, in listed: [Any]) -> [(place: Int, widget: Widget)] {
        let elements = view.drawnElements(in: listed)
        guard parts != nil || !elements.isEmpty else { return [] }
        let parts = parts ?? AccessibilityParts()
        self.parts = parts
        return parts.widgets(of: elements, in: view)
    }

    /// Sheets and menus have windows of their own.
    private func withoutSheets(_ subviews: [UIView], of view: UIView) -> [UIView] {
        view is UIWindow || view is PresentedSheet
            ? subviews.filter { !($0 is PresentedSheet || $0 is PresentedMenu) } : subviews
    }

    private func inReadingOrder(_ subviews: [UIView], of view: UIView, listed: [Any]?) -> [UIView] {
        var ordered = withoutSheets(view.orderedSubviews.filter { $0.superview === view }, of: view)
        if let listed {
            let places = view.places(of: ordered, in: listed)
            ordered = ordered.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { ordered[$0] }
        }
        guard ordered.count < subviews.count else { return ordered }
        let known = Set(ordered.map(ObjectIdentifier.init))
        // Subviews that are not read come first: images and texts that are part of their container's name.
        return subviews.filter { !known.contains(ObjectIdentifier($0)) } + ordered
    }

    private func place(_ child: ViewWidget, _ subview: UIView, in view: UIView) {
        let frame = subview.restFrame.insetBy(dx: -child.overhang, dy: 0)
        searchlight_view_place(
            child.widget,
            Double(frame.minX - view.shownBoundsOrigin.x),
            Double(frame.minY - view.shownBoundsOrigin.y),
            Double(frame.width),
            Double(frame.height)
        )
        searchlight_view_set_transform(child.widget, tree.host.motions.transform(of: subview))
    }

    /// Shows the widget in the title bar instead of in that of its superview.
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

    /// Removes the widget from its parent.
    final func takeOut() {
        if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    }

    /// - Parameter present: The children to keep, mostly in their order. Some may be repeated: apps can list an element twice.
    private func removeChildren(of container: Widget, except present: [Widget]) {
        var expected = present[...]
        var child = gtk_widget_get_first_child(container)
        while let current = child, current == expected.first {
            expected = expected.dropFirst()
            child = gtk_widget_get_next_sibling(current)
        }
        guard child != nil else { return }
        let present = Set(present)
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
    /// Removes focus from this widget and its descendants before it is removed. Otherwise GTK would later move focus to the
    /// next candidate, but UIKit determines the first responder.
    @MainActor
    func releaseFocus() {
        guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root),
            focus == self || gtk_widget_is_ancestor(focus, self) != 0
        else { return }
        gtk_root_set_focus(root, nil)
    }

    /// Adds or removes a CSS class.
    @MainActor
    func setClass(_ name: String, _ isThere: Bool) {
        guard (gtk_widget_has_css_class(self, name) != 0) != isThere else { return }
        if isThere { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }
}
#endif
