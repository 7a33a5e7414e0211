import Foundation
import HeadlessHost
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Corner configurations of views.
@MainActor
@Suite("Corner configurations")
struct CornerConfigurationTests {
    private func box(_ frame: CGRect, _ configuration: UICornerConfiguration) -> UIView {
        let view = UIView(frame: frame)
        view.cornerConfiguration = configuration
        return view
    }

    private func radii(_ view: UIView) -> [CGFloat] {
        [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func `each corner has its fixed radius, at most half of the shorter side`() {
        let view = box(
            frame,
            .corners(topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: .fixed(500), bottomRightRadius: 5.5)
        )
        #expect(radii(view) == [10, 0, 30, 5.5])
        #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 10)
        #expect(view.effectiveRadius(corner: .allCorners) == 30)
        #expect(view.layer.cornerRadii.clockwise == [10, 0, 5.5, 30])
        #expect(radii(UIView(frame: frame)) == [0, 0, 0, 0])
    }

    @Test func `a capsule follows the size, up to its maximum`() {
        let view = box(frame, .capsule())
        #expect(radii(view) == [30, 30, 30, 30])
        view.bounds.size.height = 20
        #expect(radii(view) == [10, 10, 10, 10])
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        #expect(radii(view) == [8, 8, 8, 8])
    }

    @Test func `edges and sides have radii in common`() {
        #expect(radii(box(frame, .uniformEdges(topRadius: 4, bottomRadius: 9))) == [4, 4, 9, 9])
        #expect(radii(box(frame, .uniformEdges(leftRadius: 4, rightRadius: 9))) == [4, 9, 4, 9])
        #expect(radii(box(frame, .uniformTopRadius(4, bottomRightRadius: 9))) == [4, 4, 0, 9])
        #expect(radii(box(frame, .uniformBottomRadius(4, topLeftRadius: 9))) == [9, 0, 4, 4])
        #expect(radii(box(frame, .uniformLeftRadius(4, topRightRadius: 9))) == [4, 9, 4, 0])
        #expect(radii(box(frame, .uniformRightRadius(4, bottomLeftRadius: 9))) == [0, 4, 9, 4])
    }

    @Test func `a concentric corner has the container's radius minus the distance to its edges`() {
        let container = box(CGRect(x: 0, y: 0, width: 200, height: 200), .corners(radius: 40))
        let between = UIView(frame: container.bounds)
        container.addSubview(between)
        let child = box(CGRect(x: 10, y: 5, width: 100, height: 100), .corners(radius: .containerConcentric()))
        between.addSubview(child)
        #expect(radii(child) == [30, 0, 0, 0])
        child.frame.size = CGSize(width: 180, height: 190)
        #expect(radii(child) == [30, 30, 30, 30])
        child.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 35))
        #expect(radii(child) == [35, 35, 35, 35])
        child.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        child.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(child) == [30, 30, 30, 30])
        container.cornerConfiguration = .corners(radius: 0)
        container.layer.cornerRadius = 40
        #expect(radii(child) == [0, 0, 0, 0])
    }

    @Test func `a layer's corner radius makes a container, and a view without container is square`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.layer.cornerRadius = 24
        container.layer.maskedCorners = [.layerMinXMinYCorner]
        let child = box(CGRect(x: 4, y: 4, width: 192, height: 192), .corners(radius: .containerConcentric()))
        #expect(radii(child) == [0, 0, 0, 0])
        container.addSubview(child)
        #expect(radii(child) == [20, 0, 0, 0])
    }

    @Test func `pictures have the corners, their borders and clipped content`() {
        let view = box(
            CGRect(x: 0, y: 0, width: 40, height: 40),
            .corners(topLeftRadius: 20, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 10)
        )
        view.backgroundColor = .red
        view.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
        view.layer.render(in: UIGraphicsGetCurrentContext()!)
        let bitmap = UIGraphicsGetCurrentContext()!.bitmap
        UIGraphicsEndImageContext()
        let points = [(1, 1), (38, 1), (1, 38), (39, 39), (30, 30)]
        #expect(points.map { bitmap.pixel($0.0, $0.1).alpha } == [0, 255, 255, 0, 255])
        #expect(bitmap.pixel(30, 30).blue == 255)
    }

    @Test func `a view whose radii change is displayed and laid out again`() async throws {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.cornerConfiguration = .corners(radius: 40)
        let child = Counting(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
        child.cornerConfiguration = .corners(radius: .containerConcentric())
        container.addSubview(child)
        screen.view.addSubview(container)
        try await driver.settle()
        let before = child.layouts
        container.cornerConfiguration = .corners(radius: 30)
        try await driver.settle()
        #expect(child.effectiveRadius(corner: .allCorners) == 20 && child.layouts == before + 1)
        try await driver.settle()
        #expect(child.layouts == before + 1)
    }
}
