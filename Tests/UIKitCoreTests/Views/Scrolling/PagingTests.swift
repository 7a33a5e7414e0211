import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Scroll views that rest at pages.
@MainActor
@Suite("Paging")
struct PagingTests {
    private func pages() async throws -> UIScrollView {
        let root = UIViewController()
        _ = try await AppDriver.launch { root }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 500, height: 200)
        scroll.isPagingEnabled = true
        root.view.addSubview(scroll)
        return scroll
    }

    @Test func `a swipe goes to the next page in its direction, however far it glides`() async throws {
        let scroll = try await pages()
        #expect(scroll.restsInPlaces)
        scroll.userScrolled(to: CGPoint(x: 20, y: 0), glidingTo: CGPoint(x: 380, y: 0))
        #expect(scroll.contentOffset.x == 100)
        scroll.userScrolled(to: CGPoint(x: 90, y: 0), glidingTo: CGPoint(x: 80, y: 0))
        #expect(scroll.contentOffset.x == 0)
    }

    @Test func `content that is released without speed goes to the nearest page`() async throws {
        let scroll = try await pages()
        scroll.userScrolled(to: CGPoint(x: 260, y: 0))
        #expect(scroll.contentOffset.x == 260)
        scroll.userStoppedScrolling()
        #expect(scroll.contentOffset.x == 300)
        scroll.userScrolled(to: CGPoint(x: 340, y: 0))
        scroll.userStoppedScrolling()
        #expect(scroll.contentOffset.x == 300)
    }

    @Test func `the delegate receives the page as the target, and may change it`() async throws {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var target: CGPoint?
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView,
                withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                target = targetContentOffset.pointee
                targetContentOffset.pointee.x += 50
            }
        }
        let scroll = try await pages()
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.userScrolled(to: CGPoint(x: 120, y: 0), glidingTo: CGPoint(x: 130, y: 0))
        #expect(delegate.target == CGPoint(x: 200, y: 0))
        #expect(scroll.contentOffset.x == 250)
    }

    @Test func `the app can scroll to any offset, and content smaller than a page does not move`() async throws {
        let scroll = try await pages()
        scroll.setContentOffset(CGPoint(x: 30, y: 0), animated: false)
        #expect(scroll.contentOffset.x == 30)
        scroll.contentSize = CGSize(width: 100, height: 600)
        scroll.contentOffset = .zero
        scroll.userScrolled(to: CGPoint(x: 0, y: 10), glidingTo: CGPoint(x: 0, y: 40))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
    }

    @Test func `page keys scroll a whole page`() async throws {
        let scroll = try await pages()
        scroll.contentSize = CGSize(width: 100, height: 600)
        #expect(scroll.handleScrollKey(KeyPress(.pageDown)))
        #expect(scroll.contentOffset.y == 200)
    }

    @Test func `a fast deceleration is a fifth of a normal one`() async throws {
        let scroll = try await pages()
        scroll.isPagingEnabled = false
        scroll.decelerationRate = .fast
        scroll.userScrolled(to: CGPoint(x: 100, y: 0), glidingTo: CGPoint(x: 200, y: 0))
        #expect(abs(scroll.contentOffset.x - 120) < 0.01)
        scroll.decelerationRate = .normal
        scroll.userScrolled(to: CGPoint(x: 120, y: 0), glidingTo: CGPoint(x: 220, y: 0))
        #expect(scroll.contentOffset.x == 220)
    }
}
