import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// A screen that shows what a pipeline finds.
@MainActor
final class TownScreen: UITableViewController {
    let source = FedSource()
    let pipeline: SearchPipeline<Town>
    private(set) var dataSource: SearchResultsDataSource<Town>!
    /// The towns that were chosen.
    private(set) var chosen: [Town] = []
    /// Called for each new offset.
    var onScroll: (() -> Void)?
    /// How high the row of a town is, in points.
    var height: (Town) -> CGFloat = { _ in 44 }
    /// How often each cell was set up.
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

/// The screen, the pilot who drives it, and what he sees.
@MainActor
struct TownBench {
    let screen = TownScreen()
    let pilot: Pilot

    var table: UITableView { screen.tableView }

    init() async throws {
        let screen = screen
        pilot = try await Pilot.launch { UINavigationController(rootViewController: screen) }
    }

    /// The rows on screen.
    var rows: [String] { pilot.rows }

    /// How far below the top of the screen a row is, in points; nil when it is not on screen.
    func place(of name: String) -> CGFloat? {
        pilot.screen().elements(role: "row").first { $0.label == name }?.frame.minY
    }

    /// What the selected rows on screen are called.
    var selected: [String] {
        pilot.screen().elements(role: "row").filter { $0.states.contains("selected") }.compactMap(\.label)
    }

    /// Searches for something, and is answered.
    func find(_ text: String, _ towns: [Town], isComplete: Bool = false) async throws {
        await search { $0.search(for: SearchQuery(parsing: text)) }
        try await give(towns, isComplete: isComplete)
    }

    /// Has the pipeline search, and waits until the source is asked.
    func search(_ begin: (SearchPipeline<Town>) -> Void) async { await screen.search(begin) }

    /// Hands over what was found, and waits until it is on screen, or put off.
    func give(_ towns: [Town], isComplete: Bool = false) async throws {
        await screen.give(towns, isComplete: isComplete)
        try await pilot.settle()
    }

    /// Has the search fail, and waits until that is told.
    func fail() async throws {
        await screen.fail()
        try await pilot.settle()
    }
}

extension TownScreen {
    /// Has the pipeline search, and waits until the source is asked.
    func search(_ begin: (SearchPipeline<Town>) -> Void) async {
        let count = source.count
        begin(pipeline)
        await wait { source.count > count }
    }

    /// Hands over what was found, and waits until the pipeline has it.
    func give(_ towns: [Town], isComplete: Bool = false) async {
        source.give(towns, isComplete: isComplete)
        await wait {
            let state = pipeline.state
            return !state.isStale && state.answer?.results.hits.map(\.record) == towns
                && state.answer?.isComplete == isComplete
        }
    }

    /// Has the search fail, and waits until the pipeline has heard of it.
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
