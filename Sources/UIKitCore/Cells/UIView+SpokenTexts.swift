import Foundation

extension UIView {
    /// What is in a cell, or a header, for a person to read, in reading order: its labels, and the pictures and other
    /// things in it that have a name.
    var spokenTexts: [String] {
        let parts = visibleDescendants { view in
            switch view.role {
            case .none: false
            case .text, .heading, .image: true
            // A control speaks for itself.
            default: true
            }
        }
        let silent = parts.filter { [.text, .heading, .image].contains($0.role) }
        return silent.inReadingOrder(within: self).compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    }

    /// What can be worked in a cell, or a header. Texts and pictures are not things of their own there.
    var controlsInReadingOrderWithin: [UIView] {
        visibleDescendants { view in
            switch view.role {
            case .none, .text, .heading, .image: false
            default: true
            }
        }.inReadingOrder(within: self)
    }
}
