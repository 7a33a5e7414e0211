import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCore

/// Conversions between the coordinates of views, windows and the screen.
@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
    @Test func `the coordinates of the screen include the place of the window`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let host = WindowTestHost(showing: UIViewController())
        host.window.addSubview(view)
        host.window.frame.origin = CGPoint(x: 100, y: 200)
        let screen = host.window.screen.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 111, y: 222))
        #expect(view.convert(view.bounds, to: screen) == CGRect(x: 110, y: 220, width: 30, height: 40))
        #expect(view.convert(CGPoint(x: 111, y: 222), from: screen) == CGPoint(x: 1, y: 2))
        #expect(screen.convert(CGRect(x: 110, y: 220, width: 3, height: 4), to: view).origin == .zero)
        #expect(screen.convert(CGPoint.zero, from: view) == CGPoint(x: 110, y: 220))
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
        let scene = host.window.windowScene?.coordinateSpace
        #expect(scene?.convert(CGPoint.zero, from: view) == CGPoint(x: 110, y: 220))
    }

    @Test func `a coordinate space can be a view of the same window`() {
        let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        outer.addSubview(inner)
        let space: any UICoordinateSpace = outer
        #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 10, y: 10))
        #expect(space.convert(inner.bounds, from: inner as any UICoordinateSpace).origin == CGPoint(x: 10, y: 10))
    }

    @Test func `points are converted between views of different windows`() {
        let host = WindowTestHost(showing: UIViewController())
        let (one, other) = (UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)), UIView())
        host.window.addSubview(one)
        let second = UIWindow(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
        second.addSubview(other)
        let space: any UICoordinateSpace = other
        #expect(one.convert(CGPoint.zero, to: space) == CGPoint(x: -49, y: -59))
        #expect(one.convert(CGPoint(x: -49, y: -59), from: space) == .zero)
    }
}
