import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite struct LayoutSupportTests {
    /// A screen with a view between the guides at its top and bottom, as in apps for versions before iOS 11.
    private final class Screen: UIViewController {
        let content = UIView()

        override func viewDidLoad() {
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            let views: [String: Any] = ["content": content, "top": topLayoutGuide, "bottom": bottomLayoutGuide]
            NSLayoutConstraint.activate(
                ["V:[top]-8-[content]-4-[bottom]", "H:|[content]|"].flatMap { format in
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format,
                        options: [],
                        metrics: nil,
                        views: views
                    )
                }
            )
        }
    }

    @Test func `Constraints to the guides of a controller keep content inside the safe area`() async throws {
        let screen = Screen()
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let driver = try await AppDriver.launch { screen }
        let size = screen.view.bounds.size
        #expect(screen.content.frame == CGRect(x: 0, y: 38, width: size.width, height: size.height - 62))
        #expect(screen.topLayoutGuide.length == 30)
        #expect(screen.bottomLayoutGuide.length == 20)
        screen.additionalSafeAreaInsets.top = 50
        try await driver.settle()
        #expect(screen.content.frame.minY == 58)
    }

    @Test func `Anchors of the guides are those of the safe area's edges`() async throws {
        let screen = UIViewController()
        screen.additionalSafeAreaInsets.bottom = 44
        let label = UILabel()
        let driver = try await AppDriver.launch { screen }
        screen.view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
            label.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
            label.widthAnchor.constraint(equalTo: screen.bottomLayoutGuide.heightAnchor, multiplier: 2),
            label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        ])
        try await driver.settle()
        let size = screen.view.bounds.size
        #expect(label.frame == CGRect(x: 0, y: 0, width: 88, height: size.height - 44))
        #expect(screen.topLayoutGuide === screen.topLayoutGuide)
    }
}
