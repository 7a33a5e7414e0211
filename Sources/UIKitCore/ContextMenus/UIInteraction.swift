/// Something that can be done with a view, kept in an object of its own: menus, say.
///
/// Main actor.
@MainActor
public protocol UIInteraction: AnyObject {
    /// The view to which the interaction belongs; not kept alive.
    var view: UIView? { get }

    /// Called before the interaction goes to another view, or leaves one.
    func willMove(to view: UIView?)

    /// Called after the interaction went to a view, or left one: the object keeps it as ``view``, weakly.
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
