/// The directions of the characters of a paragraph, by Unicode's bidirectional algorithm.
@_spi(Host)
public struct ParagraphDirections: Sendable {
    /// The embedding level of each character: odd levels are right-to-left.
    public var levels: [Int8]
    /// Whether the paragraph as a whole is right-to-left.
    public var isRightToLeft: Bool

    /// Makes the directions of a paragraph.
    public init(levels: [Int8], isRightToLeft: Bool) {
        self.levels = levels
        self.isRightToLeft = isRightToLeft
    }

    /// The places of the characters of a line from left to right.
    ///
    /// - Parameter levels: The levels of the line's characters in logical order.
    public static func visualOrder(of levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowest = levels.min(), highest > 0 else { return order }
        let lowestOdd = lowest | 1
        guard highest >= lowestOdd else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
