#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Transformed views and layers: their drawing, and hit testing with the pointer.
@MainActor
@Suite("Transforms in windows", .enabled(if: isOnDisplay))
struct TransformLookTests {
    private static let white = [255, 255, 255]
    private static let red = [255, 0, 0]

    private func box(_ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return box
    }

    private func run<Seen: Sendable>(_ views: [UIView], _ body: @MainActor (GTKAppDriver) async throws -> Seen)
        async throws -> Seen
    {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        for view in views { screen.view.addSubview(view) }
        return try await GTKAppDriver.run(rootViewController: screen) { try await body($0) }
    }

    @Test func `A rotated view is drawn around its centre`() async throws {
        let view = box(CGRect(x: 40, y: 90, width: 100, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let seen = try await run([view]) { driver in
            try [CGPoint(x: 50, y: 100), CGPoint(x: 90, y: 60), CGPoint(x: 90, y: 140)].map {
                try driver.color(at: $0)
            }
        }
        #expect(seen == [Self.white, Self.red, Self.red])
    }

    @Test func `A scaled view is drawn scaled, and a view scaled to zero is not drawn`() async throws {
        let view = box(CGRect(x: 50, y: 50, width: 20, height: 20))
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
        let flat = box(CGRect(x: 50, y: 150, width: 40, height: 40))
        flat.transform = CGAffineTransform(scaleX: 0, y: 0)
        let seen = try await run([view, flat]) { driver in
            try [CGPoint(x: 34, y: 60), CGPoint(x: 86, y: 60), CGPoint(x: 60, y: 75), CGPoint(x: 70, y: 170)]
                .map { try driver.color(at: $0) }
        }
        #expect(seen == [Self.red, Self.red, Self.white, Self.white])
    }

    @Test func `Resetting a transform draws the view again`() async throws {
        let view = box(CGRect(x: 50, y: 50, width: 20, height: 20))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        let seen = try await run([view]) { driver in
            let before = try driver.color(at: CGPoint(x: 60, y: 60))
            view.transform = .identity
            try await driver.settle()
            let after = try driver.color(at: CGPoint(x: 60, y: 60))
            view.transform = CGAffineTransform(translationX: 100, y: 0)
            try await driver.settle()
            return [
                before, after, try driver.color(at: CGPoint(x: 60, y: 60)),
                try driver.color(at: CGPoint(x: 160, y: 60)),
            ]
        }
        #expect(seen == [Self.white, Self.red, Self.white, Self.red])
    }

    @Test func `A sheared view is drawn sheared`() async throws {
        let view = box(CGRect(x: 100, y: 100, width: 40, height: 40))
        view.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        let seen = try await run([view]) { driver in
            try [CGPoint(x: 90, y: 105), CGPoint(x: 135, y: 105), CGPoint(x: 105, y: 135), CGPoint(x: 150, y: 135)]
                .map { try driver.color(at: $0) }
        }
        #expect(seen == [Self.red, Self.white, Self.white, Self.red])
    }

    @Test func `A sublayer is drawn rotated`() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let layer = CALayer()
        layer.frame = CGRect(x: 40, y: 90, width: 100, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        view.layer.addSublayer(layer)
        let seen = try await run([view]) { driver in
            try [CGPoint(x: 50, y: 100), CGPoint(x: 90, y: 60)].map { try driver.color(at: $0) }
        }
        #expect(seen == [Self.white, Self.red])
    }

    @Test func `A transformed button is clicked at its displayed position`() async throws {
        var clicks = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Turned") { _ in clicks += 1 })
        button.frame = CGRect(x: 40, y: 40, width: 120, height: 40)
        button.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 60, y: 0)
        let frame = try await run([button]) { driver in
            try await driver.tap("Turned")
            return try #require(driver.screen().elements(role: "button").first { $0.label == "Turned" }).frame
        }
        #expect(clicks == 1)
        #expect(frame.height >= 120 && frame.width < 60)
    }
}
#endif
