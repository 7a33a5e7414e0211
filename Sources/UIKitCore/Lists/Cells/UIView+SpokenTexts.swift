import Foundation

extension UIView {
    /// The texts of a cell or header for screen readers, in reading order: its labels, and the names of images and headings.
    package var spokenTexts: [String] {
        let parts = visibleDescendants { view in
            switch view.role {
            case .none: false
            // A control has its own accessible name.
            default: !view.role.isContainer
            }
        }
        let silent = parts.filter { [.text, .heading, .image].contains($0.role) }
        return silent.inReadingOrder(within: self).compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }

    /// The interactive views in a cell or header. Texts and images are not separate elements there.
    package var controlsInReadingOrderWithin: [UIView] {
        visibleDescendants { view in
            switch view.role {
            case .none, .text, .heading, .image: false
            default: !view.role.isContainer
            }
        }.inReadingOrder(within: self)
    }
}
