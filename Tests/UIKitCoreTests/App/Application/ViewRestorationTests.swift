import Foundation
@_spi(Host) import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// Restoration of views, of registered objects and of references to them.
@MainActor
@Suite("State restoration of views and objects", .serialized)
struct ViewRestorationTests {
    /// A list whose rows are the letters, in an order that changes between launches.
    final class Letters: UITableViewController, UIDataSourceModelAssociation {
        static var letters: [String] = []
        static var isNamed = true

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            Self.letters.count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = Self.letters[indexPath.row]
            return cell
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Self.letters[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            Self.letters.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    /// A table without names of its rows.
    final class Plain: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Letters.letters.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A model object that is restored beside the controllers.
    final class Basket: NSObject, UIStateRestoring, UIObjectRestoration {
        static var calls: [String] = []
        static var made: Basket?
        var count = 0
        var objectRestorationClass: (any UIObjectRestoration.Type)? { Basket.self }

        func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
        func decodeRestorableState(with coder: NSCoder) {
            count = coder.decodeInteger(forKey: "count")
            Self.calls.append("decode \(count)")
        }
        func applicationFinishedRestoringState() { Self.calls.append("finished") }

        static func object(
            withRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> (any UIStateRestoring)? {
            calls.append("make \(identifierComponents.joined(separator: "/")) \(coder.decodeInteger(forKey: "count"))")
            let basket = Basket()
            UIApplication.registerObject(forStateRestoration: basket, restorationIdentifier: "basket")
            made = basket
            return basket
        }
    }

    /// The first screen, which refers to the object and to another controller.
    final class Root: UINavigationController {
        static var basket: Basket?
        static var top: UIViewController?
        static var found: (basket: Basket?, top: UIViewController?) = (nil, nil)

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(Self.basket, forKey: "basket")
            coder.encode(Self.top, forKey: "top")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            Self.found.basket = coder.decodeObject(forKey: "basket") as? Basket
            Self.found.top = coder.decodeObject(forKey: "top") as? UIViewController
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var table: UITableView!

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let letters = Letters(style: .plain)
            letters.restorationIdentifier = "Letters"
            letters.tableView.restorationIdentifier = "table"
            letters.tableView.allowsMultipleSelection = true
            Self.table = letters.tableView
            let root = Root(rootViewController: letters)
            root.restorationIdentifier = "Root"
            Root.top = letters
            window.rootViewController = root
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    private func launch() async throws -> AppDriver {
        Letters.letters = (0..<100).map { "Row \($0)" }
        Basket.calls = []
        Root.basket = nil
        Root.found = (nil, nil)
        return try await AppDriver.launch(Delegate.self)
    }

    @Test func `a table returns to its first visible row and selection by the names of the rows`() async throws {
        let driver = try await launch()
        Delegate.table.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
        Delegate.table.selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .none)
        Delegate.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
        Delegate.table.contentOffset.y += 10
        try await driver.settle()
        try await driver.save()
        Letters.letters = ["New"] + Letters.letters.filter { $0 != "Row 7" }
        try await driver.relaunch()
        let table = try #require(Delegate.table)
        let place = IndexPath(row: 40, section: 0)
        #expect(Letters.letters[40] == "Row 40")
        #expect(table.indexPathsForSelectedRows?.map { Letters.letters[$0.row] } == ["Row 42"])
        #expect(table.indexPathsForVisibleRows?.first == place)
        #expect(table.contentOffset.y - table.rectForRow(at: place).minY == 10)
        try await driver.save()
        Letters.letters = []
        try await driver.relaunch()
        #expect(Delegate.table.indexPathsForSelectedRows == nil)
    }

    @Test func `without names the index paths are restored`() async throws {
        let driver = try await launch()
        let plain = Plain()
        Delegate.table.dataSource = plain
        Delegate.table.reloadData()
        Delegate.table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        let archived = RestorableState.archive(secure: true) { Delegate.table.encodeRestorableState(with: $0) }
        var state = RestorableState()
        state.isSecure = true
        let coder = try #require(state.coder(for: archived))
        Delegate.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
        Delegate.table.decodeRestorableState(with: coder)
        try await driver.settle()
        #expect(Delegate.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    }

    @Test func `a registered object is created by its class, and references lead to restored objects`() async throws {
        let driver = try await launch()
        let basket = Basket()
        basket.count = 5
        Root.basket = basket
        UIApplication.registerObject(forStateRestoration: basket, restorationIdentifier: "basket")
        try await driver.save()
        try await driver.relaunch()
        #expect(Basket.calls == ["make basket 5", "decode 5", "finished"])
        #expect(Root.found.basket === Basket.made && Basket.made !== basket)
        #expect(Root.found.top === Root.top)
    }

    @Test func `a scroll view returns to its offset`() async throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 300, height: 900)
        scrollView.contentOffset = CGPoint(x: 40, y: 500)
        let archived = RestorableState.archive(secure: true) { scrollView.encodeRestorableState(with: $0) }
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        let other = UIScrollView(frame: scrollView.frame)
        other.contentSize = CGSize(width: 300, height: 450)
        root.view.addSubview(other)
        other.decodeRestorableState(with: try #require(RestorableState().coder(for: archived)))
        try await driver.settle()
        #expect(other.contentOffset == CGPoint(x: 40, y: 350), "as far as the content reaches")
    }
}
