#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Tokens, as a different program on the same display receives them.
@MainActor
@Suite("Data exchange with other programs", .enabled(if: isOnDisplay))
struct OtherProgramTests {
    @Test
    func `Copied tokens and text reach another program as text`() async throws {
        let screen = SharingScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Search", role: "search field")
            try await driver.press("ctrl+a")
            try await driver.press("ctrl+c")
            let other = try OtherProgram("read")
            defer { other.end() }
            #expect(try await other.texts(2, driver).contains("Europe land"))
        }
    }

    @Test
    func `Text copied in another program replaces copied tokens, and is pasted as one line`() async throws {
        let screen = SharingScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Europe", role: "token")
            try await driver.press("ctrl+c")
            let other = try OtherProgram("offer", "one\ntwo")
            defer { other.end() }
            _ = try await other.texts(1, driver)
            try await driver.press("End")
            try await driver.press("ctrl+v")
            #expect(screen.field.text == "landone two")
            #expect(screen.field.tokens.count == 1)
        }
    }

    @Test
    func `A copied image reaches another program, and one of another program is read`() async throws {
        try await GTKAppDriver.run(rootViewController: SharingScreen()) { driver in
            UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            }
            let scale = UIPasteboard.general.image?.scale ?? 1
            let reader = try OtherProgram("look")
            defer { reader.end() }
            #expect(try await reader.texts(2, driver).contains("\(Int(6 * scale))x\(Int(4 * scale))"))
            let painter = try OtherProgram("paint", "12", "5")
            defer { painter.end() }
            _ = try await painter.texts(1, driver)
            for _ in 0..<50 where UIPasteboard.general.image?.size != CGSize(width: 12, height: 5) {
                try await driver.settle()
            }
            #expect(UIPasteboard.general.image?.size == CGSize(width: 12, height: 5))
            #expect(UIPasteboard.general.string == nil)
        }
    }

    @Test
    func `A token dragged to another program arrives as text, and remains in the field`() async throws {
        let screen = SharingScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let other = try OtherProgram("take")
            defer { other.end() }
            _ = try await other.texts(1, driver)
            try await driver.placeWindow(titled: "Other program", at: CGPoint(x: 600, y: 400))
            try await driver.drag("Europe", toScreen: CGPoint(x: 700, y: 460))
            #expect(try await other.texts(2, driver) == ["ready", "Europe"])
            #expect(screen.field.tokens.count == 1)
        }
    }

    @Test
    func `Text dragged from another program goes through the field's delegate and paste delegate`() async throws {
        let screen = SharingScreen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let other = try OtherProgram("give", "Asia")
            defer { other.end() }
            _ = try await other.texts(1, driver)
            try await driver.placeWindow(titled: "Other program", at: CGPoint(x: 600, y: 400))
            screen.refuses = true
            try await driver.drag(fromScreen: CGPoint(x: 700, y: 460), to: "Search")
            #expect(screen.field.text == "land")
            screen.refuses = false
            try await driver.drag(fromScreen: CGPoint(x: 700, y: 460), to: "Search")
            #expect(screen.field.text == "landAsia")
            screen.makesTokens = true
            try await driver.drag(fromScreen: CGPoint(x: 700, y: 460), to: "Search")
            #expect(try driver.screen().elements(role: "token").map(\.label) == ["Europe", "dropped"])
        }
    }
}

/// A search field whose tokens have text. It can refuse pasted text or convert it to tokens.
@MainActor
private final class SharingScreen: UIViewController, UISearchTextFieldDelegate, UITextPasteDelegate {
    let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 320, height: 36))
    var refuses = false
    var makesTokens = false

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityLabel = "Search"
        field.tokens = [UISearchToken(icon: nil, text: "Europe")]
        field.text = "land"
        field.delegate = self
        field.pasteDelegate = self
        view.addSubview(field)
    }

    func searchTextField(
        _ searchTextField: UISearchTextField,
        itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider {
        NSItemProvider(object: "Europe" as NSString)
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { !refuses }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        guard makesTokens, let item = item as? any UISearchTextFieldPasteItem else {
            return item.setDefaultResult()
        }
        item.setSearchTokenResult(UISearchToken(icon: nil, text: "dropped"))
    }
}

/// The process of `Tests/OtherPrograms/other_program.py`.
@MainActor
final class OtherProgram {
    private let process = Process()
    private let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(_ arguments: String...) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../OtherPrograms/other_program.py").standardizedFileURL
        try Data().write(to: output)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script.path] + arguments
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        // Suppresses fatal warnings: the Python bindings may log warnings that are unrelated to this project.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "G_DEBUG" }
        try process.run()
    }

    /// Waits until the program has written the given number of lines, and returns them.
    func texts(_ count: Int, _ driver: GTKAppDriver) async throws -> [String] {
        var texts: [String] = []
        for _ in 0..<200 where texts.count < count {
            try #require(process.isRunning || !texts.isEmpty, "The other program ended.")
            try await driver.settle()
            let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
            texts = lines.compactMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
        }
        return texts
    }

    func end() {
        // SIGKILL, because the program may have inherited a signal mask that blocks SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: output)
    }
}
#endif
