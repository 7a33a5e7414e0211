/// How much a constraint counts against others, from 1 to 1000. At 1000 it must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Makes a priority of its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What content does against being made smaller, unless said otherwise: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What content does against being made larger, unless said otherwise: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// What a size counts that a view is fitted to: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
