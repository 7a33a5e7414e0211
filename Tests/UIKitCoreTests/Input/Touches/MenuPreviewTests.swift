import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// Previews of context menus.
@MainActor
@Suite("Previews of context menus")
struct MenuPreviewTests {
    /// The preview: a label, which logs its appearance.
    private final class Preview: UIViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "A long poem"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                label.heightAnchor.constraint(equalToConstant: 90),
            ])
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("appeared")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("disappeared")
        }
    }

    /// A view with a menu and a preview.
    private final class Screen: UIViewController, UIContextMenuInteractionDelegate {
        let preview = Preview()
        var hasMenu = true
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            preview.title = "Poem"
            let photo = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
            photo.isAccessibilityElement = true
            photo.accessibilityLabel = "Book"
            photo.addInteraction(UIContextMenuInteraction(delegate: self))
            view.addSubview(photo)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                previewProvider: { self.preview },
                actionProvider: { _ in self.hasMenu ? UIMenu(children: [UIAction(title: "Copy") { _ in }]) : nil }
            )
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("display \(animator?.previewViewController === preview)")
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.preferredCommitStyle = .pop
            log.append("commit")
            animator.addCompletion { [weak self] in
                guard let self, let shown = animator.previewViewController else { return }
                log.append("completion")
                navigationController?.pushViewController(shown, animated: false)
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end")
        }
    }

    private let screen = Screen()

    @Test func `the preview is above the elements of the menu`() async throws {
        let driver = try await AppDriver.launch { screen }
        try await driver.hold("Book")
        let items = driver.screen().elements(role: "menu item")
        #expect(items.map(\.label) == ["Poem", "Copy"])
        #expect(driver.screen().elements.contains { $0.label == "A long poem" })
        #expect(items[0].frame.height == 90 && items[0].frame.maxY < items[1].frame.minY)
        #expect(screen.preview.log == ["appeared"])
        try await driver.tap("Copy")
        #expect(screen.preview.log == ["appeared", "disappeared"])
        #expect(screen.log == ["display true", "end"])
    }

    @Test func `a tap on the preview performs its action, and the controller can be shown`() async throws {
        let navigation = UINavigationController(rootViewController: screen)
        let driver = try await AppDriver.launch { navigation }
        try await driver.hold("Book")
        try await driver.tap("A long poem")
        #expect(screen.log == ["display true", "commit", "end", "completion"])
        #expect(navigation.topViewController === screen.preview)
        #expect(driver.screen().elements(role: "menu").isEmpty)
        #expect(driver.screen().elements.contains { $0.label == "A long poem" })
    }

    @Test func `a preview has its preferred size, and needs no menu`() async throws {
        screen.preview.preferredContentSize = CGSize(width: 150, height: 120)
        screen.hasMenu = false
        let driver = try await AppDriver.launch { screen }
        try await driver.hold("Book")
        let items = driver.screen().elements(role: "menu item")
        #expect(items.map(\.label) == ["Poem"])
        #expect(items.first?.frame.size == CGSize(width: 150, height: 120))
    }
}
