#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A scroll view, including tables, collections and text views: GTK scrolls and shows the scroll bars, UIKit places the visible
/// content.
///
/// Child widgets are placed relative to the visible area, not to the beginning of the content: GTK draws with single
/// precision, which is insufficient after a million rows.
@MainActor
class ScrollWidget: ViewWidget {
    let content: Widget
    private var rowDrag: RowDrag?
    /// The number of scroll events, for detecting the last one.
    private var restCount = 0

    init(scrollView: UIScrollView, tree: WidgetTree) {
        let isList = scrollView.asCellList != nil
        let offersChoice = scrollView.accessibleRole == .suggestionList
        content = searchlight_view_new(Self.role(of: scrollView))
        super.init(view: scrollView, tree: tree, widget: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(widget.opaque, content)
        // A field keeps focus while suggestions are shown.
        gtk_widget_set_focusable(content, isList && !offersChoice ? 1 : 0)
        // The list inside takes focus and scrolls.
        if isList { gtk_widget_set_focusable(widget, 0) }
        gtk_widget_add_css_class(
            content,
            scrollView.accessibleRole == .table ? "table" : isList ? "collection" : "scroll"
        )
        gtk_scrolled_window_set_min_content_height(widget.opaque, 0)
        // Fingers scroll through UIKit's recognizer, which the app can configure.
        gtk_scrolled_window_set_kinetic_scrolling(widget.opaque, 0)
        if isList { rowDrag = RowDrag(list: scrollView, content: content, tree: tree) }
        connectPull()
        ZoomEvents.connect(self, content: content)
        let context = Unmanaged.passUnretained(self).toOpaque()
        searchlight_view_set_scroll_handler(
            content,
            { x, y, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<ScrollWidget>.fromOpaque(context).takeUnretainedValue().userScrolled(x: x, y: y)
                }
            },
            context
        )
    }

    private static func role(of scrollView: UIScrollView) -> GtkAccessibleRole {
        switch scrollView.accessibleRole {
        case .suggestionList: GTK_ACCESSIBLE_ROLE_LIST_BOX
        default: scrollView.asCellList != nil ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GENERIC
        }
    }

    isolated deinit {
        searchlight_view_set_scroll_handler(content, nil, nil)
    }

    override var container: Widget? { content }

    override var takesFocus: Bool {
        guard let scrollView = view as? UIScrollView else { return true }
        // The component around the wheel of a picker takes the focus.
        if scrollView.accessibleRole == .suggestionList || scrollView.superview?.accessibleRole == .picker {
            return false
        }
        // Focus navigation stops at a scrolled window without focusable content.
        return scrollView.asCellList != nil || scrollView.isUserInteractionEnabled
    }

    /// The widget that takes focus: the focused cell, or the list if that is not on screen.
    var focusTarget: Widget {
        guard let cell = view?.asCellList?.focusedCell, let widget = tree.existing(cell)?.widget,
            gtk_widget_get_focusable(widget) != 0
        else { return content }
        return widget
    }

    /// Whether a focused widget is the list or its focused cell.
    func takesKeys(in widget: Widget) -> Bool { widget == content || widget == focusTarget }

    /// Shows the scroll bars briefly.
    func flashBars() { searchlight_view_flash_bars(content) }

    /// The widget with the list role for assistive technology.
    var list: Widget { content }

