import Foundation
import HeadlessHost
import UIKit

extension SearchWorld {
    typealias Call = @MainActor (SearchWorld) -> Void
    typealias Gesture = @MainActor (SearchWorld) async throws -> Void

    static let calls: [Call] = searchCalls + barCalls + fieldCalls + screenCalls + tableCalls

    private static let searchCalls: [Call] = [
        { $0.screen.search.isActive = true },
        { $0.screen.search.isActive = true },
        { $0.screen.search.isActive = false },
        { $0.screen.search.isActive.toggle() },
        { $0.screen.search.showsSearchResultsController = $0.dice.flag() },
        { $0.screen.search.automaticallyShowsSearchResultsController = $0.dice.flag() },
        { $0.screen.search.automaticallyShowsCancelButton = $0.dice.flag() },
        { $0.screen.search.automaticallyShowsScopeBar = $0.dice.flag() },
        { $0.screen.search.obscuresBackgroundDuringPresentation = $0.dice.flag() },
        { $0.screen.search.hidesNavigationBarDuringPresentation = $0.dice.flag() },
        { $0.screen.search.ignoresSearchSuggestionsForSearchBarPlacementStacked = $0.dice.flag() },
        { world in
            let kinds: [UISearchController.ScopeBarActivation] = [
                .automatic, .manual, .onTextEntry, .onSearchActivation,
            ]
            world.screen.search.scopeBarActivation = world.dice.one(of: kinds)
        },
        { world in
            let texts = (0..<world.dice.one(of: [0, 1, 3, 200])).map { _ in world.dice.text() ?? "" }
            world.screen.search.searchSuggestions = texts.map { UISearchSuggestionItem(localizedSuggestion: $0) }
        },
        { $0.screen.search.searchSuggestions = nil },
        { $0.screen.search.searchResultsUpdater = $0.dice.flag() ? $0.screen : nil },
        { $0.screen.search.delegate = $0.dice.flag() ? $0.screen : nil },
        { $0.screen.search.dismiss(animated: $0.dice.flag()) },
        { $0.screen.search.loadViewIfNeeded() },
        { $0.screen.search.title = $0.dice.text() },
        { world in
            let search = UISearchController()
            search.isActive = true
            search.searchBar.becomeFirstResponder()
            search.searchBar.text = world.dice.text()
        },
    ]

    private static let barCalls: [Call] = [
        { $0.screen.bar.text = $0.dice.text() },
        { $0.screen.bar.placeholder = $0.dice.text() },
        { $0.screen.bar.prompt = $0.dice.text() },
        { $0.screen.bar.scopeButtonTitles = $0.dice.titles() },
        { $0.screen.bar.selectedScopeButtonIndex = $0.dice.index() },
        { $0.screen.bar.showsScopeBar = $0.dice.flag() },
        { $0.screen.bar.setShowsScope($0.dice.flag(), animated: $0.dice.flag()) },
        { $0.screen.bar.showsCancelButton = $0.dice.flag() },
        { $0.screen.bar.setShowsCancelButton($0.dice.flag(), animated: $0.dice.flag()) },
        { $0.screen.bar.showsBookmarkButton = $0.dice.flag() },
        { $0.screen.bar.showsSearchResultsButton = $0.dice.flag() },
        { $0.screen.bar.isSearchResultsButtonSelected = $0.dice.flag() },
        { $0.screen.bar.isEnabled = $0.dice.flag() },
        { $0.screen.bar.isTranslucent = $0.dice.flag() },
        { $0.screen.bar.searchBarStyle = $0.dice.one(of: [.default, .prominent, .minimal]) },
        { $0.screen.bar.barTintColor = $0.dice.one(of: [nil, .systemRed, .clear]) },
        { $0.screen.bar.frame = $0.dice.rect() },
        { $0.screen.bar.bounds = $0.dice.rect() },
        { $0.screen.bar.sizeToFit() },
        { _ = $0.screen.bar.sizeThatFits($0.dice.size()) },
        { $0.screen.bar.isHidden = $0.dice.flag() },
        { $0.screen.bar.alpha = $0.dice.length() },
        { $0.screen.bar.becomeFirstResponder() },
        { $0.screen.bar.resignFirstResponder() },
        { $0.screen.bar.removeFromSuperview() },
        { world in
            let bar = world.screen.bar
            let view: UIView = world.screen.view
            if !view.isDescendant(of: bar) { view.addSubview(bar) }
        },
        { $0.screen.bar.delegate = $0.dice.flag() ? $0.screen : nil },
        { world in
            let offset = UIOffset(horizontal: world.dice.length(), vertical: world.dice.length())
            world.screen.bar.searchFieldBackgroundPositionAdjustment = offset
            world.screen.bar.searchTextPositionAdjustment = offset
            world.screen.bar.setPositionAdjustment(offset, for: world.dice.one(of: [.search, .clear, .bookmark]))
        },
        { world in
            let image = world.dice.flag() ? UIImage(systemName: "star") : nil
            world.screen.bar.setImage(image, for: world.dice.one(of: [.search, .clear, .resultsList]), state: .normal)
            world.screen.bar.setSearchFieldBackgroundImage(image, for: .normal)
            world.screen.bar.backgroundImage = image
        },
        { $0.screen.bar.returnKeyType = $0.dice.one(of: [.default, .done, .search]) },
        { $0.screen.bar.isSecureTextEntry = $0.dice.flag() },
        { $0.screen.bar.inputAccessoryView = $0.dice.flag() ? UIView(frame: $0.dice.rect()) : nil },
    ]

