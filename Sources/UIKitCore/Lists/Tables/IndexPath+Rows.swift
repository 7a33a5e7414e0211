import Foundation

extension IndexPath {
    /// Makes the index path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the index path of an item in a section. Same as for a row.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, or the only index of a one-part path, as for a header of a whole layout. Traps if the path is empty.
    public var section: Int {
        get { first ?? part(0) }
        set { setPart(0, to: newValue) }
    }

    /// The row in its section. Traps if the path has fewer than two parts.
    public var row: Int {
        get { part(1) }
        set { setPart(1, to: newValue) }
    }

    /// The item in its section. Same as ``row``.
    public var item: Int {
        get { part(1) }
        set { setPart(1, to: newValue) }
    }

    private func part(_ position: Int) -> Int {
        require(
            count >= 2,
            "IndexPath.row and IndexPath.section were read on an index path with \(count) indexes; they need two."
        )
        return self[position]
    }

    private mutating func setPart(_ position: Int, to value: Int) {
        require(
            count >= 2,
            "IndexPath.row or IndexPath.section was assigned on an index path with \(count) indexes; they need two."
        )
        self[position] = value
    }
}
