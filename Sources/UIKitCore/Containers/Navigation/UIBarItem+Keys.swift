import Foundation

/// The properties that key-value coding and observing find by name.
extension UIBarItem {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("title", \UIBarItem.title, isObservable: true),
                Property("enabled", \UIBarItem.isEnabled, isObservable: true),
                Property("image", \UIBarItem.image), Property("tag", \UIBarItem.tag),
                Property("accessibilityLabel", \UIBarItem.accessibilityLabel),
            ]
        }
    }
}

extension UIBarButtonItem {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("tintColor", \UIBarButtonItem.tintColor), Property("customView", \UIBarButtonItem.customView),
                Property("width", \UIBarButtonItem.width), Property("style", \UIBarButtonItem.style),
                Property("hidden", \UIBarButtonItem.isHidden),
            ]
        }
    }
}

extension UINavigationItem {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("title", \UINavigationItem.title, isObservable: true),
                Property("titleView", \UINavigationItem.titleView), Property("prompt", \UINavigationItem.prompt),
                Property("searchController", \UINavigationItem.searchController),
            ]
        }
    }
}
