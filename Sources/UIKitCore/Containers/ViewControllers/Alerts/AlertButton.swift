import Foundation

/// The button of an alert action. A preferred action is filled, a destructive one is red.
final class AlertButton: UIButton {
    let action: UIAlertAction

    init(action: UIAlertAction, in alert: UIAlertController) {
        self.action = action
        super.init(frame: .zero)
        buttonType = .system
        titleLabel?.font = .preferredFont(forTextStyle: .body)
        titleLabel?.adjustsFontForContentSizeCategory = true
        addAction(
            UIAction { [weak alert, weak action] _ in
                if let action { alert?.choose(action) }
            },
            for: .primaryActionTriggered
        )
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Updates the button for the enabled and preferred state of its action.
    func show(isPreferred: Bool) {
        var configuration = isPreferred ? Configuration.filled() : .gray()
        configuration.title = action.title
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        if let image = action.image {
            configuration.image = image
            configuration.imagePadding = 8
        }
        if let color = action.titleTextColor {
            configuration.baseForegroundColor = color
        } else if action.style == .destructive {
            if isPreferred {
                configuration.baseBackgroundColor = .systemRed
            } else {
                configuration.baseForegroundColor = .systemRed
            }
        }
        self.configuration = configuration
        isEnabled = action.isEnabled
        accessibilityIdentifier = action.accessibilityIdentifier
    }
}
