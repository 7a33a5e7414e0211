import Foundation
import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// Titles, colours and states of controls and actions.
@MainActor
@Suite("Values of controls")
struct ControlValueTests {
    @Test func `a button's title has the colour of its state`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.systemGray, for: .normal)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.currentTitleColor == .systemGray)
        button.isEnabled = false
        #expect(button.currentTitleColor == .red)
        #expect(button.titleColor(for: UIControl.State()) == .systemGray)
    }

    @Test func `a segment's title can change`() async throws {
        let controller = UIViewController()
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 100, width: 200, height: 32)
        control.setTitle("Month", forSegmentAt: 1)
        controller.view.addSubview(control)
        let pilot = try await Pilot.launch { controller }
        #expect(control.titleForSegment(at: 1) == "Month")
        #expect(pilot.screen().description.contains("Month"))
        #expect(!pilot.screen().description.contains("Week"))
    }

    @Test func `an action that is switched off or hidden says so`() {
        let action = UIAction(title: "Remove", attributes: [.destructive]) { _ in }
        #expect(action.attributes == .destructive)
        action.attributes = [.disabled, .hidden]
        #expect(action.attributes.contains(.hidden))
    }

    @Test func `an action of a swipe has its own colour, and red where it destroys`() {
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        #expect(pin.backgroundColor == .systemOrange)
        let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        #expect(remove.backgroundColor == .systemRed)
    }

    @Test func `a label's letters are 17 points high, and the second background differs from the first`() {
        #expect(UIFont.labelFontSize == 17)
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let second = UIColor.secondarySystemBackground.resolvedColor(with: traits)
        #expect(second != UIColor.systemBackground.resolvedColor(with: traits))
    }

    @Test func `an app can ask whether an address would open, and who its delegate is`() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            static var calls: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { Self.calls.append("resign") }
        }
        let pilot = try await Pilot.launch(Delegate.self)
        #expect(UIApplication.shared.delegate is Delegate)
        #expect(UIApplication.shared.canOpenURL(URL(string: "https://www.swift.org")!))
        Delegate.calls = []
        pilot.terminate()
        #expect(Delegate.calls == ["resign"])
    }

    @Test func `a sheet's delegate may ask for another style, by what room there is`() async throws {
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
        let pilot = try await Pilot.launch { root }
        try await pilot.change(UITraitCollection(horizontalSizeClass: .compact))
        sheet.presentationController?.delegate = wish
        root.present(sheet, animated: false)
        try await pilot.settle()
        #expect(wish.asked > 0)
        #expect(root.view.window == nil)
        #expect(sheet.view.frame == sheet.view.window?.bounds)
    }

    @Test func `a responder gets back what it wrote into an activity`() {
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

    @Test func `a scroll view that glides says so until it rests`() {
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
