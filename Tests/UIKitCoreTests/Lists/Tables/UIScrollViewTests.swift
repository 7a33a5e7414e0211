import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll \(Int(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin \(scrollView.isDragging)") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("end \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
}

@MainActor
private final class Follower: ScrollObserver {
    var offsets: [CGFloat] = []
    func scrollViewDidMove(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollView(_ scrollView: UIScrollView, userScrolledBy distance: CGFloat) {}
}

private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor
@Suite("Scroll views")
struct UIScrollViewTests {
    private let log = ScrollLog()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let host: WindowTestHost

    init() {
        let controller = UIViewController()
        controller.view = scroll
        host = WindowTestHost(showing: controller)
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.delegate = log
    }

    @Test func `the content offset is the origin of the bounds`() {
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(scroll.bounds == CGRect(x: 0, y: 100, width: 320, height: 480))
        scroll.bounds.origin.y = 50
        #expect(scroll.contentOffset.y == 50)
        #expect(log.events == ["scroll 100", "scroll 50"])
    }

    @Test func `the next layout clamps an offset beyond the content`() {
        scroll.contentOffset = CGPoint(x: 0, y: 9000)
        host.update()
        #expect(scroll.contentOffset.y == 1520)
        scroll.contentSize.height = 1000
        host.update()
        #expect(scroll.contentOffset.y == 520)
    }

    @Test func `content insets extend the scrollable range`() {
        scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(scroll.contentOffset.y == -30)
        scroll.userScrolled(to: CGPoint(x: 0, y: 9000))
        #expect(scroll.contentOffset.y == 1540)
    }

    @Test func `scrolling by the user calls the delegate from beginning to end`() {
        scroll.userScrolled(to: CGPoint(x: 0, y: 10))
        #expect(log.events == ["begin true", "scroll 10", "end false"])
        log.events = []
        scroll.userScrolled(to: CGPoint(x: 0, y: 20), glidingTo: CGPoint(x: 0, y: 300))
        #expect(log.events == ["begin true", "scroll 20", "end true", "scroll 300", "rest"])
    }

    /// Snaps the content to multiples of 100 points, and logs its delegate calls.
    private final class Cards: NSObject, UIScrollViewDelegate {
        var velocities: [CGFloat] = []
        var targets: [CGFloat] = []
        var ends: [String] = []
        var isStill = false
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            velocities.append((velocity.y * 100).rounded() / 100)
            targets.append(targetContentOffset.pointee.y)
            ends.append("will end \(scrollView.isDragging)")
            if !isStill {
                targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 100).rounded() * 100
            }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            ends.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends.append("rest") }
    }

    @Test func `the delegate determines the target content offset of deceleration`() {
        let cards = Cards()
        scroll.delegate = cards
        scroll.userScrolled(to: CGPoint(x: 0, y: 20), glidingTo: CGPoint(x: 0, y: 330))
        #expect(scroll.contentOffset.y == 300 && cards.targets == [330])
        #expect(cards.ends == ["will end true", "end true", "rest"] && !scroll.restsInPlaces)
    }

    @Test func `when the user stops scrolling, the content moves to the delegate's target offset`() {
        let cards = Cards()
        scroll.delegate = cards
        scroll.userScrolled(to: CGPoint(x: 0, y: 40))
        host.now += .milliseconds(10)
        scroll.userScrolled(to: CGPoint(x: 0, y: 70))
        #expect(scroll.contentOffset.y == 70 && scroll.restsInPlaces)
        #expect(cards.targets == [40, 70] && cards.velocities == [2.4, 3])
        scroll.userStoppedScrolling()
        #expect(scroll.contentOffset.y == 100 && cards.ends.last == "rest" && !scroll.restsInPlaces)
        cards.isStill = true
        cards.ends = []
        scroll.userScrolled(to: CGPoint(x: 0, y: 130))
        #expect(!scroll.restsInPlaces)
        scroll.userStoppedScrolling()
        #expect(scroll.contentOffset.y == 130 && cards.ends == ["will end true", "end false"])
    }

    @Test func `a target content offset beyond the content is clamped`() {
        final class Far: NSObject, UIScrollViewDelegate {
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView,
                withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { targetContentOffset.pointee = CGPoint(x: CGFloat.infinity, y: 99_999) }
        }
        let far = Far()
        scroll.delegate = far
        scroll.userScrolled(to: CGPoint(x: 0, y: 20), glidingTo: CGPoint(x: 0, y: 330))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 1520))
    }

    @Test func `isScrollEnabled prevents scrolling by the user only`() {
        scroll.isScrollEnabled = false
        scroll.userScrolled(to: CGPoint(x: 0, y: 10))
        #expect(log.events.isEmpty)
        scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        #expect(scroll.contentOffset.y == 10)
    }

    @Test func `the end of a scrolling animation is reported in the next turn`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
        #expect(log.events == ["scroll 10"])
        host.update()
        #expect(log.events == ["scroll 10", "animated"])
    }

    @Test func `scrollRectToVisible scrolls the minimum distance`() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 60)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 60)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 20)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
    func `scrolling by the user ends editing according to keyboardDismissMode`(mode: UIScrollView.KeyboardDismissMode) {
        let field = Field(frame: .zero)
        scroll.addSubview(field)
        field.becomeFirstResponder()
        scroll.keyboardDismissMode = mode
        scroll.contentOffset.y = 40
        #expect(field.isFirstResponder)
        scroll.userScrolled(to: CGPoint(x: 0, y: 10))
        #expect(field.isFirstResponder == (mode == .none))
    }

    @Test func `a scroll observer is notified of each new offset`() {
        let follower = Follower()
        scroll.scrollObserver = follower
        scroll.contentOffset = CGPoint(x: 0, y: 7)
        #expect(follower.offsets == [7])
    }

    @Test func `a table's delegate is also its scroll view's delegate`() {
        let source = TableSource([["a"]])
        let table = makeTable(source)
        let rows = ManyRows(1)
        table.delegate = rows
        #expect((table as UIScrollView).delegate === rows)
        (table as UIScrollView).delegate = log
        #expect(table.delegate == nil)
        #expect((table as UIScrollView).delegate === log)
    }
}
