import TypeAhead
import TypeAheadUIKit
import UIKit
import UniformTypeIdentifiers

/// The start of the list column: the state of reading, and the sections of the archive, under a search bar.
final class PackageListViewController: UITableViewController {
    let library: PackageLibrary
    let environment: PackagesEnvironment
    let search: PackageSearch
    weak var packagesDelegate: (any PackageNavigation)?

    private let progressView = UIProgressView(progressViewStyle: .bar)
    private var groups: [Group] = []
    /// The numbers of packages by value, for the rows of groups.
    private var counting: Task<Void, Never>?
    private var isCountOutdated = false
    /// The query to show as soon as this screen has appeared.
    private var awaitedQuery: SearchQuery?
    /// The state to restore as soon as this screen appears.
    private var awaitedState: PackagesState?

    /// Values of a field to search by.
    private struct Group {
        let title: String
        let field: String
        let values: [(value: String, count: Int)]
    }

    private enum StateRow: Equatable {
        case text(String)
        case failure(String)
        case malformed(Int)
    }

    private var stateRows: [StateRow] = []

    init(library: PackageLibrary, environment: PackagesEnvironment) {
        self.library = library
        self.environment = environment
        search = PackageSearch(library: library, environment: environment)
        super.init(style: .insetGrouped)
        title = library.fileName ?? "Packages"
    }

    required init?(coder: NSCoder) {
        fatalError("PackageListViewController is made in code.")
    }

    isolated deinit { counting?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search.controller
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open…",
            primaryAction: UIAction { [weak self] _ in self?.chooseFile() }
        )
        definesPresentationContext = true
        search.didSelect = { [weak self] package in self?.packagesDelegate?.show(package) }
        library.phaseDidChange = { [weak self] in self?.phaseDidChange() }
        library.packagesDidChange = { [weak self] in
            self?.search.updater.pipeline.refresh()
            self?.count()
        }
        phaseDidChange()
        count()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let state = awaitedState else { return }
        awaitedState = nil
        if let search = state.search { self.search.restore(search) }
        if let package = state.package { showPackage(package) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showProgressView()
        if let query = awaitedQuery {
            awaitedQuery = nil
            search.show(query)
        }
    }

    // MARK: Requests

    /// Shows a search, as soon as this screen has appeared.
    func show(_ query: SearchQuery) {
        if viewIfLoaded?.window == nil { awaitedQuery = query } else { search.show(query) }
    }

    /// Restores a search and a package, as soon as this screen appears.
    func restore(_ state: PackagesState) { awaitedState = state }

    /// Shows a package, if it still exists.
    private func showPackage(_ id: Package.ID) {
        Task { [weak self, index = library.index] in
            let package = try? await index.package(named: id.name, architecture: id.architecture)
            guard let self, let package, package.id == id else { return }
            UIView.performWithoutAnimation { self.packagesDelegate?.show(package) }
        }
    }

    /// Shows the package with a name, which may include an architecture as in `nano:arm64`, or the search for it if there is none.
    func showPackage(named qualifiedName: String) {
        let parts = qualifiedName.split(separator: ":", maxSplits: 1).map(String.init)
        let name = parts.first ?? qualifiedName
        let architecture = parts.count > 1 ? parts[1] : library.report?.nativeArchitecture
        Task { [weak self, index = library.index] in
            let package = try? await index.package(named: name, architecture: architecture)
            guard let self else { return }
            if let package {
                // The window may just appear: a transition would only delay it.
                UIView.performWithoutAnimation { self.packagesDelegate?.show(package) }
            } else {
                show(SearchQuery(filters: [SearchFilter(Package.FieldName.name, .equal(name))]))
            }
        }
    }

