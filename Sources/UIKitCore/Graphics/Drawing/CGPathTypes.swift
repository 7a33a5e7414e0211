/// The shape of line ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the last point.
    case butt = 0
    /// Ends in a semicircle around the last point.
    case round = 1
    /// Extends half the line width beyond the last point.
    case square = 2
}

/// The shape of line joins.
public enum CGLineJoin: Int32, Sendable {
    /// A miter, up to the miter limit.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Bevelled.
    case bevel = 2
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a nonzero winding number are inside.
    case winding = 0
    /// Points are inside if a ray from them crosses the path an odd number of times.
    case evenOdd = 1
}
