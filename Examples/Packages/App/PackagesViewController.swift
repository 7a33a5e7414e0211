import TypeAhead
import UIKit

/// The list of packages, and beside it or on top of it, the screen of a package.
final class PackagesViewController: UISplitViewController {
    let environment: PackagesEnvironment
    private(set) var library: PackageLibrary
    private(set) var list: PackageListViewController

    init(environment: PackagesEnvironment) {
        self.environment = environment
        library = environment.library(.machine)
        list = PackageListViewController(library: library, environment: environment)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        displayModeButtonVisibility = .never
        preferredPrimaryColumnWidthFraction = 0.45
        minimumPrimaryColumnWidth = 280
        maximumPrimaryColumnWidth = 520
        showList()
        setViewController(NoPackageViewController(), for: .secondary)
    }

    required init?(coder: NSCoder) {
        fatalError("PackagesViewController is made in code.")
    }

    private func showList() {
        list.packagesDelegate = self
        setViewController(UINavigationController(rootViewController: list), for: .primary)
    }

    /// Begins to read the packages.
    func start() { library.start() }

    // MARK: Opening

    /// Opens a file of packages, or a link.
    func open(_ url: URL) {
        if url.isFileURL {
            use(.file(url))
            show(.primary)
            start()
        } else if let link = PackageLink(url) {
            open(link)
        }
    }

    /// Replaces the packages. They are not read yet.
    func use(_ source: AptLoader.Source) {
        library = environment.library(source)
        list = PackageListViewController(library: library, environment: environment)
        showList()
        setViewController(NoPackageViewController(), for: .secondary)
    }

    /// Shows a search, a package, or both.
    func open(_ link: PackageLink) {
        if link.query.hasCriteria { search(for: link.query) }
        if let package = link.package { list.showPackage(named: package) }
    }
}

extension PackagesViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        // A narrow window begins with the list.
        isShowingPackage ? .secondary : .primary
    }

    private var isShowingPackage: Bool {
        let detail = viewController(for: .secondary)
        return !(detail is NoPackageViewController)
    }
}

extension PackagesViewController: PackageNavigation {
    func show(_ package: Package) {
        let detail = PackageViewController(package: package, library: library, environment: environment)
        detail.packagesDelegate = self
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }

    func search(for query: SearchQuery) {
        show(.primary)
        list.show(query)
    }

    func openFile(_ url: URL) { open(url) }
}
