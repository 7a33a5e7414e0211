import Foundation

/// The input accessory view of the first responder. Without an on-screen keyboard it is at the bottom of the window, in front
/// of the content, as on a tablet with a physical keyboard.
extension UIWindow {
    /// Shows the accessory of a responder or of the nearest responder in the chain that has one.
    func showAccessory(of responder: UIResponder?) {
        // A first responder inside the accessory keeps it visible.
        if let accessory, let view = responder as? UIView, view.isDescendant(of: accessory) { return }
        let wanted = responder.flatMap { responder in
            sequence(first: responder, next: { $0.next }).lazy.compactMap(\.inputAccessoryView).first
        }
        let holder = (responder as? UIView)?.overlayHolder ?? self
        guard wanted !== accessory || wanted?.superview !== holder else { return }
        // The app may have moved the view, for example to another window.
        if let accessory, accessory.window === self, accessory.superview?.holdsOverlays == true {
            accessory.removeFromSuperview()
        }
        accessory = wanted
        guard let wanted else { return }
        holder.addSubview(wanted)
        holder.setNeedsLayout()
    }

    /// Places the accessory above the input view, or at the bottom of the window or sheet that contains it.
    func placeAccessory(in holder: UIView) {
        guard let accessory, accessory.superview === holder else { return }
        let size = holder.bounds.size
        let wanted = accessory.frame.height > 0 ? accessory.frame.height : accessory.sizeThatFits(size).height
        let height = min(max(wanted, 0), size.height)
        let keyboard = inputPanelHeight(in: holder) ?? (holder === self ? hostKeyboardHeight : 0)
        let y = max(0, size.height - keyboard - height)
        accessory.restFrame = CGRect(x: 0, y: y, width: size.width, height: height)
    }
}
