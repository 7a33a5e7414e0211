import Testing
import UIKit

/// Search bars without an explicit size as table headers.
@MainActor
@Suite("Height of search bars in table headers")
struct HeaderHeightScenarios {
    /// The moment at which the app makes the bar the table's header.
    enum Moment: CaseIterable, Sendable {
        case initialiser, loadView, viewDidLoad, viewDidAppear
    }

    /// A screen whose table has no size when the bar becomes its header.
    private final class HeaderScreen: UITableViewController {
        let bar: UISearchBar
        private let search: UISearchController?
        private let moment: Moment

        init(_ moment: Moment, bar own: UISearchBar? = nil) {
            self.moment = moment
            let search = own == nil ? UISearchController(searchResultsController: nil) : nil
            self.search = search
            bar = own ?? search!.searchBar
            super.init(style: .plain)
            title = "Header"
            bar.placeholder = "Find"
            place(.initialiser)
        }

        required init?(coder: NSCoder) { nil }

        private func place(_ moment: Moment) {
            if moment == self.moment { tableView.tableHeaderView = bar }
        }

        override func loadView() {
            super.loadView()
            place(.loadView)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            place(.viewDidLoad)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            place(.viewDidAppear)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    /// The distance of the first row from the top of the header.
    private func rowDistance(on stage: any Stage, _ screen: HeaderScreen) throws -> CGFloat {
        let row = try #require(try stage.elements("row").first)
        return row.frame.minY - screen.tableView.convert(CGPoint.zero, to: nil).y
    }

    @Test(arguments: StageHost.available, Moment.allCases)
    func `A search controller's bar without an explicit size takes its intrinsic height and the table's width`(
        on host: StageHost,
        _ moment: Moment
    ) async throws {
        let screen = HeaderScreen(moment)
        try await host.show(screen.inNavigation, width: 480) { stage in
            let field = try #require(try stage.field)
            #expect(field.frame.height >= 30)
            #expect(screen.bar.searchTextField.frame.width == screen.tableView.bounds.width - 32)
            // In a window, an icon may be beside the element that represents the field.
            #expect(field.frame.width >= screen.tableView.bounds.width - 80)
            #expect(field.frame.maxY <= (try #require(try stage.elements("row").first)).frame.minY)
            let size = CGSize(width: screen.tableView.bounds.width, height: screen.bar.intrinsicContentSize.height)
            #expect(screen.bar.frame == CGRect(origin: .zero, size: size))
            try await stage.tap("Find")
            #expect(try stage.showsButton("Cancel"))
        }
    }

    @Test(arguments: StageHost.available, Moment.allCases)
    func `A bar without a search controller takes its intrinsic height`(
        on host: StageHost,
        _ moment: Moment
    ) async throws {
        try await host.show(HeaderScreen(moment, bar: UISearchBar()).inNavigation, width: 480) { stage in
            let field = try #require(try stage.field)
            #expect(field.frame.height >= 30)
            #expect(field.frame.maxY <= (try #require(try stage.elements("row").first)).frame.minY)
        }
    }

    @Test(arguments: StageHost.available)
    func `A header grows for a prompt and a scope bar, and shrinks again`(on host: StageHost) async throws {
        let screen = HeaderScreen(.viewDidLoad)
        try await host.show(screen.inNavigation, width: 480) { stage in
            let height = screen.bar.frame.height
            let distance = try rowDistance(on: stage, screen)
            screen.bar.prompt = "Look for rows"
            screen.bar.scopeButtonTitles = ["All", "New"]
            screen.bar.showsScopeBar = true
            try await stage.settle()
            let scope = try #require(try stage.elements("scope").first)
            let row = try #require(try stage.elements("row").first)
            #expect(scope.frame.maxY <= row.frame.minY)
            #expect(screen.bar.frame.height > height + 60)
            #expect(screen.tableView.contentSize.height == screen.bar.frame.height + 3 * row.frame.height)
            screen.bar.prompt = nil
            screen.bar.showsScopeBar = false
            try await stage.settle()
            #expect(screen.bar.frame.height == height)
            #expect(try rowDistance(on: stage, screen) == distance)
        }
    }

    @Test(arguments: StageHost.available)
    func `A header has space for a scope bar that was shown before`(on host: StageHost) async throws {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        try await host.show(HeaderScreen(.viewDidLoad, bar: bar).inNavigation, width: 480) { stage in
            let scope = try #require(try stage.elements("scope").first)
            #expect(scope.frame.maxY <= (try #require(try stage.elements("row").first)).frame.minY)
        }
    }

    @Test(arguments: StageHost.available)
    func `A height that the app sets on the bar is kept`(on host: StageHost) async throws {
        let screen = HeaderScreen(.viewDidAppear)
        screen.bar.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        try await host.show(screen.inNavigation, width: 480) { stage in
            #expect(screen.bar.frame.height == 80)
            #expect(screen.bar.frame.width == screen.tableView.bounds.width)
            screen.bar.frame.size.height = 60
            try await stage.settle()
            #expect(screen.bar.frame.height == 60)
        }
    }

    @Test func `A search controller's bar has its intrinsic height before it is in a view`() {
        let bar = UISearchController(searchResultsController: nil).searchBar
        #expect(bar.frame.height == bar.intrinsicContentSize.height)
    }
}
