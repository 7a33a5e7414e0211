import Foundation

/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) var interaction: UIPointerInteraction?

    init(of button: UIButton) {
        super.init()
        let interaction = UIPointerInteraction(delegate: self)
        self.interaction = interaction
        button.addInteraction(interaction)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isEnabled, button.superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, .roundedRect(button.frame, radius: UIPointerShape.defaultCornerRadius))
    }
}

extension UIButton {
    func pointerStyleDidChange() {
        if isPointerInteractionEnabled {
            buttonPointer = ButtonPointer(of: self)
        } else {
            buttonPointer?.interaction.map(removeInteraction)
            buttonPointer = nil
        }
    }
}
