/// A set of edges of a rectangle, in the direction in which the interface reads.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An edge or a corner of a rectangle, in the direction in which the interface reads.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// The middle of the top edge.
    case top
    /// The corner at the top where lines begin.
    case topLeading
    /// The middle of the edge where lines begin.
    case leading
    /// The corner at the bottom where lines begin.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner at the bottom where lines end.
    case bottomTrailing
    /// The middle of the edge where lines end.
    case trailing
    /// The corner at the top where lines end.
    case topTrailing

    /// The edges at which something aligned so stands.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
