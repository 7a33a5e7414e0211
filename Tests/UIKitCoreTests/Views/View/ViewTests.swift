import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
@Suite("Views")
struct ViewTests {
    /// A view that logs its callbacks.
    private final class Logged: UIView {
        var calls: [String] = []
        override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
        override func didMoveToWindow() { calls.append(window == nil ? "left window" : "entered window") }
        override func layoutSubviews() {
            super.layoutSubviews()
            calls.append("layout")
        }
    }

    @Test
    func `A view added to a window enters it, is laid out once, and leaves it when removed`() async throws {
        let controller = UIViewController()
        let driver = try await AppDriver.launch { controller }
        let view = Logged()
        controller.view.addSubview(view)
        #expect(view.calls == ["entered window", "didMoveToSuperview"])
        view.calls = []
        view.setNeedsLayout()
        view.setNeedsLayout()
        try await driver.settle()
        #expect(view.calls == ["layout"])
        view.calls = []
        view.removeFromSuperview()
        #expect(view.calls == ["left window", "didMoveToSuperview"])
    }

    @Test
    func `A view has one superview, and subviews can be inserted and reordered`() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        parent.insertSubview(views[2], belowSubview: views[1])
        parent.insertSubview(views[3], aboveSubview: views[0])
        #expect(parent.subviews.map { views.firstIndex(of: $0)! } == [0, 3, 2, 1])
        parent.sendSubviewToBack(views[1])
        parent.bringSubviewToFront(views[0])
        parent.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(parent.subviews.map { views.firstIndex(of: $0)! } == [3, 1, 2, 0])
        let other = UIView()
        other.addSubview(views[3])
        #expect(parent.subviews.count == 3)
        #expect(views[3].superview === other)
    }

    @Test
    func `Autoresizing distributes the superview's growth over the flexible parts`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fill = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let right = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        right.autoresizingMask = .flexibleLeftMargin
        parent.addSubview(fill)
        parent.addSubview(right)
        parent.frame.size = CGSize(width: 200, height: 50)
        #expect(fill.frame == CGRect(x: 10, y: 10, width: 180, height: 30))
        #expect(right.frame == CGRect(x: 190, y: 0, width: 10, height: 10))
    }

    @Test
    func `Points are converted through frames and scrolled bounds`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        scrolled.bounds.origin = CGPoint(x: 0, y: 5)
        let inner = UIView(frame: CGRect(x: 1, y: 10, width: 5, height: 5))
        outer.addSubview(scrolled)
        scrolled.addSubview(inner)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 11, y: 25))
        #expect(outer.convert(CGPoint(x: 11, y: 25), to: inner) == .zero)
    }

    @Test
    func `hitTest returns the frontmost view with user interaction enabled`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: parent.bounds)
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSubview(back)
        parent.addSubview(front)
        #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 110, y: 10), with: nil) == nil)
    }

    @Test
    func `The tint colour is inherited unless a view sets its own`() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .systemRed
        #expect(child.tintColor == .systemRed)
        child.tintColor = .systemGreen
        #expect(child.tintColor == .systemGreen)
        child.tintColor = nil
        #expect(child.tintColor == .systemRed)
    }

    @Test func `20,000 subviews are added, queried and removed`() {
        let view = UIView()
        let labels = (0..<20_000).map { _ in UILabel() }
        for label in labels { view.addSubview(label) }
        for (sibling, label) in zip(labels.suffix(1000), labels) { view.insertSubview(label, aboveSubview: sibling) }
        #expect(labels.allSatisfy { !$0.isHiddenFromAssistiveTechnology })
        // Each query examines only these siblings.
        #expect(view.modalSubviews.isEmpty)
        for label in view.subviews.prefix(10_000) { label.removeFromSuperview() }
        for label in view.subviews.reversed() { label.removeFromSuperview() }
        #expect(view.subviews.isEmpty)
    }

    @Test func `the search for a view among 20,000 siblings begins at both ends`() {
        let views = CountingViews((0..<20_000).map { _ in UIView() })
        #expect(views.place(of: views.views[0]) == 0)
        #expect(views.examined == 1)
        for distance in [0, 1, 10, 1000] {
            views.examined = 0
            let index = 19_999 - distance
            #expect(views.place(of: views.views[index]) == index)
            #expect(views.examined == distance + 2)
        }
    }

    @Test func `a view can be inserted above and below others, also if it is already a subview`() {
        let view = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        for part in [a, b, c] { view.addSubview(part) }
        view.insertSubview(d, aboveSubview: a)
        #expect(view.subviews == [a, d, b, c])
        view.insertSubview(a, aboveSubview: c)
        #expect(view.subviews == [d, b, c, a])
        view.insertSubview(a, belowSubview: b)
        #expect(view.subviews == [d, a, b, c])
        view.insertSubview(a, aboveSubview: a)
        #expect(view.subviews == [d, b, c, a])
        view.insertSubview(d, belowSubview: UIView())
        #expect(view.subviews == [b, c, a, d])
        view.addSubview(c)
        #expect(view.subviews == [b, a, d, c])
    }

    @Test func `a modal view hides its siblings from assistive technology while it is one of them`() {
        let view = UIView()
        let (label, modal, other) = (UILabel(), UIView(), UIView())
        modal.accessibilityViewIsModal = true
        for part in [label, modal, other] { view.addSubview(part) }
        #expect(label.isHiddenFromAssistiveTechnology && !modal.isHiddenFromAssistiveTechnology)
        modal.accessibilityViewIsModal = false
        #expect(!label.isHiddenFromAssistiveTechnology)
        modal.accessibilityViewIsModal = true
        modal.isHidden = true
        #expect(!label.isHiddenFromAssistiveTechnology)
        modal.isHidden = false
        #expect(label.isHiddenFromAssistiveTechnology)
        UIView().addSubview(modal)
        #expect(!label.isHiddenFromAssistiveTechnology)
    }
}

/// Views that count how many of them are examined.
private final class CountingViews: BidirectionalCollection {
    let views: [UIView]
    var examined = 0
    let startIndex = 0
    var endIndex: Int { views.count }

    init(_ views: [UIView]) { self.views = views }

    subscript(position: Int) -> UIView {
        examined += 1
        return views[position]
    }

    func index(after position: Int) -> Int { position + 1 }
    func index(before position: Int) -> Int { position - 1 }
}
