#if GTK
import CGTK
import CGTKShim
@_spi(Host) import UIKitCore

extension HostWindow {
    /// Announces a sentence to screen readers.
    func announce(_ sentence: String, priority: UIAccessibilityPriority) {
        let urgency =
            switch priority {
            case .high: SEARCHLIGHT_ANNOUNCE_HIGH
            case .low: SEARCHLIGHT_ANNOUNCE_LOW
            default: SEARCHLIGHT_ANNOUNCE_MEDIUM
            }
        searchlight_announce(widget, DrawableText.clean(sentence, inOneLine: true), urgency)
    }

    /// Exposes the frontmost list to assistive technology as the one that a search field controls.
    func showRelations() {
        guard let window else { return }
        var lists: [UIScrollView] = []
        var fields: [UISearchTextField] = []
        HostWindow.collect(in: window, &lists, &fields)
        let list = lists.last.flatMap { host.tree.existing($0) as? ScrollWidget }?.list
        for field in fields {
            guard let widget = host.tree.existing(field) as? TextFieldWidget else { continue }
            widget.showControlled(list)
            showActive(of: field, in: widget)
        }
    }

    /// Shows the suggestion or result that keys reached while the field keeps the focus. GTK 4.8 does not tell assistive technology of
    /// active descendants, so it is also spoken.
    private func showActive(of field: UISearchTextField, in widget: TextFieldWidget) {
        let active = field.activeDescendant
        let text = active?.spokenDescription
        let isNew = widget.showActive(active.flatMap { host.tree.existing($0)?.widget }, text: text)
        if isNew, let text { announce(text, priority: .default) }
    }

    /// Collects the visible lists and fields in a view, from back to front. Skips the cells of lists.
    private static func collect(in view: UIView, _ lists: inout [UIScrollView], _ fields: inout [UISearchTextField]) {
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
            if subview.coversWhatIsBehind { lists = [] }
            if let list = subview as? UIScrollView, list.asCellList != nil {
                lists.append(list)
                if let header = (list as? UITableView)?.tableHeaderView { collect(in: header, &lists, &fields) }
            } else if let field = subview as? UISearchTextField {
                fields.append(field)
            } else {
                collect(in: subview, &lists, &fields)
            }
        }
    }
}
#endif
