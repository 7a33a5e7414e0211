#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// User scripts, messages of scripts, and content rules.
@MainActor
@Suite("User content", .serialized, .enabled(if: canShowPages))
struct UserContentTests: WindowWithPage {
    let screen = PageController()

    private var content: WKUserContentController { webView.configuration.userContentController }

    /// Logs messages.
    private final class Receiver: NSObject, WKScriptMessageHandler {
        var messages: [WKScriptMessage] = []
        func userContentController(
            _ userContentController: WKUserContentController,
            didReceive message: WKScriptMessage
        ) { messages.append(message) }
    }

    /// Replies to messages.
    private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
        var reply: (Any) -> (Any?, String?) = { ($0, nil) }
        func userContentController(
            _ userContentController: WKUserContentController,
            didReceive message: WKScriptMessage
        ) async -> (Any?, String?) { reply(message.body) }
    }

    /// Never replies.
    private final class Silent: NSObject, WKScriptMessageHandlerWithReply {
        func userContentController(
            _ userContentController: WKUserContentController,
            didReceive message: WKScriptMessage,
            replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) {}
    }

    // MARK: User scripts

    @Test func `User scripts run in order before and after the page's scripts, also in frames`() async throws {
        for (name, time, isForPageOnly) in [
            ("start", WKUserScriptInjectionTime.atDocumentStart, true), ("end", .atDocumentEnd, true),
            ("everywhere", .atDocumentStart, false),
        ] {
            let source = "top.log = (top.log || []).concat('\(name)' + (top === window ? '' : ' in frame'))"
            let script = WKUserScript(source: source, injectionTime: time, forMainFrameOnly: isForPageOnly)
            #expect(script.source == source && script.injectionTime == time)
            content.addUserScript(script)
        }
        #expect(content.userScripts.map(\.isForMainFrameOnly) == [true, true, false])
        try await run { driver in
            try await show(html: "<script>log.push('page')</script><iframe srcdoc='x'></iframe>", driver)
            let log = try await value("log", driver) as? [String]
            #expect(log?.prefix(3) == ["start", "everywhere", "page"])
            #expect(log?.sorted() == ["end", "everywhere", "everywhere in frame", "page", "start"])
            content.removeAllUserScripts()
            try await show(html: "<script>log = ['page']</script>", driver)
            let rest = try await value("log", driver) as? [String]
            #expect(rest == ["page"] && content.userScripts.isEmpty)
        }
    }

    @Test func `A user script in a world of its own shares no variables with the page`() async throws {
        content.addUserScript(
            WKUserScript(
                source: "own = 'app'",
                injectionTime: .atDocumentStart,
                forMainFrameOnly: true,
                in: .defaultClient
            )
        )
        try await run { driver in
            try await show(html: "", driver)
            #expect(try await value("typeof own", driver) as? String == "undefined")
            let own = try await wait(driver) { [webView] in
                try await webView.evaluateJavaScript("own", contentWorld: .defaultClient) as? String
            }
            #expect(own == "app")
        }
    }

    // MARK: Messages

    @Test func `A message has a body, a name, a world and a web view`() async throws {
        let receiver = Receiver()
        content.add(receiver, name: "tower")
        try await run { driver in
            try await show(
                html: "<script>webkit.messageHandlers.tower.postMessage({a: [1, null], d: new Date(5000)})</script>",
                driver
            )
            try await driver.settle { receiver.messages.count == 1 }
            let message = try #require(receiver.messages.first)
            let body = try #require(message.body as? [String: Any])
            #expect((body["a"] as? [Any])?.first as? Int == 1)
            #expect(body["d"] as? Date == Date(timeIntervalSince1970: 5))
            #expect(message.name == "tower" && message.world === WKContentWorld.page && message.webView === webView)
        }
    }

    @Test func `Only scripts of the handler's world can send messages`() async throws {
        let receiver = Receiver()
        content.add(receiver, contentWorld: .defaultClient, name: "tower")
        try await run { driver in
            try await show(html: "", driver)
            let type = try await value("typeof window.webkit?.messageHandlers?.tower", driver) as? String
            #expect(type == "undefined")
            _ = try await wait(driver) { [webView] in
                try await webView.evaluateJavaScript(
                    "webkit.messageHandlers.tower.postMessage('hello'); 1",
                    contentWorld: .defaultClient
                )
            }
            try await driver.settle { !receiver.messages.isEmpty }
            #expect(receiver.messages.first?.body as? String == "hello")
            #expect(receiver.messages.first?.world === WKContentWorld.defaultClient)
        }
    }

    @Test func `A handler can be added while a page is shown, and removed again`() async throws {
        let receiver = Receiver()
        try await run { driver in
            try await show(html: "", driver)
            content.add(receiver, name: "late")
            _ = try await value("webkit.messageHandlers.late.postMessage(1), 1", driver)
            try await driver.settle { receiver.messages.count == 1 }
            content.removeScriptMessageHandler(forName: "late")
            content.add(receiver, name: "other")
            content.removeAllScriptMessageHandlers()
            let type = try await value("typeof window.webkit?.messageHandlers?.late", driver) as? String
            #expect(type == "undefined" && receiver.messages.count == 1)
        }
    }

    @Test func `A removed handler is released, and a web view does not keep its controller's handlers`() async throws {
        weak var former: Receiver?
        try await run { driver in
            try await show(html: "", driver)
            do {
                let receiver = Receiver()
                former = receiver
                content.add(receiver, name: "tower")
            }
            #expect(former != nil)
            content.removeScriptMessageHandler(forName: "tower")
            #expect(former == nil)
        }
    }

    @Test func `Web views with the same controller share its handlers`() async throws {
        let receiver = Receiver()
        content.add(receiver, name: "tower")
        let other = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), configuration: webView.configuration)
        try await run { driver in
            webView.addSubview(other)
            try await show(html: "", driver)
            other.loadHTMLString("<script>webkit.messageHandlers.tower.postMessage('other')</script>", baseURL: nil)
            try await driver.settle { receiver.messages.count == 1 }
            #expect(receiver.messages.first?.webView === other)
        }
    }

    // MARK: Replies

    private func ask(_ argument: String, _ driver: GTKAppDriver) async throws -> Any? {
        try await wait(driver) { [webView] in
            try await webView.callAsyncJavaScript(
                "return await webkit.messageHandlers.ask.postMessage(\(argument)).catch(e => 'rejected: ' + e.message)",
                contentWorld: .page
            )
        }
    }

    @Test func `A reply is the value of the promise`() async throws {
        let replier = Replier()
        content.addScriptMessageHandler(replier, contentWorld: .page, name: "ask")
        try await run { driver in
            try await show(html: "", driver)
            #expect(try await ask("7", driver) as? Int == 7)
            let sent = "({t: 'x', n: null, l: [true, 0.5], d: new Date(9000), o: {'__proto__x': 1}})"
            let back = try #require(try await ask(sent, driver) as? [String: Any])
            #expect(back["t"] as? String == "x" && back["n"] is NSNull && (back["l"] as? [Any])?[0] as? Bool == true)
            #expect(
                back["d"] as? Date == Date(timeIntervalSince1970: 9) && back["o"] as? [String: Int] == ["__proto__x": 1]
            )
            replier.reply = { _ in (nil, nil) }
            let nothing = try await ask("1", driver)
            #expect(nothing == nil)
        }
    }

    @Test func `A reply with an error rejects the promise, as one of an unsupported type and a missing one do`()
        async throws
    {
        let replier = Replier()
        content.addScriptMessageHandler(replier, contentWorld: .page, name: "ask")
        try await run { driver in
            try await show(html: "", driver)
            replier.reply = { _ in (nil, "not <b>now</b>") }
            #expect(try await ask("1", driver) as? String == "rejected: not <b>now</b>")
            replier.reply = { _ in (Data(), nil) }
            #expect((try await ask("1", driver) as? String)?.hasPrefix("rejected: Replies must be") == true)
            content.removeAllScriptMessageHandlers(from: .page)
            content.addScriptMessageHandler(Silent(), contentWorld: .page, name: "ask")
            #expect((try await ask("1", driver) as? String)?.hasPrefix("rejected: ") == true)
        }
    }

    // MARK: Content rules

    @Test func `Content rules are compiled, stored, applied and removed`() async throws {
        let server = try PageServer(["/part.js": .init(fields: ["Content-Type": "text/javascript"], body: "part = 1")])
        let folder = try TemporaryFolder()
        try await run { driver in
            let store = try #require(WKContentRuleListStore(url: folder["rules"]))
            let rules = #"[{"trigger": {"url-filter": "part\\.js"}, "action": {"type": "block"}}]"#
            let list = try await wait(driver) {
                try await store.compileContentRuleList(forIdentifier: "parts", encodedContentRuleList: rules)
            }
            #expect(list?.identifier == "parts")
            #expect(try await wait(driver) { await store.availableIdentifiers() } == ["parts"])
            let same = try await wait(driver) { try await store.contentRuleList(forIdentifier: "parts") }
            content.add(try #require(same))
            let html = "<script src='part.js'></script>"
            try await show(html: html, base: server.url("/"), driver)
            #expect(try await value("typeof part", driver) as? String == "undefined")
            content.removeAllContentRuleLists()
            try await show(html: html, base: server.url("/"), driver)
            #expect(try await value("typeof part", driver) as? String == "number")
            try await wait(driver) { try await store.removeContentRuleList(forIdentifier: "parts") }
            #expect(try await wait(driver) { await store.availableIdentifiers() } == [])
        }
    }

    @Test func `Invalid rules and unknown lists are errors`() async throws {
        let folder = try TemporaryFolder()
        try await run { driver in
            let store = try #require(WKContentRuleListStore(url: folder["rules"]))
            var codes: [Int] = []
            let note: (Any?, (any Error)?) -> Void = { _, error in codes.append((error as? WKError)?.errorCode ?? 0) }
            store.compileContentRuleList(forIdentifier: "a", encodedContentRuleList: "[{}]") { note($0, $1) }
            try await driver.settle { codes.count == 1 }
            store.lookUpContentRuleList(forIdentifier: "a") { note($0, $1) }
            try await driver.settle { codes.count == 2 }
            store.removeContentRuleList(forIdentifier: "a") { note(nil, $0) }
            try await driver.settle { codes.count == 3 }
            #expect(codes == [6, 7, 8])
        }
    }
}
#endif
