import Foundation
import Testing

@_spi(Host) @testable import UIKitCollections
@testable import UIKitCore

@Suite("Lines of a flow layout")
struct FlowLinesTests {
    private func sides(_ lines: FlowLines) -> [CGFloat] {
        (0..<lines.count).map { lines.place(of: $0).side }
    }

    private func starts(_ lines: FlowLines) -> [CGFloat] {
        (0..<lines.count).map { lines.place(of: $0).start }
    }

    private func alike(_ count: Int, _ breadth: CGFloat, in room: CGFloat = 320) -> FlowLines {
        FlowLines(
            count: count,
            size: FlowSize(length: 40, breadth: breadth),
            breadth: room,
            lineSpacing: 10,
            itemSpacing: 10
        )
    }

    private func various(_ breadths: [CGFloat], lengths: [CGFloat]? = nil) -> FlowLines {
        FlowLines(
            sizes: breadths.enumerated().map { FlowSize(length: lengths?[$0.offset] ?? 40, breadth: $0.element) },
            breadth: 320,
            lineSpacing: 10,
            itemSpacing: 10
        )
    }

    @Test func `a line holds as many items as fit and distributes them over its width`() {
        let lines = alike(4, 90)
        #expect(sides(lines) == [0, 115, 230, 0])
        #expect(starts(lines) == [0, 0, 0, 50])
        #expect(lines.length == 90)
    }

    @Test func `items that fit exactly have the minimum spacing`() {
        #expect(sides(alike(3, 100)) == [0, 110, 220])
        #expect(sides(alike(2, 105, in: 220)) == [0, 115])
    }

    @Test func `an incomplete line uses the columns of a full line`() {
        #expect(sides(alike(2, 90)) == [0, 115])
    }

    @Test func `a single item in a line is centred`() {
        #expect(sides(alike(2, 200)) == [60, 60])
        #expect(sides(alike(2, 400)) == [0, 0])
    }

    @Test func `items of different widths are distributed, and the last line reserves space for more of them`() {
        // 100 + 10 + 150 fit into the line; 90 does not. The line of the 90 has space for two more of that width.
        let lines = various([100, 150, 90])
        #expect(sides(lines) == [0, 170, 0])
        #expect(starts(lines) == [0, 0, 50])
        // The last line has two items, and space for one more of width 80.
        #expect(sides(various([200, 260, 60, 80])) == [60, 30, 0, 110])
    }

    @Test func `an item shorter than its line is centred in it`() {
        let lines = various([100, 100, 300], lengths: [20, 60, 30])
        #expect(starts(lines) == [20, 0, 70])
        #expect(lines.length == 100)
    }

    @Test func `the items in a range are found`() {
        let lines = alike(10, 100)
        #expect(lines.items(in: 0..<40) == 0..<3)
        #expect(lines.items(in: 40..<50) == 0..<3)
        #expect(lines.items(in: 45..<51) == 0..<6)
        #expect(lines.items(in: 150..<1000) == 9..<10)
        #expect(lines.items(in: -50..<0) == 0..<0)
        #expect(lines.items(in: 190..<300) == 0..<0)
        let other = various([300, 300, 300])
        #expect(other.items(in: 45..<60) == 1..<2)
        #expect(other.items(in: 39..<51) == 0..<2)
        #expect(other.items(in: 100..<140) == 2..<3)
    }

    @Test func `zero items have zero length`() {
        #expect(alike(0, 100).length == 0)
        #expect(various([]).length == 0)
        #expect(various([]).items(in: 0..<100) == 0..<0)
    }

    @Test func `overlapping lines are found while any part of them is visible`() {
        let alike = FlowLines(
            count: 10,
            size: FlowSize(length: 100, breadth: 320),
            breadth: 320,
            lineSpacing: -60,
            itemSpacing: 0
        )
        #expect(alike.items(in: 90..<100) == 0..<3)
        #expect(alike.items(in: 139..<141) == 1..<4)
        let various = FlowLines(
            sizes: [100, 10, 10].map { FlowSize(length: $0, breadth: 320) },
            breadth: 320,
            lineSpacing: -5,
            itemSpacing: 0
        )
        #expect(various.items(in: 98..<99) == 0..<2)
        #expect(various.items(in: 104..<110) == 1..<3)
        let steep = FlowLines(
            sizes: [100, 10, 10].map { FlowSize(length: $0, breadth: 320) },
            breadth: 320,
            lineSpacing: -60,
            itemSpacing: 0
        )
        #expect(steep.items(in: 90..<95) == 0..<3)
    }
}
