import Foundation

extension UISearchBar {
    /// The icons in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass at the beginning.
        case search
        /// The button that clears the field.
        case clear
        /// The bookmark button.
        case bookmark
        /// The results button.
        case resultsList
    }

    /// The button that shows an icon. Nil for the magnifying glass, which is not a button.
    private func button(of icon: Icon) -> UIButton? {
        switch icon {
        case .search: nil
        case .clear: searchTextField.preparedClearButton
        case .bookmark: bookmarkButton
        case .resultsList: resultsButton
        }
    }

    func iconImageDidChange(_ icon: Icon, _ state: UIControl.State) {
        guard let button = button(of: icon) else {
            searchTextField.setSearchIcon(
                icons.image(of: .search, .normal) ?? SearchBarIcons.standardImage(of: .search),
                whileDisabled: icons.image(of: .search, .disabled)
            )
            return
        }
        let standard = state == .normal ? SearchBarIcons.standardImage(of: icon) : nil
        button.setImage(icons.images[icon]?[state] ?? standard, for: state)
    }

    func iconAdjustmentDidChange(_ icon: Icon) {
        guard let view = button(of: icon) ?? searchTextField.magnifier else { return }
        searchTextField.setOffset(positionAdjustment(for: icon), ofOverlay: view)
    }
}

/// The app's images and position adjustments for the icons of a search bar.
struct SearchBarIcons {
    var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]

    func image(of icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images[icon]?[state] ?? images[icon]?[.normal]
    }

    @MainActor
    static func standardImage(of icon: UISearchBar.Icon) -> UIImage? {
        switch icon {
        case .search: .growing("magnifyingglass")
        case .clear: UITextField.standardClearImage
        case .bookmark: .growing("book")
        case .resultsList: .growing("list.bullet")
        }
    }
}
