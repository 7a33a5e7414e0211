import Foundation
import UIKitCollections
@_spi(Host) import UIKitCore

/// The classes for the elements of an interface file. Each supported element has one line in a table; the class's
/// `init(coder:)` decodes its attributes.
@MainActor
enum InterfaceClasses {
    /// A class, with a test for its subclasses.
    struct Kind<Base> {
        let type: Base
        let isBase: (AnyClass) -> Bool
    }

    static let views: [String: Kind<UIView.Type>] = [
        "view": view(UIView.self), "containerView": view(UIView.self), "label": view(UILabel.self),
        "imageView": view(UIImageView.self), "stackView": view(UIStackView.self), "button": view(UIButton.self),
        "textField": view(UITextField.self), "textView": view(UITextView.self),
        "searchBar": view(UISearchBar.self), "switch": view(UISwitch.self),
        "slider": view(UISlider.self), "stepper": view(UIStepper.self),
        "progressView": view(UIProgressView.self),
        "segmentedControl": view(UISegmentedControl.self),
        "scrollView": view(UIScrollView.self), "tableView": view(UITableView.self),
        "collectionView": view(UICollectionView.self), "collectionViewCell": view(UICollectionViewCell.self),
        "collectionReusableView": view(UICollectionReusableView.self),
        "tableViewCell": view(UITableViewCell.self), "activityIndicatorView": view(UIActivityIndicatorView.self),
        "visualEffectView": view(UIVisualEffectView.self), "navigationBar": view(UINavigationBar.self),
        "toolbar": view(UIToolbar.self), "tabBar": view(UITabBar.self),
        "pageControl": view(UIPageControl.self), "pickerView": view(UIPickerView.self),
        "datePicker": view(UIDatePicker.self), "colorWell": view(UIColorWell.self),
    ]

    static let controllers: [String: Kind<UIViewController.Type>] = [
        "viewController": controller(UIViewController.self),
        "tableViewController": controller(UITableViewController.self),
        "collectionViewController": controller(UICollectionViewController.self),
        "navigationController": controller(UINavigationController.self),
        "tabBarController": controller(UITabBarController.self),
        "splitViewController": controller(UISplitViewController.self),
    ]

    /// Views of other modules, available if the program imports them.
    private static let viewsOfModules: [String: (module: String, type: String)] = [
        "wkWebView": ("WebKit", "WKWebView")
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

    /// Returns the class of a view, or UIKit's class in a check. Nil if the element has none, which is reported.
    static func viewClass(of element: InterfaceElement) -> UIView.Type? {
        guard let kind = viewKind(of: element) else { return nil }
        return type(of: element, kind: kind) { $0 as? UIView.Type }
    }

    /// Returns the class of a view controller. If the element has none, reports that and returns UIViewController.
    static func controllerClass(of element: InterfaceElement) -> UIViewController.Type {
        guard let kind = controllers[element.name] else {
            element.problem(
                "is not supported as a view controller: create it in code. Supported are: \(known: controllers.keys)."
            )
            return UIViewController.self
        }
        return type(of: element, kind: kind) { $0 as? UIViewController.Type }
    }

    private static func viewKind(of element: InterfaceElement) -> Kind<UIView.Type>? {
        if let kind = views[element.name] { return kind }
        guard let other = viewsOfModules[element.name] else {
            element.problem("is not supported as a view: create it in code. Supported are: \(known: views.keys).")
            return nil
        }
        guard let type = NSClassFromString("\(other.module).\(other.type)") as? UIView.Type else {
            element.problem(
                "is a \(other.type), which the program does not have: add the product \(other.module) to its target, and "
                    + "write 'import \(other.module)'."
            )
            return nil
        }
        return Kind(type: type) { StoredProperty.descends($0, from: type) }
    }

    private static func type<Base>(
        of element: InterfaceElement,
        kind: Kind<Base>,
        _ cast: (AnyClass) -> Base?
    ) -> Base {
        guard let custom = customClass(of: element) else { return kind.type }
        guard kind.isBase(custom), let type = cast(custom) else {
            element.problem("names the class \(custom), which is not a subclass of \(kind.type).")
            return kind.type
        }
        guard element.problems.isChecking else { return type }
        // A class of a different module has its own attributes.
        if let part = StoredProperty.uikitsPart(of: custom), kind.isBase(part), let type = cast(part) { return type }
        return kind.type
    }

    /// Returns the class of an element's object at run time. Nil if it is not known.
    static func objectClass(of element: InterfaceElement) -> AnyClass? {
        if let name = element.attributes["customClass"] { return existingClass(name, of: element) }
        return views[element.name]?.type ?? controllers[element.name]?.type
            ?? (element.name == "constraint" ? NSLayoutConstraint.self : nil)
    }

    /// Returns whether a class of this library cannot be decoded from a file.
    private static func isOnlyOfCode(_ type: AnyClass) -> Bool {
        let types: [AnyClass] = [
            UISearchController.self, UISearchContainerViewController.self, UIContentUnavailableView.self, UIWindow.self,
            UIRefreshControl.self, UIListContentView.self,
        ]
        return types.contains { $0 == type }
    }

    /// Reports that the `init(coder:)` of a class returned nil.
    static func reportNotMade(_ type: AnyClass, for element: InterfaceElement) {
        if let base = StoredProperty.uikitsPart(of: type), isOnlyOfCode(base) {
            return element.problem("was not created: storyboards and nibs cannot contain a \(base). Create it in code.")
        }
        element.problem("was not created: \(type).init(coder:) returned nil. It must call super.init(coder:).")
    }

    /// Returns the app's class named by an element. Nil if it names none, or an unknown class, which is reported.
    static func customClass(of element: InterfaceElement) -> AnyClass? {
        guard let name = element.attributes["customClass"] else { return nil }
        if let type = existingClass(name, of: element) { return type }
        if element.problems.isWithoutApp { return nil }
        let module = element.attributes["customModule"] ?? ""
        let place: InterfaceMessage = module.isEmpty ? "without a module" : "of the module '\(module)'"
        element.problem(
            "names the class '\(name)' \(place), which the program does not have. Its customModule must be the name of the "
                + "Swift module, which is the name of the package's target. The class must not be private or nested in another "
                + "type."
        )
        return nil
    }

    private static func existingClass(_ name: String, of element: InterfaceElement) -> AnyClass? {
        let module = element.attributes["customModule"] ?? ""
        // UIKit's own classes are in other modules, which the module UIKit exports.
        let isOwn = module.isEmpty || module == "UIKit" || UIKitModules.names.contains(module)
        let ownModules = isOwn ? UIKitModules.names : []
        // Xcode replaces the written module by that of the target to which the file belongs.
        let isOfTarget = module.isEmpty || element.attributes["customModuleProvider"] == "target"
        for module in [module.isEmpty ? nil : module, isOfTarget ? appModule : nil].compactMap(\.self) + ownModules {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        return module.isEmpty ? ObjectiveCClass.named(name) : nil
    }

    /// The module that contains the app's delegate.
    private static var appModule: String? {
        let delegate = UIApplication.current.flatMap { $0.delegate ?? $0.firstWindowScene?.delegate }
        return delegate.flatMap { String(reflecting: Swift.type(of: $0)).split(separator: ".").first.map(String.init) }
    }
}
