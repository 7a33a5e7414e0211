import Foundation

/// The row of scope buttons under a search field.
final class UISearchBarScopeBar: UIView {
    weak var bar: UISearchBar?
    private var buttons: [UISearchBarScopeButton] = []

    func show(_ titles: [String], selected: Int) {
        for button in buttons { button.removeFromSuperview() }
        buttons = titles.enumerated().map { index, title in
            let button = UISearchBarScopeButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.bar?.selectScope(index, byUser: true) },
                for: .primaryActionTriggered
            )
            addSubview(button)
            return button
        }
        select(selected)
    }

    func select(_ index: Int) {
        for (place, button) in buttons.enumerated() { button.isSelected = place == index }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        for (place, button) in buttons.enumerated() {
            let column = isMirrored ? buttons.count - 1 - place : place
            button.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override var role: ViewRole { .scopeBar }
    override var orderedSubviews: [UIView] { buttons }
}

/// One scope: pressing it chooses it.
final class UISearchBarScopeButton: UIButton {
    override var role: ViewRole { .scope }
}
