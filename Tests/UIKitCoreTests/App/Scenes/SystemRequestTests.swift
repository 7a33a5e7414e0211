import Foundation
import Testing
@_spi(Host) import UIKitCore

@Suite("Arguments of a program")
struct SystemRequestTests {
    private func requests(_ arguments: String...) -> [String] {
        SystemRequest.requests(in: arguments, folder: URL(fileURLWithPath: "/etc", isDirectory: true)).flatMap {
            switch $0 {
            case .activate: ["activate"]
            case .open(let urls): urls.map(\.absoluteString)
            case .performShortcut(let name): ["action \(name)"]
            }
        }
    }

    @Test
    func `Addresses and existing files are opened`() {
        #expect(
            requests("example:a", "passwd", "/etc/hosts", "https://example.com") == [
                "example:a", "file:///etc/passwd", "file:///etc/hosts", "https://example.com",
            ]
        )
    }

    @Test
    func `Other words and options are ignored`() {
        #expect(requests("", "word", "--verbose", "-AppleLanguages", "(de)", "--level=1") == [])
    }

    @Test
    func `The argument after an option with one hyphen is a setting`() {
        #expect(requests("-file", "passwd", "hosts") == ["file:///etc/hosts"])
    }

    @Test
    func `After two hyphens all arguments are addresses or files`() {
        #expect(requests("--", "--verbose", "-x", "passwd") == ["file:///etc/passwd"])
    }

    @Test
    func `An option starts a quick action`() {
        #expect(requests("--quick-action=com.example.new") == ["action com.example.new"])
    }
}
