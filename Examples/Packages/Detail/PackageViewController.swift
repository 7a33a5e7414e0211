import TypeAhead
import UIKit

/// The screen of a package: its description, record, relations and files.
final class PackageViewController: UITableViewController {
    let package: Package
    let library: PackageLibrary
    let environment: PackagesEnvironment
    weak var packagesDelegate: (any PackageNavigation)?

    private var sections: [PackageSection] = []
    private var detail: PackageDetail?
    private var failure: (any Error)?
    private var isCopied = false
    /// Looks up the links of the package.
    private(set) var loading: Task<Void, Never>?

    init(package: Package, library: PackageLibrary, environment: PackagesEnvironment) {
        self.package = package
        self.library = library
        self.environment = environment
        super.init(style: .insetGrouped)
        title = package.name
    }

    required init?(coder: NSCoder) {
        fatalError("PackageViewController is made in code.")
    }

    isolated deinit { loading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        load()
    }

    private func load() {
        failure = nil
        makeSections()
        loading = Task { [weak self, package, index = library.index] in
            do {
                let detail = try await PackageDetail(of: package, in: index)
                self?.detail = detail
            } catch is CancellationError {
                return
            } catch {
                self?.failure = error
            }
            self?.makeSections()
        }
    }

    private func makeSections() {
        sections = PackageSection.sections(
            of: package,
            detail,
            failure: failure,
            installCommand: installCommand,
            isCopied: isCopied
        )
        tableView.reloadData()
    }

    private var installCommand: String {
        // Before the first complete reading, the program's own architecture is the best guess.
        let native = library.report?.nativeArchitecture ?? AptConfiguration.builtArchitecture
        return package.installCommand(nativeArchitecture: native)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        let row = sections[indexPath.section].rows[indexPath.row]
        cell.contentConfiguration = row.content
        cell.accessibilityValue = row.accessibilityValue
        cell.accessoryType = row.isLink ? .disclosureIndicator : .none
        cell.selectionStyle = row.action == nil ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let action = sections[indexPath.section].rows[indexPath.row].action else { return }
        switch action {
        case .copy(let text):
            UIPasteboard.general.string = text
            isCopied = true
            makeSections()
            UIAccessibility.post(notification: .announcement, argument: "Copied")
        case .open(let url): UIApplication.shared.open(url)
        case .show(let package): show(package)
        case .search(let query): packagesDelegate?.search(for: query)
        case .showFiles: showFiles()
        case .retry: load()
        }
    }

    private func show(_ package: Package) {
        let screen = PackageViewController(package: package, library: library, environment: environment)
        screen.packagesDelegate = packagesDelegate
        navigationController?.pushViewController(screen, animated: true)
    }

    private func showFiles() {
        let screen = InstalledFilesViewController(package: package, configuration: environment.apt)
        navigationController?.pushViewController(screen, animated: true)
    }
}
