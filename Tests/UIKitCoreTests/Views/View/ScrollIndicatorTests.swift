import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitCore

/// The scroll bars that the host receives.
@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    @Test func `flashScrollIndicators reaches the host only for views in a window`() async throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 900)
        scrollView.flashScrollIndicators()
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        let driver = try await AppDriver.launch { controller }
        #expect(driver.host.flashedScrollViews.isEmpty)
        scrollView.flashScrollIndicators()
        #expect(driver.host.flashedScrollViews == [scrollView])
        #expect(scrollView.contentOffset == .zero)
    }
}
