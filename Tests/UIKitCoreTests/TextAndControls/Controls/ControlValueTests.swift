import Foundation
import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Titles, colours and states of controls and actions.
@MainActor
@Suite("Properties of controls and actions")
struct ControlValueTests {
    @Test func `a button's title has the colour for its state`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.systemGray, for: .normal)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.currentTitleColor == .systemGray)
        button.isEnabled = false
        #expect(button.currentTitleColor == .red)
        #expect(button.titleColor(for: UIControl.State()) == .systemGray)
    }

    @Test func `setTitle changes the title of a segment`() async throws {
        let controller = UIViewController()
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        control.setTitle("Month", forSegmentAt: 1)
        controller.view.addSubview(control)
        let driver = try await AppDriver.launch { controller }
        #expect(control.titleForSegment(at: 1) == "Month")
        #expect(driver.screen().description.contains("Month"))
        #expect(!driver.screen().description.contains("Week"))
    }

    @Test func `an action's attributes can be changed`() {
        let action = UIAction(title: "Remove", attributes: [.destructive]) { _ in }
        #expect(action.attributes == .destructive)
        action.attributes = [.disabled, .hidden]
        #expect(action.attributes.contains(.hidden))
    }

    @Test func `a swipe action has its own background colour, and red if it is destructive`() {
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        #expect(pin.backgroundColor == .systemOrange)
        let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        #expect(remove.backgroundColor == .systemRed)
    }

    @Test func `labelFontSize is 17, and the secondary background colour differs from the primary`() {
        #expect(UIFont.labelFontSize == 17)
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let second = UIColor.secondarySystemBackground.resolvedColor(with: traits)
        #expect(second != UIColor.systemBackground.resolvedColor(with: traits))
    }

    @Test func `canOpenURL accepts web addresses, and terminating calls applicationWillResignActive`() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            static var calls: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { Self.calls.append("resign") }
        }
        let driver = try await AppDriver.launch(Delegate.self)
        #expect(UIApplication.shared.delegate is Delegate)
        #expect(UIApplication.shared.canOpenURL(URL(string: "https://www.swift.org")!))
        Delegate.calls = []
        driver.terminate()
        #expect(Delegate.calls == ["resign"])
    }

    @Test func `a presentation delegate can return an adaptive style for a trait collection`() async throws {
        final class Wish: NSObject, UIAdaptivePresentationControllerDelegate {
            var asked = 0
            func adaptivePresentationStyle(
                for controller: UIPresentationController,
                traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle {
                asked += 1
                return .fullScreen
            }
        }
        let (root, sheet, wish) = (UIViewController(), UIViewController(), Wish())
        let driver = try await AppDriver.launch { root }
        try await driver.change(UITraitCollection(horizontalSizeClass: .compact))
        sheet.presentationController?.delegate = wish
        root.present(sheet, animated: false)
        try await driver.settle()
        #expect(wish.asked > 0)
        #expect(root.view.window == nil)
        #expect(sheet.view.frame == sheet.view.window?.bounds)
    }

    @Test func `restoreUserActivityState receives the saved user info`() {
        final class Screen: UIViewController {
            var text = ""
            override func restoreUserActivityState(_ activity: NSUserActivity) {
                super.restoreUserActivityState(activity)
                text = activity.userInfo?["text"] as? String ?? ""
            }
        }
        let activity = NSUserActivity(activityType: "search")
        activity.addUserInfoEntries(from: ["text": "rose"])
        let screen: any UIUserActivityRestoring = Screen()
        screen.restoreUserActivityState(activity)
        #expect((screen as? Screen)?.text == "rose")
    }

    @Test func `isDecelerating is true until deceleration ends`() {
        final class Watch: NSObject, UIScrollViewDelegate {
            var gliding: [Bool] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { gliding.append(scrollView.isDecelerating) }
        }
        let watch: any UIScrollViewDelegate = Watch()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = watch
        scroll.userScrolled(to: CGPoint(x: 0, y: 50), glidingTo: CGPoint(x: 0, y: 300))
        #expect((watch as? Watch)?.gliding == [false, true])
        #expect(!scroll.isDecelerating)
    }
}
