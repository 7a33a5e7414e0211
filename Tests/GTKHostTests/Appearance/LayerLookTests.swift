#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Layers in windows", .enabled(if: isOnDisplay))
struct LayerLookTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// The visible colours at points of a white screen with views on it.
    private func colors(of views: [UIView], at points: [CGPoint]) async throws -> [[Int]] {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for view in views { screen.view.addSubview(view) }
        return try await GTKAppDriver.run(rootViewController: screen) { driver in
            try points.map { try driver.color(at: $0) }
        }
    }

    private func box() -> UIView {
        let box = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
        box.backgroundColor = Self.red
        return box
    }

    @Test func `Corner radius and maskedCorners round only the selected corners`() async throws {
        let view = box()
        view.layer.cornerRadius = 30
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        let seen = try await colors(
            of: [view],
            at: [CGPoint(x: 42, y: 42), CGPoint(x: 137, y: 42), CGPoint(x: 90, y: 90)]
        )
        #expect(seen == [[255, 255, 255], [255, 0, 0], [255, 0, 0]])
    }

    @Test func `Views and layers turn about their anchor points`() async throws {
        let hand = UIView(frame: CGRect(x: 100, y: 40, width: 10, height: 60))
        hand.backgroundColor = Self.red
        hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        hand.center = CGPoint(x: 105, y: 100)
        hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let face = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
        let pointer = CALayer()
        pointer.backgroundColor = Self.blue.cgColor
        pointer.anchorPoint = CGPoint(x: 0, y: 0.5)
        pointer.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        pointer.position = CGPoint(x: 50, y: 50)
        pointer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        face.layer.addSublayer(pointer)
        let seen = try await colors(
            of: [hand, face],
            at: [(150, 100), (105, 60), (60, 250), (110, 250)].map { CGPoint(x: $0.0, y: $0.1) }
        )
        #expect(seen == [[255, 0, 0], [255, 255, 255], [0, 0, 255], [255, 255, 255]])
    }

    @Test func `A layer that is not double-sided is invisible from behind`() async throws {
        let views = [true, false].map { isDoubleSided in
            let view = UIView(frame: CGRect(x: 40, y: isDoubleSided ? 40 : 200, width: 100, height: 100))
            view.backgroundColor = Self.red
            view.layer.isDoubleSided = isDoubleSided
            view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            return view
        }
        let seen = try await colors(of: views, at: [CGPoint(x: 90, y: 90), CGPoint(x: 90, y: 250)])
        #expect(seen == [[255, 0, 0], [255, 255, 255]])
    }

    @Test func `masksToBounds clips subviews to the rounded corners`() async throws {
        for clips in [false, true] {
            let view = box()
            view.layer.cornerRadius = 50
            view.layer.masksToBounds = clips
            let inner = UIView(frame: view.bounds)
            inner.backgroundColor = Self.blue
            view.addSubview(inner)
            let seen = try await colors(of: [view], at: [CGPoint(x: 44, y: 44), CGPoint(x: 90, y: 90)])
            #expect(seen == [clips ? [255, 255, 255] : [0, 0, 255], [0, 0, 255]])
        }
    }

    @Test func `imageProperties.cornerRadius rounds the images of rows and empty states`() async throws {
        let size = CGSize(width: 100, height: 100)
        let picture = UIGraphicsImageRenderer(size: size).image { context in
            Self.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        for radius in [0, 40.0] {
            var row = UIListContentConfiguration.cell()
            row.image = picture
            row.imageProperties.cornerRadius = radius
            row.directionalLayoutMargins = .zero
            var notice = UIContentUnavailableConfiguration.empty()
            notice.image = picture
            notice.imageProperties.cornerRadius = radius
            let views = [row.makeContentView(), notice.makeContentView()]
            views[0].frame = CGRect(x: 20, y: 20, width: 200, height: 100)
            views[1].frame = CGRect(x: 20, y: 150, width: 148, height: 132)
            let seen = try await colors(
                of: views,
                at: [(22, 22), (70, 70), (46, 168), (94, 216)].map { CGPoint(x: $0.0, y: $0.1) }
            )
            let corner = radius == 0 ? [0, 0, 255] : [255, 255, 255]
            #expect(seen == [corner, [0, 0, 255], corner, [0, 0, 255]])
        }
    }

    @Test func `A border is drawn over subviews`() async throws {
        let view = box()
        view.layer.borderWidth = 4
        view.layer.borderColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = Self.blue
        view.addSubview(inner)
        let seen = try await colors(of: [view], at: [CGPoint(x: 42, y: 90), CGPoint(x: 46, y: 90)])
        #expect(seen == [[0, 255, 0], [0, 0, 255]])
    }

    @Test func `A shadow is drawn beside a view, and follows the content of a view without a background`() async throws
    {
        let view = box()
        view.layer.shadowOpacity = 1
        view.layer.shadowOffset = CGSize(width: 20, height: 20)
        view.layer.shadowRadius = 0
        let holder = UIView(frame: CGRect(x: 200, y: 40, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        inner.backgroundColor = Self.blue
        holder.addSubview(inner)
        holder.layer.shadowOpacity = 1
        holder.layer.shadowOffset = CGSize(width: 40, height: 0)
        holder.layer.shadowRadius = 0
        let seen = try await colors(
            of: [view, holder],
            at: [CGPoint(x: 150, y: 150), CGPoint(x: 30, y: 90), CGPoint(x: 270, y: 70), CGPoint(x: 205, y: 45)]
        )
        #expect(seen == [[0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]])
    }

    @Test func `An axial gradient runs from its first to its last colour, above the view and below its subviews`()
        async throws
    {
        let view = box()
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [CGColor.black, CGColor.white]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let sign = UIView(frame: CGRect(x: 45, y: 45, width: 10, height: 10))
        sign.backgroundColor = Self.blue
        view.addSubview(sign)
        view.layer.insertSublayer(gradient, at: 0)
        let line = CALayer()
        line.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        line.frame = CGRect(x: 0, y: 98, width: 100, height: 2)
        view.layer.addSublayer(line)
        let seen = try await colors(
            of: [view],
            at: [41, 90, 115, 138].map { CGPoint(x: $0, y: 90) } + [CGPoint(x: 60, y: 139)]
        )
        #expect(seen[0].allSatisfy { $0 < 20 })
        #expect(seen[1] == [0, 0, 255])
        #expect(seen[2].allSatisfy { (170...210).contains($0) })
        #expect(seen[3].allSatisfy { $0 > 235 })
        #expect(seen[4] == [0, 255, 0])
    }

    @Test func `System yellow fills keep their colour, although yellow text is darkened`() async throws {
        let view = box()
        view.backgroundColor = .systemYellow
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 0, width: 50, height: 100)
        layer.backgroundColor = UIColor.systemYellow.cgColor
        view.layer.addSublayer(layer)
        let seen = try await colors(of: [view], at: [CGPoint(x: 60, y: 90), CGPoint(x: 120, y: 90)])
        #expect(seen == [[229, 165, 10], [229, 165, 10]])
    }

    @Test func `Radial and conic gradients are drawn in their shapes`() async throws {
        func view(_ type: CAGradientLayerType, x: CGFloat, end: CGPoint) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            gradient.type = type
            gradient.colors = [CGColor.black, CGColor.white]
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = end
            view.layer.addSublayer(gradient)
            return view
        }
        let seen = try await colors(
            of: [
                view(.radial, x: 0, end: CGPoint(x: 1, y: 1)), view(.conic, x: 100, end: CGPoint(x: 0.5, y: 0)),
            ],
            at: [
                CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 99), CGPoint(x: 99, y: 50), CGPoint(x: 155, y: 10),
                CGPoint(x: 145, y: 10),
            ]
        ).map { $0[0] }
        #expect(seen[0] < 20 && seen[1] > 235 && seen[2] > 235)
        #expect(seen[3] < 40 && seen[4] > 215)
    }

    @Test func `A view with a higher zPosition is in front`() async throws {
        let (first, second) = (box(), box())
        second.backgroundColor = Self.blue
        first.layer.zPosition = 1
        #expect(try await colors(of: [first, second], at: [CGPoint(x: 90, y: 90)]) == [[255, 0, 0]])
    }

    @Test func `A rendered image can be a button's background, and a decoded image can be drawn`() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            Self.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='#00f'/></svg>"
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.setBackgroundImage(image, for: .normal)
        let picture = UIImageView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        let screen = UIViewController()
        screen.view.addSubview(button)
        screen.view.addSubview(picture)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let read = try #require(UIImage(data: Data(svg.utf8)))
            picture.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
                read.draw(in: CGRect(x: 0, y: 0, width: 5, height: 10))
                image.draw(in: CGRect(x: 5, y: 0, width: 5, height: 10))
            }
            try await driver.settle()
            let points = [CGPoint(x: 50, y: 25), CGPoint(x: 205, y: 25), CGPoint(x: 245, y: 25)]
            #expect(try points.map { try driver.color(at: $0) } == [[255, 0, 0], [0, 0, 255], [255, 0, 0]])
        }
    }

    @Test func `Buttons, labels, image views, fields and tables draw corner radius, border and background`()
        async throws
    {
        let button = UIButton(type: .system)
        let label = UILabel()
        let picture = UIImageView()
        let field = UITextField()
        let table = UITableView()
        let views: [UIView] = [button, label, picture, field, table]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 10, y: 10 + CGFloat(index) * 60, width: 100, height: 50)
            // A table is drawn at least as high as its scroll bar.
            if view === table { view.frame.size.height = 100 }
            view.backgroundColor = Self.red
            view.layer.cornerRadius = 25
            view.layer.borderWidth = 4
            view.layer.borderColor = Self.blue.cgColor
            view.clipsToBounds = true
        }
        let seen = try await colors(
            of: views,
            at: views.flatMap { view in
                [
                    CGPoint(x: 13, y: view.frame.minY + 3), CGPoint(x: 60, y: view.frame.minY + 2),
                    CGPoint(x: 30, y: view.frame.minY + 25),
                ]
            }
        )
        for index in views.indices {
            let name = "\(type(of: views[index]))"
            #expect(seen[3 * index] == [255, 255, 255], "\(name)'s corner")
            #expect(seen[3 * index + 1] == [0, 0, 255], "\(name)'s border")
            #expect(seen[3 * index + 2] == [255, 0, 0], "\(name)'s ground")
        }
    }
}
#endif
