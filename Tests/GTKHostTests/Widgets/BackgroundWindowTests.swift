#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Backgrounds of configurations, and content behind custom presentations.
@MainActor
@Suite("Backgrounds in windows", .enabled(if: isOnDisplay))
struct BackgroundWindowTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func whiteScreen() -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        return screen
    }

    @Test(arguments: [UIButton.Configuration.CornerStyle.fixed, .capsule])
    func `the corner style of a button determines its corners`(style: UIButton.Configuration.CornerStyle) async throws {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = Self.red
        configuration.background.cornerRadius = 0
        configuration.cornerStyle = style
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 40, y: 40, width: 100, height: 60)
        let screen = whiteScreen()
        screen.view.addSubview(button)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let corner = try driver.color(at: CGPoint(x: 42, y: 42))
            let inside = try driver.color(at: CGPoint(x: 90, y: 50))
            #expect(inside[0] > 150 && inside[1] < 100)
            #expect(corner == (style == .capsule ? [255, 255, 255] : inside))
        }
    }

    @Test func `the background of a cell is drawn behind its content, inside the insets`() async throws {
        let cell = UITableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = Self.red
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        cell.backgroundConfiguration = background
        let screen = whiteScreen()
        screen.view.addSubview(cell)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let (inside, outside) = (
                try driver.color(at: CGPoint(x: 150, y: 30)), try driver.color(at: CGPoint(x: 150, y: 4))
            )
            #expect(inside == [255, 0, 0] && outside != [255, 0, 0])
        }
    }

    private final class Panel: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 200, height: 100) }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Panel(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func `content behind a custom presentation stays visible`() async throws {
        let (screen, presented, provider) = (whiteScreen(), UIViewController(), Provider())
        presented.view.backgroundColor = Self.red
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = provider
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.present(presented, animated: false)
            try await driver.settle()
            #expect(try driver.color(at: CGPoint(x: 100, y: 50)) == [255, 0, 0])
            #expect(try driver.color(at: CGPoint(x: 100, y: 200)) == [255, 255, 255])
            screen.dismiss(animated: true)
            try await driver.finishTransitions()
            #expect(try driver.color(at: CGPoint(x: 100, y: 50)) == [255, 255, 255])
        }
    }
}
#endif
