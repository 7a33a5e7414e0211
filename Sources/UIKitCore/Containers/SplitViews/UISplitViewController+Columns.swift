import Foundation

/// The controllers of the columns.
extension UISplitViewController {
    /// The non-empty columns before the secondary one, from the edge inwards.
    var leadingColumns: [Column] {
        [Column.primary, .supplementary].filter { columns[$0] != nil }
    }

    /// The visible columns, from the edge inwards. Only one while collapsed.
    var columnsOnScreen: [Column] { isCollapsed ? [oneColumn] : shownColumns }

    var shownControllers: [UIViewController] {
        if isCollapsed { return [columns[oneColumn]].compactMap { $0 } }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    func setClassicControllers(_ controllers: [UIViewController]) {
        require(
            style == .unspecified,
            "UISplitViewController.viewControllers was assigned to a split view of columns; "
                + "use setViewController(_:for:) instead."
        )
        require(
            controllers.count <= 2,
            "UISplitViewController.viewControllers was given \(controllers.count) controllers; a split view of the classic "
                + "style has two."
        )
        let (primary, secondary) = (controllers.first, controllers.dropFirst().first)
        // In a collapsed split view, a single controller is the primary one; the secondary one stays as it is.
        replace { [self] in
            put(primary, into: .primary)
            if !isCollapsed || secondary != nil { put(secondary, into: .secondary) }
        }
    }

    func assign(_ vc: UIViewController?, to column: Column) {
        require(
            style != .unspecified,
            "UISplitViewController.setViewController(_:for:) was called on a classic split view; assign viewControllers."
        )
        require(
            column != .supplementary || style == .tripleColumn,
            "UISplitViewController.setViewController(_:for:) was given the supplementary column of a split view that has "
                + "two columns."
        )
        guard assigned[column] !== vc || vc == nil else { return }
        replace { [self] in put(vc, into: column) }
    }

    /// Assigns a controller to a column, wrapped in a navigation controller if the style requires it.
    private func put(_ controller: UIViewController?, into column: Column) {
        assigned[column] = controller
        let held: UIViewController? =
            if let controller, style != .unspecified, column != .compact, !(controller is UINavigationController) {
                navigation(for: controller)
            } else {
                controller
            }
        guard held !== columns[column] else { return }
        let old = columns[column]
        columns[column] = held
        if let old { letGo(old) }
        guard let held else { return }
        if held.parent !== self {
            addChild(held)
            held.didMove(toParent: self)
        }
    }

    /// Returns the split view's own navigation controller for a controller: the existing one whose root it is, or a new one.
    private func navigation(for controller: UIViewController) -> UINavigationController {
        if let present = controller.parent as? SplitNavigationController {
            if present.viewControllers.first === controller { return present }
            present.setViewControllers(present.viewControllers.filter { $0 !== controller }, animated: false)
        }
        return SplitNavigationController(rootViewController: controller)
    }

    /// Removes a controller from the split view, unless it is assigned to a column.
    func letGo(_ controller: UIViewController) {
        guard !columns.values.contains(controller) else { return }
        // An inspector in its sheet.
        if controller.presentation.presenter != nil, controller.parent == nil {
            controller.dismissSelf(animated: false, trigger: .app)
        }
        controller.imposedTraits = nil
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        takeOffScreen(controller)
        controller.removeFromParent()
    }

    /// Performs a change of the columns, separated for that time, and shows their new content.
    private func replace(_ change: () -> Void) {
        let shown = (merges.map(\.column).filter(isOnStack) + [oneColumn]).sorted { $0.rawValue < $1.rawValue }
        separateAll()
        change()
        guard hasDecided else { return }
        if isCollapsed {
            if oneColumn != .compact || columns[.compact] == nil { oneColumn = leadingColumns.first ?? .secondary }
            for column in shown where column != oneColumn && column != .compact && column != .inspector {
                merge(column, animated: false)
            }
        }
        imposeTraits()
        updateDisplayMode(always: true)
    }

    // MARK: Views

    /// Inserts the views of the visible columns, and removes the others.
    func install() {
        guard let splitView else { return }
        let shown = columnsOnScreen
        for column in [Column.primary, .supplementary, .secondary, .compact, .inspector] where !shown.contains(column) {
            if let controller = columns[column] { takeOffScreen(controller) }
            splitView.columnView(column).removeFromSuperview()
        }
        for column in shown {
            let holder = splitView.columnView(column)
            holder.isBesideOthers = !isCollapsed
            if holder.superview !== splitView { splitView.addSubview(holder) }
            let controller = columns[column]
            for view in holder.subviews where view !== controller?.standIn.viewIfLoaded { view.removeFromSuperview() }
            if let controller { bringOnScreen(controller, in: holder) }
        }
        splitView.setNeedsLayout()
    }

    private func bringOnScreen(_ controller: UIViewController, in holder: UIView) {
        guard let view = controller.standIn.view else { return }
        if view.superview !== holder {
            view.restFrame = holder.bounds
            holder.addSubview(view)
        }
        // A controller added while the split view appears has missed the beginning of the transition.
        if appearance == .appearing, !controller.standIn.appearance.isVisible {
            controller.beginAppearanceTransition(true, animated: false)
        }
    }

    private func takeOffScreen(_ controller: UIViewController) {
        guard let view = controller.standIn.viewIfLoaded, view.isDescendant(of: self.view), view !== self.view else {
            return
        }
        let isManual = appearance == .appearing && controller.standIn.appearance.isVisible
        if isManual { controller.beginAppearanceTransition(false, animated: false) }
        view.removeFromSuperview()
        if isManual { controller.endAppearanceTransition() }
    }

    /// Sets compact width for the columns beside the secondary one.
    func imposeTraits() {
        for (column, controller) in columns {
            let isNarrow = !isCollapsed && column != .secondary && column != .compact
            controller.impose { $0.horizontalSizeClass = isNarrow ? .compact : .unspecified }
        }
    }

    /// The controller that the user works with.
    var frontController: UIViewController? {
        if isCollapsed { return columns[oneColumn] }
        if displayMode.isOverlay, let first = shownColumns.first { return columns[first] }
        return columns[.secondary] ?? shownColumns.compactMap { columns[$0] }.last
    }

    // MARK: Showing controllers

    func showPrimary(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        let primary = isCollapsed ? columns[oneColumn] : columns[.primary]
        if let navigation = primary as? UINavigationController, !(vc is UINavigationController) {
            navigation.pushViewController(vc, animated: true)
        } else {
            replace { [self] in put(vc, into: .primary) }
        }
    }

    func showSecondary(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, hasDecided, !(columns[oneColumn] is UINavigationController) {
            present(vc, animated: true)
            return
        }
        if isCollapsed { takeOffStack(.secondary, animated: false) }
        if columns[.secondary] === vc || assigned[.secondary] === vc {
            // The controller is already shown.
        } else {
            replace { [self] in put(vc, into: .secondary) }
        }
        if isCollapsed {
            merge(.secondary, animated: true)
        } else {
            dismissOverlay()
        }
    }
}

/// A navigation controller created by the split view for a controller that is not in one.
final class SplitNavigationController: UINavigationController {}

extension UINavigationController {
    /// The split view's bar buttons for this navigation controller, while its root is visible.
    var splitViewItems: [UIBarButtonItem] {
        guard viewControllers.count <= 1, let split = parent as? UISplitViewController else { return [] }
        return split.barItems(for: self)
    }
}
