import Foundation

/// The background of a cell or a button as a value. Its custom view must be used on the main actor.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// A view in front of the other parts of the background; nil for none.
    public var customView: UIView?

    /// The corner radius, in points. Default: 0.
    public var cornerRadius: CGFloat = 0

    /// The distance of the background from the edges of its cell or button, in points. Negative values extend it.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The edges at which the layout margins of the cell or button are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The colour; nil for the tint colour. Use `clear` for none.
    public var backgroundColor: UIColor? {
        get { color }
        set {
            color = newValue
            isOwnColor = true
        }
    }

    /// Replaces ``backgroundColor`` when the background is shown; nil for no change.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The effect between the colour and the image; nil for none.
    public var visualEffect: UIVisualEffect?

    /// The image; nil for none.
    public var image: UIImage?

    /// The scaling and position of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the border; nil for the tint colour.
    public var strokeColor: UIColor?

    /// Replaces ``strokeColor`` when the border is shown; nil for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the border, inside the edge, in points. Default: 0, no border.
    public var strokeWidth: CGFloat = 0

    /// Whether the app assigned the colour, so that it does not depend on the state.
    private(set) var isOwnColor = false
    private var color: UIColor?
    private let usualColor: UIColor
    private let marksSelection: Bool

    init(color: UIColor, marksSelection: Bool = false) {
        self.color = color
        usualColor = color
        self.marksSelection = marksSelection
    }

    /// Returns an empty, transparent background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(color: .systemBackground, marksSelection: true)
    }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(color: .secondarySystemGroupedBackground, marksSelection: true)
    }

    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration(color: .clear, marksSelection: true)
        background.cornerRadius = 9
        return background
    }

    /// Returns the background of a cell in a list of any style.
    public static func listCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(color: .clear, marksSelection: true)
    }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(color: .systemBackground)
    }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }

    /// Returns the colour to show: ``backgroundColor`` or the given tint colour, transformed.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the colour of the border: ``strokeColor`` or the given tint colour, transformed.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns this background with the colour for a cell that is selected or not. The colour of an app is unchanged.
    func marking(isSelected: Bool) -> UIBackgroundConfiguration {
        guard marksSelection, !isOwnColor else { return self }
        var background = self
        background.color = isSelected ? .systemGray4 : usualColor
        return background
    }

    /// Whether a view is necessary to show the background, because it has more than a colour, corners and a border.
    var needsView: Bool {
        customView != nil || visualEffect != nil || image != nil || backgroundInsets != .zero
            || !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
    }

    /// Whether both have the same parts. Transformers are the same if one is a copy of the other.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        func areSame(_ one: UIConfigurationColorTransformer?, _ other: UIConfigurationColorTransformer?) -> Bool {
            one?.isSame(as: other) ?? (other == nil)
        }
        return left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.color == right.color && left.visualEffect == right.visualEffect && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.customView === right.customView
            && left.isOwnColor == right.isOwnColor && left.usualColor == right.usualColor
            && left.marksSelection == right.marksSelection
            && areSame(left.backgroundColorTransformer, right.backgroundColorTransformer)
            && areSame(left.strokeColorTransformer, right.strokeColorTransformer)
    }

    /// Hashes the colours, the corners and the border.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(cornerRadius)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}
