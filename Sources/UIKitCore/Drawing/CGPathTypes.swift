/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt = 0
    /// In half a circle around its last point.
    case round = 1
    /// Half its width behind its last point.
    case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a tip, unless that would be too long.
    case miter = 0
    /// In a part of a circle.
    case round = 1
    /// In a corner that is cut off.
    case bevel = 2
}

/// What counts as the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// What the path goes around in one direction more often than in the other.
    case winding = 0
    /// What a line from far away meets after an odd number of crossings.
    case evenOdd = 1
}
