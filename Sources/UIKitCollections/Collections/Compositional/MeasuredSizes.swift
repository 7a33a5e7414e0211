import Foundation
import UIKitCore

/// The preferred sizes of a section's views, for sizes that are estimates.
struct MeasuredSizes: Equatable {
    /// A supplementary view of a cell.
    struct Fastened: Hashable {
        var kind: String
        var item: Int
    }

    var items: [Int: CGSize] = [:]
    /// The sizes of headers and footers, by their index in the section.
    var boundary: [Int: CGSize] = [:]
    var fastened: [Fastened: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && boundary.isEmpty && fastened.isEmpty }

    /// Returns the sizes under the new indexes of their items.
    ///
    /// - Parameter number: Returns the new index of an item; nil for a deleted one.
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
