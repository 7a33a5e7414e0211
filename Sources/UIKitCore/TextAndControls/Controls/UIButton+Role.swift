import Foundation

extension UIButton {
    /// The roles of buttons.
    public enum Role: Int, Sendable {
        /// A usual button.
        case normal = 0
        /// The button that the user most likely chooses: its title is semibold, and the return key presses it.
        case primary = 1
        /// The button that cancels: the escape key presses it.
        case cancel = 2
        /// The button that destroys data: it is red.
        case destructive = 3
    }

    /// The weight of the title.
    var titleWeight: UIFont.Weight { role == .primary ? .semibold : .regular }

    func roleDidChange() {
        contentDidChange()
    }

    /// Presses the button for a key that nothing else handles: return for a primary button, escape for one that cancels.
    func pressForRole(_ press: KeyPress, on route: KeyRoute) -> KeyResponse {
        let isMine =
            switch role {
            case .primary: press == KeyPress(.return)
            case .cancel: press == KeyPress(.escape)
            case .normal, .destructive: false
            }
        guard route == .visibleViews, isMine, isEnabled else { return .passedOn }
        userTapped()
        return .handled
    }
}
