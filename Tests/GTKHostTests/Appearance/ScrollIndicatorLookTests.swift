#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Scroll bars that appear and disappear.
@MainActor
@Suite("Scroll indicators in windows", .enabled(if: isOnDisplay))
struct ScrollIndicatorLookTests {
    private func bar(of scrollView: UIScrollView, in driver: GTKAppDriver) throws -> Widget {
        let widget = try #require(driver.host.tree.existing(scrollView)?.widget)
        return try #require(gtk_scrolled_window_get_vscrollbar(widget.opaque))
    }

    @Test func `Flashing scroll indicators shows the scroll bar briefly and keeps the content offset`() async throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 2000)
        scrollView.contentOffset.y = 300
        let screen = UIViewController()
        screen.view.addSubview(scrollView)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let bar = try bar(of: scrollView, in: driver)
            try await driver.settle { gtk_widget_get_opacity(bar) == 0 }
            scrollView.flashScrollIndicators()
            try await driver.settle { gtk_widget_get_opacity(bar) == 1 }
            #expect(gtk_widget_get_child_visible(bar) != 0)
            #expect(scrollView.contentOffset.y == 300)
            try await driver.settle { gtk_widget_get_opacity(bar) == 0 }
        }
    }
}
#endif
