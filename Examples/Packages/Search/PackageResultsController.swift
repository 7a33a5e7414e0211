import TypeAhead
import TypeAheadUIKit
import UIKit

/// The found packages, recent searches, or what to do without results.
final class PackageResultsController: SearchResultsController<Package> {
    /// Whether packages may be missing from the index.
    var isReading = false {
        didSet { if isReading != oldValue { show(state) } }
    }

    private var measured: (category: UIContentSizeCategory, height: CGFloat)?

    private static let identifier = "package"
    private static let readingText = "Packages are still being read."

    init() {
        super.init { tableView, indexPath, hit in
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
            (cell as? PackageCell)?.show(hit)
            return cell
        }
    }

    required init?(coder: NSCoder) {
        fatalError("PackageResultsController is made in code.")
    }

    override func viewDidLoad() {
        tableView.register(PackageCell.self, forCellReuseIdentifier: Self.identifier)
        super.viewDidLoad()
    }

    /// The rows of packages have one height, so that not each of them is measured after each keystroke. Other rows measure themselves.
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.dataSource === results ? packageHeight : UITableView.automaticDimension
    }

    /// The height of a row with a package in the current text size.
    private var packageHeight: CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        if let measured, measured.category == category { return measured.height }
        let height = PackageCell.height(in: category)
        measured = (category, height)
        return height
    }

    override func text(for coverage: SearchCoverage) -> String {
        isReading ? Self.readingText : "Not all packages were read."
    }

    override func show(_ state: SearchState<Package>) {
        super.show(state)
        // Packages that are not read yet may match.
        if isReading, case .empty(let suggestions, _) = state.phase, suggestions.isEmpty {
            var notice = UIContentUnavailableConfiguration.loading()
            notice.text = "No Results Yet"
            notice.secondaryText = Self.readingText
            contentUnavailableConfiguration = notice
        }
    }
}
