import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Pictures of views and layers")
struct LayerRenderingTests {
    private func render(_ view: UIView) -> Bitmap {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        defer { UIGraphicsEndImageContext() }
        view.layer.render(in: UIGraphicsGetCurrentContext()!)
        return UIGraphicsGetCurrentContext()!.bitmap
    }

    private func parts(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.pixel(x, y)
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
    }

    private func box(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
        view.backgroundColor = color
        return view
    }

    @Test func `subviews are drawn over their superview, with transform, opacity and clipping`() {
        let root = box(.red, 0, 0, 40)
        let child = box(.blue, 10, 10, 10)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(child)
        let faint = box(.black, 30, 30, 20)
        faint.alpha = 0.5
        root.addSubview(faint)
        let hidden = box(.green, 0, 0, 40)
        hidden.isHidden = true
        root.addSubview(hidden)
        let bitmap = render(root)
        #expect(parts(bitmap, 2, 2) == [255, 0, 0, 255])
        #expect(parts(bitmap, 6, 6) == [0, 0, 255, 255])
        #expect(parts(bitmap, 24, 24) == [0, 0, 255, 255])
        #expect(abs(parts(bitmap, 35, 35)[0] - 128) <= 1)
    }

    @Test func `corners and borders have the layer's form`() {
        let view = box(.red, 0, 0, 40)
        view.layer.cornerRadius = 20
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.blue.cgColor
        view.clipsToBounds = true
        view.addSubview(box(.green, 0, 0, 20))
        let bitmap = render(view)
        #expect(parts(bitmap, 1, 1)[3] == 0)
        #expect(parts(bitmap, 2, 20) == [0, 0, 255, 255])
        #expect(parts(bitmap, 10, 10) == [0, 255, 0, 255])
        #expect(parts(bitmap, 30, 30) == [255, 0, 0, 255])
    }

    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(rotationAngle: .pi)])
    func `a shadow with a path has the form of the path, below the layer`(transform: CGAffineTransform) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let view = box(.red, 20, 20, 20)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: -10, y: 4, width: 40, height: 10)).cgPath
        view.transform = transform
        root.addSubview(view)
        let bitmap = render(root)
        let rows = transform.isIdentity ? 26..<36 : 28..<38
        #expect((0..<60).filter { parts(bitmap, 12, $0) == [0, 0, 0, 255] } == Array(rows))
        #expect(parts(bitmap, 30, 30) == [255, 0, 0, 255])
        #expect(parts(bitmap, 30, 15)[3] == 0)
    }

    @Test func `a conic gradient turns around its start`() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.type = .conic
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.addSublayer(layer)
        let bitmap = render(view)
        // Below, at the left, above, and just before the end of the turn.
        for (x, y, gray) in [(20, 19, 64), (0, 10, 128), (20, 0, 191), (39, 9, 252)] {
            #expect(abs(parts(bitmap, x, y)[0] - gray) < 10, "\(x), \(y): \(parts(bitmap, x, y))")
        }
        #expect(parts(bitmap, 39, 11)[0] < 10)
        #expect((0..<40).allSatisfy { parts(bitmap, $0, 5)[3] == 255 })
    }

    @Test func `a shadow is drawn around the layer`() {
        let root = box(.white, 0, 0, 40)
        let card = box(.red, 10, 10, 10)
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 0
        card.layer.shadowOffset = CGSize(width: 10, height: 0)
        root.addSubview(card)
        let bitmap = render(root)
        #expect(parts(bitmap, 25, 15) == [0, 0, 0, 255])
        #expect(parts(bitmap, 35, 15) == [255, 255, 255, 255])
    }

    @Test func `a gradient layer, sublayers and their order are drawn`() {
        let view = box(.clear, 0, 0, 40)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.layer.addSublayer(gradient)
        let front = CALayer()
        front.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        front.backgroundColor = UIColor.green.cgColor
        view.layer.insertSublayer(front, at: 0)
        front.zPosition = 1
        let bitmap = render(view)
        #expect(parts(bitmap, 5, 5) == [0, 255, 0, 255])
        #expect(parts(bitmap, 20, 1)[0] > 240 && parts(bitmap, 20, 38)[2] > 240)
    }

    @Test func `labels, images and what a view draws itself are part of the picture`() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let root = box(.white, 0, 0, 100)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Hello"
        label.textColor = .red
        label.font = .boldSystemFont(ofSize: 24)
        label.textAlignment = .right
        root.addSubview(label)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let image = UIImageView(image: picture)
        image.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
        image.contentMode = .scaleAspectFit
        root.addSubview(image)
        root.addSubview(Drawn(frame: CGRect(x: 50, y: 50, width: 20, height: 20)))
        let bitmap = render(root)
        let isRed = { (x: Int) in (0..<30).contains { parts(bitmap, x, $0) == [255, 0, 0, 255] } }
        #expect((60..<100).contains(where: isRed) && !(0..<20).contains(where: isRed))
        #expect(parts(bitmap, 10, 50) == [0, 0, 255, 255])
        #expect(parts(bitmap, 10, 42) == [255, 255, 255, 255])
        #expect(parts(bitmap, 52, 52) == [0, 255, 0, 255])
    }

    @Test func `a hierarchy is drawn in a rectangle`() {
        let view = box(.red, 0, 0, 10)
        view.addSubview(box(.blue, 0, 0, 5))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
        #expect(view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 20, height: 40), afterScreenUpdates: true))
        let bitmap = UIGraphicsGetCurrentContext()!.bitmap
        UIGraphicsEndImageContext()
        #expect(parts(bitmap, 10, 10)[3] == 0)
        #expect(parts(bitmap, 25, 10) == [0, 0, 255, 255])
        #expect(parts(bitmap, 35, 35) == [255, 0, 0, 255])
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }

    @Test func `a snapshot is a view with the picture, which later changes do not affect`() throws {
        let view = box(.red, 5, 5, 20)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
        #expect(parts(render(snapshot), 10, 10) == [255, 0, 0, 255])
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 5, height: 10),
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
        )
        #expect(part.bounds.size == CGSize(width: 5, height: 10))
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func `a scrolled view is drawn from its offset`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scroll.contentSize = CGSize(width: 20, height: 100)
        scroll.addSubview(box(.red, 0, 30, 20))
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        let root = box(.white, 0, 0, 20)
        root.addSubview(scroll)
        #expect(parts(render(root), 10, 10) == [255, 0, 0, 255])
    }
}
