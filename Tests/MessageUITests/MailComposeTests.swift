import HeadlessHost
import MessageUI
import Testing
import UIKitCore

/// The screen that passes a message to the mail program.
@MainActor
@Suite struct MailComposeTests {
    private final class Sender: UIViewController, MFMailComposeViewControllerDelegate {
        var results: [String] = []

        func send(_ change: (MFMailComposeViewController) -> Void) {
            let composer = MFMailComposeViewController()
            composer.mailComposeDelegate = self
            composer.setToRecipients(["ann@example.com"])
            composer.setSubject("Feedback")
            composer.setMessageBody("<p>Hello</p>", isHTML: true)
            change(composer)
            present(composer, animated: true)
        }

        func mailComposeController(
            _ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) {
            results.append("\(result) \(error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" } ?? "-")")
            controller.dismiss(animated: true)
        }
    }

    private let sender = Sender()

    private func start(_ change: (MFMailComposeViewController) -> Void = { _ in }) async throws -> AppDriver {
        let driver = try await AppDriver.launch { [sender] in sender }
        _ = driver.screen()
        sender.send(change)
        try await driver.settle()
        return driver
    }

    @Test func `the screen shows recipients, subject and text`() async throws {
        let driver = try await start { $0.setCcRecipients(["bob@example.com"]) }
        let screen = driver.screen().description
        for text in ["ann@example.com", "bob@example.com", "Feedback", "Hello", "Cancel", "Open in Mail"] {
            #expect(screen.contains(text), "\(text)")
        }
        #expect(!screen.contains("<p>") && !screen.contains("Bcc:"))
    }

    @Test func `the button opens the mail program with the message`() async throws {
        let driver = try await start()
        try await driver.tap("Open in Mail")
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["mailto:ann@example.com?subject=Feedback&body=Hello"])
        #expect(sender.results == ["saved -"])
        #expect(sender.presentedViewController == nil)
    }

    @Test func `Cancel opens nothing`() async throws {
        let driver = try await start()
        try await driver.tap("Cancel")
        #expect(driver.host.openedURLs.isEmpty)
        #expect(sender.results == ["cancelled -"])
    }

    @Test func `without mail program no mail can be sent`() async throws {
        let driver = try await start()
        #expect(MFMailComposeViewController.canSendMail())
        driver.host.hasMailProgram = false
        #expect(!MFMailComposeViewController.canSendMail())
        try await driver.tap("Open in Mail")
        #expect(sender.results == ["failed MFMailComposeErrorDomain 1"])
    }
}
