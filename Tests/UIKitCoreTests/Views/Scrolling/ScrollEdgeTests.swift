import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The effects at the edges of scroll views.
@MainActor
@Suite("Edge effects of scroll views")
struct ScrollEdgeTests {
    private func make() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scrollView.contentSize = CGSize(width: 100, height: 1_000)
        return scrollView
    }

    private func shade(in container: UIView) -> ScrollEdgeShade? {
        container.subviews.compactMap { $0 as? ScrollEdgeShade }.first { !$0.isHidden }
    }

    @Test func `each edge has its own style, which can be hidden`() {
        let scrollView = make()
        #expect(ScrollEdge.allCases.allSatisfy { scrollView.edgeLook(of: $0) == .usual })
        #expect(scrollView.topEdgeEffect === scrollView.topEdgeEffect && scrollView.topEdgeEffect.style == .automatic)
        scrollView.topEdgeEffect.style = .hard
        scrollView.bottomEdgeEffect.style = .soft
        scrollView.leftEdgeEffect.isHidden = true
        #expect(ScrollEdge.allCases.map { scrollView.edgeLook(of: $0) } == [.hard, .none, .soft, .usual])
        scrollView.topEdgeEffect.isHidden = true
        #expect(scrollView.edgeLook(of: .top) == .none)
    }

    @Test func `a container has the effect behind its elements while content is beyond the edge`() {
        let scrollView = make()
        let container = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
        let button = UIButton(type: .system)
        container.addSubview(button)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        interaction.edge = .bottom
        container.addInteraction(interaction)
        #expect(shade(in: container) === container.subviews.first && shade(in: container)?.isHard == false)
        scrollView.contentOffset.y = 800
        #expect(shade(in: container) == nil)
        scrollView.contentOffset.y = 700
        scrollView.bottomEdgeEffect.style = .hard
        #expect(shade(in: container)?.isHard == true)
        scrollView.bottomEdgeEffect.isHidden = true
        #expect(shade(in: container) == nil)
        scrollView.bottomEdgeEffect.isHidden = false
        interaction.edge = .top
        #expect(shade(in: container)?.isHard == false)
        scrollView.contentOffset.y = 0
        #expect(shade(in: container) == nil)
        scrollView.contentOffset.y = 10
        container.removeInteraction(interaction)
        #expect(container.subviews == [button] && interaction.view == nil)
    }

    @Test func `touches pass through the effect`() {
        let scrollView = make()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        interaction.edge = [.bottom, .right]
        container.addInteraction(interaction)
        #expect(shade(in: container) != nil)
        #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === container)
    }

    @Test func `hiding the top effect removes the line between a title bar and scrolled content`() async throws {
        let scrollView = UIScrollView()
        let screen = UIViewController()
        screen.view = scrollView
        let navigation = UINavigationController(rootViewController: screen)
        let driver = try await AppDriver.launch { navigation }
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        scrollView.contentOffset.y = 100
        try await driver.settle()
        navigation.navigationBar.frame.size.height = 0
        #expect(navigation.navigationBar.isTitleRowOverContent)
        scrollView.topEdgeEffect.isHidden = true
        #expect(!navigation.navigationBar.isTitleRowOverContent)
        scrollView.topEdgeEffect.isHidden = false
        scrollView.topEdgeEffect.style = .soft
        #expect(!navigation.navigationBar.isTitleRowOverContent)
        scrollView.topEdgeEffect.style = .hard
        #expect(navigation.navigationBar.isTitleRowOverContent)
    }
}
