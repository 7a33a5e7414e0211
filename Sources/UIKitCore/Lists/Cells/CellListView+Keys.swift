import Foundation

extension CellListView {
    /// Responds to the arrow and scroll keys that a window offers to its visible lists. Nil for other keys.
    package func responseOfList(to press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse? {
        guard route == .visibleViews, mayTakeKeyboardFocus, press.modifiers.isEmpty else { return nil }
        switch press.key {
        case .down: return KeyResponse(isHandled: self !== window.firstResponder && userFocused())
        case .pageUp, .pageDown, .home, .end:
            return KeyResponse(isHandled: handleListKey(press) || handleScrollKey(press))
        default: return nil
        }
    }
}