    private static let fieldCalls: [Call] = [
        { world in
            let field = world.screen.field
            field.insertToken(
                makeToken(world.dice.text() ?? ""),
                at: Int.random(in: 0...field.tokens.count, using: &world.dice)
            )
        },
        { world in
            let field = world.screen.field
            if let index = field.tokens.indices.randomElement(using: &world.dice) { field.removeToken(at: index) }
        },
        { $0.screen.field.tokens = [] },
        { world in
            let token = makeToken("Twice")
            world.screen.field.tokens = [token, token, makeToken("")]
        },
        { world in
            let field = world.screen.field
            field.replaceTextualPortion(of: field.textualRange, with: makeToken("New"), at: field.tokens.count)
        },
        { world in
            let field = world.screen.field
            let start = field.position(from: field.beginningOfDocument, offset: world.dice.index())
            let end = field.position(from: field.endOfDocument, offset: world.dice.index())
            guard let start, let end else { return }
            field.selectedTextRange = field.textRange(from: start, to: end)
            _ = field.text(in: field.selectedTextRange!)
            _ = field.tokens(in: field.selectedTextRange!)
            field.replace(field.selectedTextRange!, withText: world.dice.text() ?? "")
        },
        { $0.screen.field.selectedTextRange = nil },
        { world in
            let range = NSRange(location: world.dice.index(), length: world.dice.index())
            world.screen.field.setMarkedText(world.dice.text(), selectedRange: range)
        },
        { $0.screen.field.unmarkText() },
        { $0.screen.field.insertText($0.dice.text() ?? "") },
        { $0.screen.field.deleteBackward() },
        { $0.screen.field.selectAll(nil) },
        { $0.screen.field.cut(nil) },
        { $0.screen.field.paste(nil) },
        { $0.screen.field.allowsDeletingTokens = $0.dice.flag() },
        { $0.screen.field.allowsCopyingTokens = $0.dice.flag() },
        { $0.screen.field.isEnabled = $0.dice.flag() },
        { $0.screen.field.frame = $0.dice.rect() },
        { $0.screen.field.font = $0.dice.flag() ? .systemFont(ofSize: $0.dice.length()) : nil },
        { $0.screen.field.clearButtonMode = $0.dice.one(of: [.never, .always, .whileEditing, .unlessEditing]) },
        { $0.screen.field.leftView = $0.dice.flag() ? UIView(frame: $0.dice.rect()) : nil },
        { $0.screen.field.attributedText = $0.dice.text().map { NSAttributedString(string: $0) } },
    ]

    private static let screenCalls: [Call] = [
        { $0.addScreen() },
        { world in
            let screen = world.screen
            if !world.navigation.viewControllers.contains(screen), screen.presentingViewController == nil {
                world.navigation.pushViewController(screen, animated: world.dice.flag())
            }
        },
        { world in
            let screens = world.screens.filter { $0.presentingViewController == nil || $0.parent === world.navigation }
            world.navigation.setViewControllers(screens, animated: world.dice.flag())
        },
        { world in
            let screens = world.screens
            world.navigation.setViewControllers(screens.dropLast(), animated: world.dice.flag())
            if let last = screens.last, last.parent == nil {
                world.navigation.pushViewController(last, animated: false)
            }
        },
        { $0.navigation.popViewController(animated: $0.dice.flag()) },
        { $0.navigation.popToRootViewController(animated: $0.dice.flag()) },
        { world in
            let screen = world.screen
            let search = world.screen.search
            if search.presentingViewController == nil, search.parent == nil { screen.present(search, animated: true) }
        },
        { $0.screen.present(UIViewController(), animated: $0.dice.flag()) },
        { world in
            let full = UIViewController()
            full.modalPresentationStyle = world.dice.one(of: [
                .fullScreen, .overCurrentContext, .currentContext, .formSheet,
            ])
            world.screen.present(full, animated: true)
        },
        { $0.screen.dismiss(animated: $0.dice.flag()) },
        { $0.navigation.dismiss(animated: $0.dice.flag()) },
        { $0.screen.definesPresentationContext = $0.dice.flag() },
        { $0.screen.navigationItem.searchController = $0.dice.one(of: [nil, $0.screen.search, UISearchController()]) },
        { $0.screen.navigationItem.titleView = $0.dice.one(of: [nil, $0.screen.bar, UIView(frame: $0.dice.rect())]) },
        { $0.screen.navigationItem.hidesSearchBarWhenScrolling = $0.dice.flag() },
        { world in
            let places: [UINavigationItem.SearchBarPlacement] = [
                .automatic, .integrated, .stacked, .integratedCentered, .integratedButton,
            ]
            world.screen.navigationItem.preferredSearchBarPlacement = world.dice.one(of: places)
        },
        { $0.navigation.setNavigationBarHidden($0.dice.flag(), animated: $0.dice.flag()) },
        { $0.navigation.navigationBar.prefersLargeTitles = $0.dice.flag() },
        { $0.screen.title = $0.dice.text() },
        { $0.screen.view.removeFromSuperview() },
        { $0.screen.view.setNeedsLayout() },
        { $0.screen.view.layoutIfNeeded() },
        { $0.screen.view.endEditing($0.dice.flag()) },
    ]

