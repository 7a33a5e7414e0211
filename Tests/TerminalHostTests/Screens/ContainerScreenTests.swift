#if Terminal
import Testing
import TerminalTesting
import UIKit

/// A list of planets, whose rows show a detail screen beside the list or in its place.
@MainActor
private final class PlanetList: UITableViewController {
    private let planets = ["Earth", "Mars", "Venus"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planets"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { planets.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = planets[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.setViewController(
            UINavigationController(rootViewController: Planet(planets[indexPath.row])),
            for: .secondary
        )
        splitViewController?.show(.secondary)
    }
}

@MainActor
private final class Planet: UIViewController {
    private let label = UILabel(frame: CGRect(x: 16, y: 40, width: 160, height: 20))

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
        label.text = "About \(name)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}

/// A grid of letters.
@MainActor
private final class LetterGrid: UICollectionViewController {
    private final class Cell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
    }

    private let letters = Array("ABCDEFGH").map(String.init)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 20)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 20
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "letter")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        letters.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
        (cell as? Cell)?.label.text = letters[indexPath.item]
        return cell
    }
}

@MainActor
@Suite("Split views, grids and tabs in a terminal")
struct ContainerScreenTests {
    private static func makeSplit() -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(PlanetList(), for: .primary)
        split.setViewController(UINavigationController(rootViewController: Planet("Earth")), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
    }

    private static func makeGrid() -> UIViewController { LetterGrid() }

    @Test
    func `A wide terminal shows the columns of a split view side by side`() async throws {
        try await TerminalAppDriver.run(columns: 100, rows: 12, root: Self.makeSplit) { driver in
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "   ◧            Planets                                            Earth",
                    "  Earth",
                    "  Mars",
                    "  Venus                                   About Earth",
                    "", "", "", "", "", "", "",
                    " Tab Next  Ctrl+C Quit  ? Keys",
                ]
            )
            try await driver.click("Mars")
            #expect(try driver.terminalScreen().text[3] == "  Venus                                   About Mars")
        }
    }

    @Test
    func `A terminal of 20 columns and 6 rows shows one column, and Escape returns to the list`() async throws {
        try await TerminalAppDriver.run(columns: 20, rows: 6, root: Self.makeSplit) { driver in
            try await driver.key("escape")
            let list = ["      Planets", "  Earth", "  Mars", "  Venus", "", ""]
            #expect(try driver.terminalScreen().text == list)
            try await driver.click("Mars")
            let detail = try driver.terminalScreen().text
            #expect(detail == ["  ‹ Planets  Mars", "", "", "  About Mars", "", ""])
            try await driver.key("escape")
            #expect(try driver.terminalScreen().text == list)
        }
    }

    @Test
    func `Arrow keys move in a grid of items`() async throws {
        try await TerminalAppDriver.run(columns: 40, rows: 8, root: Self.makeGrid) { driver in
            let text = try driver.terminalScreen().text
            #expect(
                text == [
                    "A              B              C", "",
                    "D              E              F", "",
                    "G              H", "", "", "",
                ]
            )
            try await driver.key("tab")
            try await driver.key("right")
            try await driver.key("down")
            let styles = try driver.terminalScreen().styles
            let focused = styles.indices.filter { row in styles[row].contains { !$0.hasSuffix("default") } }
            #expect(focused == [2])
            let columns = styles[2].indices.filter { !styles[2][$0].hasSuffix("default") }
            #expect(columns == Array(15...24))
        }
    }

    @Test
    func `A tab bar is in the last row of the app`() async throws {
        try await TerminalAppDriver.run(
            columns: 40,
            rows: 12,
            root: {
                let tabs = UITabBarController()
                let pages = ["Today", "Search"].map { name in
                    let page = Planet(name)
                    page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
                    return page
                }
                tabs.viewControllers = pages
                return tabs
            },
            { driver in
                let text = try driver.terminalScreen().text
                #expect(
                    text == [
                        "", "",
                        "  About Today",
                        "", "", "", "", "", "", "",
                        "             Today    Search",
                        " Tab Next  Ctrl+C Quit  ? Keys",
                    ]
                )
                try await driver.click("Search", role: "tab")
                #expect(try driver.terminalScreen().text[2].contains("About Search"))
            }
        )
    }
}
#endif
