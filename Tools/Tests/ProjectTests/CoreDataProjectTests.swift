import Foundation
import Testing

/// An app whose model, classes and fetched results controller are those of a project made by Xcode.
@Suite(.enabled(if: ProjectFolder.hasLibrary, "SEARCHLIGHT_LIBRARY names no library."))
struct CoreDataProjectTests {
    private func folder() throws -> ProjectFolder {
        let folder = try ProjectFolder()
        var project = SmallProject()
        project.objects["GROUP"] = SmallProject.group("FILE, MODEL")
        project.objects["MODEL"] =
            "{isa = XCVersionGroup; path = Library.xcdatamodeld; sourceTree = \"<group>\"; "
            + "versionGroupType = wrapper.xcdatamodel; children = (); }"
        project.objects["MODELFILE"] = "{isa = PBXBuildFile; fileRef = MODEL; }"
        project.objects["SOURCES"] = "{isa = PBXSourcesBuildPhase; files = (BUILDFILE, MODELFILE); }"
        try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
        try folder.write(Self.model, to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
        try folder.write(Self.source, to: "App.swift")
        return folder
    }

    @Test func `A search in a fetched results controller shows the matching objects`() throws {
        let folder = try folder()
        try folder.write("screen\ntap \"Search books\"\ntype \"sea\"\nscreen\n", to: "search.txt")
        let outcome = try folder.run("run", "--host", "headless", "--script", "search.txt")
        #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
        let screens = outcome.output.components(separatedBy: "window\n")
        let (first, last) = (try #require(screens.dropFirst().first), try #require(screens.last))
        #expect(first.contains("row \"Moby Dick\" value \"Melville\""))
        #expect(first.contains("row \"The Sea-Wolf\" value \"London\""))
        #expect(last.contains("row \"The Sea-Wolf\" value \"London\""))
        #expect(!last.contains("Moby Dick"))
    }

    @Test func `A diffable data source applies the snapshots of a fetched results controller`() throws {
        let folder = try folder()
        let (start, end) = ("    override func numberOfSections", "class BooksViewController")
        var source = Self.source
        let methods = try #require(source.range(of: start))
        source.replaceSubrange(methods.lowerBound..., with: "}\n\n" + Self.diffable)
        source = source.replacing(
            "controller.delegate = self",
            with: "makeDataSource()\n        controller.delegate = self"
        )
        .replacing("tableView.reloadData()", with: "_ = tableView").replacing(end, with: "final " + end)
        try folder.write(source, to: "App.swift")
        try folder.write("screen\ntap \"Search books\"\ntype \"sea\"\nwait 400\nscreen\n", to: "search.txt")
        let outcome = try folder.run("run", "--host", "headless", "--script", "search.txt")
        #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
        #expect(outcome.output.contains("row \"Moby Dick\""), Comment(rawValue: outcome.output))
        let last = try #require(outcome.output.components(separatedBy: "window\n").last)
        #expect(last.contains("row \"The Sea-Wolf\""))
        #expect(!last.contains("Moby Dick"))
    }

    @Test func `The check finds nothing to report`() throws {
        let outcome = try folder().run("check", usesBuildFolder: false)
        #expect(outcome.status == 0, Comment(rawValue: outcome.output + outcome.errors))
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="pages" optional="YES" attributeType="Integer 32" usesScalarValueType="YES"/>
                <relationship name="author" optional="YES" maxCount="1" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
            </entity>
            <entity name="Author" representedClassName="Author" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
        </model>

        """

    private static let diffable = """
        private var dataSource: UITableViewDiffableDataSource<String, NSManagedObjectID>?

        extension BooksViewController {
            func makeDataSource() {
                let context = controller.managedObjectContext
                dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
                    cell.textLabel?.text = (context.object(with: id) as? Book)?.title
                    return cell
                }
            }

            func controller(
                _ controller: NSFetchedResultsController<NSFetchRequestResult>,
                didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
            ) {
                let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
                dataSource?.apply(snapshot, animatingDifferences: true)
            }
        }

        """

    private static let source = """
        import CoreData
        import UIKit

        @objc(Author)
        public class Author: NSManagedObject {}

        extension Author {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Author> {
                return NSFetchRequest<Author>(entityName: "Author")
            }

            @NSManaged public var name: String?
            @NSManaged public var books: NSSet?
        }

        extension Author {
            @objc(addBooksObject:)
            @NSManaged public func addToBooks(_ value: Book)

            @objc(removeBooks:)
            @NSManaged public func removeFromBooks(_ values: NSSet)
        }

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            lazy var persistentContainer: NSPersistentContainer = {
                let container = NSPersistentContainer(name: "Library")
                container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
                container.loadPersistentStores { _, error in
                    if let error = error as NSError? { fatalError("Unresolved error \\(error), \\(error.userInfo)") }
                }
                return container
            }()

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let context = persistentContainer.viewContext
                for (title, name) in [("Moby Dick", "Melville"), ("The Sea-Wolf", "London")] {
                    let book = Book(context: context)
                    book.title = title
                    let author = Author(context: context)
                    author.name = name
                    author.addToBooks(book)
                }
                try! context.save()
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: BooksViewController(context: context))
                window?.makeKeyAndVisible()
                return true
            }
        }

        class BooksViewController: UITableViewController, UISearchResultsUpdating, NSFetchedResultsControllerDelegate {
            let controller: NSFetchedResultsController<Book>

            init(context: NSManagedObjectContext) {
                let request: NSFetchRequest<Book> = Book.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Book.title), ascending: true)]
                controller = NSFetchedResultsController(
                    fetchRequest: request,
                    managedObjectContext: context,
                    sectionNameKeyPath: nil,
                    cacheName: nil
                )
                super.init(style: .plain)
            }

            required init?(coder: NSCoder) { fatalError() }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Books"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
                controller.delegate = self
                try? controller.performFetch()
                let search = UISearchController(searchResultsController: nil)
                search.searchResultsUpdater = self
                search.obscuresBackgroundDuringPresentation = false
                search.searchBar.placeholder = "Search books"
                navigationItem.searchController = search
                navigationItem.hidesSearchBarWhenScrolling = false
            }

            func updateSearchResults(for searchController: UISearchController) {
                let text = searchController.searchBar.text ?? ""
                controller.fetchRequest.predicate =
                    text.isEmpty ? nil : NSPredicate(format: "%K CONTAINS[cd] %@", #keyPath(Book.title), text)
                try? controller.performFetch()
                tableView.reloadData()
            }

            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                tableView.reloadData()
            }

            override func numberOfSections(in tableView: UITableView) -> Int { return controller.sections?.count ?? 0 }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                return controller.sections?[section].numberOfObjects ?? 0
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
                let book = controller.object(at: indexPath)
                cell.textLabel?.text = book.title
                cell.detailTextLabel?.text = book.author?.name
                return cell
            }
        }

        """
}
