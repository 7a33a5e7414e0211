import Foundation

/// The classes that elements of an interface file stand for. A line in one of the two tables makes an element known; what
/// its attributes mean stands in the class's `init(coder:)`.
@MainActor
enum InterfaceClasses {
    /// A class, and whether another one descends from it.
    struct Kind<Base> {
        let type: Base
        let isBase: (AnyClass) -> Bool
    }

    static let views: [String: Kind<UIView.Type>] = [
        "view": view(UIView.self), "containerView": view(UIView.self), "label": view(UILabel.self),
        "imageView": view(UIImageView.self), "stackView": view(UIStackView.self), "button": view(UIButton.self),
        "textField": view(UITextField.self), "searchBar": view(UISearchBar.self), "switch": view(UISwitch.self),
        "slider": view(UISlider.self), "progressView": view(UIProgressView.self),
        "segmentedControl": view(UISegmentedControl.self),
        "scrollView": view(UIScrollView.self), "tableView": view(UITableView.self),
        "collectionView": view(UICollectionView.self), "collectionViewCell": view(UICollectionViewCell.self),
        "collectionReusableView": view(UICollectionReusableView.self),
        "tableViewCell": view(UITableViewCell.self), "activityIndicatorView": view(UIActivityIndicatorView.self),
        "visualEffectView": view(UIVisualEffectView.self), "navigationBar": view(UINavigationBar.self),
        "toolbar": view(UIToolbar.self), "tabBar": view(UITabBar.self),
    ]

    static let controllers: [String: Kind<UIViewController.Type>] = [
        "viewController": controller(UIViewController.self),
        "tableViewController": controller(UITableViewController.self),
        "collectionViewController": controller(UICollectionViewController.self),
        "navigationController": controller(UINavigationController.self),
        "tabBarController": controller(UITabBarController.self),
        "splitViewController": controller(UISplitViewController.self),
    ]

    private static func view<View: UIView>(_ type: View.Type) -> Kind<UIView.Type> {
        Kind(type: type) { $0 is View.Type }
    }

    private static func controller<Controller: UIViewController>(
        _ type: Controller.Type
    ) -> Kind<UIViewController.Type> {
        Kind(type: type) { $0 is Controller.Type }
    }

    // MARK: The class of an element

    static func viewClass(of element: InterfaceElement) -> UIView.Type {
        guard let kind = views[element.name] else {
            let known = views.keys.sorted().joined(separator: ", ")
            element.fail("is not supported as a view: make it in code. Supported are: \(known).")
        }
        guard let custom = customClass(of: element) else { return kind.type }
        guard kind.isBase(custom), let type = custom as? UIView.Type else {
            element.fail("names the class \(custom), which does not descend from \(kind.type).")
        }
        return type
    }

    static func controllerClass(of element: InterfaceElement) -> UIViewController.Type {
        guard let kind = controllers[element.name] else {
            let known = controllers.keys.sorted().joined(separator: ", ")
            element.fail("is not supported as a screen: make it in code. Supported are: \(known).")
        }
        guard let custom = customClass(of: element) else { return kind.type }
        guard kind.isBase(custom), let type = custom as? UIViewController.Type else {
            element.fail("names the class \(custom), which does not descend from \(kind.type).")
        }
        return type
    }

    /// Whether a class is of this library and cannot be read from a file.
    private static func isOnlyOfCode(_ type: AnyClass) -> Bool {
        let types: [AnyClass] = [
            UISearchController.self, UISearchContainerViewController.self, UIContentUnavailableView.self, UIWindow.self,
            UIRefreshControl.self, UIListContentView.self,
        ]
        return types.contains { $0 == type }
    }

    /// Ends the process because a class's `init(coder:)` gave nothing.
    static func failNotMade(_ type: AnyClass, for element: InterfaceElement) -> Never {
        if let base = StoredProperty.uikitsPart(of: type), isOnlyOfCode(base) {
            element.fail("was not made: storyboards and nibs cannot hold a \(base). Make it in code.")
        }
        element.fail("was not made: \(type).init(coder:) returned nil. It has to call super.init(coder:).")
    }

    /// The class of the app's that an element names, or nil when it names none. Traps when there is no such class.
    static func customClass(of element: InterfaceElement) -> AnyClass? {
        guard let name = element.attributes["customClass"] else { return nil }
        let module = element.attributes["customModule"] ?? ""
        let modules = module.isEmpty ? [appModule, nil].compactMap(\.self) : [module]
        for module in modules {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        if module.isEmpty, let type = NSClassFromString(name) { return type }
        let place = module.isEmpty ? "without a module" : "of the module '\(module)'"
        element.fail(
            "names the class '\(name)' \(place), which the program does not have. Its customModule has to be the name of the "
                + "Swift module, which is that of the package's target, and the class must not be private or inside another "
                + "type."
        )
    }

    /// The module of the app's delegate.
    private static var appModule: String? {
        let delegate = UIApplication.current.flatMap { $0.delegate ?? $0.firstWindowScene?.delegate }
        return delegate.flatMap { String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init) }
    }
}