    private static let tableCalls: [Call] = [
        { $0.screen.tableView.reloadData() },
        { $0.screen.tableView.tableHeaderView = $0.dice.one(of: [nil, $0.screen.bar, UIView(frame: $0.dice.rect())]) },
        { $0.screen.tableView.tableFooterView = $0.dice.flag() ? UIView(frame: $0.dice.rect()) : nil },
        { $0.screen.tableView.contentOffset = $0.dice.point() },
        { $0.screen.tableView.setContentOffset($0.dice.point(), animated: $0.dice.flag()) },
        { $0.screen.tableView.contentInset = $0.dice.insets() },
        { $0.screen.tableView.contentSize = $0.dice.size() },
        { $0.screen.tableView.scrollRectToVisible($0.dice.rect(), animated: $0.dice.flag()) },
        { $0.screen.tableView.rowHeight = $0.dice.length() },
        { $0.screen.tableView.estimatedRowHeight = $0.dice.length() },
        { $0.screen.tableView.sectionHeaderHeight = $0.dice.length() },
        { $0.screen.tableView.sectionFooterHeight = $0.dice.length() },
        { $0.screen.tableView.separatorInset = $0.dice.insets() },
        { $0.screen.tableView.frame = $0.dice.rect() },
        { $0.screen.tableView.isEditing = $0.dice.flag() },
        { $0.screen.tableView.allowsSelection = $0.dice.flag() },
        { $0.screen.tableView.allowsMultipleSelection = $0.dice.flag() },
        { _ = $0.screen.tableView.cellForRow(at: IndexPath(row: $0.dice.index(), section: $0.dice.index())) },
        { $0.screen.tableView.deselectRow(at: IndexPath(row: $0.dice.index(), section: 0), animated: true) },
        { _ = $0.screen.tableView.rectForRow(at: IndexPath(row: $0.dice.index(), section: $0.dice.index())) },
        { _ = $0.screen.tableView.indexPathForRow(at: $0.dice.point()) },
        { _ = $0.screen.tableView.indexPathsForRows(in: $0.dice.rect()) },
        { $0.screen.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic) },
        { $0.screen.tableView.reloadSections(IndexSet(integer: 0), with: .automatic) },
        { $0.screen.tableView.performBatchUpdates(nil) },
        { $0.screen.tableView.backgroundView = $0.dice.flag() ? UIView() : nil },
    ]

    static let gestures: [Gesture] = [
        { try await $0.driver.key(AppDriver.Key("ctrl+f")!) },
        { try await $0.driver.key(AppDriver.Key("escape")!) },
        { try await $0.driver.key(AppDriver.Key("ctrl+z")!) },
        { try await $0.driver.key(AppDriver.Key($0.dice.one(of: AppDriver.Key.names))!) },
        { try await $0.driver.type($0.dice.text() ?? "b") },
        { _ = try await $0.driver.tap("Find") },
        { _ = try await $0.driver.tap("Cancel") },
        { _ = try await $0.driver.tap("Clear text") },
        { _ = try await $0.driver.tap("Row 1") },
        { _ = try await $0.driver.tap("Result 0") },
        { try await $0.driver.scope("New") },
        { try await $0.driver.token("Twice") },
        { try await $0.driver.back() },
        { try await $0.driver.drop("known", on: "Find") },
        { try await $0.driver.resize(to: CGSize(width: $0.dice.one(of: [1, 200, 390, 700, 1_200]), height: 700)) },
        { _ = $0.driver.screen() },
    ]
}
