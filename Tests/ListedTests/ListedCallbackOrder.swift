import HeadlessHost
import Testing
import UIKit

@testable import listed

/// The order of all delegate calls in the app's sessions, by the numbered rules.
@MainActor
@Suite("Listed: order of calls")
struct ListedCallbackOrder {
    private func launch() async throws -> (AppDriver, CallRecorder) {
        let driver = try await AppDriver.launch(AppDelegate.self)
        let scene = try #require(driver.application.connectedScenes.first?.delegate as? SceneDelegate)
        let navigation = try #require(scene.window?.rootViewController as? UINavigationController)
        let main = try #require(navigation.topViewController as? MainViewController)
        return (driver, CallRecorder(listeningTo: main))
    }

    private func press(_ driver: AppDriver, _ keys: String...) async throws {
        for key in keys { try await driver.key(AppDriver.Key(key)!) }
    }

    @Test
    func `Rules 7 and 14: tapping the bar calls the delegates in order`() async throws {
        let (driver, recorder) = try await launch()
        try await driver.tap("Search")
        #expect(
            recorder.take() == [
                "shouldBeginEditing", "textDidBeginEditing", "presentSearchController", "willPresentSearchController",
                "updateSearchResults '' [] active", "didPresentSearchController",
            ]
        )
    }

    @Test
    func `Rule 21: each typed character calls shouldChangeText, textDidChange and the updater`() async throws {
        let (driver, recorder) = try await launch()
        try await driver.tap("Search")
        _ = recorder.take()
        try await driver.type("new")
        #expect(
            recorder.take() == [
                "shouldChangeText 'n'", "textDidChange 'n'", "updateSearchResults 'n' [] active",
                "shouldChangeText 'e'", "textDidChange 'ne'", "updateSearchResults 'ne' [] active",
                "shouldChangeText 'w'", "textDidChange 'new'", "updateSearchResults 'new' [] active",
            ]
        )
    }

    @Test
    func `Rule 17: adding a token; rule 60: deleting it by keyboard; rule 16: selecting a scope`() async throws {
        let (driver, recorder) = try await launch()
        try await driver.tap("Search")
        _ = recorder.take()
        try await driver.tap("Search by Europe")
        #expect(recorder.take() == ["updateSearchResults '' [europe] active"])
        try await driver.type("u")
        _ = recorder.take()
        try await press(driver, "home", "backspace", "backspace")
        #expect(recorder.take() == ["textDidChange 'u'", "updateSearchResults 'u' [] active"])
        try await driver.scope("2019")
        #expect(recorder.take() == ["updateSearchResults 'u' [] active", "selectedScopeDidChange 2"])
    }

    @Test
    func `Rules 32, 33, 34, 15 and 42: Cancel calls the delegates in order`() async throws {
        let (driver, recorder) = try await launch()
        try await driver.tap("Search")
        try await driver.tap("Search by Europe")
        try await driver.type("u")
        _ = recorder.take()
        try await driver.tap("Cancel")
        #expect(
            recorder.take() == [
                "cancelButtonClicked 'u'", "shouldEndEditing", "textDidEndEditing ''", "willDismissSearchController",
                "updateSearchResults '' [] inactive", "didDismissSearchController",
            ]
        )
    }

    @Test
    func `Rule 55: a scope reset by the app on Cancel calls the updater of the active search, not the delegate`()
        async throws
    {
        let (driver, recorder) = try await launch()
        try await driver.tap("Search")
        try await driver.type("u")
        try await driver.scope("2018")
        _ = recorder.take()
        try await driver.tap("Cancel")
        #expect(recorder.take().prefix(2) == ["cancelButtonClicked 'u'", "updateSearchResults 'u' [] active"])
    }
}

/// Logs every call, and forwards it to the app's own delegate.
@MainActor
private final class CallRecorder: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
    private let main: MainViewController
    private var calls: [String] = []

    init(listeningTo main: MainViewController) {
        self.main = main
        super.init()
        let search = main.navigationItem.searchController!
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func presentSearchController(_ searchController: UISearchController) {
        calls.append("presentSearchController")
        main.presentSearchController(searchController)
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        calls.append("willPresentSearchController")
        main.willPresentSearchController(searchController)
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        calls.append("didPresentSearchController")
        main.didPresentSearchController(searchController)
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        calls.append("willDismissSearchController")
        main.willDismissSearchController(searchController)
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        calls.append("didDismissSearchController")
        main.didDismissSearchController(searchController)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        let tokens = bar.searchTextField.tokens.compactMap { $0.representedObject as? Continent }.map { "\($0)" }
        calls.append(
            "updateSearchResults '\(bar.text!)' [\(tokens.joined(separator: " "))] "
                + (searchController.isActive ? "active" : "inactive")
        )
        main.updateSearchResults(for: searchController)
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldBeginEditing")
        return main.searchBarShouldBeginEditing(searchBar)
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        calls.append("textDidBeginEditing")
        main.searchBarTextDidBeginEditing(searchBar)
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldEndEditing")
        return main.searchBarShouldEndEditing(searchBar)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        calls.append("textDidEndEditing '\(searchBar.text!)'")
        main.searchBarTextDidEndEditing(searchBar)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append("textDidChange '\(searchText)'")
        main.searchBar(searchBar, textDidChange: searchText)
    }

    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        calls.append("shouldChangeText '\(text)'")
        return main.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        calls.append("cancelButtonClicked '\(searchBar.text!)'")
        main.searchBarCancelButtonClicked(searchBar)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("selectedScopeDidChange \(selectedScope)")
        main.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
}
