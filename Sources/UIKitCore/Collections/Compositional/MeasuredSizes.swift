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
