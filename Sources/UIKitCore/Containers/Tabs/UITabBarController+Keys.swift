import Foundation

/// The properties that key-value coding and observing find by name.
extension UITabBarController {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("selectedIndex", \UITabBarController.selectedIndex, isObservable: true),
                Property("selectedViewController", \UITabBarController.selectedViewController, isObservable: true),
                Property("viewControllers", \UITabBarController.viewControllers),
                Property("tabBar", \UITabBarController.tabBar as KeyPath),
            ]
        }
    }
}
