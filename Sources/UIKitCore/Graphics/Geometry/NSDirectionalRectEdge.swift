/// A set of edges of a rectangle, relative to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An edge or a corner of a rectangle, relative to the reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// The centre of the top edge.
    case top
    /// The top leading corner.
    case topLeading
    /// The centre of the leading edge.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The centre of the bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The centre of the trailing edge.
    case trailing
    /// The top trailing corner.
    case topTrailing

    /// The edges that the alignment touches.
    package var edges: NSDirectionalRectEdge {
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
