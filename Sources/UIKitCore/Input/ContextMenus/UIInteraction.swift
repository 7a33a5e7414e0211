/// A reusable behaviour that is attached to a view, such as a context menu.
///
/// Main actor.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction is attached to. Weak reference.
    var view: UIView? { get }

    /// Called before the interaction is attached to a view or detached from it.
    func willMove(to view: UIView?)

    /// Called after the interaction was attached or detached. The implementation stores the view as ``view``, weakly.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(by new: [any UIInteraction]) {
        for old in storedInteractions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }
}
