#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Scroll bars, edges and resting offsets of a scroll view in a window.
@MainActor
@Suite("Scroll views in windows", .enabled(if: isOnDisplay))
struct ScrollLookTests {
    private let screen = UIViewController()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        scroll.contentSize = CGSize(width: 1200, height: 1200)
        let text = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        text.text = "Top"
        scroll.addSubview(text)
        screen.view.addSubview(scroll)
    }

    private func widget(_ driver: GTKAppDriver) throws -> Widget {
        try #require(driver.host.tree.existing(scroll)?.widget)
    }

    private func policies(_ driver: GTKAppDriver) throws -> [GtkPolicyType] {
        var (across, down) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
        gtk_scrolled_window_get_policy(try widget(driver).opaque, &across, &down)
        return [across, down]
    }

    @Test func `Scroll indicator properties show and hide the scroll bars`() async throws {
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            #expect(try policies(driver) == [GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC])
            scroll.showsHorizontalScrollIndicator = false
            try await driver.settle()
            #expect(try policies(driver) == [GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC])
            scroll.showsHorizontalScrollIndicator = true
            scroll.showsVerticalScrollIndicator = false
            try await driver.settle()
            #expect(try policies(driver) == [GTK_POLICY_AUTOMATIC, GTK_POLICY_EXTERNAL])
        }
    }

    @Test func `Scroll indicator insets are margins of the scroll bars`() async throws {
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 3)
            scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 5, bottom: 6, right: 7)
            try await driver.settle()
            let down = try #require(gtk_scrolled_window_get_vscrollbar(try widget(driver).opaque))
            let across = try #require(gtk_scrolled_window_get_hscrollbar(try widget(driver).opaque))
            #expect(gtk_widget_get_margin_top(down) == 10 && gtk_widget_get_margin_bottom(down) == 20)
            #expect(gtk_widget_get_margin_end(down) == 3)
            #expect(gtk_widget_get_margin_start(across) == 5 && gtk_widget_get_margin_end(across) == 7)
            #expect(gtk_widget_get_margin_bottom(across) == 6)
        }
    }

    @Test func `A scroll view that does not bounce draws no overshoot`() async throws {
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            #expect(gtk_widget_has_css_class(try widget(driver), "stiff") == 0)
            scroll.bounces = false
            try await driver.settle()
            #expect(gtk_widget_has_css_class(try widget(driver), "stiff") != 0)
        }
    }

    @Test func `Scrolling stops at the delegate's target content offset`() async throws {
        final class Cards: NSObject, UIScrollViewDelegate {
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView,
                withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { targetContentOffset.pointee.y = velocity.y > 0 ? 300 : 0 }
        }
        let cards = Cards()
        scroll.delegate = cards
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.turnWheel(by: 1, over: "Top", role: "text")
            try await driver.settle(until: { scroll.contentOffset.y == 300 })
        }
    }
}
#endif
