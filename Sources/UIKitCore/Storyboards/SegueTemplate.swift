import Foundation

/// A segue as a storyboard has it: from it the segue is made whenever it is performed.
@MainActor
struct SegueTemplate {
    /// The name, by which the app performs it.
    let identifier: String?
    /// Makes, or finds, the controller that the segue shows.
    let makeDestination: @MainActor (_ source: UIViewController) -> UIViewController
    /// Makes the segue between two controllers.
    let makeSegue: @MainActor (UIViewController, UIViewController) -> UIStoryboardSegue
    /// Whether the way to the destination is shown.
    var animates = true
    /// Called between the preparation by the source and the performance.
    var willPerform: @MainActor (UIStoryboardSegue) -> Void = { _ in }

    /// Performs the segue, by order of the app: the destination is made, the source prepares it, the segue shows it.
    func perform(from source: UIViewController, sender: Any?) {
        let segue = makeSegue(source, makeDestination(source))
        source.prepare(for: segue, sender: sender)
        willPerform(segue)
        if animates {
            segue.perform()
        } else {
            UIView.performWithoutAnimation { segue.perform() }
        }
    }

    /// Performs the segue because a person tapped what it begins at, unless the source refuses.
    func performForPerson(from source: UIViewController, sender: Any?) {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(from: source, sender: sender)
    }

    /// Performs the segue because a person tapped a cell of a view, whose prototypes come from the nearest controller of a
    /// storyboard.
    func performForPerson(within view: UIView, sender: Any?) {
        let source = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { $0.interface != nil }
        if let source { performForPerson(from: source, sender: sender) }
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
