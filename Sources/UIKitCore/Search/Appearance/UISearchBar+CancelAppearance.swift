import Foundation

extension UISearchBar {
    /// Applies the appearance of bar button items in search bars to the Cancel button.
    func takeCancelAppearance() {
        let item = UIBarButtonItem()
        item.takeAppearances(in: self)
        if let title = item.title { cancelButton.setTitle(title, for: .normal) }
        if let color = item.tintColor { cancelButton.tintColor = color }
        for (state, attributes) in item.titleAttributes {
            if let color = attributes[.foregroundColor] as? UIColor { cancelButton.setTitleColor(color, for: state) }
            if let font = attributes[.font] as? UIFont, state == .normal { cancelButton.titleLabel?.font = font }
        }
    }
}
