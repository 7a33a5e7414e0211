import Foundation
import UIKitCore

/// An element of a section, with its frame.
struct SectionElement {
    enum Kind: Hashable {
        case item(Int)
        /// A supplementary view of a cell.
        case fastened(String, item: Int)
        /// A header or footer, by its index in the section.
        case boundary(Int)
        case decoration(Int)
    }

    var kind: Kind
    var frame: CGRect
    var zIndex: Int
    /// Whether it moves with the section's orthogonal scrolling.
    var scrollsAcross = false
}
