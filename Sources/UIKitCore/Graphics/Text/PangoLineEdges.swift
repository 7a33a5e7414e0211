#if Cairo
import CCairo

/// The horizontal edges of the characters of a Pango layout, in Pango's units.
///
/// The same as those of `pango_layout_line_index_to_x`, which takes time in proportion to the length of the text for each character.
/// Here a line takes time in proportion to its length.
struct PangoLineEdges {
    private let offsets: ByteOffsets
    /// For each UTF-16 unit, whether the caret can be before it: false inside a character.
    private var isCaretPosition: [Bool]

    /// Reads the characters of a layout.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - offsets: The places of the UTF-16 units in its text.
    init(of layout: OpaquePointer, _ offsets: ByteOffsets) {
        self.offsets = offsets
        var count: gint = 0
        let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
        isCaretPosition = Array(repeating: false, count: offsets.count)
        var character = -1
        for unit in 0..<offsets.count where unit == 0 || offsets[unit] != offsets[unit - 1] {
            character += 1
            if let attributes, character < count {
                isCaretPosition[unit] = attributes[character].is_cursor_position != 0
            }
        }
    }

    /// The edges of the units of a line: in right-to-left text, the leading edge is at the right. The units of a character have the
    /// same edges.
    func edges(of line: UnsafePointer<PangoLayoutLine>, units: Range<Int>) -> (leading: [Int], trailing: [Int]) {
        var leading = [Int](repeating: 0, count: units.count)
        var trailing = leading
        var isPlaced = [Bool](repeating: false, count: units.count)
        var left = 0
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let item = run.item?.pointee, let glyphs = run.glyphs?.pointee
            else { continue }
            for cluster in Self.clusters(of: glyphs, item, from: left) {
                // A cluster of several characters, such as a ligature, is divided equally.
                let start = unit(at: Int(item.offset) + cluster.bytes.lowerBound)
                let end = unit(at: Int(item.offset) + cluster.bytes.upperBound)
                let parts = max(1, (start..<end).count { isCaretPosition[$0] })
                let width = cluster.end - cluster.start
                var part = 0
                for unit in start..<end {
                    if isCaretPosition[unit], unit > start { part = min(part + 1, parts - 1) }
                    guard units.contains(unit) else { continue }
                    leading[unit - units.lowerBound] = cluster.start + width * part / parts
                    trailing[unit - units.lowerBound] = cluster.start + width * (part + 1) / parts
                    isPlaced[unit - units.lowerBound] = true
                }
            }
            left += Self.width(of: glyphs)
        }
        for index in leading.indices where !isPlaced[index] { (leading[index], trailing[index]) = (left, left) }
        joinCharacters(of: units, &leading, &trailing)
        return (leading, trailing)
    }

    /// Gives all units of a character the edges of the whole character.
    private func joinCharacters(of units: Range<Int>, _ leading: inout [Int], _ trailing: inout [Int]) {
        var start = 0
        while start < units.count {
            var end = start + 1
            while end < units.count, !isCaretPosition[units.lowerBound + end] { end += 1 }
            for index in start..<end {
                leading[index] = leading[start]
                if index < end - 1 { trailing[index] = trailing[end - 1] }
            }
            start = end
        }
    }

    /// The first unit at or after a byte of the text.
    private func unit(at byte: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Glyphs that represent one or more characters together.
    private struct Cluster {
        /// The bytes in the text of the run.
        let bytes: Range<Int>
        let start: Int
        let end: Int
    }

    private static func width(of glyphs: PangoGlyphString) -> Int {
        (0..<Int(glyphs.num_glyphs)).reduce(0) { $0 + Int(glyphs.glyphs[$1].geometry.width) }
    }

    /// The clusters of a run in the order of the text.
    private static func clusters(of glyphs: PangoGlyphString, _ item: PangoItem, from left: Int) -> [Cluster] {
        let isRightToLeft = item.analysis.level % 2 == 1
        let count = Int(glyphs.num_glyphs)
        var x = isRightToLeft ? left + width(of: glyphs) : left
        var clusters: [Cluster] = []
        var begin: (byte: Int, x: Int)?
        func close(at byte: Int) {
            guard let begin, byte > begin.byte else { return }
            clusters.append(Cluster(bytes: begin.byte..<byte, start: begin.x, end: x))
        }
        for place in 0..<count {
            let index = isRightToLeft ? count - 1 - place : place
            let byte = Int(glyphs.log_clusters[index])
            if byte != begin?.byte {
                close(at: byte)
                begin = (byte, x)
            }
            let width = Int(glyphs.glyphs[index].geometry.width)
            x += isRightToLeft ? -width : width
        }
        close(at: Int(item.length))
        return clusters
    }
}
#endif
