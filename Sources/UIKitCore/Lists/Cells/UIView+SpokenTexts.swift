import Foundation

extension UIView {
    /// The texts of a cell or header for screen readers, in reading order: its labels, and the names of images and headings.
    package var spokenTexts: [String] {
        let parts = visibleDescendants { view in
            switch view.accessibleRole {
            case .none: false
            // A control has its own accessible name.
            default: !view.accessibleRole.isContainer
            }
        }
        let silent = parts.filter { [.text, .heading, .image].contains($0.accessibleRole) }
        return silent.inReadingOrder(within: self).compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }

    /// The interactive views in a cell or header. Texts and images are not separate elements there.
    package var controlsInReadingOrderWithin: [UIView] {
        visibleDescendants { view in
            switch view.accessibleRole {
            case .none, .text, .heading, .image: false
            default: !view.accessibleRole.isContainer
            }
        }.inReadingOrder(within: self)
    }
}
