import CoreGraphics
import Testing

/// The names of Core Graphics in a file that imports no other module.
@Suite struct CoreGraphicsTests {
    @Test func `geometry and transforms`() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40).insetBy(dx: 5, dy: 5)
        let moved = rect.applying(CGAffineTransform(translationX: 1, y: 2))
        #expect(moved == CGRect(origin: CGPoint(x: 16, y: 27), size: CGSize(width: 20, height: 30)))
        #expect(rect.divided(atDistance: 5, from: .minXEdge).slice.width == 5)
    }

    @Test func `functions of CGFloat`() {
        let side: CGFloat = 3
        #expect(sqrt(side * side) == 3)
        #expect(hypot(side, 4) == 5)
        #expect(floor(CGFloat.pi) + round(sin(CGFloat.pi / 2)) == 4)
    }

    @Test func `paths and colours`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 4, y: 3))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 3))
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
    }
}
