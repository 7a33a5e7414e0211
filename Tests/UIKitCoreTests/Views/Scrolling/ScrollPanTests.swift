import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Scrolling with fingers, and the pan recognizer of scroll views.
@MainActor
@Suite("Scrolling with fingers")
struct ScrollPanTests {
    private final class Log: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var translation: CGPoint?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            translation = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
            if calls.last != "scroll" { calls.append("scroll") }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { calls.append("will end") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }

    /// A scroll view at the top left of a screen, with content of 1000 × 2000 points, and a finger on it.
    @MainActor
    private final class Scene {
        let root = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let log = Log()
        let driver: AppDriver

        init(content: CGSize = CGSize(width: 300, height: 2000)) async throws {
            let root = root
            driver = try await AppDriver.launch { root }
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = content
            scroll.delegate = log
            root.view.addSubview(scroll)
            try await driver.settle()
        }

        /// Moves a finger over the screen in steps of 20 ms, without lifting it.
        func drag(_ x: CGFloat, _ y: CGFloat, from start: CGPoint = CGPoint(x: 150, y: 300)) async throws {
            try await driver.touchDown(at: start)
            for step in 1...4 {
                try await driver.wait(.milliseconds(20))
                let part = CGFloat(step) / 4
                try await driver.touchMove(to: CGPoint(x: start.x + x * part, y: start.y + y * part))
            }
        }
    }

    @Test func `the content follows a finger, and so do the recognizer's state and translation`() async throws {
        let scene = try await Scene()
        try await scene.drag(0, -80)
        let pan = scene.scroll.panGestureRecognizer
        #expect(scene.scroll.contentOffset.y == 80)
        #expect(pan.state == .changed && pan.translation(in: nil).y == -80 && pan.view === scene.scroll)
        #expect(scene.scroll.isDragging && scene.scroll.isTracking && scene.log.translation?.y == -80)
        try await scene.driver.wait(.seconds(1))
        try await scene.driver.touchUp()
        #expect(pan.state == .possible && !scene.scroll.isDragging)
        #expect(scene.scroll.contentOffset.y == 80)
        #expect(scene.log.calls == ["begin", "scroll", "will end", "end false"])
    }

    @Test func `content that is released in motion decelerates, faster at the fast rate`() async throws {
        var ends: [CGFloat] = []
        for rate in [UIScrollView.DecelerationRate.normal, .fast] {
            let scene = try await Scene()
            scene.scroll.decelerationRate = rate
            try await scene.drag(0, -80)
            try await scene.driver.touchUp()
            #expect(scene.scroll.isDecelerating && scene.scroll.contentOffset.y == 80)
            try await scene.driver.wait(.milliseconds(100))
            #expect(scene.scroll.contentOffset.y > 100)
            try await scene.driver.wait(.seconds(5))
            #expect(!scene.scroll.isDecelerating)
            #expect(scene.log.calls == ["begin", "scroll", "will end", "end true", "glide", "scroll", "rest"])
            ends.append(scene.scroll.contentOffset.y.rounded())
        }
        // 1 point per millisecond: 80 + 0.998 / 0.002 and 80 + 0.99 / 0.01.
        #expect(ends == [579, 179])
    }

    @Test func `a finger stops the deceleration, and taps nothing`() async throws {
        let scene = try await Scene()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scroll.addSubview(button)
        try await scene.drag(0, -80)
        try await scene.driver.touchUp()
        try await scene.driver.wait(.milliseconds(100))
        let offset = scene.scroll.contentOffset
        try await scene.driver.touchDown(at: CGPoint(x: 150, y: 200))
        #expect(!scene.scroll.isDecelerating && scene.scroll.contentOffset == offset)
        try await scene.driver.touchUp()
        try await scene.driver.wait(.seconds(1))
        #expect(scene.scroll.contentOffset == offset && taps == 0)
    }

    @Test func `a page follows a short fast swipe`() async throws {
        let scene = try await Scene(content: CGSize(width: 1200, height: 400))
        scene.scroll.isPagingEnabled = true
        try await scene.drag(-60, 0)
        try await scene.driver.touchUp()
        try await scene.driver.wait(.seconds(2))
        #expect(scene.scroll.contentOffset == CGPoint(x: 300, y: 0))
    }

    @Test func `the recognizer can be disabled, refused by a delegate, or wait for another one`() async throws {
        final class Refusal: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let scene = try await Scene()
        let pan = scene.scroll.panGestureRecognizer
        pan.isEnabled = false
        try await scene.drag(0, -80)
        try await scene.driver.touchUp()
        #expect(scene.scroll.contentOffset.y == 0)
        scene.scroll.userScrolled(to: CGPoint(x: 0, y: 50))
        #expect(scene.scroll.contentOffset.y == 0)
        pan.isEnabled = true
        let refusal = Refusal()
        pan.delegate = refusal
        try await scene.drag(0, -80)
        try await scene.driver.touchUp()
        #expect(scene.scroll.contentOffset.y == 0)
        pan.delegate = nil
        let own = UIPanGestureRecognizer()
        var ownStates = 0
        own.addAction(UIAction { _ in ownStates += 1 })
        scene.root.view.addGestureRecognizer(own)
        pan.require(toFail: own)
        try await scene.drag(0, -80)
        try await scene.driver.touchUp()
        #expect(scene.scroll.contentOffset.y == 0 && ownStates > 0)
        own.isEnabled = false
        try await scene.drag(0, -80)
        #expect(scene.scroll.contentOffset.y == 80)
    }

