import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// A screen that shows the results of a pipeline.
@MainActor
final class TownScreen: UITableViewController {
    let source = FedSource()
    let pipeline: SearchPipeline<Town>
    private(set) var dataSource: SearchResultsDataSource<Town>!
    /// The chosen towns.
    private(set) var chosen: [Town] = []
    /// Called for each change of the content offset.
    var onScroll: (() -> Void)?
    /// The height of a town's row in points.
    var height: (Town) -> CGFloat = { _ in 44 }
    /// The number of times that each cell was configured.
    private(set) var setUps: [Int: Int] = [:]

    init() {
        pipeline = SearchPipeline(source: source, clock: StoppedClock())
        super.init(style: .plain)
        title = "Towns"
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
        dataSource = SearchResultsDataSource(tableView: tableView) { [weak self] tableView, indexPath, hit in
            let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
            cell.textLabel?.text = hit.record.name
            self?.setUps[hit.record.id, default: 0] += 1
            return cell
        }
        pipeline.onChange = { [weak dataSource] state in dataSource?.apply(state) }
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        dataSource.record(for: indexPath).map(height) ?? 44
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let town = dataSource.record(for: indexPath) { chosen.append(town) }
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        dataSource.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        dataSource.scrollViewDidEndDecelerating(scrollView)
    }
}

/// A screen, its driver, and its visible state.
@MainActor
struct TownBench {
    let screen = TownScreen()
    let driver: AppDriver

    var table: UITableView { screen.tableView }

    init() async throws {
        let screen = screen
        driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
    }

    /// The rows on screen.
    var rows: [String] { driver.rows }

    /// The vertical position of a row on screen in points; nil if the row is not visible.
    func place(of name: String) -> CGFloat? {
        driver.screen().elements(role: "row").first { $0.label == name }?.frame.minY
    }

    /// The labels of the selected rows on screen.
    var selected: [String] {
        driver.screen().elements(role: "row").filter { $0.states.contains("selected") }.compactMap(\.label)
    }

    /// Runs a search, and delivers its results.
    func find(_ text: String, _ towns: [Town], isComplete: Bool = false) async throws {
        await search { $0.search(for: SearchQuery(parsing: text)) }
        try await give(towns, isComplete: isComplete)
    }

    /// Starts a search, and waits until the source receives the request.
    func search(_ begin: (SearchPipeline<Town>) -> Void) async { await screen.search(begin) }

    /// Delivers results, and waits until they are on screen or deferred.
    func give(_ towns: [Town], isComplete: Bool = false) async throws {
        await screen.give(towns, isComplete: isComplete)
        try await driver.settle()
    }

    /// Ends the search with an error, and waits until the screen shows it.
    func fail() async throws {
        await screen.fail()
        try await driver.settle()
    }
}

extension TownScreen {
    /// Starts a search, and waits until the source receives the request.
    func search(_ begin: (SearchPipeline<Town>) -> Void) async {
        let count = source.count
        begin(pipeline)
        await wait { source.count > count }
    }

    /// Delivers results, and waits until the pipeline has received them.
    func give(_ towns: [Town], isComplete: Bool = false) async {
        source.give(towns, isComplete: isComplete)
        await wait {
            let state = pipeline.state
            return !state.isStale && state.answer?.results.hits.map(\.record) == towns
                && state.answer?.isComplete == isComplete
        }
    }

    /// Ends the search with an error, and waits until the pipeline has received it.
    func fail() async {
        source.fail()
        await wait { if case .failed = pipeline.state.phase { true } else { false } }
    }

    private func wait(until isSo: () -> Bool) async {
        for _ in 0..<100_000 {
            if isSo() { return }
            await Task.yield()
        }
        Issue.record("What is waited for does not come.")
    }
}
