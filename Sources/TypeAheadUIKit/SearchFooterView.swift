import UIKit
@_spi(Host) import UIKitCore

/// The view under the results: a progress indicator, a text, or an error with a button that searches again.
final class SearchFooterView: UIView {
    enum Content: Equatable {
        case nothing
        case progress
        case text(String)
        case failure(String)
    }

    /// Called when the user presses the button.
    var didRetry: () -> Void = {}

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let button = UIButton(configuration: .plain())
    private var content = Content.nothing

    init() {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        button.configuration?.title = SystemTexts.text(.tryAgain)
        button.addAction(UIAction { [weak self] _ in self?.didRetry() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [indicator, label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a content as the footer of a table.
    func show(_ new: Content, in tableView: UITableView) {
        guard new != content else { return }
        content = new
        label.isHidden = true
        button.isHidden = true
        indicator.isHidden = new != .progress
        if new == .progress { indicator.startAnimating() } else { indicator.stopAnimating() }
        switch new {
        case .nothing:
            tableView.tableFooterView = nil
            return
        case .progress: break
        case .text(let text):
            label.text = text
            label.isHidden = false
        case .failure(let text):
            label.text = text
            label.isHidden = false
            button.isHidden = false
        }
        let size = systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        frame.size = CGSize(width: tableView.bounds.width, height: size.height)
        tableView.tableFooterView = self
    }
}
