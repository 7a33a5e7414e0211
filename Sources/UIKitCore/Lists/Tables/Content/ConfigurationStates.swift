import Foundation

/// The state of a view, for configurations.
public protocol UIConfigurationState: Hashable {
    /// The traits that apply to the view.
    var traitCollection: UITraitCollection { get set }

    /// Makes a state in which all flags are false.
    init(traitCollection: UITraitCollection)
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits that apply to the view.
    public var traitCollection: UITraitCollection

    /// Makes a state without flags.
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
    /// Whether the row is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the row is focused.
    public var isFocused = false
    /// Whether the table is being edited.
    public var isEditing = false
    /// Whether a swipe revealed the row's actions.
    public var isSwiped = false
    /// Whether the children of the row are visible.
    public var isExpanded = false

    /// Makes a state in which all flags are false.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
