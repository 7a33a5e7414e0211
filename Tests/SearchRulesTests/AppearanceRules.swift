import Foundation
import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Appearance of search bars")
struct AppearanceRules {
    private func image(_ side: Int = 8) throws -> UIImage {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'></svg>"
        return try #require(UIImage(data: Data(svg.utf8)))
    }

    @Test
    func `A new bar has UIKit's default appearance`() {
        let bar = UISearchBar()
        #expect(bar.barStyle == .default)
        #expect(bar.barTintColor == nil)
        #expect(bar.searchBarStyle == .default)
        #expect(bar.isTranslucent)
        #expect(bar.backgroundImage == nil)
        #expect(bar.scopeBarBackgroundImage == nil)
        #expect(bar.searchFieldBackgroundPositionAdjustment == .zero)
        #expect(bar.searchTextPositionAdjustment == .zero)
        #expect(bar.barPosition == .any)
    }

    @Test
    func `backgroundImage is the image for any position and the default metrics`() throws {
        let bar = UISearchBar()
        let image = try image()
        bar.backgroundImage = image
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage == nil)
    }

    @Test
    func `Each state keeps its own images and attributes`() throws {
        let bar = UISearchBar()
        let (one, two) = (try image(), try image(9))
        bar.setSearchFieldBackgroundImage(one, for: .disabled)
        bar.setScopeBarButtonBackgroundImage(two, for: .selected)
        bar.setScopeBarButtonDividerImage(one, forLeftSegmentState: .selected, rightSegmentState: .normal)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        #expect(bar.searchFieldBackgroundImage(for: .disabled) === one)
        #expect(bar.searchFieldBackgroundImage(for: .normal) == nil)
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === two)
        #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal) === one)
        #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
        let attributes = bar.scopeBarButtonTitleTextAttributes(for: .normal)
        #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected) == nil)
    }

    @Test
    func `isTranslucent follows the alpha channel of the background image until the app sets it`() throws {
        let bar = UISearchBar()
        // The header of a PNG file with a bit depth of 8 and colour type 2, which has no alpha channel.
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        png += Array("IHDR".utf8) + [0, 0, 0, 4, 0, 0, 0, 4, 8, 2, 0, 0, 0]
        bar.backgroundImage = UIImage(data: Data(png))
        #expect(bar.backgroundImage != nil)
        #expect(!bar.isTranslucent)
        bar.isTranslucent = true
        #expect(bar.isTranslucent)
    }

    @Test
    func `The delegate's position(for:) selects the background image`() async throws {
        final class Delegate: NSObject, UISearchBarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let screen = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 52))
        let delegate = Delegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .topAttached)
        bar.setBackgroundImage(try image(), for: .bottom, barMetrics: .default)
        screen.view.addSubview(bar)
        let driver = try await AppDriver.launch { screen }
        #expect(driver.screen().elements(role: "search bar").first?.states == [])
        bar.setBackgroundImage(try image(), for: .top, barMetrics: .default)
        #expect(driver.screen().elements(role: "search bar").first?.states == ["with background picture"])
    }

    @Test
    func `The headless host lists the appearance of a bar as states`() async throws {
        let screen = SearchScreen()
        screen.bar.barStyle = .black
        screen.bar.barTintColor = .systemGreen
        let driver = try await launch(screen)
        #expect(driver.screen().elements(role: "search bar").first?.states == ["black", "bar systemGreen"])
        screen.bar.searchBarStyle = .minimal
        #expect(driver.screen().elements(role: "search bar").first?.states == ["minimal"])
    }

    @Test
    func `The field takes the height of its background image, and follows the position adjustment`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        bar.layoutIfNeeded()
        let usual = bar.searchTextField.frame
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == usual.offsetBy(dx: 3, dy: -2))
        bar.searchFieldBackgroundPositionAdjustment = .zero
        bar.setSearchFieldBackgroundImage(try image(60), for: .normal)
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.height == 60)
        #expect(bar.sizeThatFits(bar.bounds.size).height == 76)
    }

    @Test
    func `Rule 50: a subclass can search with its own bar and its own field`() async throws {
        final class Field: UISearchTextField {}
        final class Bar: UISearchBar {
            private lazy var field = Field()
            override var searchTextField: UISearchTextField { field }
        }
        final class Search: UISearchController {
            private lazy var bar = Bar()
            override var searchBar: UISearchBar { bar }
        }
        final class Host: UIViewController, UISearchResultsUpdating {
            let search = Search(searchResultsController: nil)
            var seen: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                search.searchResultsUpdater = self
                search.searchBar.placeholder = "Own"
                navigationItem.searchController = search
            }
            func updateSearchResults(for searchController: UISearchController) {
                seen.append(searchController.searchBar.text!)
            }
        }
        let host = Host()
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: host) }
        try await driver.tap("Own")
        try await driver.type("ab")
        #expect(host.search.searchBar.searchTextField is Field)
        #expect(host.seen == ["", "a", "ab"])
        host.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "abc")]
        try await driver.settle()
        #expect(driver.shows("suggestion", "abc"))
    }
}
