import Foundation
import Testing

@_spi(Host) @testable import UIKitCore

@MainActor
struct TextViewLinkTests {
    private func tap(_ offset: Int, in scene: TextViewScene) {
        let rect = scene.view.caretRect(at: offset)
        let point = CGPoint(x: rect.minX + 2, y: rect.midY)
        scene.view.userPressed(at: point)
        scene.view.userReleased(at: point)
    }

    @Test func `a click on a link asks the delegate`() {
        let scene = TextViewScene()
        scene.view.isEditable = false
        scene.view.attributedText = NSAttributedString(string: "go ", attributes: [.kern: 0])
        scene.view.textStorage.append(
            NSAttributedString(string: "here", attributes: [.link: URL(string: "https://example.org")!])
        )
        scene.diary.refusesLinks = true
        tap(4, in: scene)
        #expect(scene.diary.entries.contains("link https://example.org at 3+4"))
        scene.diary.entries = []
        tap(0, in: scene)
        #expect(!scene.diary.entries.contains { $0.hasPrefix("link") })
    }

    private func openMenu(at offset: Int, in scene: TextViewScene) -> [String]? {
        let rect = scene.view.caretRect(at: offset)
        scene.view.userOpenedMenu(at: CGPoint(x: rect.minX + 2, y: rect.midY))
        return scene.window.openMenu?.items.map { $0.title }
    }

    @Test func `the menu of a link opens or copies it, if the delegate agrees`() {
        let scene = TextViewScene()
        scene.view.isEditable = false
        scene.view.attributedText = NSAttributedString(string: "here", attributes: [.link: "https://example.org"])
        scene.diary.entries = []
        #expect(openMenu(at: 1, in: scene) == ["Open", "Copy"])
        #expect(scene.diary.take() == ["link https://example.org at 0+4", "will display 0+4", "did display"])
        scene.window.openMenu?.close()
        #expect(scene.diary.take() == ["will end", "did end menu"])
        scene.diary.refusesLinks = true
        #expect(openMenu(at: 1, in: scene) == nil)
    }

    @Test func `the delegate provides the edit menu`() {
        let scene = TextViewScene("one two")
        scene.view.selectedRange = NSRange(location: 0, length: 3)
        scene.diary.editMenu = { UIMenu(children: $0 + [UIAction(title: "Translate") { _ in }]) }
        let titles = openMenu(at: 1, in: scene) ?? []
        #expect(titles.contains("Copy") && titles.last == "Translate")
    }

    @Test func `the elements that the delegate receives include the items of the menu controller`() {
        let scene = TextViewScene("one two")
        scene.view.selectedRange = NSRange(location: 0, length: 3)
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Everything", action: Selector("selectAll:", UIResponder.selectAll(_:)))
        ]
        scene.diary.editMenu = { UIMenu(children: $0) }
        let titles = openMenu(at: 1, in: scene) ?? []
        #expect(titles.last == "Everything")
        scene.window.openMenu?.userChose(titles.count - 1)
        #expect(scene.view.selectedRange == NSRange(location: 0, length: 7))
    }

    @Test(arguments: [true, false]) func `the delegate hears of the edit menu`(providesMenu: Bool) {
        let scene = TextViewScene("one two")
        scene.view.selectedRange = NSRange(location: 0, length: 3)
        if providesMenu { scene.diary.editMenu = { UIMenu(children: $0) } }
        scene.diary.entries = []
        #expect(openMenu(at: 1, in: scene)?.contains("Copy") == true)
        #expect(scene.diary.take() == ["will present", "did present"])
        scene.window.openMenu?.close()
        #expect(scene.diary.take() == ["will dismiss", "did dismiss"])
        #expect(scene.window.openMenu == nil)
    }

    @Test func `a link in editable text is text`() {
        let scene = TextViewScene()
        scene.view.attributedText = NSAttributedString(string: "here", attributes: [.link: "https://example.org"])
        scene.diary.entries = []
        tap(1, in: scene)
        #expect(!scene.diary.entries.contains { $0.hasPrefix("link") })
    }

    @Test(arguments: [
        ("see https://example.org/a(b). Bye", "https://example.org/a(b)"),
        ("www.example.com!", "http://www.example.com"),
        ("(see www.example.com/(a)).", "http://www.example.com/(a)"),
        ("www.example.com/a(b)!)...", "http://www.example.com/a(b)"),
        ("www.example.com/" + String(repeating: ").", count: 9_000), "http://www.example.com/"),
        ("mail jo.doe@example.co.uk now", "mailto:jo.doe@example.co.uk"),
        ("call +49 (30) 123-4567.", "tel:+49301234567"),
    ])
    func `addresses and phone numbers are detected`(text: String, url: String) {
        #expect(DataDetector.items(in: text, .all).map(\.url.absoluteString) == [url])
    }

    @Test(arguments: ["version 1.2.3", "2024-11-24 was a day", "a@b", "https://", "12345"])
    func `other text is not detected`(text: String) {
        #expect(DataDetector.items(in: text, .all).map(\.url.absoluteString) == [])
    }

    @Test func `detected links are shown in the link's attributes`() {
        let scene = TextViewScene("see https://example.org")
        scene.view.dataDetectorTypes = .link
        scene.view.isEditable = false
        scene.view.linkTextAttributes = [.underlineStyle: 1]
        let shown = scene.view.displayedParagraphs(in: scene.view.bounds)[0].paragraph.text
        #expect(shown.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
        let rect = scene.view.caretRect(at: 6)
        #expect(scene.view.cursorKind(at: CGPoint(x: rect.midX, y: rect.midY)) == .link)
    }
}
