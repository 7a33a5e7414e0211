#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Edge effects of scroll views in windows.
@MainActor
@Suite("Edge effects in windows", .enabled(if: isOnDisplay))
struct ScrollEdgeWindowTests {
    @Test func `A hard edge is a line, a soft edge a fade, while content is beyond the edge`() async throws {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 3_000)
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 3_000))
        stripe.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        scrollView.addSubview(stripe)
        let screen = UIViewController()
        screen.view = scrollView
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            @MainActor func red(_ y: CGFloat) throws -> Int { try driver.color(at: CGPoint(x: 100, y: y))[0] }
            let inside = try red(60)
            #expect(try red(1) == inside)
            scrollView.topEdgeEffect.style = .soft
            try await driver.settle()
            #expect(try red(1) == inside)
            scrollView.contentOffset.y = 500
            try await driver.settle()
            Picture.take("soft-edge", of: driver)
            #expect(try red(1) > inside + 100 && red(60) == inside)
            scrollView.topEdgeEffect.style = .hard
            try await driver.settle()
            let line = try driver.color(at: CGPoint(x: 100, y: 0))
            #expect(try line != driver.color(at: CGPoint(x: 100, y: 3)))
            #expect(try red(3) == inside)
        }
    }
}
#endif
