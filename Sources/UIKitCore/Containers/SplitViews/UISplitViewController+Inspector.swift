import Foundation

/// The inspector: a column at the end of the content, in a narrow window a sheet.
extension UISplitViewController {
    /// Whether the inspector is visible in its sheet.
    private var isInspectorPresented: Bool { columns[.inspector]?.presentation.presenter != nil }

    /// The inspector column, if it is visible beside the others.
    var inspectorColumns: [Column] { isInspectorWanted && columns[.inspector] != nil ? [.inspector] : [] }

    func showInspector() {
        isInspectorWanted = true
        guard hasDecided else { return }
        guard isCollapsed else { return updateDisplayMode() }
        guard let inspector = columns[.inspector], !isInspectorPresented, viewIfLoaded?.window != nil else { return }
        // A presented controller has no parent.
        if inspector.parent === self {
            inspector.willMove(toParent: nil)
            inspector.removeFromParent()
        }
        inspector.imposedTraits = nil
        wasInspectorPresented = true
        present(inspector, animated: true)
    }

    func hideInspector() {
        isInspectorWanted = false
        guard hasDecided else { return }
        guard isCollapsed else { return updateDisplayMode() }
        if isInspectorPresented { columns[.inspector]?.dismiss(animated: true) }
    }

    /// Returns the inspector from its sheet to the split view, before the columns are shown side by side. It becomes a column if its
    /// sheet was open.
    func takeInspectorBack() {
        if wasInspectorPresented { isInspectorWanted = isInspectorPresented }
        wasInspectorPresented = false
        guard let inspector = columns[.inspector] else { return }
        if isInspectorPresented { inspector.dismissSelf(animated: false, trigger: .app) }
        guard inspector.parent == nil else { return }
        addChild(inspector)
        inspector.didMove(toParent: self)
    }

    /// Whether a column is visible.
    func isVisible(_ column: Column) -> Bool {
        guard hasDecided, columns[column] != nil else { return false }
        guard isCollapsed else { return shownColumns.contains(column) }
        if column == .inspector { return isInspectorPresented }
        guard oneColumn != .compact, column != .compact else { return column == oneColumn }
        let top = merges.last { isOnStack($0.column) }?.column ?? oneColumn
        return column == top
    }
}
