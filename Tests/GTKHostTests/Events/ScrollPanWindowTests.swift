#if GTK
import Foundation
import Testing

@_spi(Testing) import GTKHostTesting
import UIKit
@_spi(Host) import UIKitCore

/// Scrolling with fingers and with the wheel in windows.
@MainActor
@Suite("Scrolling with fingers in windows", .enabled(if: isOnDisplay))
struct ScrollPanWindowTests {
    private final class Screen: UIViewController, UIScrollViewDelegate {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = UIButton(type: .system)
        var translations: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Far below", for: .normal)
            button.frame = CGRect(x: 0, y: 400, width: 200, height: 40)
            scrollView.addSubview(button)
            scrollView.contentSize = CGSize(width: 300, height: 4000)
            scrollView.delegate = self
            view.addSubview(scrollView)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            translations.append(scrollView.panGestureRecognizer.translation(in: view).y)
        }
    }

    @Test func `the content follows a finger on the screen, and comes to rest`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let window = try #require(screen.view.window)
            #expect(try !driver.screen().elements.contains { $0.label == "Far below" })
            window.userTouchBegan(7, on: screen.scrollView, at: CGPoint(x: 100, y: 250))
            for step in 1...10 { window.userTouchMoved(7, to: CGPoint(x: 100, y: 250 - CGFloat(step) * 20)) }
            try await driver.settle()
            #expect(screen.scrollView.contentOffset.y == 200 && screen.scrollView.isDragging)
            #expect(try driver.element(called: "Far below", role: "button").frame.minY < 280)
            window.userTouchEnded(7)
            try await driver.settle { !screen.scrollView.isDecelerating }
            #expect(screen.scrollView.contentOffset.y >= 200)
        }
    }

    @Test func `the wheel moves the recognizer's translation in the direction of the content`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.turnWheel(at: CGPoint(x: 100, y: 100), notches: 2)
            #expect(screen.scrollView.contentOffset.y > 0)
            #expect(!screen.translations.isEmpty && screen.translations.allSatisfy { $0 < 0 })
        }
    }

    @Test func `a disabled recognizer keeps the wheel from scrolling`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.scrollView.panGestureRecognizer.isEnabled = false
            try await driver.turnWheel(at: CGPoint(x: 100, y: 100), notches: 2)
            try await driver.settle()
            #expect(screen.scrollView.contentOffset == .zero)
            screen.scrollView.panGestureRecognizer.isEnabled = true
            try await driver.turnWheel(at: CGPoint(x: 100, y: 100), notches: 2)
            #expect(screen.scrollView.contentOffset.y > 0)
        }
    }
}
#endif