    override func updateContent(_ view: UIView) {
        super.updateContent(view)
        guard let scrollView = view as? UIScrollView else { return }
        let policy = scrollView.isScrollEnabled ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        let isList = scrollView.asCellList != nil
        showFocusability()
        // If a list does not scroll horizontally, its cells handle horizontal swipes.
        let isNarrow = isList && scrollView.contentSize.width <= scrollView.bounds.width
        gtk_scrolled_window_set_policy(
            widget.opaque,
            isNarrow ? GTK_POLICY_NEVER : scrollView.showsHorizontalScrollIndicator ? policy : GTK_POLICY_EXTERNAL,
            scrollView.showsVerticalScrollIndicator ? policy : GTK_POLICY_EXTERNAL
        )
        showBars(of: scrollView)
        showEdges(of: scrollView)
        let inset = scrollView.adjustedContentInset
        searchlight_view_set_scroll(
            content,
            Double(scrollView.contentSize.width + inset.left + inset.right),
            Double(scrollView.contentSize.height + inset.top + inset.bottom),
            Double(scrollView.shownBoundsOrigin.x + inset.left),
            Double(scrollView.shownBoundsOrigin.y + inset.top)
        )
        if let table = scrollView as? UITableView {
            let floats =
                table.accessibleRole == .suggestionList
                && (table.superview is UIWindow || table.superview is PresentedSheet)
            widget.setClass("suggestion-menu", floats)
            if floats { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
        }
        if isList {
            let name = SystemTexts.text(scrollView.accessibleRole == .table ? "Rows" : "Items")
            Accessible.setLabel(scrollView.accessibilityLabel ?? name, of: content)
            Accessible.setDescription(scrollView.accessibilityValue, of: content)
        }
    }

    /// Updates the scroll bar insets and the overshoot effect.
    private func showBars(of scrollView: UIScrollView) {
        widget.setClass("stiff", !scrollView.bounces)
        if let bar = gtk_scrolled_window_get_vscrollbar(widget.opaque) {
            let insets = scrollView.verticalScrollIndicatorInsets
            gtk_widget_set_margin_top(bar, gint(max(0, insets.top)))
            gtk_widget_set_margin_bottom(bar, gint(max(0, insets.bottom)))
            gtk_widget_set_margin_end(bar, gint(max(0, insets.right)))
        }
        if let bar = gtk_scrolled_window_get_hscrollbar(widget.opaque) {
            let insets = scrollView.horizontalScrollIndicatorInsets
            gtk_widget_set_margin_start(bar, gint(max(0, insets.left)))
            gtk_widget_set_margin_end(bar, gint(max(0, insets.right)))
            gtk_widget_set_margin_bottom(bar, gint(max(0, insets.bottom)))
        }
    }

    /// Shows the effects of edges beyond which there is content.
    private func showEdges(of scrollView: UIScrollView) {
        for edge in ScrollEdge.allCases {
            let look = scrollView.edgeLook(of: edge)
            showEdge("hard-\(edge)", look == .hard)
            showEdge("soft-\(edge)", look == .soft)
        }
    }

    /// Sets a class for the nodes of edges. GTK does not redraw the window when only the style of those nodes changes.
    private func showEdge(_ name: String, _ isShown: Bool) {
        guard (gtk_widget_has_css_class(widget, name) != 0) != isShown else { return }
        widget.setClass(name, isShown)
        gtk_widget_queue_draw(widget)
    }

    /// Observes overscroll by touch or touchpad. Overscroll at the top triggers a refresh.
    private func connectPull() {
        let overshot: @convention(c) (gpointer?, GtkPositionType, gpointer?) -> Void = { _, edge, context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard edge == GTK_POS_TOP, let context else { return }
                let scroll = Unmanaged<Pull>.fromOpaque(context).takeUnretainedValue().widget
                (scroll?.view as? UIScrollView)?.userPulledToRefresh()
                MainLoop.codeDidRun()
            }
        }
        let object = UnsafeMutableRawPointer(widget)
        Signal.attach(object, "edge-overshot", unsafeBitCast(overshot, to: GCallback.self), Pull(self))
    }

    @MainActor
    private final class Pull {
        weak var widget: ScrollWidget?

        init(_ widget: ScrollWidget) {
            self.widget = widget
        }
    }

    private func userScrolled(x: Double, y: Double) {
        guard let scrollView = view as? UIScrollView else { return }
        let inset = scrollView.adjustedContentInset
        scrollView.userScrolled(to: CGPoint(x: x - Double(inset.left), y: y - Double(inset.top)))
        // Rows that become visible must be part of the current frame.
        tree.host.updateNow()
        if scrollView.restsInPlaces { waitForRest() }
    }

    /// GTK does not report the end of scrolling, so it is assumed after 150 ms without motion.
    private func waitForRest() {
        restCount += 1
        let count = restCount
        MainLoop.after(milliseconds: 150) { [weak self] in
            guard let self, count == restCount, let scrollView = view as? UIScrollView else { return }
            scrollView.userStoppedScrolling()
            MainLoop.codeDidRun()
        }
    }
}
#endif
