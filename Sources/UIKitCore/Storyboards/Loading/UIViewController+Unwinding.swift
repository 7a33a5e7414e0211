import Foundation

extension UIViewController {
    /// The controller that an unwind segue leads to: the nearest one that knows the action.
    func unwindTarget(for action: String) -> UIViewController? {
        controllersBefore.first { $0.interfaceAction(named: action) != nil }
    }

    /// The controllers that this one can lead back to, nearest first: those under it in a stack, those beside it in any
    /// other container, the container, and what it was presented from.
    private var controllersBefore: [UIViewController] {
        var found: [UIViewController] = []
        var current = self
        while true {
            if let parent = current.parent {
                if let navigation = parent as? UINavigationController {
                    let under = navigation.viewControllers.prefix { $0 !== current }
                    found += under.reversed()
                } else {
                    found += parent.children.filter { $0 !== current }.flatMap(\.frontmostWithin)
                }
                found.append(parent)
                current = parent
            } else if let presenter = current.presentation.presenter {
                found += presenter.frontmostWithin
                current = presenter
            } else {
                return found
            }
        }
    }

    /// This controller, after those that it shows.
    private var frontmostWithin: [UIViewController] {
        let inner = (self as? UINavigationController)?.viewControllers.reversed() ?? Array(children.reversed())
        return inner.flatMap(\.frontmostWithin) + [self]
    }

    /// Goes back to a controller: takes away what was presented on the way from there, then brings the controller to the
    /// front of the stacks and tabs that it is in.
    ///
    /// A search on that way goes on when something over it is taken away, as it does when that is dismissed.
    func unwind(to target: UIViewController, animated: Bool) {
        let wayOfTarget = Array(target.way)
        let presented = way.prefix { step in !wayOfTarget.contains { $0 === step } }
            .filter { $0.presentation.presenter != nil }
        let outermost = presented.last { !($0 is UISearchController) } ?? presented.last
        outermost?.dismissSelf(animated: animated, trigger: .app)
        for (inner, outer) in zip(wayOfTarget, wayOfTarget.dropFirst()) where inner.parent === outer {
            if let navigation = outer as? UINavigationController {
                navigation.popToViewController(inner, animated: animated)
            } else if let tabs = outer as? UITabBarController, tabs.selectedViewController !== inner {
                tabs.selectedViewController = inner
            }
        }
    }

    /// This controller, then what holds it or presents it, up to the window's.
    private var way: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parent ?? $0.presentation.presenter }
    }
}