    @Test func `a directional lock keeps a nearly vertical drag vertical`() async throws {
        let scene = try await Scene(content: CGSize(width: 1000, height: 2000))
        try await scene.drag(-20, -80)
        #expect(scene.scroll.contentOffset == CGPoint(x: 20, y: 80))
        try await scene.driver.wait(.seconds(1))
        try await scene.driver.touchUp()
        scene.scroll.isDirectionalLockEnabled = true
        try await scene.drag(-20, -80)
        #expect(scene.scroll.contentOffset == CGPoint(x: 20, y: 160))
        try await scene.driver.wait(.seconds(1))
        try await scene.driver.touchUp()
        try await scene.drag(-60, -60)
        #expect(scene.scroll.contentOffset == CGPoint(x: 80, y: 220))
    }

    @Test func `a sideways drag scrolls the inner scroll view, a vertical one the outer`() async throws {
        let scene = try await Scene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        scene.scroll.addSubview(inner)
        try await scene.drag(-80, 0)
        #expect(inner.contentOffset.x == 80 && scene.scroll.contentOffset == .zero)
        try await scene.driver.wait(.seconds(1))
        try await scene.driver.touchUp()
        try await scene.drag(0, -80)
        #expect(inner.contentOffset.x == 80 && scene.scroll.contentOffset.y == 80)
    }

    @Test func `an inner scroll view at its end leaves a drag to the outer one`() async throws {
        let scene = try await Scene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        inner.contentSize = CGSize(width: 300, height: 230)
        scene.scroll.addSubview(inner)
        try await scene.drag(0, -80)
        #expect(inner.contentOffset.y == 30 && scene.scroll.contentOffset.y == 0)
        try await scene.driver.wait(.seconds(1))
        try await scene.driver.touchUp()
        try await scene.drag(0, -80)
        #expect(inner.contentOffset.y == 30 && scene.scroll.contentOffset.y == 80)
    }

    @Test func `a finger that rested on a control does not scroll, unless the view allows it`() async throws {
        final class Cancelling: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for (scroll, offset) in [(UIScrollView(), 0), (Cancelling(), 80)] as [(UIScrollView, CGFloat)] {
            let scene = try await Scene()
            scroll.frame = scene.scroll.frame
            scroll.contentSize = scene.scroll.contentSize
            scroll.contentInsetAdjustmentBehavior = .never
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
            scroll.addSubview(button)
            scene.root.view.addSubview(scroll)
            try await scene.driver.touchDown(at: CGPoint(x: 150, y: 300))
            try await scene.driver.wait(.milliseconds(300))
            try await scene.driver.touchMove(to: CGPoint(x: 150, y: 220))
            #expect(scroll.contentOffset.y == offset)
            try await scene.driver.touchUp()
        }
    }

    @Test func `a row is not selected by a finger that scrolls`() async throws {
        let table = UITableViewController(style: .plain)
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var selected: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let source = Source()
        let driver = try await AppDriver.launch { table }
        table.tableView.dataSource = source
        table.tableView.delegate = source
        try await driver.settle()
        let start = try await driver.touchDown(on: "Row 5")
        try await driver.touchMove(to: CGPoint(x: start.x, y: start.y - 100))
        try await driver.wait(.seconds(1))
        try await driver.touchUp()
        #expect(table.tableView.contentOffset.y == 100 && source.selected == [])
        try await driver.tap("Row 5")
        #expect(source.selected == [5])
    }

    @Test func `pulling beyond the top refreshes`() async throws {
        let scene = try await Scene()
        let refresh = UIRefreshControl()
        var refreshes = 0
        refresh.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scene.scroll.refreshControl = refresh
        try await scene.drag(0, 50, from: CGPoint(x: 150, y: 100))
        #expect(refreshes == 0)
        try await scene.driver.touchMove(to: CGPoint(x: 150, y: 180))
        #expect(refreshes == 1)
    }

    @Test func `a step of the wheel is a whole pan, whose translation shows the direction`() async throws {
        let scene = try await Scene()
        let pan = scene.scroll.panGestureRecognizer
        var states: [UIGestureRecognizer.State] = []
        pan.addAction(UIAction { _ in states.append(pan.state) })
        scene.scroll.userScrolled(to: CGPoint(x: 0, y: 120))
        #expect(states == [.began, .changed, .ended])
        #expect(scene.log.translation?.y == -120 && scene.scroll.contentOffset.y == 120)
        #expect(pan.translation(in: nil) == .zero && pan.state == .possible)
    }

    @Test func `content that fits can be dragged only if it always bounces`() async throws {
        let scene = try await Scene(content: CGSize(width: 100, height: 100))
        try await scene.drag(0, -80)
        #expect(!scene.scroll.isDragging)
        try await scene.driver.touchUp()
        scene.scroll.alwaysBounceVertical = true
        try await scene.drag(0, -80)
        #expect(scene.scroll.isDragging && scene.scroll.contentOffset == .zero)
    }
}
