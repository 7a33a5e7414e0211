#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Transforms in three dimensions in windows", .enabled(if: isOnDisplay))
struct DepthLookTests {
    private static let white = [255, 255, 255]
    private static let blue = [0, 0, 255]
    private static let red = [255, 0, 0]

    private func colors(at xs: [CGFloat], _ change: (UIView, CALayer) -> Void) async throws -> [[Int]] {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 100))
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let half = CALayer()
        half.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        half.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        view.layer.addSublayer(half)
        screen.view.addSubview(view)
        change(view, half)
        return try await GTKAppDriver.run(rootViewController: screen) { driver in
            try xs.map { try driver.color(at: CGPoint(x: $0, y: 90)) }
        }
    }

    @Test func `A view turned by half about the vertical axis is mirrored`() async throws {
        let seen = try await colors(at: [60, 220]) { view, _ in
            view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        #expect(seen == [Self.red, Self.blue])
    }

    @Test func `A view turned about the vertical axis is narrower, and one nearer to the viewer larger`() async throws {
        let turned = try await colors(at: [60, 110, 170, 225]) { view, _ in
            view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        }
        #expect(turned == [Self.white, Self.blue, Self.red, Self.white])
        let near = try await colors(at: [20, 260]) { view, _ in
            var perspective = CATransform3DIdentity
            perspective.m34 = -1.0 / 500
            view.transform3D = CATransform3DTranslate(perspective, 0, 0, 125)
        }
        #expect(near == [Self.blue, Self.red])
    }

    @Test func `A layer turned about the horizontal axis by a quarter is invisible`() async throws {
        let seen = try await colors(at: [60, 200]) { _, half in
            half.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        }
        #expect(seen == [Self.blue, Self.blue])
    }
}
#endif
