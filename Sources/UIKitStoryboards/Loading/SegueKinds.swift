import Foundation
import UIKitCore

/// The kinds of segues in a storyboard, and the presentation of their destinations.
@MainActor
enum SegueKinds {
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    static func template(
        _ element: InterfaceElement,
        storyboard: UIStoryboard?,
        controller: UIViewController
    ) -> SegueTemplate? {
        guard let storyboard else {
            element.problem("is not in a storyboard.")
            return nil
        }
        let kind = element.string("kind") ?? ""
        let identifier = element.string("identifier")
        let action = SegueAction(element)
        let destination = storyboard.checkedDestination(of: element)
        let animates = element.bool("animates") ?? true
        if kind == "unwind" { return unwinding(element, identifier: identifier, animates: animates) }
        // A push segue presents its destination if there is no navigation controller.
        let style = element.choice("modalPresentationStyle", presentationStyles)
        let transition = element.choice("modalTransitionStyle", transitionStyles)
        var popover: PopoverSegue?
        let show: @MainActor (UIViewController, UIViewController) -> Void
        switch kind {
        case "show", "push":
            show = { source, shown in source.show(shown, sender: source) }
        case "showDetail", "replace":
            show = { source, shown in source.showDetailViewController(shown, sender: source) }
        case "presentation", "modal":
            show = { source, shown in source.present(shown, animated: animates) }
        case "popoverPresentation", "popover":
            popover = PopoverSegue(element)
            show = { source, shown in source.present(shown, animated: animates) }
        case "custom":
            show = { _, _ in }
        default:
            show = { _, _ in }
            element.problem(
                "has kind=\"\(kind)\", which is not supported. Supported are: show, showDetail, presentation, "
                    + "popoverPresentation, embed, unwind, relationship, and custom with a customClass."
            )
        }
        let custom = segueClass(of: element, kind: kind)
        return SegueTemplate(
            identifier: identifier,
            makeDestination: { source, sender in
                let creator = action?.creator(from: source, sender: sender)
                guard
                    let screen = storyboard.makeScreen(id: destination, for: element, inside: [], creator: creator)
                else {
                    element.fail("has no destination.")
                }
                popover?.prepare(screen, from: source, sender: sender)
                return screen
            },
            makeSegue: { source, shown in
                if let style { shown.modalPresentationStyle = style }
                if let transition { shown.modalTransitionStyle = transition }
                if let custom {
                    return ClassFactory.makeSegue(custom, identifier: identifier, source: source, destination: shown)
                }
                return UIStoryboardSegue(identifier: identifier, source: source, destination: shown) {
                    show(source, shown)
                }
            },
            animates: animates
        )
    }

    /// Returns the custom class of a segue. Traps if it is not a segue class, or if a custom segue has none.
    private static func segueClass(of element: InterfaceElement, kind: String) -> UIStoryboardSegue.Type? {
        guard let custom = InterfaceClasses.customClass(of: element) else {
            if kind == "custom", element.attributes["customClass"] == nil {
                element.problem("is a custom segue without a customClass.")
            }
            return nil
        }
        guard let type = custom as? UIStoryboardSegue.Type else {
            element.problem("names the class \(custom), which is not a subclass of UIStoryboardSegue.")
            return nil
        }
        return type
    }

    /// Returns an unwind segue. Its destination is the nearest preceding controller that implements the action.
    private static func unwinding(
        _ element: InterfaceElement,
        identifier: String?,
        animates: Bool
    ) -> SegueTemplate {
        let name = element.requiredString("unwindAction")
        let custom = segueClass(of: element, kind: "unwind")
        return SegueTemplate(
            identifier: identifier,
            makeDestination: { source, sender in
                guard let target = source.unwindTarget(for: name, sender: sender) else {
                    element.fail(
                        "unwinds to '\(name)', but no controller before \(type(of: source)) returns that from "
                            + "interfaceAction(named:). List the method in a nested enum ObjectiveCMembers: MemberTable of the "
                            + "class, or override interfaceAction(named:)."
                    )
                }
                return target
            },
            makeSegue: { source, target in
                if let custom {
                    return ClassFactory.makeSegue(custom, identifier: identifier, source: source, destination: target)
                }
                return source.unwindSegue(identifier: identifier, to: target, animated: animates)
            },
            animates: animates,
            willPerform: { segue in segue.destination.interfaceAction(named: name)?(segue) }
        )
    }
}
