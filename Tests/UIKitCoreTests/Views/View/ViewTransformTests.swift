import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// `UIView.transform`: its effect on frames, points, touches and the screen, and the values that it does not change.
@MainActor
@Suite("Transformed views")
struct ViewTransformTests {
    private let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))

    @Test func `the frame is the bounding box of the transformed view, and centre and bounds stay`() {
        view.transform = quarter
        #expect(view.frame == CGRect(x: 110, y: 90, width: 20, height: 40))
        #expect(view.center == CGPoint(x: 120, y: 110))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    }

    @Test func `a translation moves the frame but not the centre`() {
        view.transform = CGAffineTransform(translationX: 5, y: -7)
        #expect(view.frame == CGRect(x: 105, y: 93, width: 40, height: 20))
        #expect(view.center == CGPoint(x: 120, y: 110))
    }

    @Test func `assigning a frame computes the bounds through the inverse transform`() {
        view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 0)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(view.bounds.size == CGSize(width: 50, height: 20))
    }

    @Test func `a view scaled to zero keeps its size when a frame is assigned`() {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = CGRect(x: 10, y: 10, width: 6, height: 6)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.center == CGPoint(x: 13, y: 13))
    }

    @Test func `transform components that are not finite are replaced with finite values`() {
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)
        #expect(view.transform.a == 0)
        #expect(view.transform.tx.isFinite)
    }

    @Test func `points and rectangles are converted through transforms in both directions`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.transform = quarter
        root.addSubview(view)
        view.addSubview(inner)
        // The rotated view's top left corner is at its right.
        #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 130, y: 90))
        #expect(inner.convert(inner.bounds, to: view) == CGRect(x: 5, y: 0, width: 20, height: 20))
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 110, y: 95, width: 20, height: 20))
        #expect(inner.convert(CGPoint(x: 120, y: 105), from: root) == CGPoint(x: 5, y: 5))
        let sibling = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        root.addSubview(sibling)
        #expect(sibling.convert(CGPoint(x: 80, y: 40), to: view) == .zero)
    }

    @Test func `hit testing respects the transform`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(view)
        view.transform = quarter
        #expect(root.hitTest(CGPoint(x: 120, y: 92), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 102, y: 110), with: nil) === root)
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        #expect(root.hitTest(CGPoint(x: 120, y: 110), with: nil) === root)
    }

    @Test func `a touch location is in the coordinates of the scaled view`() async throws {
        final class Pad: UIControl {
            var place: CGPoint?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                place = touches.first?.location(in: self)
            }
        }
        let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        pad.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let controller = UIViewController()
        controller.view.addSubview(pad)
        let driver = try await AppDriver.launch { controller }
        let window = try #require(controller.view.window)
        let place = controller.view.convert(CGPoint(x: 130, y: 140), to: nil)
        window.userTouchBegan(on: try #require(window.hitTest(place, with: nil)), at: place)
        try await driver.settle()
        #expect(pad.place == CGPoint(x: 10, y: 30))
    }

    @Test func `constraints apply to a view without its transform`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let below = UIView()
        for part in [view, below] {
            part.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(part)
        }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 20),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.transform = quarter
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 20, height: 60))
        #expect(view.bounds.size == CGSize(width: 60, height: 20))
        #expect(below.frame.minY == 70)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 60, height: 20))
    }

    @Test func `autoresizing applies to a view without its transform`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        view.autoresizingMask = .flexibleWidth
        view.transform = quarter
        root.frame.size.width = 220
        #expect(view.bounds.size == CGSize(width: 60, height: 20))
    }

    @Test func `a transformed cell keeps its space in the table`() async throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                return cell
            }
        }
        let table = UITableViewController()
        let rows = Rows()
        table.tableView.dataSource = rows
        table.tableView.rowHeight = 40
        let driver = try await AppDriver.launch { table }
        table.tableView.setNeedsLayout()
        try await driver.settle()
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.bounds.height == 40)
        #expect(cell.center.y == 60)
        #expect(cell.frame.height == 20)
    }

    @Test func `the screen shows a transformed view at its visible frame, unless it is scaled to zero or off screen`()
        async throws
    {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Turn", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
        controller.view.addSubview(button)
        let driver = try await AppDriver.launch { controller }
        button.transform = quarter
        try await driver.settle()
        let size = try driver.screen().element(called: "Turn").frame.size
        #expect(size == CGSize(width: 40, height: 80))
        try await driver.tap("Turn")
        button.transform = CGAffineTransform(scaleX: 0, y: 0)
        try await driver.settle()
        #expect(!driver.screen().description.contains("Turn"))
        button.transform = CGAffineTransform(translationX: 5000, y: 0)
        try await driver.settle()
        #expect(!driver.screen().description.contains("Turn"))
        button.transform = .identity
        try await driver.settle()
        #expect(driver.screen().description.contains("Turn"))
    }

    @Test func `animating a transform rotates in the shorter direction`() async throws {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let driver = try await AppDriver.launch { controller }
        view.transform = CGAffineTransform(rotationAngle: .pi * 0.75)
        UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: -.pi * 0.75) }
        let change = try #require(driver.host.animations.last?.changes.first)
        let way = try #require(change.transform)
        #expect(abs(way.rotation + .pi / 2) < 1e-9)
        #expect(abs(way.scaleX) < 1e-9 && abs(way.scaleY) < 1e-9 && way.x == 0)
        #expect(change.size == .zero)
    }

    @Test func `a view's layer shares the view's transform`() {
        view.layer.setAffineTransform(quarter)
        #expect(view.transform == quarter)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(view.layer.position == view.center)
    }

    @Test func `a layer's frame is the bounding box of the transformed layer`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
        layer.setAffineTransform(quarter)
        #expect(layer.frame == CGRect(x: 110, y: 90, width: 20, height: 40))
        layer.position = CGPoint(x: 20, y: 20)
        #expect(layer.frame == CGRect(x: 10, y: 0, width: 20, height: 40))
        #expect(layer.bounds.size == CGSize(width: 40, height: 20))
    }

    @Test func `a window's transform does not change its frame`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.transform = quarter
        #expect(window.transform == quarter)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test func `a preview target keeps its transform`() {
        let target = UIPreviewTarget(container: view, center: .zero, transform: quarter)
        #expect(target.transform == quarter)
        #expect(UIPreviewTarget(container: view, center: .zero).transform.isIdentity)
    }
}
