#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// A scroll view, a table too: GTK scrolls and shows the bars, UIKit places the rows on screen.
    ///
    /// The widgets in it are placed relative to what is on screen, never to the beginning of the content: GTK draws with
    /// numbers of single precision, which run out of digits at the end of a million rows.
    @MainActor
    final class ScrollWidget: ViewWidget {
        private let content: Widget
        private var rowDrag: RowDrag?

        init(scrollView: UIScrollView, tree: WidgetTree) {
            let isTable = scrollView is UITableView
            let offersChoice = scrollView.role == .suggestionList
            content = searchlight_view_new(Self.role(of: scrollView))
            super.init(view: scrollView, tree: tree, widget: gtk_scrolled_window_new())
            gtk_scrolled_window_set_child(widget.opaque, content)
            // A field keeps the keyboard while something is chosen for it.
            gtk_widget_set_focusable(content, isTable && !offersChoice ? 1 : 0)
            if offersChoice { gtk_widget_set_can_focus(widget, 0) }
            gtk_widget_add_css_class(content, isTable ? "table" : "scroll")
            gtk_scrolled_window_set_min_content_height(widget.opaque, 0)
            if let table = scrollView as? UITableView {
                rowDrag = RowDrag(table: table, content: content, tree: tree)
            }
            let context = Unmanaged.passUnretained(self).toOpaque()
            searchlight_view_set_scroll_handler(
                content,
                { x, y, context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        Unmanaged<ScrollWidget>.fromOpaque(context).takeUnretainedValue().personScrolled(x: x, y: y)
                    }
                },
                context
            )
        }

        private static func role(of scrollView: UIScrollView) -> GtkAccessibleRole {
            switch scrollView.role {
            case .suggestionList: GTK_ACCESSIBLE_ROLE_LIST_BOX
            default: scrollView is UITableView ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GENERIC
            }
        }

        isolated deinit {
            searchlight_view_set_scroll_handler(content, nil, nil)
        }

        override var container: Widget? { content }

        /// What takes the keyboard focus: the row that the keys steer, or the table where there is none on screen.
        var focusTarget: Widget {
            guard let table = view as? UITableView, let path = table.focusedIndexPath,
                let cell = table.cellForRow(at: path), let row = tree.existing(cell)?.widget,
                gtk_widget_get_focusable(row) != 0
            else { return content }
            return row
        }

        /// Whether a widget that got the focus is the table, or its row.
        func takesKeys(in widget: Widget) -> Bool { widget == content || widget == focusTarget }

        /// What assistive technology knows as the list of rows.
        var list: Widget { content }

        override func updateContent(_ view: UIView) {
            super.updateContent(view)
            guard let scrollView = view as? UIScrollView else { return }
            let policy = scrollView.isScrollEnabled ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
            let isTable = scrollView is UITableView
            // The keyboard stops at a scrolled window in which nothing else takes it.
            if !isTable { gtk_widget_set_can_focus(widget, scrollView.isUserInteractionEnabled ? 1 : 0) }
            // Where a table cannot scroll sideways, a finger that goes that way is left to the rows.
            gtk_scrolled_window_set_policy(widget.opaque, isTable ? GTK_POLICY_NEVER : policy, policy)
            let inset = scrollView.contentInset
            searchlight_view_set_scroll(
                content,
                Double(scrollView.contentSize.width + inset.left + inset.right),
                Double(scrollView.contentSize.height + inset.top + inset.bottom),
                Double(scrollView.contentOffset.x + inset.left),
                Double(scrollView.contentOffset.y + inset.top)
            )
            if let table = scrollView as? UITableView {
                let floats =
                    table.role == .suggestionList && (table.superview is UIWindow || table.superview is PresentedSheet)
                widget.setClass("suggestion-menu", floats)
                if floats { gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }
                Accessible.setLabel(table.accessibilityLabel ?? "Rows", of: content)
                Accessible.setDescription(table.accessibilityValue, of: content)
            }
        }

        private func personScrolled(x: Double, y: Double) {
            guard let scrollView = view as? UIScrollView else { return }
            let inset = scrollView.contentInset
            scrollView.userScrolled(to: CGPoint(x: x - Double(inset.left), y: y - Double(inset.top)))
            // The rows that come on screen belong to the frame that is being made.
            tree.host.updateNow()
        }
    }
#endif
