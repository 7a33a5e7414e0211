import HeadlessHost
import MessageUI
import Testing
import UIKitCore

/// The screen that passes a text message to the user's program.
@MainActor
@Suite struct TextMessageTests {
    private final class Sender: UIViewController, MFMessageComposeViewControllerDelegate {
        var results: [MessageComposeResult] = []

        func send(to recipients: [String], _ body: String) {
            let composer = MFMessageComposeViewController()
            composer.messageComposeDelegate = self
            composer.recipients = recipients
            composer.body = body
            present(composer, animated: true)
        }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult
        ) {
            results.append(result)
            controller.dismiss(animated: true)
        }
    }

    private let sender = Sender()

    private func start(to recipients: [String], _ body: String) async throws -> AppDriver {
        let host = HeadlessHost()
        host.hasMessageProgram = true
        let driver = try await AppDriver.launch(on: host) { [sender] in sender }
        sender.send(to: recipients, body)
        try await driver.settle()
        return driver
    }

    @Test func `without a program no text messages can be sent`() async throws {
        let driver = try await AppDriver.launch { UIViewController() }
        #expect(!MFMessageComposeViewController.canSendText())
        driver.host.hasMessageProgram = true
        #expect(MFMessageComposeViewController.canSendText())
        #expect(
            !MFMessageComposeViewController.canSendAttachments() && !MFMessageComposeViewController.canSendSubject()
        )
    }

    @Test func `the screen shows the message, and the button opens the program with it`() async throws {
        let driver = try await start(to: ["+4930123", "110"], "See you at 8 & bring tea?")
        let screen = driver.screen().description
        for text in ["To:", "+4930123, 110", "See you at 8 & bring tea?", "Cancel"] {
            #expect(screen.contains(text), "\(text)")
        }
        try await driver.tap("Open in Messages")
        #expect(
            driver.host.openedURLs.map(\.absoluteString)
                == ["sms:%2B4930123,110?body=See%20you%20at%208%20%26%20bring%20tea%3F"]
        )
        #expect(sender.results == [.sent])
        #expect(sender.presentedViewController == nil)
    }

    @Test func `a recipient cannot add fields to the address`() async throws {
        let driver = try await start(to: ["110?attach=/etc/passwd\n&body=x"], "")
        try await driver.tap("Open in Messages")
        #expect(driver.host.openedURLs.map(\.absoluteString) == ["sms:110%3Fattach%3D%2Fetc%2Fpasswd%20%26body%3Dx"])
    }

    @Test func `Cancel opens nothing`() async throws {
        let driver = try await start(to: [], "Hello")
        try await driver.tap("Cancel")
        #expect(driver.host.openedURLs.isEmpty)
        #expect(sender.results == [.cancelled])
    }
}
