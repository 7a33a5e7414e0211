import Foundation

extension NSIndexPath {
    /// Makes a path to a row of a section.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Makes a path to an item of a section.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section: the first index. Traps if there is none.
    public var section: Int { index(at: 0, for: "section") }

    /// The row: the second index. Traps if there is none.
    public var row: Int { index(at: 1, for: "row") }

    /// The item: the second index. Traps if there is none.
    public var item: Int { index(at: 1, for: "item") }

    private func index(at position: Int, for member: String) -> Int {
        guard position < length else { trap("NSIndexPath.\(member) was used on a path with \(length) indexes.") }
        return index(atPosition: position)
    }
}
