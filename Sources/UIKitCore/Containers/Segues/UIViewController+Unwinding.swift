import Foundation

extension UIViewController {
    /// Returns the destination of an unwind segue: the nearest controller that implements the action.
    package func unwindTarget(for action: String) -> UIViewController? {
        controllersBefore.first { $0.interfaceAction(named: action) != nil }
    }

    /// The possible unwind destinations, nearest first: controllers below in a stack, siblings in other containers, the
    /// container, and the presenter.
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

    /// This controller, after its descendants.
    private var frontmostWithin: [UIViewController] {
        let inner = (self as? UINavigationController)?.viewControllers.reversed() ?? Array(children.reversed())
        return inner.flatMap(\.frontmostWithin) + [self]
    }

    /// Unwinds to a controller: dismisses the presentations on the path from it, then selects the controller in its stacks
    /// and tabs.
    ///
    /// A search on that path stays active when a presentation over it is dismissed, as with a normal dismissal.
    package func unwind(to target: UIViewController, animated: Bool) {
        let wayOfTarget = Array(target.way)
        let presented = way.prefix { step in !wayOfTarget.contains { $0 === step } }
            .filter { $0.presentation.presenter != nil }
        let outermost = presented.last { !$0.isEmbeddedPresentation } ?? presented.last
        outermost?.dismissSelf(animated: animated, trigger: .app)
        for (inner, outer) in zip(wayOfTarget, wayOfTarget.dropFirst()) where inner.parent === outer {
            if let navigation = outer as? UINavigationController {
                navigation.popToViewController(inner, animated: animated)
            } else if let tabs = outer as? UITabBarController, tabs.selectedViewController !== inner {
                tabs.selectedViewController = inner
            }
        }
    }

    /// This controller, followed by its parents and presenters up to the root.
    private var way: UnfoldFirstSequence<UIViewController> {
        sequence(first: self) { $0.parent ?? $0.presentation.presenter }
    }
}
