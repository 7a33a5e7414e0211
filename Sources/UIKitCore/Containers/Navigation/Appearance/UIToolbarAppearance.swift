import Foundation

/// The appearance of a toolbar: background and buttons. Main actor.
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { buttonsDidChange() } }

    /// The appearance of buttons with the style `done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { buttonsDidChange() } }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.makeCopy()
        doneButtonAppearance = other.doneButtonAppearance.makeCopy()
    }

    override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    override func watch(_ watcher: @escaping () -> Void) {
        super.watch(watcher)
        watchButtons()
    }

    private func buttonsDidChange() {
        watchButtons()
        didChange()
    }

    private func watchButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance] {
            buttons.watcher = { [weak self] in self?.didChange() }
        }
    }
}
