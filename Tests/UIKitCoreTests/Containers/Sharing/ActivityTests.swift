import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitCore

@MainActor
@Suite("Share sheet")
struct ActivityTests {
    /// The end of a share sheet.
    private final class Outcome {
        var ends: [String] = []
    }

    private func launch(_ sheet: UIActivityViewController) async throws -> (AppDriver, Outcome) {
        let outcome = Outcome()
        sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
            outcome.ends.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isCompleted)")
        }
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        root.present(sheet, animated: true)
        try await driver.settle()
        return (driver, outcome)
    }

    private func rows(_ driver: AppDriver) -> [String] { driver.screen().elements(role: "row").compactMap(\.label) }

    private let address = URL(string: "https://example.com/page")!

    @Test
    func `A text and a web address can be copied, sent, opened and saved`() async throws {
        let (driver, _) = try await launch(
            UIActivityViewController(activityItems: ["Look at this", address], applicationActivities: nil)
        )
        #expect(rows(driver) == ["Copy", "Mail", "Open in Browser", "Save to File"])
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Look at this"])
    }

    @Test
    func `Copying puts texts and addresses on the clipboard and dismisses the sheet`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["Look at this", address], applicationActivities: nil)
        )
        try await driver.tap("Copy")
        #expect(driver.host.clipboardText == "Look at this\nhttps://example.com/page")
        #expect(outcome.ends == ["CopyToPasteboard true"])
        #expect(rows(driver).isEmpty)
    }

    @Test
    func `A message has the subject of the source and the text, encoded`() async throws {
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { activityType == .mail ? "a & b?cc=x\nsecond" : nil }
            func activityViewController(
                _ activityViewController: UIActivityViewController,
                subjectForActivityType activityType: UIActivity.ActivityType?
            ) -> String { "Grüße" }
        }
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["Hello", Source()], applicationActivities: nil)
        )
        try await driver.tap("Mail")
        let opened = try #require(driver.host.openedURLs.first)
        let components = try #require(URLComponents(url: opened, resolvingAgainstBaseURL: false))
        #expect(components.queryItems?.map(\.name) == ["subject", "body"])
        #expect(components.queryItems?.map(\.value) == ["Grüße", "Hello\r\na & b?cc=x\r\nsecond"])
        #expect(outcome.ends == ["Mail true"])
    }

    @Test
    func `Without a mail program no mail is offered; excluded activities are not offered either`() async throws {
        let sheet = UIActivityViewController(activityItems: [address], applicationActivities: nil)
        sheet.excludedActivityTypes = [.copyToPasteboard, .airDrop]
        let root = UIViewController()
        let driver = try await AppDriver.launch { root }
        driver.host.hasMailProgram = false
        root.present(sheet, animated: true)
        try await driver.settle()
        #expect(rows(driver) == ["Open in Browser"])
        try await driver.tap("Open in Browser")
        #expect(driver.host.openedURLs == [address])
    }

    @Test
    func `Cancelling the sheet ends without an activity`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        )
        try await driver.tap("Cancel")
        #expect(outcome.ends == ["none false"])
    }

    @Test
    func `Saving a text writes it to the chosen file`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["saved text"], applicationActivities: nil)
        )
        try await driver.tap("Save to File")
        for _ in 0..<10_000 where !driver.host.isChoosingFiles { try await driver.settle() }
        #expect(driver.host.suggestedFileName == "Text.txt")
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: target) }
        try await driver.choose([target])
        for _ in 0..<10_000 where outcome.ends.isEmpty { try await driver.settle() }
        #expect(outcome.ends == ["SaveToFiles true"])
        #expect(try String(contentsOf: target, encoding: .utf8) == "saved text")
    }

    @Test
    func `The file that is written for saving is private, and deleted at the end`() async throws {
        let text = UUID().uuidString
        func folders() throws -> [URL] {
            let all = try FileManager.default.contentsOfDirectory(
                at: FileManager.default.temporaryDirectory,
                includingPropertiesForKeys: nil
            )
            return all.filter { folder in
                let content = try? String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8)
                return content == text
            }
        }
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: [text], applicationActivities: nil)
        )
        try await driver.tap("Save to File")
        for _ in 0..<10_000 where !driver.host.isChoosingFiles { try await driver.settle() }
        let folder = try #require(try folders().first)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        try await driver.cancelChoosing()
        #expect(outcome.ends == ["SaveToFiles false"])
        for _ in 0..<10_000 {
            if try folders().isEmpty { break }
            try await driver.settle()
        }
        #expect(try folders().isEmpty)
    }

    // MARK: Dismissal by the app

    private func dismissSheet(_ driver: AppDriver, _ outcome: Outcome, waitsForEnd: Bool = true) async throws {
        let presenter = try #require(driver.application.keyWindow?.rootViewController)
        presenter.dismiss(animated: true)
        try await driver.settle()
        for _ in 0..<10_000 where waitsForEnd && outcome.ends.isEmpty { try await driver.settle() }
        #expect(presenter.presentedViewController == nil)
    }

    @Test
    func `A sheet that is dismissed with its file chooser ends once`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        )
        try await driver.tap("Save to File")
        for _ in 0..<10_000 where !driver.host.isChoosingFiles { try await driver.settle() }
        try await dismissSheet(driver, outcome)
        #expect(!driver.host.isChoosingFiles)
        #expect(outcome.ends == ["SaveToFiles false"])
    }

    @Test
    func `A sheet that is dismissed before its files are written ends once`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        )
        try await driver.tap("Save to File")
        try await dismissSheet(driver, outcome)
        try await driver.settle()
        #expect(!driver.host.isChoosingFiles)
        #expect(outcome.ends == ["SaveToFiles false"])
    }

    private final class Upload: UIActivity {
        override var activityTitle: String? { "Upload" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func perform() {}
    }

    @Test
    func `An activity goes on after the dismissal of the sheet, and its end is told once`() async throws {
        let upload = Upload()
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: [upload])
        )
        try await driver.tap("Upload")
        try await dismissSheet(driver, outcome, waitsForEnd: false)
        #expect(outcome.ends == [])
        upload.activityDidFinish(true)
        upload.activityDidFinish(false)
        #expect(outcome.ends == ["none true"])
    }

    @Test
    func `A sheet that is dismissed with the controller of an activity ends once`() async throws {
        let form = Form()
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: [form])
        )
        try await driver.tap("Form")
        try await dismissSheet(driver, outcome)
        form.activityDidFinish(true)
        #expect(outcome.ends == ["none false"])
    }

    // MARK: Activities of the app

    private final class Pin: UIActivity {
        var items: [Any] = []
        override var activityType: ActivityType? { ActivityType("com.example.pin") }
        override var activityTitle: String? { "Pin" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    }

    @Test
    func `An activity of the app receives the items and ends the sheet`() async throws {
        let pin = Pin()
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: [pin])
        )
        #expect(rows(driver) == ["Copy", "Mail", "Save to File", "Pin"])
        try await driver.tap("Pin")
        #expect(pin.items as? [String] == ["text"])
        #expect(outcome.ends == ["pin true"])
    }

    private final class Form: UIActivity {
        let controller = UIViewController()
        override var activityTitle: String? { "Form" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override var activityViewController: UIViewController? {
            controller.navigationItem.title = "Fill in"
            return UINavigationController(rootViewController: controller)
        }
    }

    @Test
    func `The controller of an activity appears in front of the sheet, and both are dismissed at its end`() async throws
    {
        let form = Form()
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: ["text"], applicationActivities: [form])
        )
        try await driver.tap("Form")
        #expect(driver.screen().elements(role: "heading").map(\.label) == ["Fill in"])
        #expect(outcome.ends == [])
        form.activityDidFinish(false)
        try await driver.settle()
        #expect(driver.screen().elements(role: "heading").isEmpty)
        #expect(outcome.ends == ["none false"])
    }

    private final class Slow: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for \(activityType?.rawValue.split(separator: ".").last ?? "")" }
    }

    @Test
    func `A provider creates its item in the background for the chosen activity`() async throws {
        let (driver, outcome) = try await launch(
            UIActivityViewController(activityItems: [Slow(placeholderItem: "")], applicationActivities: [Pin()])
        )
        try await driver.tap("Pin")
        for _ in 0..<10_000 where outcome.ends.isEmpty { try await driver.settle() }
        #expect(outcome.ends == ["pin true"])
    }
}
