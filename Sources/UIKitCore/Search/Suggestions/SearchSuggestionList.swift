import Foundation

/// A list of suggestions. The search field keeps the keyboard focus while the list is visible.
///
/// The list is a table, so its cost depends on the visible rows only. It never becomes first responder.
final class SearchSuggestionList: UITableView {
    private(set) var items: [any UISearchSuggestion] = []
    let isMenu: Bool
    /// Called with the index of the row that the user picked.
    var onPick: (Int) -> Void = { _ in }

    /// Creates a list.
    ///
    /// - Parameter isMenu: Whether the list floats over the content and is as high as its rows, instead of filling its
    ///   container.
    init(isMenu: Bool) {
        self.isMenu = isMenu
        super.init(frame: .zero, style: .plain)
        rowHeight = UITableViewCell.standardHeight
        if isMenu {
            backgroundColor = nil
            separatorStyle = .none
            clipsToBounds = true
        }
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ items: [any UISearchSuggestion]) {
        self.items = items
        reloadData()
        contentOffset = .zero
        setNeedsLayout()
    }

    /// The index of the row that the return key picks.
    var highlightedIndex: Int? {
        get { focusedRow?.row }
        set { setFocus(newValue.map { IndexPath(row: $0, section: 0) }) }
    }

    // MARK: Focus

    override var canBecomeFirstResponder: Bool { false }
    override var mayTakeKeyboardFocus: Bool { false }

    // MARK: Accessibility

    override var floatingFrame: CGRect? { isMenu ? bounds : nil }

    override var accessibleRole: ViewRole { .suggestionList }
    override var defaultAccessibilityLabel: String? { SystemTexts.text("Suggestions") }
    override var defaultAccessibilityValue: String? { nil }
}

extension SearchSuggestionList: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = "suggestion"
        let reused = tableView.dequeueReusableCell(withIdentifier: name) as? SearchSuggestionCell
        let cell = reused ?? SearchSuggestionCell(style: .default, reuseIdentifier: name)
        cell.show(items[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: false)
        onPick(indexPath.row)
    }
}

/// One suggestion.
final class SearchSuggestionCell: UITableViewCell {
    func show(_ suggestion: any UISearchSuggestion) {
        if let attributed = suggestion.localizedAttributedSuggestion {
            textLabel?.attributedText = attributed
        } else {
            textLabel?.attributedText = nil
            textLabel?.text = suggestion.localizedSuggestion
        }
        imageView?.image = suggestion.iconImage
        imageView?.tintColor = .secondaryLabel
        accessibilityLabel = suggestion.displayedText
        accessibilityValue = suggestion.localizedDescription
    }

    override var accessibleRole: ViewRole { .suggestion }
    /// The row reached with the arrow keys is reported as selected. The focus stays in the field.
    override var stateDescriptions: [String] { isFocusedRow ? ["selected"] : [] }
}
