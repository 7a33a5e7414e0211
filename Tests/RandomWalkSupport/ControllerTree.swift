import UIKit

/// The view controllers of a window.
@MainActor
enum ControllerTree {
    /// A controller, its children, those that it presents, and the search controllers of its navigation items, each once.
    static func all(from root: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        var known: Set<ObjectIdentifier> = []
        var waiting = [root]
        while let controller = waiting.popLast() {
            guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
            found.append(controller)
            waiting += controller.children
            if let presented = controller.presentedViewController { waiting.append(presented) }
            if let search = controller.navigationItem.searchController { waiting.append(search) }
        }
        return found
    }

    /// The view controllers of an app's visible windows.
    static func all(in windows: [UIWindow]) -> [UIViewController] {
        windows.compactMap(\.rootViewController).flatMap { all(from: $0) }
    }
}
