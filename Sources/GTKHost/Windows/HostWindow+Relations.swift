#if GTK
    import CGTK
    import CGTKShim
    @_spi(Host) import UIKitCore

    extension HostWindow {
        /// Tells assistive technology which list a search field searches: the one in front.
        func showRelations() {
            guard let window else { return }
            var tables: [UITableView] = []
            var fields: [UISearchTextField] = []
            HostWindow.collect(in: window, &tables, &fields)
            let list = tables.last.flatMap { host.tree.existing($0) as? ScrollWidget }?.list
            for field in fields { (host.tree.existing(field) as? TextFieldWidget)?.showControlled(list) }
        }

        /// What can be seen in a view, from back to front. There is nothing to find in the rows of a table.
        private static func collect(in view: UIView, _ tables: inout [UITableView], _ fields: inout [UISearchTextField])
        {
            for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
                if subview.coversWhatIsBehind { tables = [] }
                if let table = subview as? UITableView {
                    tables.append(table)
                    if let header = table.tableHeaderView { collect(in: header, &tables, &fields) }
                } else if let field = subview as? UISearchTextField {
                    fields.append(field)
                } else {
                    collect(in: subview, &tables, &fields)
                }
            }
        }
    }
#endif
