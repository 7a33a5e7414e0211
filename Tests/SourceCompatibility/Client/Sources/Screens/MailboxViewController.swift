import UIKit

/// A search bar with a custom appearance, which never shows Cancel.
final class PillSearchBar: UISearchBar {
    override init(frame: CGRect) {
        super.init(frame: frame)
        searchBarStyle = .minimal
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.font = .systemFont(ofSize: 15, weight: .medium)
        searchTextField.leftViewMode = .never
        searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        super.setShowsCancelButton(false, animated: false)
        searchTextField.layer.cornerRadius = searchTextField.bounds.height / 2
    }
}

/// The usual way to use a custom search bar: a subclass that creates it on first use.
final class PillSearchController: UISearchController {
    private lazy var pill = PillSearchBar(frame: .zero)

    override var searchBar: UISearchBar { pill }

    convenience init(prompt: String) {
        self.init(searchResultsController: nil)
        searchBar.placeholder = prompt
        hidesNavigationBarDuringPresentation = false
        automaticallyShowsCancelButton = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        searchBar.searchTextField.accessibilityIdentifier = "mailbox.search"
    }
}

/// Messages with a custom search bar. A bar button item ends the search.
final class MailboxViewController: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    private struct Message {
        let sender: String
        let subject: String
        let preview: String
    }

    private let messages = [
        Message(sender: "Ines", subject: "Tickets", preview: "The train leaves at nine."),
        Message(sender: "Bank", subject: "Statement", preview: "Your statement for March."),
        Message(sender: "Omar", subject: "Supper", preview: "Shall we meet at eight?"),
    ]
    private lazy var search = PillSearchController(prompt: "Search in mailbox")
    private var query = ""

    private lazy var endButton = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [unowned self] _ in search.isActive = false }
    )

    private var visible: [Message] {
        query.isEmpty ? messages : messages.filter { "\($0.sender) \($0.subject)".localizedStandardContains(query) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 72
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        search.searchResultsUpdater = self
        search.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        visible.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
                as? MessageCell
        else { return UITableViewCell() }
        let message = visible[indexPath.row]
        cell.configure(title: "\(message.sender): \(message.subject)", preview: message.preview)
        return cell
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        tableView.reloadSections([0], with: .automatic)
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        navigationItem.setRightBarButton(endButton, animated: true)
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        navigationItem.setRightBarButton(nil, animated: true)
    }

    private final class MessageCell: UITableViewCell {
        static let identifier = String(describing: MessageCell.self)
        private let titleLabel = UILabel()
        private let previewLabel = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            previewLabel.font = .preferredFont(forTextStyle: .subheadline)
            previewLabel.textColor = .secondaryLabel
            previewLabel.numberOfLines = 2
            let stack = UIStackView(arrangedSubviews: [titleLabel, previewLabel])
            stack.axis = .vertical
            stack.spacing = 4
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        override func prepareForReuse() {
            super.prepareForReuse()
            titleLabel.text = nil
            previewLabel.text = nil
        }

        func configure(title: String, preview: String) {
            titleLabel.text = title
            previewLabel.text = preview
            accessibilityLabel = title
        }
    }
}
