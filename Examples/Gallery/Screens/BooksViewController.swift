import CoreData
import UIKit

/// A list of managed objects, which a predicate filters while the user types.
class BooksViewController: UITableViewController {
    private let library = Library()
    private let searchController = UISearchController(searchResultsController: nil)
    private var results: NSFetchedResultsController<Book>?
    private var dataSource: BookDataSource?

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("BooksViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Books"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction(title: "Add Book") { [weak self] _ in self?.addBook() }
        )
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Add Book"
        let context = library.container.viewContext
        dataSource = BookDataSource(tableView: tableView) { tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            let book = context.object(with: id) as? Book
            content.text = book?.title
            content.secondaryText = book.map { "\($0.author), \($0.year)" }
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            return cell
        }
        dataSource?.onDelete = { [library] in library.delete($0) }

        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "genre", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let results = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: "genre",
            cacheName: nil
        )
        results.delegate = self
        self.results = results
        fetch()
    }

    private func fetch() {
        let query = searchController.searchBar.text ?? ""
        results?.fetchRequest.predicate =
            query.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@ OR author CONTAINS[cd] %@", query, query)
        do {
            try results?.performFetch()
        } catch {
            present(UIAlertController(title: "Books cannot be read", error: error), animated: true)
        }
    }

    private func addBook() {
        let alert = UIAlertController(title: "New Book", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Title"
            field.accessibilityLabel = "Title"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [library, weak alert] _ in
                guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
                library.add(title: title, author: "Unknown", year: 2024, genre: "Novels")
            }
        )
        present(alert, animated: true)
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        let isEmpty = results?.fetchedObjects?.isEmpty ?? true
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
}

extension BooksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        fetch()
    }
}

extension BooksViewController: @preconcurrency NSFetchedResultsControllerDelegate {
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        dataSource?.apply(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
        setNeedsUpdateContentUnavailableConfiguration()
    }
}

extension UIAlertController {
    /// An alert with the description of an error.
    fileprivate convenience init(title: String, error: any Error) {
        self.init(title: title, message: error.localizedDescription, preferredStyle: .alert)
        addAction(UIAlertAction(title: "OK", style: .default))
    }
}

/// The rows, with headers, and deletion by a swipe.
private class BookDataSource: UITableViewDiffableDataSource<String, NSManagedObjectID> {
    /// Deletes the object with an identifier.
    var onDelete: (NSManagedObjectID) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete, let id = itemIdentifier(for: indexPath) { onDelete(id) }
    }
}

/// A book in the database.
final class Book: NSManagedObject {
    var title: String {
        get { value(forKey: "title") as? String ?? "" }
        set { setValue(newValue, forKey: "title") }
    }
    var author: String {
        get { value(forKey: "author") as? String ?? "" }
        set { setValue(newValue, forKey: "author") }
    }
    var genre: String {
        get { value(forKey: "genre") as? String ?? "" }
        set { setValue(newValue, forKey: "genre") }
    }
    var year: Int32 {
        get { value(forKey: "year") as? Int32 ?? 0 }
        set { setValue(newValue, forKey: "year") }
    }
}

/// A database in memory with some books.
private class Library {
    let container: NSPersistentContainer

    init() {
        let entity = NSEntityDescription()
        entity.name = "Book"
        entity.managedObjectClassName = NSStringFromClass(Book.self)
        let types: [(String, NSAttributeType)] = [
            ("title", .stringAttributeType), ("author", .stringAttributeType), ("genre", .stringAttributeType),
            ("year", .integer32AttributeType),
        ]
        entity.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.defaultValue = type == .stringAttributeType ? "" : 0
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        container = NSPersistentContainer(name: "Library", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in
            if let error { fatalError("The database in memory cannot be opened: \(error.localizedDescription)") }
        }
        add(title: "Emma", author: "Jane Austen", year: 1815, genre: "Novels")
        add(title: "Middlemarch", author: "George Eliot", year: 1871, genre: "Novels")
        add(title: "Moby-Dick", author: "Herman Melville", year: 1851, genre: "Novels")
        add(title: "Leaves of Grass", author: "Walt Whitman", year: 1855, genre: "Poems")
        add(title: "Micrographia", author: "Robert Hooke", year: 1665, genre: "Science")
        add(title: "On the Origin of Species", author: "Charles Darwin", year: 1859, genre: "Science")
    }

    func add(title: String, author: String, year: Int32, genre: String) {
        let book = Book(context: container.viewContext)
        (book.title, book.author, book.year, book.genre) = (title, author, year, genre)
        save()
    }

    func delete(_ id: NSManagedObjectID) {
        container.viewContext.delete(container.viewContext.object(with: id))
        save()
    }

    private func save() {
        do {
            try container.viewContext.save()
        } catch {
            fatalError("The database in memory cannot be saved: \(error.localizedDescription)")
        }
    }
}
