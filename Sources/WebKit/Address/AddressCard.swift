import Foundation
@_spi(Host) import UIKitCore

/// Placeholder for a page that is not loaded: a heading derived from the address, the address, and a button that opens it in
/// the user's browser.
@MainActor
final class AddressCard: UIView {
    /// The address; nil shows nothing.
    var address: URL? {
        didSet { if address != oldValue { show() } }
    }

    /// Whether there is a button that opens the browser.
    var offersBrowser = true {
        didSet { button.isHidden = !offersBrowser }
    }

    private let nameLabel = UILabel()
    private let addressLabel = UILabel()
    private let failureLabel = UILabel()
    private let button = UIButton(configuration: .gray())
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.numberOfLines = 3
        nameLabel.accessibilityTraits = .header
        addressLabel.font = .preferredFont(forTextStyle: .subheadline)
        addressLabel.textColor = .secondaryLabel
        addressLabel.numberOfLines = 0
        addressLabel.lineBreakMode = .byCharWrapping
        failureLabel.font = .preferredFont(forTextStyle: .footnote)
        failureLabel.numberOfLines = 0
        for label in [nameLabel, addressLabel, failureLabel] { label.textAlignment = .center }
        button.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        for view in [nameLabel, addressLabel, button, failureLabel] { stack.addArrangedSubview(view) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        backgroundColor = .systemBackground
        clipsToBounds = true
        let guide = safeAreaLayoutGuide
        let middle = stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
        middle.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: 20),
            middle,
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        stack.isHidden = address == nil
        nameLabel.text = address.map(WebAddress.name(of:))
        addressLabel.text = address.map(WebAddress.shown)
        button.configuration?.title = SystemTexts.text("Open in Browser")
        failureLabel.text = SystemTexts.text("The browser could not be opened.")
        failureLabel.isHidden = true
    }

    private func open() {
        guard let address, WebAddress.isAllowed(address) else { return }
        UIApplication.shared.open(address) { [weak self] isOpen in self?.failureLabel.isHidden = isOpen }
    }
}
