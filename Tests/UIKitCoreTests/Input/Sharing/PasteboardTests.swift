import Foundation
import HeadlessHost
import Testing
import UniformTypeIdentifiers

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Pasteboards")
struct PasteboardTests {
    private func launch() async throws -> AppDriver { try await AppDriver.launch { UIViewController() } }

    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
    }

    @Test func `an image reaches other programs as PNG, and this one as the same object`() async throws {
        let driver = try await launch()
        let image = square(.red)
        UIPasteboard.general.image = image
        #expect(UIPasteboard.general.image === image)
        #expect(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
        #expect(driver.host.clipboardImage?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(driver.host.clipboardText == nil)
        UIPasteboard.general.images = [square(.red), square(.blue)]
        #expect(UIPasteboard.general.numberOfItems == 2 && UIPasteboard.general.images?.count == 2)
    }

    @Test func `text and image of another program are one item`() async throws {
        let driver = try await launch()
        driver.host.writeClipboard(text: "Caption", image: square(.blue).pngData())
        #expect(UIPasteboard.general.numberOfItems == 1)
        #expect(UIPasteboard.general.string == "Caption")
        #expect(UIPasteboard.general.image?.size == CGSize(width: 8, height: 8))
        #expect(UIPasteboard.general.contains(pasteboardTypes: UIPasteboard.typeListImage))
        driver.host.writeClipboard(text: nil, image: nil)
        #expect(UIPasteboard.general.image == nil && UIPasteboard.general.numberOfItems == 0)
    }

    @Test func `colours are kept`() async throws {
        _ = try await launch()
        UIPasteboard.general.colors = [.systemRed, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)]
        #expect(UIPasteboard.general.color == .systemRed && UIPasteboard.general.colors?.count == 2)
        #expect(UIPasteboard.general.hasColors)
        let data = try #require(UIPasteboard.general.data(forPasteboardType: "com.apple.uikit.color", inItemSet: [1]))
        let color = try #require(data.first.flatMap { UIColor(pasteboardData: $0) })
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(
            UIColor(pasteboardData: Data("1 2".utf8)) == nil && UIColor(pasteboardData: Data("nan 1 1 1".utf8)) == nil
        )
    }

    @Test func `items are dictionaries of types and values`() async throws {
        let driver = try await launch()
        let pasteboard = UIPasteboard.general
        let url = try #require(URL(string: "https://example.com"))
        pasteboard.items = [["public.utf8-plain-text": "one", "org.example.custom": Data([1, 2])]]
        pasteboard.addItems([["public.url": url]])
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.items[0]["public.utf8-plain-text"] as? String == "one")
        #expect(pasteboard.items[0]["org.example.custom"] as? Data == Data([1, 2]))
        #expect(pasteboard.items[1]["public.url"] as? URL == url)
        #expect(driver.host.clipboardText == "one https://example.com")
        #expect(pasteboard.types == ["org.example.custom", "public.utf8-plain-text"])
        #expect(pasteboard.types(forItemSet: [1]) == [["public.url", "public.utf8-plain-text"]])
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.url"]) == [1])
        #expect(pasteboard.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: [0, 1]))
        #expect(pasteboard.values(forPasteboardType: "public.text", inItemSet: nil)?.count == 2)
        #expect(pasteboard.data(forPasteboardType: "org.example.custom") == Data([1, 2]))
        pasteboard.setValue("new", forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "new" && pasteboard.numberOfItems == 1)
    }

    @Test func `pasteboards with names are separate, shared by name, and removable`() async throws {
        let driver = try await launch()
        let name = UIPasteboard.Name("org.example.clips")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let own = try #require(UIPasteboard(name: name, create: true))
        own.string = "kept"
        UIPasteboard.general.string = "general"
        #expect(own.string == "kept" && driver.host.clipboardText == "general")
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        let count = own.changeCount
        own.url = URL(string: "https://example.com")
        #expect(own.changeCount == count + 1 && own.hasURLs && !own.isPersistent)
        let unique = UIPasteboard.withUniqueName()
        unique.image = square(.red)
        #expect(unique.hasImages && unique.name != own.name)
        UIPasteboard.remove(withName: name)
        #expect(own.string == nil && UIPasteboard(name: name, create: false) == nil)
        own.string = "lost"
        #expect(own.string == nil)
        #expect(UIPasteboard(name: .general, create: false)?.string == "general")
    }

    @Test func `local items are hidden from other programs, and others expire`() async throws {
        let driver = try await launch()
        let pasteboard = UIPasteboard.general
        pasteboard.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(pasteboard.string == "secret" && driver.host.clipboardText == nil)
        let end = driver.host.date.addingTimeInterval(60)
        pasteboard.setObjects(["code" as NSString], localOnly: true, expirationDate: end)
        #expect(pasteboard.string == "code")
        try await driver.wait(.seconds(61))
        #expect(pasteboard.string == nil && pasteboard.numberOfItems == 0)
    }

    @Test func `a change is announced with the types that came and went`() async throws {
        _ = try await launch()
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.string = "text"
        nonisolated(unsafe) var info: [AnyHashable: Any] = [:]
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: pasteboard,
            queue: nil
        ) { info = $0.userInfo ?? [:] }
        pasteboard.color = .red
        NotificationCenter.default.removeObserver(observer)
        #expect(info[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["com.apple.uikit.color"])
        #expect(info[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["public.utf8-plain-text"])
    }

    @Test(arguments: [
        ("https://example.com/a?b", UIPasteboard.DetectionPattern.probableWebURL), ("example.com", .probableWebURL),
        ("swift on linux", .probableWebSearch), (" 42.5 ", .number),
    ])
    func `patterns are detected in the text`(text: String, pattern: UIPasteboard.DetectionPattern) async throws {
        _ = try await launch()
        UIPasteboard.general.string = text
        var found: Set<UIPasteboard.DetectionPattern> = []
        UIPasteboard.general.detectPatterns(for: [.probableWebURL, .probableWebSearch, .number]) {
            found = (try? $0.get()) ?? []
        }
        #expect(found.contains(pattern))
        var values: [UIPasteboard.DetectionPattern: Any] = [:]
        UIPasteboard.general.detectValues(for: [pattern]) { values = (try? $0.get()) ?? [:] }
        if pattern == .number {
            #expect(values[.number] as? Double == 42.5)
        } else {
            #expect(values[pattern] as? String == text)
        }
    }

    // MARK: Paste control

    private final class Target: UIViewController {
        var pasted: [String] = []

        override func paste(itemProviders: [NSItemProvider]) { pasted.append(UIPasteboard.general.string ?? "") }
    }

    @Test func `a paste control pastes what its target accepts`() async throws {
        let target = Target()
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .labelOnly
        configuration.cornerStyle = .capsule
        let control = UIPasteControl(configuration: configuration)
        control.frame.origin = CGPoint(x: 20, y: 80)
        control.target = target
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        target.view.addSubview(control)
        let driver = try await AppDriver.launch { target }
        #expect(driver.screen().description.contains("button \"Paste\" (disabled)"))
        UIPasteboard.general.string = "Hello"
        try await driver.tap("Paste")
        #expect(target.pasted == ["Hello"])
        let late = UIPasteControl(configuration: UIPasteControl.Configuration())
        late.target = target
        late.frame.origin = CGPoint(x: 20, y: 200)
        target.view.addSubview(late)
        try await driver.settle()
        #expect(!driver.screen().description.contains("(disabled)"))
        late.removeFromSuperview()
        #expect(target.canPerformAction(EditCommand.paste.selector, withSender: nil))
        target.paste(nil)
        #expect(target.pasted == ["Hello", "Hello"])
        UIPasteboard.general.color = .red
        #expect(!target.canPerformAction(EditCommand.paste.selector, withSender: nil))
        try await driver.settle()
        #expect(driver.screen().description.contains("button \"Paste\" (disabled)"))
    }
}
