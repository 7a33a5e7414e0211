import Foundation
import HeadlessHost
import Testing
import UIKit
import UIKitTestSupport

/// Previews and menus of `UIDocumentInteractionController`.
@MainActor
@Suite struct DocumentInteractionTests {
    private final class Screen: UIViewController, UIDocumentInteractionControllerDelegate {
        var calls: [String] = []

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { navigationController ?? self }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            calls.append("will preview")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            calls.append("did preview")
        }
        func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
            calls.append("will open")
        }
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
            calls.append("did open")
        }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController,
            didEndSendingToApplication application: String?
        ) { calls.append("sent") }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            calls.append("did options")
        }
    }

    private let files: TemporaryFiles
    private let screen = Screen()

    init() throws { files = try TemporaryFiles() }

    private func make(_ name: String, _ text: String) throws -> UIDocumentInteractionController {
        let controller = UIDocumentInteractionController(url: try files.add(name, text))
        controller.delegate = screen
        return controller
    }

    @Test
    func `A preview is presented, and Done ends it`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        let controller = try make("Letter.txt", "Dear Ann")
        #expect(controller.name == "Letter.txt" && controller.uti == "public.plain-text")
        #expect(controller.presentPreview(animated: true))
        try await driver.settle()
        #expect(driver.screen().description.contains("Letter.txt"))
        try await driver.tap("Done")
        #expect(screen.calls == ["will preview", "did preview"])
        #expect(controller.presentPreview(animated: true))
        try await driver.settle()
        controller.dismissPreview(animated: true)
        try await driver.settle()
        #expect(screen.presentedViewController == nil)
    }

    @Test
    func `A preview is pushed on the delegate's navigation controller`() async throws {
        let navigation = UINavigationController(rootViewController: screen)
        let driver = try await AppDriver.launch { navigation }
        let controller = try make("Letter.txt", "Dear Ann")
        controller.presentPreview(animated: true)
        try await driver.settle()
        #expect(navigation.viewControllers.count == 2)
        controller.dismissPreview(animated: true)
        try await driver.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(screen.calls == ["will preview", "did preview"])
    }

    @Test
    func `A file without a preview is not presented`() async throws {
        _ = try await AppDriver.launch { [screen] in screen }
        #expect(try !make("Music.mp3", "x").presentPreview(animated: true))
        #expect(screen.calls.isEmpty)
    }

    @Test
    func `The user chooses another program for the file`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        let controller = try make("Music.mp3", "x")
        #expect(controller.presentOpenInMenu(from: .zero, in: screen.view, animated: true))
        #expect(driver.host.openedFiles == [controller.url])
        #expect(screen.calls == ["will open", "sent", "did open"])
        screen.calls = []
        driver.host.hasProgramsForFiles = false
        controller.presentOpenInMenu(from: .zero, in: screen.view, animated: true)
        #expect(screen.calls == ["will open", "did open"])
        #expect(!controller.presentOpenInMenu(from: .zero, in: UIView(), animated: true))
    }

    @Test
    func `The menu of options shares the file`() async throws {
        let driver = try await AppDriver.launch { [screen] in screen }
        let controller = try make("Music.mp3", "x")
        #expect(controller.presentOptionsMenu(from: .zero, in: screen.view, animated: true))
        try await driver.settle()
        #expect(driver.screen().description.contains("Save to File"))
        try await driver.tap("Open With…")
        #expect(driver.host.openedFiles == [controller.url])
        #expect(screen.calls == ["did options"])
        controller.presentOptionsMenu(from: .zero, in: screen.view, animated: true)
        try await driver.settle()
        controller.dismissMenu(animated: true)
        try await driver.settle()
        #expect(screen.presentedViewController == nil)
    }
}
