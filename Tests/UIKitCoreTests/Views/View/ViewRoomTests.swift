import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Sizes, margins and insets that views report.
@MainActor
@Suite("View tags, margins and layout")
struct ViewRoomTests {
    @Test func `viewWithTag finds a view at any depth`() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner)
        #expect(outer.viewWithTag(8) == nil)
        #expect(middle.tag == 0)
    }

    @Test func `in a left-to-right layout, directional margins are leading on the left and trailing on the right`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(view.directionalLayoutMargins.leading == 6)
    }

    @Test func `the safe area excludes bars, and its layout guide follows`() async throws {
        let controller = UIViewController()
        controller.title = "Countries"
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(mark)
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: safe.topAnchor),
            mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            mark.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            mark.widthAnchor.constraint(equalToConstant: 100),
        ])
        let navigation = UINavigationController(rootViewController: controller)
        let driver = try await AppDriver.launch { navigation }
        try await driver.settle()
        let bar = navigation.navigationBar.frame.maxY
        let top = controller.view.convert(CGPoint(x: 0, y: mark.frame.minY), to: navigation.view).y
        #expect(top == max(bar, controller.view.safeAreaInsets.top))
        #expect(mark.frame.maxY == controller.view.bounds.maxY - controller.view.safeAreaInsets.bottom)
        #expect(mark.frame.midX == controller.view.bounds.midX)
    }

    @Test func `content outside a view's bounds is visible unless the view clips it`() async throws {
        let controller = UIViewController()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 20))
        let label = UILabel(frame: CGRect(x: 0, y: 60, width: 200, height: 20))
        label.text = "Outside"
        box.addSubview(label)
        controller.view.addSubview(box)
        let driver = try await AppDriver.launch { controller }
        #expect(driver.screen().elements(role: "text").map(\.label).contains("Outside"))
        box.clipsToBounds = true
        try await driver.settle()
        #expect(!driver.screen().elements(role: "text").map(\.label).contains("Outside"))
    }

    @Test func `invalidateIntrinsicContentSize updates the layout`() async throws {
        final class Growing: UIView {
            var size = CGSize(width: 30, height: 10) { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { size }
        }
        let controller = UIViewController()
        let view = Growing()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        controller.view.addConstraint(view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 5))
        let right = view.rightAnchor.constraint(equalTo: controller.view.rightAnchor, constant: -5)
        controller.view.addConstraints([view.topAnchor.constraint(equalTo: controller.view.topAnchor), right])
        NSLayoutConstraint.deactivate([right])
        let driver = try await AppDriver.launch { controller }
        try await driver.settle()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 30, height: 10))
        view.size = CGSize(width: 60, height: 20)
        try await driver.settle()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 60, height: 20))
        NSLayoutConstraint.activate([right])
        try await driver.settle()
        #expect(view.frame.maxX == controller.view.bounds.maxX - 5)
    }

    @Test func `views can be constrained to a layout guide`() async throws {
        let controller = UIViewController()
        let guide = UILayoutGuide()
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addLayoutGuide(guide)
        controller.view.addSubview(mark)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            guide.bottomAnchor.constraint(equalTo: controller.view.topAnchor, constant: 200),
            guide.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 60),
            mark.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            mark.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 20),
        ])
        let driver = try await AppDriver.launch { controller }
        try await driver.settle()
        #expect(mark.frame == CGRect(x: 20, y: 140, width: 20, height: 20))
    }

    @Test func `a constraint with higher priority wins`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        let strong = view.widthAnchor.constraint(equalToConstant: 100)
        strong.priority = .defaultHigh
        let weak = view.widthAnchor.constraint(equalToConstant: 200)
        weak.priority = .defaultLow
        NSLayoutConstraint.activate([
            weak, strong, view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.leftAnchor.constraint(equalTo: parent.leftAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        parent.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func `addArrangedSubview appends a view`() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        stack.distribution = .fillEqually
        let views = (0..<3).map { _ in UIView() }
        for view in views { stack.addArrangedSubview(view) }
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == views)
        #expect(views.map(\.frame.minX) == [0, 30, 60])
    }

    @Test func `the default content mode is scaleToFill`() {
        let picture = UIImageView()
        #expect(picture.contentMode == .scaleToFill)
        picture.contentMode = .scaleAspectFit
        #expect(picture.contentMode == .scaleAspectFit)
    }
}
