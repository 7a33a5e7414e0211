import Foundation

/// What the views of a section asked for, where their sizes are estimates.
struct MeasuredSizes: Equatable {
    /// A view fastened to a cell.
    struct Fastened: Hashable {
        var kind: String
        var item: Int
    }

    var items: [Int: CGSize] = [:]
    /// Headers and footers, by their numbers in the section.
    var boundary: [Int: CGSize] = [:]
    var fastened: [Fastened: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && boundary.isEmpty && fastened.isEmpty }

    /// What was known of items, for a section in which they have other numbers.
    ///
    /// - Parameter number: The new number of an item; nil for one that is gone.
    func renumbered(_ number: (Int) -> Int?) -> MeasuredSizes {
        var result = MeasuredSizes(boundary: boundary)
        for (item, size) in items {
            if let new = number(item) { result.items[new] = size }
        }
        for (key, size) in fastened {
            if let new = number(key.item) { result.fastened[Fastened(kind: key.kind, item: new)] = size }
        }
        return result
    }
}

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
