import Foundation

/// The row of scope buttons under a search field.
final class UISearchBarScopeBar: UIView {
    weak var bar: UISearchBar?
    private var buttons: [UISearchBarScopeButton] = []

    /// Shows a button for each title. Existing buttons get the new titles, so that titles with numbers can change with each key.
    func show(_ titles: [String], selected: Int) {
        for button in buttons.dropFirst(titles.count) { button.removeFromSuperview() }
        buttons = Array(buttons.prefix(titles.count))
        for index in buttons.count..<titles.count { addButton(at: index) }
        for (button, title) in zip(buttons, titles) where button.title(for: .normal) != title {
            button.setTitle(title, for: .normal)
        }
        setNeedsLayout()
        select(selected)
        appearanceDidChange()
    }

    private func addButton(at index: Int) {
        let button = UISearchBarScopeButton(type: .system)
        button.scopeBar = self
        button.addAction(
            UIAction { [weak self] _ in self?.bar?.selectScope(index, byUser: true) },
            for: .primaryActionTriggered
        )
        addSubview(button)
        buttons.append(button)
    }

    /// Applies the app's title attributes for each state.
    func appearanceDidChange() {
        let attributes = bar?.appearance.scopeTitleAttributes ?? [:]
        let usual = attributes[.normal] ?? [:]
        for button in buttons {
            for state in [UIControl.State.normal, .selected, .highlighted, .disabled] {
                let own = usual.merging(attributes[state] ?? [:]) { $1 }
                let title = button.title(for: .normal) ?? ""
                if !own.isEmpty {
                    button.setAttributedTitle(NSAttributedString(string: title, attributes: own), for: state)
                } else if button.attributedTitle(for: state) != nil {
                    button.setAttributedTitle(nil, for: state)
                }
            }
            button.setNeedsDisplay()
        }
        setNeedsDisplay()
    }

    /// Lets hosts read the names of the buttons again.
    func countsDidChange() {
        for button in buttons { button.accessibilityDidChange() }
        accessibilityDidChange()
    }

    /// The number of results in the scope of a button; nil if it is not known.
    fileprivate func resultCount(of button: UISearchBarScopeButton) -> Int? {
        guard let counts = bar?.scopeResultCounts, let index = buttons.firstIndex(of: button) else { return nil }
        return counts.indices.contains(index) ? counts[index] : nil
    }

    func select(_ index: Int) {
        for (place, button) in buttons.enumerated() { button.isSelected = place == index }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isMirrored = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (place, button) in buttons.enumerated() {
            let column = isMirrored ? buttons.count - 1 - place : place
            button.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override var groundImage: UIImage? { bar?.appearance.scopeBarBackground }
    override var accessibleRole: ViewRole { .scopeBar }
    override var orderedSubviews: [UIView] { buttons }
}

extension UISearchBar {
    /// Returns the search bar that owns a view with the role `scopeBar`. The view may be outside the bar.
    @_spi(Host)
    public static func owner(ofScopeBar view: UIView) -> UISearchBar? { (view as? UISearchBarScopeBar)?.bar }
}

/// A button that selects one scope.
final class UISearchBarScopeButton: UIButton {
    fileprivate weak var scopeBar: UISearchBarScopeBar?

    override var groundImage: UIImage? { scopeBar?.bar?.scopeGround(for: state) }
    override var accessibleRole: ViewRole { .scope }

    /// The title, with the number of results in the scope if the app tells it.
    override var defaultAccessibilityLabel: String? {
        let title = super.defaultAccessibilityLabel
        guard let title, let count = scopeBar?.resultCount(of: self) else { return title }
        return SystemTexts.list([title, SystemTexts.count(count, of: .result)])
    }
}
