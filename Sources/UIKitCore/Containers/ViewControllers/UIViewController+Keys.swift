import Foundation

/// The properties that key-value coding and observing find by name.
extension UIViewController {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("title", \UIViewController.title, isObservable: true),
                Property("view", \UIViewController.view, isObservable: true),
                Property("navigationItem", \UIViewController.navigationItem as KeyPath),
                Property("tabBarItem", \UIViewController.tabBarItem),
                Property("navigationController", \UIViewController.navigationController as KeyPath),
                Property("tabBarController", \UIViewController.tabBarController as KeyPath),
                Property("presentedViewController", \UIViewController.presentedViewController as KeyPath),
                Property("editing", \UIViewController.isEditing),
                Property("modalPresentationStyle", \UIViewController.modalPresentationStyle),
                Property("preferredContentSize", \UIViewController.preferredContentSize),
            ]
        }
    }
}
