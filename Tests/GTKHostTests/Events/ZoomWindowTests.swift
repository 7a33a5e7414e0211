#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Zooming with a real pointer.
@MainActor
@Suite("Zooming in windows", .enabled(if: isOnDisplay))
struct ZoomWindowTests {
    private final class Screen: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let picture = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            picture.text = "Map"
            scrollView.addSubview(picture)
            scrollView.contentSize = picture.frame.size
            scrollView.maximumZoomScale = 3
            scrollView.delegate = self
            view.addSubview(scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("will") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end")
        }
    }

    @Test func `Ctrl and the scroll wheel zoom about the pointer`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try XTool.run(["keydown", "ctrl"])
            try await driver.turnWheel(at: CGPoint(x: 100, y: 100), notches: -2)
            try XTool.run(["keyup", "ctrl"])
            try await driver.settle()
            let scale = screen.scrollView.zoomScale
            #expect(abs(scale - 1.21) < 0.01)
            #expect(abs(screen.scrollView.contentSize.width - 300 * scale) < 0.01)
            #expect(screen.scrollView.contentOffset.x > 10 && screen.scrollView.contentOffset.x < 30)
            #expect(screen.log == ["will", "end", "will", "end"])
        }
    }

    @Test func `the scroll wheel alone scrolls zoomed content`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.scrollView.zoomScale = 2
            screen.scrollView.contentOffset = .zero
            try await driver.settle()
            try await driver.turnWheel(at: CGPoint(x: 100, y: 100), notches: 2)
            #expect(screen.scrollView.zoomScale == 2)
            #expect(screen.scrollView.contentOffset.y > 0)
        }
    }
}
#endif
