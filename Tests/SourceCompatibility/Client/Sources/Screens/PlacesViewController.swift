import UIKit

/// 2022: suggestions below the field, and a scope bar that appears with the first character.
final class PlacesViewController: UIViewController {
    private enum Kind: String, CaseIterable {
        case all = "All"
        case city = "Cities"
        case river = "Rivers"
    }

    private struct Place {
        let name: String
        let kind: Kind
    }

    private let places = [
        Place(name: "Amsterdam", kind: .city), Place(name: "Danube", kind: .river), Place(name: "Dublin", kind: .city),
        Place(name: "Elbe", kind: .river), Place(name: "Edinburgh", kind: .city), Place(name: "Rhine", kind: .river),
    ]

    private let stack = UIStackView()
    private let searchController = UISearchController(searchResultsController: nil)
    private(set) var picked: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemGroupedBackground

        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])

        searchController.searchResultsUpdater = self
        searchController.scopeBarActivation = .onTextEntry
        searchController.searchBar.scopeButtonTitles = Kind.allCases.map(\.rawValue)
        searchController.searchBar.placeholder = "Where to?"
        searchController.searchBar.returnKeyType = .go
        navigationItem.searchController = searchController
        navigationItem.preferredSearchBarPlacement = .stacked
        show(places)
    }

    private func show(_ places: [Place]) {
        for label in stack.arrangedSubviews { label.removeFromSuperview() }
        for place in places {
            let label = UILabel()
            label.text = place.name
            label.adjustsFontForContentSizeCategory = true
            label.font = .preferredFont(forTextStyle: .body)
            stack.addArrangedSubview(label)
        }
    }

    private func found(_ searchBar: UISearchBar) -> [Place] {
        let kind = Kind.allCases[searchBar.selectedScopeButtonIndex]
        let text = searchBar.text ?? ""
        return places.filter { place in
            (kind == .all || place.kind == kind)
                && (text.isEmpty || place.name.range(of: text, options: [.anchored, .caseInsensitive]) != nil)
        }
    }

    private func suggest(_ places: [Place]) {
        searchController.searchSuggestions = places.map { place in
            let symbol = place.kind == .city ? "building.2" : "water.waves"
            let item = UISearchSuggestionItem(
                localizedSuggestion: place.name,
                localizedDescription: place.kind.rawValue,
                iconImage: UIImage(systemName: symbol)
            )
            item.representedObject = place
            return item
        }
    }
}

extension PlacesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        guard searchController.isActive, let text = searchBar.text, !text.isEmpty else {
            searchController.searchSuggestions = nil
            return show(places)
        }
        let found = found(searchBar)
        show(found)
        let isComplete = found.count == 1 && found[0].name == text
        suggest(isComplete ? [] : found)
    }

    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {
        guard let place = searchSuggestion.representedObject as? Place else { return }
        picked.append(place.name)
        searchController.searchBar.text = place.name
    }
}
