import UIKit

/// 2020: a diffable data source, and a task that is cancelled when the user continues typing.
final class BooksViewController: UIViewController {
    private enum Section: Int, CaseIterable {
        case fiction, science
    }

    private struct Book: Hashable, Sendable {
        let id = UUID()
        let title: String
        let author: String
        let section: Section
    }

    private nonisolated static let books = [
        Book(title: "Middlemarch", author: "George Eliot", section: .fiction),
        Book(title: "Emma", author: "Jane Austen", section: .fiction),
        Book(title: "Persuasion", author: "Jane Austen", section: .fiction),
        Book(title: "Opticks", author: "Isaac Newton", section: .science),
        Book(title: "The Voyage of the Beagle", author: "Charles Darwin", section: .science),
    ]

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchController = UISearchController(searchResultsController: nil)
    private var search: Task<Void, Never>?

    private lazy var dataSource = UITableViewDiffableDataSource<Section, Book>(tableView: tableView) {
        tableView,
        indexPath,
        book in
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = book.title
        configuration.secondaryText = book.author
        cell.contentConfiguration = configuration
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        tableView.dataSource = dataSource
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        searchController.searchResultsUpdater = self
        searchController.searchBar.placeholder = "Title or author"
        navigationItem.searchController = searchController
        apply(Self.books, animated: false)
    }

    private func apply(_ books: [Book], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Book>()
        for section in Section.allCases {
            let items = books.filter { $0.section == section }
            guard !items.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private nonisolated static func find(_ text: String) async -> [Book] {
        guard !text.isEmpty else { return books }
        return books.filter {
            $0.title.localizedCaseInsensitiveContains(text) || $0.author.localizedCaseInsensitiveContains(text)
        }
    }
}

extension BooksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        search?.cancel()
        search = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(10))
            guard !Task.isCancelled else { return }
            let books = await Self.find(text)
            guard !Task.isCancelled else { return }
            self?.apply(books)
        }
    }
}
