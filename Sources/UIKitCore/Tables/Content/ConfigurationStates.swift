import Foundation

/// The state of a view that a configuration may follow.
public protocol UIConfigurationState: Hashable {
    /// The traits that apply to the view.
    var traitCollection: UITraitCollection { get set }

    /// Makes the state of a view of which nothing is true.
    init(traitCollection: UITraitCollection)
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits that apply to the view.
    public var traitCollection: UITraitCollection

    /// Makes the state of a view of which nothing is true.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits that apply to the cell.
    public var traitCollection: UITraitCollection
    /// Whether the row is selected.
    public var isSelected = false
    /// Whether the row is lit up under a touch.
    public var isHighlighted = false
    /// Whether the keyboard works on the row.
    public var isFocused = false
    /// Whether the table is edited.
    public var isEditing = false
    /// Whether a swipe revealed the row's actions.
    public var isSwiped = false
    /// Whether what the row holds shows.
    public var isExpanded = false

    /// Makes the state of a cell of which nothing is true.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
