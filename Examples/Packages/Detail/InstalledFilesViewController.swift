import UIKit

/// The files of an installed package.
final class InstalledFilesViewController: UITableViewController {
    private let package: Package
    private let configuration: AptConfiguration
    private var files: [String] = []
    private var configurationFiles: Set<String> = []
    /// Reads the list of files.
    private(set) var loading: Task<Void, Never>?

    init(package: Package, configuration: AptConfiguration) {
        self.package = package
        self.configuration = configuration
        super.init(style: .plain)
        title = "Files of \(package.name)"
    }

    required init?(coder: NSCoder) {
        fatalError("InstalledFilesViewController is made in code.")
    }

    isolated deinit { loading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        load()
    }

    private func load() {
        contentUnavailableConfiguration = nil
        loading = Task { [weak self, package, configuration] in
            let result = await Self.read(package, configuration)
            self?.show(result)
        }
    }

    @concurrent
    private static func read(
        _ package: Package,
        _ configuration: AptConfiguration
    ) async -> Result<InstalledFiles, any Error> {
        Result { try InstalledFiles(of: package, configuration: configuration) }
    }

    private func show(_ result: Result<InstalledFiles, any Error>) {
        switch result {
        case .success(let installed):
            // dpkg names the root folder, too.
            files = installed.paths.filter { $0 != "/." }
            configurationFiles = installed.configurationFiles
            tableView.reloadData()
        case .failure(let error):
            var notice = UIContentUnavailableConfiguration.empty()
            notice.image = UIImage(systemName: "exclamationmark.triangle")
            notice.text = "No List of Files"
            notice.secondaryText = "\(error)"
            notice.button.title = "Try Again"
            notice.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.load() }
            contentUnavailableConfiguration = notice
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "file")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "file")
        var content = UIListContentConfiguration.subtitleCell()
        content.text = files[indexPath.row]
        content.secondaryText = configurationFiles.contains(files[indexPath.row]) ? "Configuration file" : nil
        cell.contentConfiguration = content
        return cell
    }
}
