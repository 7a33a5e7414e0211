import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Bars that gestures in the content hide.
@MainActor
@Suite("Bars hidden by gestures")
struct HidingBarsTests {
    @MainActor
    private final class Scene {
        let root = UIViewController()
        let scroll = UIScrollView()
        let navigation: UINavigationController
        let driver: AppDriver

        init() async throws {
            let navigation = UINavigationController(rootViewController: root)
            self.navigation = navigation
            root.title = "Letters"
            root.toolbarItems = [UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(scroll)
            scroll.frame = root.view.bounds
            root.setContentScrollView(scroll)
            navigation.isToolbarHidden = false
            driver = try await AppDriver.launch { navigation }
        }

        func swipe(_ y: CGFloat) async throws {
            try await driver.touchDown(at: CGPoint(x: 150, y: 300))
            try await driver.touchMove(to: CGPoint(x: 150, y: 300 + y / 2))
            try await driver.touchMove(to: CGPoint(x: 150, y: 300 + y))
            try await driver.wait(.seconds(1))
            try await driver.touchUp()
        }

        var shows: [Bool] {
            let labels = driver.screen().elements.map(\.label)
            return [labels.contains("Letters"), labels.contains("Send")]
        }
    }

    @Test func `a swipe up hides both bars, a swipe down shows them`() async throws {
        let scene = try await Scene()
        try await scene.swipe(-60)
        #expect(scene.shows == [true, true])
        scene.navigation.hidesBarsOnSwipe = true
        #expect(scene.navigation.barHideOnSwipeGestureRecognizer.view === scene.navigation.view)
        try await scene.swipe(-60)
        #expect(scene.shows == [false, false])
        try await scene.swipe(60)
        #expect(scene.shows == [true, true])
    }

    @Test func `the wheel hides and shows the bars, too`() async throws {
        let scene = try await Scene()
        scene.navigation.hidesBarsOnSwipe = true
        scene.scroll.userScrolled(to: CGPoint(x: 0, y: 100))
        try await scene.driver.settle()
        #expect(scene.shows == [false, false])
        scene.scroll.userScrolled(to: CGPoint(x: 0, y: 50))
        try await scene.driver.settle()
        #expect(scene.shows == [true, true])
    }

    @Test func `a tap hides or shows the bars, but not one on a button`() async throws {
        let scene = try await Scene()
        scene.navigation.hidesBarsOnTap = true
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        button.setTitle("Press", for: .normal)
        scene.scroll.addSubview(button)
        try await scene.driver.settle()
        try await scene.driver.tap("Press")
        #expect(scene.shows == [true, true])
        for expected in [false, true] {
            try await scene.driver.touchDown(at: CGPoint(x: 150, y: 300))
            try await scene.driver.touchUp()
            #expect(scene.shows == [expected, expected])
        }
    }

    @Test func `compact height hides the bars until a tap`() async throws {
        let scene = try await Scene()
        scene.navigation.hidesBarsWhenVerticallyCompact = true
        #expect(scene.shows == [true, true])
        scene.navigation.override { $0.verticalSizeClass = .compact }
        try await scene.driver.settle()
        #expect(scene.shows == [false, false])
        try await scene.driver.touchDown(at: CGPoint(x: 150, y: 200))
        try await scene.driver.touchUp()
        #expect(scene.shows == [true, true])
    }
}
