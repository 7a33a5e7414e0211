import Foundation

/// The view that belongs to the first responder's keyboard. Without a keyboard on the screen it stands where it does on a
/// tablet that has a real one: at the bottom of the window, in front of the content.
extension UIWindow {
    /// Shows the accessory of a responder, or of the nearest one around it that has one.
    func showAccessory(of responder: UIResponder?) {
        // Who edits within the accessory keeps it.
        if let accessory, let view = responder as? UIView, view.isDescendant(of: accessory) { return }
        let wanted = responder.flatMap { responder in
            sequence(first: responder, next: { $0.next }).lazy.compactMap(\.inputAccessoryView).first
        }
        let holder = (responder as? UIView)?.nearestSheet ?? self
        guard wanted !== accessory || wanted?.superview !== holder else { return }
        if let accessory, accessory.superview === self || accessory.superview is PresentedSheet {
            accessory.removeFromSuperview()
        }
        accessory = wanted
        guard let wanted else { return }
        holder.addSubview(wanted)
        holder.setNeedsLayout()
    }

    /// Puts the accessory at the bottom of the window, or of the sheet, that holds it.
    func placeAccessory(in holder: UIView) {
        guard let accessory, accessory.superview === holder else { return }
        let size = holder.bounds.size
        let wanted = accessory.frame.height > 0 ? accessory.frame.height : accessory.sizeThatFits(size).height
        let height = min(max(wanted, 0), size.height)
        let keyboard = holder === self ? hostKeyboardHeight : 0
        let y = max(0, size.height - keyboard - height)
        accessory.restFrame = CGRect(x: 0, y: y, width: size.width, height: height)
    }
}
