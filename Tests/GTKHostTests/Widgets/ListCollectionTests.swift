#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Lists in collections, and sections that scroll orthogonally, in windows.
@MainActor
@Suite("Lists in collections", .enabled(if: isOnDisplay))
struct ListCollectionTests {
    @Test func `Rows of a collection list have the style classes and positions of table rows`() async throws {
        let screen = Library()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            let seen = try driver.screen()
            let rows = seen.elements(role: "row")
            func has(_ name: String) -> [Bool] { rows.map { gtk_widget_has_css_class($0.widget, name) != 0 } }
            #expect(rows.map(\.label) == ["Novels", "Emma", "Ulysses", "Poems", "About"])
            #expect(has("first") == [true, false, false, false, true])
            #expect(has("last") == [false, false, false, true, true])
            #expect(has("inset") == [true, true, true, true, true])
            #expect(rows.map { "\($0.position!.0) of \($0.position!.of)" }.first == "9 of 13")
            #expect(seen.elements(role: "heading").map(\.label).contains("Shelves"))
            try keepPicture("list-collection")
            try await driver.swipe(.left, "Poems")
            try keepPicture("list-collection-swiped")
            #expect(try driver.screen().elements(role: "button").map(\.label).contains("Delete"))
        }
    }

    @Test func `The disclosure chevron of a row collapses and expands its children`() async throws {
        let screen = Library()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Collapse", role: "button")
            #expect(try driver.screen().elements(role: "row").map(\.label) == ["Novels", "Poems", "About"])
            try await driver.tap("Expand", role: "button")
            #expect(try driver.screen().elements(role: "row").count == 5)
        }
    }

    @Test func `An orthogonally scrolling section is a scrolled window, and snaps to a group`() async throws {
        let screen = Library()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let scroller = try #require(
                screen.collectionView.subviews.compactMap { $0 as? UIScrollView }.first
            )
            let widget = try #require(driver.host.tree.existing(scroller)?.widget)
            #expect(widget.isA(gtk_scrolled_window_get_type()))
            let adjustment = try #require(gtk_scrolled_window_get_hadjustment(widget.opaque))
            #expect(gtk_adjustment_get_upper(adjustment) == Double(scroller.contentSize.width))
            gtk_adjustment_set_value(adjustment, 200)
            // The offset is 200 only for a moment.
            try await driver.settle { scroller.contentOffset.x == 150 }
            #expect(gtk_adjustment_get_value(adjustment) == 150)
            #expect(screen.collectionView.contentOffset.y == 0)
            try keepPicture("list-collection-scrolled")
        }
    }

    /// Saves a screenshot for visual inspection if the environment names a folder.
    private func keepPicture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SEARCHLIGHT_PICTURES"] else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/import")
        process.arguments = ["-window", "root", "\(folder)/\(name).png"]
        try process.run()
        process.waitUntilExit()
    }
}

/// A shelf that scrolls horizontally, and a list with an outline.
private final class Library: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
            ])
        }
        let layout = UICollectionViewCompositionalLayout { section, environment in
            section == 0 ? Self.shelf() : .list(using: list, layoutEnvironment: environment)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        makeDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Shelf", "Shelves"])
        snapshot.appendItems((1...8).map { "Book \($0)" }, toSection: "Shelf")
        dataSource.apply(snapshot)
        var shelves = NSDiffableDataSourceSectionSnapshot<String>()
        shelves.append(["Novels", "Poems"])
        shelves.append(["Emma", "Ulysses"], to: "Novels")
        shelves.expand(["Novels"])
        dataSource.apply(shelves, to: "Shelves")
        var more = NSDiffableDataSourceSectionSnapshot<String>()
        more.append(["About"])
        dataSource.apply(more, to: "More")
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
        )
        let size = NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(90))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: whole)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 10, trailing: 20)
        return section
    }

    private func makeDataSource() {
        let books = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
            var content = UIListContentConfiguration.cell()
            content.text = title
            cell.contentConfiguration = content
            cell.backgroundColor = .secondarySystemGroupedBackground
        }
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.indentationLevel = ["Emma", "Ulysses"].contains(title) ? 1 : 0
            switch title {
            case "Novels": cell.accessories = [.outlineDisclosure()]
            case "Poems": cell.accessories = [.label(text: "12"), .disclosureIndicator()]
            case "About": cell.accessories = [.checkmark(), .detail()]
            default: cell.accessories = []
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: path.section)
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, title in
            path.section == 0
                ? collection.dequeueConfiguredReusableCell(using: books, for: path, item: title)
                : collection.dequeueConfiguredReusableCell(using: rows, for: path, item: title)
        }
        dataSource.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }
}
#endif