    private func chooseFile() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        present(picker, animated: true)
    }

    // MARK: State

    private func showProgressView() {
        guard let navigation = navigationController, progressView.superview == nil else { return }
        progressView.translatesAutoresizingMaskIntoConstraints = false
        progressView.accessibilityLabel = "Progress of reading"
        navigation.view.addSubview(progressView)
        NSLayoutConstraint.activate([
            progressView.leadingAnchor.constraint(equalTo: navigation.view.leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: navigation.view.trailingAnchor),
            progressView.topAnchor.constraint(equalTo: navigation.navigationBar.bottomAnchor),
        ])
        phaseDidChange()
    }

    private func phaseDidChange() {
        switch library.phase {
        case .reading(let progress):
            progressView.isHidden = false
            progressView.progress = Float(progress.fraction ?? 0)
        case .opening, .ready, .failed: progressView.isHidden = true
        }
        search.isReading = library.isReading
        showNotice()
        let rows = makeStateRows()
        guard rows != stateRows, isViewLoaded else { return }
        let isSameNumber = rows.count == stateRows.count
        stateRows = rows
        if isSameNumber {
            tableView.reconfigureRows(at: rows.indices.map { IndexPath(row: $0, section: 0) })
        } else {
            tableView.reloadData()
        }
    }

    private func makeStateRows() -> [StateRow] {
        switch library.phase {
        case .opening: return []
        case .reading(let progress):
            let count = progress.packages
            return [.text(count == 0 ? "Reading packages…" : "Reading packages… \(count.formatted())")]
        // Without packages, the notice explains the failure.
        case .failed(let error): return groups.isEmpty ? [] : [.failure("\(error)")]
        case .ready:
            guard let report = library.report else { return [] }
            var parts = ["\(report.packages.formatted()) packages", "\(report.installed.formatted()) installed"]
            if report.upgradable > 0 { parts.append("\(report.upgradable.formatted()) upgradable") }
            let malformed = report.malformed.count
            return [.text(parts.joined(separator: ", "))] + (malformed > 0 ? [.malformed(malformed)] : [])
        }
    }

    /// Shows why there are no packages, and what the user can do.
    private func showNotice() {
        guard isViewLoaded else { return }
        guard case .failed(let error) = library.phase, groups.isEmpty else {
            if contentUnavailableConfiguration != nil { contentUnavailableConfiguration = nil }
            return
        }
        var notice = UIContentUnavailableConfiguration.empty()
        notice.image = UIImage(systemName: "shippingbox")
        notice.secondaryText = "\(error)"
        if case AptError.notInstalled = error {
            notice.text = "No apt on This Machine"
            notice.button.title = "Open File…"
            notice.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.chooseFile() }
        } else {
            notice.text = "Packages Cannot Be Read"
            notice.button.title = "Try Again"
            notice.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.library.retry() }
        }
        contentUnavailableConfiguration = notice
    }

    // MARK: Numbers

    /// The number of packages on screen.
    var numberOfKnownPackages: Int { groups.first?.values.reduce(0) { $0 + $1.count } ?? 0 }

    /// Counts the packages by section and state, in the background. A count that is requested meanwhile follows.
    private func count() {
        isCountOutdated = true
        guard counting == nil else { return }
        counting = Task { [weak self, index = library.index] in
            while self?.isCountOutdated == true {
                self?.isCountOutdated = false
                var query = SearchQuery(limit: 0, facetCounts: .values)
                query.countedFields = [Package.FieldName.status, Package.FieldName.section]
                let results = try? await index.results(for: query)
                guard let results, !Task.isCancelled else { break }
                self?.showCounts(results.valueCounts)
            }
            self?.counting = nil
        }
    }

    /// Waits until the numbers on screen are those of the index.
    func finishCounting() async { await counting?.value }

    private func showCounts(_ counts: [String: [String: Int]]) {
        let statuses = counts[Package.FieldName.status] ?? [:]
        let sections = (counts[Package.FieldName.section] ?? [:]).sorted { $0.key < $1.key }.filter { $0.value > 0 }
        let states = Package.StatusValue.allCases.compactMap { value in
            statuses[value.rawValue].map { (value: value.rawValue, count: $0) }
        }
        let all = [
            Group(title: "Status", field: Package.FieldName.status, values: states.filter { $0.count > 0 }),
            Group(
                title: "Sections",
                field: Package.FieldName.section,
                values: sections.map { (value: $0.key, count: $0.value) }
            ),
        ]
        groups = all.filter { !$0.values.isEmpty }
        stateRows = makeStateRows()
        showNotice()
        tableView.reloadData()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 1 + groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? stateRows.count : groups[section - 1].values.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : groups[section - 1].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        var content = UIListContentConfiguration.valueCell()
        cell.accessoryType = .none
        cell.selectionStyle = .default
        if indexPath.section == 0 {
            switch stateRows[indexPath.row] {
            case .text(let text):
                content.text = text
                content.textProperties.color = .secondaryLabel
                cell.selectionStyle = .none
            case .failure(let text):
                content.text = "Try Again"
                content.secondaryText = text
                content.prefersSideBySideTextAndSecondaryText = false
                content.image = UIImage(systemName: "arrow.clockwise")
            case .malformed(let count):
                content.text = "\(count.formatted()) malformed \(count == 1 ? "record" : "records") skipped"
                content.image = UIImage(systemName: "exclamationmark.triangle")
                cell.accessoryType = .disclosureIndicator
            }
        } else {
            let (value, count) = groups[indexPath.section - 1].values[indexPath.row]
            content.text = value
            content.secondaryText = count.formatted()
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 0 {
            switch stateRows[indexPath.row] {
            case .text: break
            case .failure: library.retry()
            case .malformed:
                guard let report = library.report else { return }
                let screen = MalformedRecordsViewController(report.malformed)
                navigationController?.pushViewController(screen, animated: true)
            }
        } else {
            let group = groups[indexPath.section - 1]
            search.show(SearchQuery(filters: [SearchFilter(group.field, group.values[indexPath.row].value)]))
        }
    }
}

extension PackageListViewController: UIDocumentPickerDelegate {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { packagesDelegate?.openFile(url) }
    }
}
