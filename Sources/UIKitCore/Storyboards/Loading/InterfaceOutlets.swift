import Foundation

/// The outlets of UIKit's own classes. Those of an app's classes are stored properties, see ``StoredProperty``.
@MainActor
enum InterfaceOutlets {
    /// Connects an outlet of UIKit's. False when the class has none of that name.
    static func connect(_ value: NSObject, to outlet: String, of source: NSObject) -> Bool {
        switch (source, outlet) {
        case (let table as UITableView, "dataSource"): table.dataSource = conforming(value, outlet, source)
        case (let table as UITableView, "delegate"): table.delegate = conforming(value, outlet, source)
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = conforming(value, outlet, source)
        case (let collection as UICollectionView, "delegate"):
            collection.delegate = conforming(value, outlet, source)
        case (let scrollView as UIScrollView, "delegate"): scrollView.delegate = conforming(value, outlet, source)
        case (let bar as UISearchBar, "delegate"): bar.delegate = conforming(value, outlet, source)
        case (let field as UITextField, "delegate"): field.delegate = conforming(value, outlet, source)
        case (let navigation as UINavigationController, "delegate"):
            navigation.delegate = conforming(value, outlet, source)
        case (let split as UISplitViewController, "delegate"): split.delegate = conforming(value, outlet, source)
        case (let bar as UITabBar, "delegate"): bar.delegate = conforming(value, outlet, source)
        case (let bar as UIToolbar, "delegate"): bar.delegate = conforming(value, outlet, source)
        case (let tabs as UITabBarController, "delegate"): tabs.delegate = conforming(value, outlet, source)
        case (let controller as UIViewController, "view"): controller.view = conforming(value, outlet, source)
        default: return part(value, outlet, source)
        }
        return true
    }

    /// Connects a view that belongs to a cell, a table or a collection.
    private static func part(_ value: NSObject, _ outlet: String, _ source: NSObject) -> Bool {
        switch (source, outlet) {
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = conforming(value, outlet, source)
        case (let cell as UITableViewCell, "editingAccessoryView"):
            cell.editingAccessoryView = conforming(value, outlet, source)
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = conforming(value, outlet, source)
        case (let cell as UITableViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = conforming(value, outlet, source)
        case (let cell as UICollectionViewCell, "backgroundView"):
            cell.backgroundView = conforming(value, outlet, source)
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = conforming(value, outlet, source)
        case (let table as UITableView, "backgroundView"): table.backgroundView = conforming(value, outlet, source)
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = conforming(value, outlet, source)
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = conforming(value, outlet, source)
        case (let collection as UICollectionView, "backgroundView"):
            collection.backgroundView = conforming(value, outlet, source)
        case (let collection as UICollectionView, "prefetchDataSource"):
            collection.prefetchDataSource = conforming(value, outlet, source)
        default: return false
        }
        return true
    }

    private static func conforming<Wanted>(_ value: NSObject, _ outlet: String, _ source: NSObject) -> Wanted {
        guard let wanted = value as? Wanted else {
            trap(
                "The outlet '\(outlet)' of \(type(of: source)) was connected with \(type(of: value)), which is no \(Wanted.self)."
            )
        }
        return wanted
    }
}
