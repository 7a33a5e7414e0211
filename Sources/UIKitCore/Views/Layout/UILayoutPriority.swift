/// The priority of a constraint, from 1 to 1000. A constraint of priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public var rawValue: Float

    /// Makes a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Required: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default compression resistance of content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The default hugging of content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a view is fitted: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
