import Foundation

/// The kinds of segues that a storyboard has, and how each shows its destination.
@MainActor
enum SegueKinds {
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    ]

    static func template(
        _ element: InterfaceElement,
        storyboard: UIStoryboard?,
        controller: UIViewController
    ) -> SegueTemplate {
        guard let storyboard else { element.fail("is not in a storyboard.") }
        let kind = element.string("kind") ?? ""
        let identifier = element.string("identifier")
        if element.string("destinationCreationSelector") != nil {
            element.fail(
                "has an action that makes its destination, which needs the Objective-C runtime: remove it, and hand the "
                    + "destination over in prepare(for:sender:)."
            )
        }
        let destination = element.requiredString("destination")
        if kind == "unwind" { return unwinding(element, identifier: identifier) }
        let animates = element.bool("animates") ?? true
        let style = element.choice("modalPresentationStyle", presentationStyles)
        let transition = element.choice("modalTransitionStyle", transitionStyles)
        let show: @MainActor (UIViewController, UIViewController, UIViewController) -> Void
        switch kind {
        case "show", "push":
            show = { source, shown, _ in source.showFromSegue(shown, animated: animates) }
        case "showDetail", "replace":
            show = { source, shown, _ in source.showDetailViewController(shown, sender: source) }
        case "presentation", "modal":
            show = { source, shown, _ in
                if let style { shown.modalPresentationStyle = style }
                if let transition { shown.modalTransitionStyle = transition }
                source.present(shown, animated: animates)
            }
        case "custom":
            show = { _, _, _ in }
        default:
            element.fail(
                "has kind=\"\(kind)\", which is not supported. Supported are: show, showDetail, presentation, embed, unwind, "
                    + "relationship, and custom with a customClass."
            )
        }
        let custom = segueClass(of: element, kind: kind)
        return SegueTemplate(
            identifier: identifier,
            makeDestination: { _ in storyboard.makeScreen(id: destination, for: element) },
            makeSegue: { source, shown in
                if let custom {
                    return ClassFactory.makeSegue(custom, identifier: identifier, source: source, destination: shown)
                }
                return UIStoryboardSegue(identifier: identifier, source: source, destination: shown) {
                    show(source, shown, shown)
                }
            }
        )
    }

    /// A segue's own class. Traps when it is none, or when a custom segue has none.
    private static func segueClass(of element: InterfaceElement, kind: String) -> UIStoryboardSegue.Type? {
        guard let custom = InterfaceClasses.customClass(of: element) else {
            if kind == "custom" { element.fail("is a custom segue without a customClass.") }
            return nil
        }
        guard let type = custom as? UIStoryboardSegue.Type else {
            element.fail("names the class \(custom), which does not descend from UIStoryboardSegue.")
        }
        return type
    }

    /// A segue that leads back to a controller that is there already: the first one up the hierarchy that knows the action.
    private static func unwinding(_ element: InterfaceElement, identifier: String?) -> SegueTemplate {
        let name = element.requiredString("unwindAction")
        let animates = element.bool("animates") ?? true
        return SegueTemplate(
            identifier: identifier,
            makeDestination: { source in
                guard let target = source.unwindTarget(for: name) else {
                    element.fail(
                        "leads back to '\(name)', but no controller before \(type(of: source)) gives that in "
                            + "interfaceAction(named:). Methods cannot be found by their names on Linux: override it there."
                    )
                }
                return target
            },
            makeSegue: { source, target in
                UIStoryboardSegue(identifier: identifier, source: source, destination: target) {
                    target.unwind(animated: animates)
                }
            },
            willPerform: { segue in segue.destination.interfaceAction(named: name)?(segue) }
        )
    }
}

extension UIViewController {
    fileprivate func showFromSegue(_ shown: UIViewController, animated: Bool) {
        if animated {
            show(shown, sender: self)
        } else {
            UIView.performWithoutAnimation { show(shown, sender: self) }
        }
    }

    /// The controllers that were on screen before this one, nearest first.
    fileprivate var controllersBefore: [UIViewController] {
        var found: [UIViewController] = []
        var current = self
        while true {
            if let parent = current.parent {
                if let navigation = parent as? UINavigationController,
                    let index = navigation.viewControllers.firstIndex(of: current)
                {
                    found += navigation.viewControllers[..<index].reversed()
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

    /// This controller, after those that it shows: what a presented screen came from.
    private var frontmostWithin: [UIViewController] {
        let inner = (self as? UINavigationController)?.viewControllers.reversed() ?? Array(children.reversed())
        return inner.flatMap(\.frontmostWithin) + [self]
    }

    fileprivate func unwindTarget(for action: String) -> UIViewController? {
        controllersBefore.first { $0.interfaceAction(named: action) != nil }
    }

    /// Takes away what lies over this controller, and what was pushed after it.
    fileprivate func unwind(animated: Bool) {
        presentedViewController?.dismissSelf(animated: animated, trigger: .app)
        var current = self
        while let parent = current.parent {
            if let navigation = parent as? UINavigationController {
                navigation.popToViewController(current, animated: animated)
            }
            current = parent
        }
    }
}
