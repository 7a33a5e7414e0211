import Foundation

/// The declaration of a segue in a storyboard. A segue is created from it each time it is performed.
@MainActor
package struct SegueTemplate {
    /// The identifier by which the app performs the segue.
    package let identifier: String?
    /// Creates or finds the destination controller. The arguments are the source and the sender.
    package let makeDestination: @MainActor (_ source: UIViewController, _ sender: Any?) -> UIViewController
    /// Creates the segue between two controllers.
    package let makeSegue: @MainActor (UIViewController, UIViewController) -> UIStoryboardSegue
    /// Whether the transition is animated.
    package let animates: Bool
    /// Called after `prepare(for:sender:)` and before `perform()`.
    package let willPerform: @MainActor (UIStoryboardSegue) -> Void

    /// Declares a segue. See the properties.
    package init(
        identifier: String?,
        makeDestination: @escaping @MainActor (UIViewController, Any?) -> UIViewController,
        makeSegue: @escaping @MainActor (UIViewController, UIViewController) -> UIStoryboardSegue,
        animates: Bool = true,
        willPerform: @escaping @MainActor (UIStoryboardSegue) -> Void = { _ in }
    ) {
        self.identifier = identifier
        self.makeDestination = makeDestination
        self.makeSegue = makeSegue
        self.animates = animates
        self.willPerform = willPerform
    }

    /// Performs the segue for the app: creates the destination, lets the source prepare it, and shows it.
    func perform(from source: UIViewController, sender: Any?) {
        let segue = makeSegue(source, makeDestination(source, sender))
        source.prepare(for: segue, sender: sender)
        willPerform(segue)
        if animates {
            segue.perform()
        } else {
            UIView.performWithoutAnimation { segue.perform() }
        }
    }

    /// Performs the segue after a tap by the user, unless the source refuses.
    package func performAfterTap(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    /// Performs the segue after a tap on a cell of a view. The source is the nearest controller from a storyboard.
    package func performAfterTap(within view: UIView, sender: Any?) {
        let source = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { $0.interface != nil }
        if let source { performAfterTap(from: source, sender: sender) }
    }
}

extension UIViewController {
    func performOwnSegue(_ identifier: String, sender: Any?) {
        guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
            let message: InterfaceMessage =
                "\(type(of: self)).performSegue(withIdentifier:sender:) was given '\(identifier)', but the controller has no "
                + "segue with that identifier. It has: \(quoted: segueTemplates.compactMap(\.identifier))."
            message.trap()
        }
        template.perform(from: self, sender: sender)
    }
}
