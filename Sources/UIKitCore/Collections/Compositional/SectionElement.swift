import Foundation

/// Something of a section that is on screen, and where.
struct SectionElement {
    enum Kind: Hashable {
        case item(Int)
        /// A view fastened to a cell.
        case fastened(String, item: Int)
        /// A header or footer, by its number in the section.
        case boundary(Int)
        case decoration(Int)
    }

    var kind: Kind
    var frame: CGRect
    var zIndex: Int
    /// Whether it moves as the section scrolls across.
    var scrollsAcross = false
}
