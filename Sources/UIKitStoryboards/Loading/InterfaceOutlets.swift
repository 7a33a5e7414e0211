import Foundation
import UIKitCollections
import UIKitCore

/// The outlets of UIKit's own classes. Outlets of an app's classes are stored properties; see ``StoredProperty``.
@MainActor
enum InterfaceOutlets {
    /// An outlet and a closure that connects it.
    struct Outlet {
        let name: String
        let source: AnyClass
        /// The accepted type, for messages.
        let wanted: String
        /// Connects an object. Returns false if it has a different type.
        let connect: (_ source: NSObject, _ value: NSObject) -> Bool
    }

    /// Returns a UIKit class's outlet with a name.
    static func outlet(_ name: String, of type: AnyClass) -> Outlet? {
        all.first { $0.name == name && StoredProperty.descends(type, from: $0.source) }
    }

    private static func outlet<Source: NSObject, Wanted>(
        _ name: String,
        _ assign: @escaping @MainActor (Source, Wanted) -> Void
    ) -> Outlet {
        Outlet(name: name, source: Source.self, wanted: "\(Wanted.self)") { source, value in
            guard let source = source as? Source, let value = value as? Wanted else { return false }
            assign(source, value)
            return true
        }
    }

    /// A class's outlet precedes a superclass's outlet with the same name.
    private static let all: [Outlet] = [
        outlet("dataSource") { (table: UITableView, value: any UITableViewDataSource) in table.dataSource = value },
        outlet("delegate") { (table: UITableView, value: any UITableViewDelegate) in table.delegate = value },
        outlet("backgroundView") { (table: UITableView, value: UIView) in table.backgroundView = value },
        outlet("tableHeaderView") { (table: UITableView, value: UIView) in table.tableHeaderView = value },
        outlet("tableFooterView") { (table: UITableView, value: UIView) in table.tableFooterView = value },
        outlet("dataSource") { (list: UICollectionView, value: any UICollectionViewDataSource) in
            list.dataSource = value
        },
        outlet("delegate") { (list: UICollectionView, value: any UICollectionViewDelegate) in list.delegate = value },
        outlet("prefetchDataSource") { (list: UICollectionView, value: any UICollectionViewDataSourcePrefetching) in
            list.prefetchDataSource = value
        },
        outlet("backgroundView") { (list: UICollectionView, value: UIView) in list.backgroundView = value },
        outlet("delegate") { (view: UIScrollView, value: any UIScrollViewDelegate) in view.delegate = value },
        outlet("dataSource") { (picker: UIPickerView, value: any UIPickerViewDataSource) in picker.dataSource = value },
        outlet("delegate") { (picker: UIPickerView, value: any UIPickerViewDelegate) in picker.delegate = value },
        outlet("delegate") { (bar: UISearchBar, value: any UISearchBarDelegate) in bar.delegate = value },
        outlet("delegate") { (field: UITextField, value: any UITextFieldDelegate) in field.delegate = value },
        outlet("delegate") { (view: UITextView, value: any UITextViewDelegate) in view.delegate = value },
        outlet("delegate") { (bar: UITabBar, value: any UITabBarDelegate) in bar.delegate = value },
        outlet("delegate") { (bar: UIToolbar, value: any UIToolbarDelegate) in bar.delegate = value },
        outlet("delegate") { (recognizer: UIGestureRecognizer, value: any UIGestureRecognizerDelegate) in
            recognizer.delegate = value
        },
        outlet("delegate") { (stack: UINavigationController, value: any UINavigationControllerDelegate) in
            stack.delegate = value
        },
        outlet("delegate") { (split: UISplitViewController, value: any UISplitViewControllerDelegate) in
            split.delegate = value
        },
        outlet("delegate") { (tabs: UITabBarController, value: any UITabBarControllerDelegate) in
            tabs.delegate = value
        },
        outlet("view") { (controller: UIViewController, value: UIView) in controller.view = value },
        outlet("accessoryView") { (cell: UITableViewCell, value: UIView) in cell.accessoryView = value },
        outlet("editingAccessoryView") { (cell: UITableViewCell, value: UIView) in cell.editingAccessoryView = value },
        outlet("backgroundView") { (cell: UITableViewCell, value: UIView) in cell.backgroundView = value },
        outlet("selectedBackgroundView") { (cell: UITableViewCell, value: UIView) in
            cell.selectedBackgroundView = value
        },
        outlet("backgroundView") { (cell: UICollectionViewCell, value: UIView) in cell.backgroundView = value },
        outlet("selectedBackgroundView") { (cell: UICollectionViewCell, value: UIView) in
            cell.selectedBackgroundView = value
        },
    ]
}
