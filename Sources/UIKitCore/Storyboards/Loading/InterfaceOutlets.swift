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
        case (let controller as UIViewController, "view"): controller.view = conforming(value, outlet, source)
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
