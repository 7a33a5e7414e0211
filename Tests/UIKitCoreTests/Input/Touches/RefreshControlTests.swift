import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Refreshing lists, and returning to their beginning.
@MainActor
@Suite("Refresh controls")
struct RefreshControlTests {
    private final class List: UITableViewController {
        var log: [String] = []
        var mayGoUp = true
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("should")
            return mayGoUp
        }
        override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    }

    private func launch() async throws -> (AppDriver, List, UIRefreshControl) {
        let list = List()
        let driver = try await AppDriver.launch { list }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak list] _ in list?.log.append("refresh") }, for: .valueChanged)
        list.refreshControl = control
        try await driver.settle()
        return (driver, list, control)
    }

    @Test func `pulling shows an activity indicator above the rows until refreshing ends`() async throws {
        let (driver, list, control) = try await launch()
        #expect(list.tableView.refreshControl === control && !control.isRefreshing)
        #expect(driver.screen().elements(role: "activity indicator").isEmpty)
        let first = try #require(driver.screen().elements(role: "row").first).frame.minY
        try await driver.pullToRefresh()
        #expect(list.log == ["refresh"] && control.isRefreshing)
        #expect(driver.screen().elements(role: "activity indicator").count == 1)
        #expect(driver.screen().elements(role: "row").first?.frame.minY == first + 60)
        await #expect(throws: AppDriverError.nothingToRefresh) { try await driver.pullToRefresh() }
        control.endRefreshing()
        try await driver.settle()
        #expect(driver.screen().elements(role: "activity indicator").isEmpty)
        #expect(driver.screen().elements(role: "row").first?.frame.minY == first)
        #expect(list.tableView.contentInset == .zero)
    }

    @Test(arguments: ["f5", "ctrl+r"])
    func `F5 and Control-R refresh unless a refresh is in progress or the control is disabled`(key: String) async throws
    {
        let (driver, list, control) = try await launch()
        try await driver.key(AppDriver.Key(key)!)
        #expect(list.log == ["refresh"])
        try await driver.key(AppDriver.Key(key)!)
        #expect(list.log == ["refresh"])
        control.endRefreshing()
        control.isEnabled = false
        try await driver.key(AppDriver.Key(key)!)
        #expect(list.log == ["refresh"])
    }

    @Test func `beginRefreshing sends no valueChanged event`() async throws {
        let (driver, list, control) = try await launch()
        control.attributedTitle = NSAttributedString(string: "Looking for news")
        control.tintColor = .systemRed
        control.beginRefreshing()
        try await driver.settle()
        #expect(control.isRefreshing && list.log.isEmpty)
        #expect(driver.screen().elements.contains { $0.label == "Looking for news" })
        #expect(control.tintColor == .systemRed)
        list.refreshControl = nil
        #expect(list.tableView.contentInset == .zero && control.superview == nil)
    }

    @Test func `a refresh control added as a subview becomes the scroll view's refresh control`() async throws {
        let list = List()
        let driver = try await AppDriver.launch { list }
        let control = UIRefreshControl()
        control.addAction(UIAction { _ in list.log.append("refresh") }, for: .valueChanged)
        list.tableView.addSubview(control)
        #expect(list.tableView.refreshControl === control && list.refreshControl === control)
        try await driver.settle()
        try await driver.pullToRefresh()
        #expect(list.log == ["refresh"])
        control.removeFromSuperview()
        #expect(list.tableView.refreshControl == nil && list.tableView.adjustedContentInset.top == 0)
        await #expect(throws: AppDriverError.nothingToRefresh) { try await driver.pullToRefresh() }
    }

    @Test func `a refresh control can move from one scroll view to another`() {
        let (first, second, control) = (UIScrollView(), UIScrollView(), UIRefreshControl())
        first.addSubview(control)
        control.beginRefreshing()
        second.addSubview(control)
        #expect(first.refreshControl == nil && second.refreshControl === control && control.superview === second)
        #expect(first.adjustedContentInset.top == 0 && second.adjustedContentInset.top == 60)
        let other = UIRefreshControl()
        second.refreshControl = other
        #expect(control.superview == nil && other.superview === second && second.adjustedContentInset.top == 0)
    }

    @Test func `refreshing does not change the content insets that the app sets`() async throws {
        let (driver, list, control) = try await launch()
        list.tableView.contentInset.bottom = 200
        try await driver.pullToRefresh()
        #expect(list.tableView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 200, right: 0))
        #expect(list.tableView.adjustedContentInset.top == 60)
        list.tableView.contentInset = .zero
        let first = try #require(driver.screen().elements(role: "row").first).frame.minY
        control.endRefreshing()
        try await driver.settle()
        #expect(driver.screen().elements(role: "row").first?.frame.minY == first - 60)
        #expect(list.tableView.contentInset == .zero && list.tableView.adjustedContentInset.top == 0)
    }

    @Test func `Control-Home scrolls to the top, if the delegate agrees`() async throws {
        let (driver, list, _) = try await launch()
        list.tableView.contentOffset.y = 500
        try await driver.settle()
        list.mayGoUp = false
        try await driver.key(AppDriver.Key("ctrl+home")!)
        #expect(list.tableView.contentOffset.y == 500 && list.log == ["should"])
        list.mayGoUp = true
        try await driver.key(AppDriver.Key("ctrl+home")!)
        #expect(list.tableView.contentOffset.y == 0 && list.log == ["should", "should", "did"])
        list.tableView.contentOffset.y = 500
        list.tableView.scrollsToTop = false
        try await driver.settle()
        try await driver.key(AppDriver.Key("ctrl+home")!)
        #expect(list.tableView.contentOffset.y == 500)
    }

    @Test func `isTracking is true while a touch is down`() async throws {
        let (driver, list, _) = try await launch()
        #expect(!list.tableView.isTracking)
        try await driver.touchDown(on: "Row 1", role: "row")
        #expect(list.tableView.isTracking)
        try await driver.touchUp()
        #expect(!list.tableView.isTracking)
    }

    @Test func `a scroll view has UIKit's defaults, and stores scroll indicator insets`() {
        let view = UIScrollView()
        #expect(view.scrollsToTop && view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator && view.delaysContentTouches)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        #expect(view.verticalScrollIndicatorInsets.top == 10 && view.horizontalScrollIndicatorInsets.bottom == 5)
        view.verticalScrollIndicatorInsets.top = 20
        #expect(view.scrollIndicatorInsets.top == 20)
    }
}
