import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Searches in storyboards", .serialized)
struct StoryboardSearchTests {
    private static let navigation = """
        <navigationController id="root" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="nb"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
        </navigationController>
        """

    private static let list = """
        <tableViewController id="list" title="Flowers" customClass="StorySearchController" \(Interface.module) \
        definesPresentationContext="YES" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" id="table">
        <prototypes><tableViewCell reuseIdentifier="Flower" style="IBUITableViewCellStyleDefault" textLabel="tl" id="cell">
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews><label text="" id="tl"/>
        </subviews></tableViewCellContentView>
        <connections><segue destination="detail" kind="show" identifier="open" id="s1"/></connections></tableViewCell>
        </prototypes>
        <connections><outlet property="dataSource" destination="list" id="o1"/>
        <outlet property="delegate" destination="list" id="o2"/></connections></tableView>
        <connections><segue destination="detail" kind="presentation" identifier="sheet" id="s2"/></connections>
        </tableViewController>
        """

    private static let detail = """
        <viewController title="Detail" id="detail" sceneMemberID="viewController"><view key="view" id="dv">
        <subviews><button buttonType="system" id="db"><rect key="frame" x="20" y="80" width="100" height="30"/>
        <state key="normal" title="Leave"/>
        <connections><segue destination="ex" kind="unwind" unwindAction="unwindToList:" id="u1"/></connections>
        </button></subviews></view></viewController>
        <exit id="ex" sceneMemberID="exit"/>
        """

    /// A screen with an active search for "li" that has found the lily.
    private func search(inContext: Bool = true) async throws -> (AppDriver, StorySearchController) {
        let storyboard = try Interface.storyboard(Self.navigation, Self.list, Self.detail)
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        let root = driver.application.visibleWindows.first?.rootViewController as? UINavigationController
        let list = try #require(root?.topViewController as? StorySearchController)
        list.definesPresentationContext = inContext
        try await driver.tap("Find a flower", role: "search field")
        try await driver.type("li")
        #expect(rows(driver) == ["Lily"])
        return (driver, list)
    }

    private func rows(_ driver: AppDriver) -> [String] { driver.screen().elements(role: "row").compactMap(\.label) }

    @Test func `unwinding from a tapped result returns to the unchanged search`() async throws {
        let (driver, list) = try await search()
        try await driver.tap("Lily")
        #expect(list.navigationController?.topViewController?.title == "Detail")
        try await driver.tap("Leave")
        #expect(list.log == ["open", "unwind"])
        #expect(list.navigationController?.topViewController === list)
        #expect(list.search.isActive && list.search.searchBar.text == "li")
        #expect(rows(driver) == ["Lily"])
    }

    @Test(arguments: [true, false])
    func `unwinding dismisses a sheet over an active search, which continues`(inContext: Bool) async throws {
        let (driver, list) = try await search(inContext: inContext)
        list.performSegue(withIdentifier: "sheet", sender: nil)
        try await driver.settle()
        #expect(!driver.screen().elements(role: "button").filter { $0.label == "Leave" }.isEmpty)
        try await driver.tap("Leave")
        #expect(driver.screen().elements(role: "button").filter { $0.label == "Leave" }.isEmpty)
        #expect(list.search.isActive && rows(driver) == ["Lily"])
    }

    @Test func `unwinding to a controller in another tab selects that tab`() async throws {
        let tabs = """
            <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
            <connections><segue destination="root" kind="relationship" relationship="viewControllers" id="t1"/>
            <segue destination="detail" kind="relationship" relationship="viewControllers" id="t2"/></connections>
            </tabBarController>
            """
        let storyboard = try Interface.storyboard(initial: "tabs", tabs, Self.navigation, Self.list, Self.detail)
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        let root = driver.application.visibleWindows.first?.rootViewController as? UITabBarController
        let controller = try #require(root)
        controller.selectedIndex = 1
        try await driver.settle()
        try await driver.tap("Leave")
        #expect(controller.selectedIndex == 0)
        #expect(rows(driver) == ["Rose", "Lily"])
    }
}

/// A list that filters itself, and to which detail screens unwind.
final class StorySearchController: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var log: [String] = []
    private var names = ["Rose", "Lily"]

    override func viewDidLoad() {
        super.viewDidLoad()
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Find a flower"
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").lowercased()
        names = ["Rose", "Lily"].filter { text.isEmpty || $0.lowercased().hasPrefix(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Flower", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { log.append(segue.identifier ?? "-") }

    override func interfaceAction(named name: String) -> ((Any?) -> Void)? {
        name == "unwindToList:" ? { [unowned self] _ in log.append("unwind") } : super.interfaceAction(named: name)
    }
}
