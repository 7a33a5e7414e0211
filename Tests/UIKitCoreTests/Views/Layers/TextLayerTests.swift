import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Text layers")
struct TextLayerTests {
    /// The columns and rows in which a layer draws.
    private func drawn(_ layer: CATextLayer) -> (columns: Set<Int>, rows: Set<Int>, color: [Int]) {
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        UIGraphicsBeginImageContextWithOptions(layer.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        layer.render(in: UIGraphicsGetCurrentContext()!)
        let bitmap = UIGraphicsGetCurrentContext()!.bitmap
        var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
        var color = [0, 0, 0, 0]
        for x in 0..<200 {
            for y in 0..<100 {
                let pixel = bitmap.pixel(x, y)
                guard pixel.alpha > 0 else { continue }
                columns.insert(x)
                rows.insert(y)
                let parts = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
                if parts[3] > color[3] { color = parts }
            }
        }
        return (columns, rows, color)
    }

    private func layer(_ text: Any?, size: CGFloat = 20) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.fontSize = size
        layer.foregroundColor = UIColor.red.cgColor
        return layer
    }

    @Test func `a text layer has Core Animation's defaults`() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36 && layer.string == nil && !layer.isWrapped)
        #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
    }

    @Test func `text is drawn at the top, in its size and colour`() {
        let small = drawn(layer("Hill"))
        #expect(small.color[0] > 200 && small.color[1] == 0)
        #expect((small.rows.max() ?? 99) < 32)
        let large = drawn(layer("Hill", size: 40))
        #expect(large.columns.count > small.columns.count)
        #expect(drawn(layer(nil)).rows.isEmpty)
    }

    @Test func `alignment, wrapping and attributes apply`() {
        let right = layer("Hi")
        right.alignmentMode = .right
        #expect((drawn(right).columns.min() ?? 0) > 150)
        let long = layer("many words that do not fit into one line of the layer")
        let inOneLine = drawn(long).rows.count
        long.isWrapped = true
        #expect(drawn(long).rows.count > inOneLine * 2)
        let blue = NSAttributedString(
            string: "Hi",
            attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
        )
        #expect(drawn(layer(blue)).color[2] > 200)
    }
}
