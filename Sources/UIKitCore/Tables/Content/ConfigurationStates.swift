import Foundation

/// The state of a view that a configuration may follow. iOS 14.0.
public protocol UIConfigurationState: Hashable {
    /// The traits that apply to the view. iOS 14.0.
    var traitCollection: UITraitCollection { get set }

    /// Makes the state of a view of which nothing is true. iOS 14.0.
    init(traitCollection: UITraitCollection)
}

/// The state of a header or footer. iOS 14.0.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits that apply to the view. iOS 14.0.
    public var traitCollection: UITraitCollection

    /// Makes the state of a view of which nothing is true. iOS 14.0.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell. iOS 14.0.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits that apply to the cell. iOS 14.0.
    public var traitCollection: UITraitCollection
    /// Whether the row is selected. iOS 14.0.
    public var isSelected = false
    /// Whether the row is lit up under a touch. iOS 14.0.
    public var isHighlighted = false
    /// Whether the keyboard works on the row. iOS 14.0.
    public var isFocused = false
    /// Whether the table is edited. iOS 14.0.
    public var isEditing = false
    /// Whether a swipe revealed the row's actions. iOS 14.0.
    public var isSwiped = false
    /// Whether what the row holds shows. iOS 14.0.
    public var isExpanded = false

    /// Makes the state of a cell of which nothing is true. iOS 14.0.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
