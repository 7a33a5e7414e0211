#if WebKitGTK
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit
import WebKit

/// Scripts that the app runs in pages.
@MainActor
@Suite("Scripts of the app", .serialized, .enabled(if: canShowPages))
struct ScriptTests: WindowWithPage {
    let screen = PageController()

    private func run(html: String, _ body: @MainActor (GTKAppDriver) async throws -> Void) async throws {
        try await run { driver in
            try await show(html: html, driver)
            try await body(driver)
        }
    }

    private func call(
        _ body: String,
        _ arguments: [String: Any],
        _ driver: GTKAppDriver
    ) async throws -> Any? {
        try await wait(driver) { [webView] in
            try await webView.callAsyncJavaScript(body, arguments: arguments, contentWorld: .page)
        }
    }

    /// The error of a script.
    private func error(_ script: String, _ driver: GTKAppDriver) async throws -> NSError? {
        do {
            _ = try await value(script, driver)
            return nil
        } catch let error as WKError { return error as NSError }
    }

    // MARK: Values

    @Test func `Values of scripts become Foundation's`() async throws {
        try await run(html: "<title>Page</title>") { driver in
            #expect(try await value("document.title", driver) as? String == "Page")
            #expect(try await value("'a\\u0000b😀'", driver) as? String == "a\u{0}b😀")
            #expect(try await value("6 * 7", driver) as? Int == 42)
            #expect(try await value("0.5", driver) as? Double == 0.5)
            #expect(try await value("true", driver) as? Bool == true)
            let null = try await value("null", driver)
            #expect(null is NSNull)
            let undefined = try await value("undefined", driver)
            #expect(undefined == nil)
            let date = try await value("new Date(86400000)", driver) as? Date
            #expect(date == Date(timeIntervalSince1970: 86400))
            let texts = try await value("['a', 'b']", driver) as? [String]
            let none = try await value("[]", driver) as? [Int]
            #expect(texts == ["a", "b"] && none == [])
            let object = try await value("({a: 1, 'b.c': [2, null], d: undefined, __proto__: {e: 3}})", driver)
            let dictionary = try #require(object as? [String: Any])
            #expect(dictionary.keys.sorted() == ["a", "b.c"] && dictionary["a"] as? Int == 1)
            #expect((dictionary["b.c"] as? [Any])?.last is NSNull)
        }
    }

    @Test func `The completion handler receives the value or the error in a later turn`() async throws {
        try await run(html: "") { driver in
            var told: [String] = []
            webView.evaluateJavaScript("1 + 1") { told.append("\($0 ?? "none") \($1 == nil)") }
            webView.evaluateJavaScript("undefined") { told.append("\($0 ?? "none") \($1 == nil)") }
            webView.evaluateJavaScript("missing") { told.append("\($0 ?? "none") \($1 == nil)") }
            webView.evaluateJavaScript("1", completionHandler: nil)
            #expect(told.isEmpty)
            try await driver.settle { told.count == 3 }
            #expect(told == ["2 true", "none true", "none false"])
        }
    }

    @Test(arguments: ["document.body", "(() => 1)", "Symbol('x')", "window", "Promise.resolve(1)"])
    func `A value that cannot be converted is an error`(script: String) async throws {
        try await run(html: "") { driver in
            let error = try await error(script, driver)
            #expect(error?.domain == "WKErrorDomain" && error?.code == 5)
        }
    }

    @Test func `A value that contains itself, or is nested too deeply, is an error`() async throws {
        try await run(html: "") { driver in
            let cyclic = try await error("a = {}; a.a = a; a", driver)
            let nested = try await error("b = []; for (let i = 0; i < 2000; i++) b = [b]; b", driver)
            #expect(cyclic?.code == 5 && nested?.code == 5)
        }
    }

    // MARK: Errors

    @Test func `An exception is an error with its message and place`() async throws {
        try await run(html: "<script>function f() {\n  throw new TypeError('a: b') }</script>") { driver in
            let error = try #require(try await error("\nmissing.name", driver))
            #expect(error.domain == "WKErrorDomain" && error.code == 4)
            let message = error.userInfo["WKJavaScriptExceptionMessage"] as? String
            #expect(message == "ReferenceError: Can't find variable: missing")
            #expect(error.userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 2)
            #expect(error.userInfo["WKJavaScriptExceptionColumnNumber"] as? Int != nil)
            #expect(error.userInfo["WKJavaScriptExceptionSourceURL"] as? URL == URL(string: "about:blank"))
            #expect(error.localizedDescription == "A JavaScript exception occurred.")
            let syntax = try await self.error("1 +", driver)
            #expect(
                syntax?.userInfo["WKJavaScriptExceptionMessage"] as? String == "SyntaxError: Unexpected end of script"
            )
            do {
                _ = try await value("f()", driver)
                Issue.record("There was no error.")
            } catch WKError.javaScriptExceptionOccurred {
            }
        }
    }

    @Test func `A script for a frame is an error`() async throws {
        try await run(html: "") { driver in
            let frame = try #require(screen.actions.first?.targetFrame)
            var codes: [Int] = []
            webView.evaluateJavaScript("1", in: frame, in: .page) { result in
                if case .failure(let error as WKError) = result { codes.append(error.errorCode) }
            }
            try await driver.settle { !codes.isEmpty }
            #expect(codes == [12])
        }
    }

    // MARK: Calls

    @Test func `Arguments of a call keep their values and types`() async throws {
        try await run(html: "") { driver in
            let text = "'\"`;${alert(1)}</script>\u{2028}\u{0}\\"
            let arguments: [String: Any] = [
                "text": text, "whole": 3, "part": 0.25, "flag": false, "none": NSNull(),
                "day": Date(timeIntervalSince1970: 1),
                "list": [1, "two", [true, NSNull()]] as [Any],
                "map": ["__proto__": 1, "d": Date(timeIntervalSince1970: 2), "o": ["n": "x"]] as [String: Any],
                "endless": -Double.infinity, "größe": "ö", "optional": Int?.none as Any,
            ]
            let body = """
                return {text, whole, part, flag, none, optional, day: day.getTime(), list, größe, endless: String(endless),
                    keys: Object.keys(map), when: map.d.getTime(), inner: map.o.n, types: [typeof flag, typeof whole]}
                """
            let result = try #require(try await call(body, arguments, driver) as? [String: Any])
            #expect(result["text"] as? String == text && result["whole"] as? Int == 3)
            #expect(result["part"] as? Double == 0.25 && result["flag"] as? Bool == false)
            #expect(result["none"] is NSNull && result["optional"] is NSNull && result["day"] as? Int == 1000)
            let list = try #require(result["list"] as? [Any])
            #expect(list[0] as? Int == 1 && list[1] as? String == "two" && (list[2] as? [Any])?[0] as? Bool == true)
            #expect((result["keys"] as? [String])?.sorted() == ["__proto__", "d", "o"])
            #expect(result["when"] as? Int == 2000 && result["inner"] as? String == "x")
            #expect(result["endless"] as? String == "-Infinity" && result["größe"] as? String == "ö")
            #expect(result["types"] as? [String] == ["boolean", "number"])
        }
    }

    @Test func `A call waits for its promise`() async throws {
        try await run(html: "") { driver in
            let body = "return await new Promise(resolve => setTimeout(() => resolve(by + 1), 5))"
            #expect(try await call(body, ["by": 6], driver) as? Int == 7)
            let nothing = try await call("1", [:], driver)
            #expect(nothing == nil)
            await #expect(throws: WKError.self) {
                _ = try await call("return Promise.reject(new RangeError('far'))", [:], driver)
            }
        }
    }

    @Test(arguments: ["a-b", "a) { evil = 1 } (b", "", "1a", "arguments"])
    func `An argument's name that is no name is an error, and runs nothing`(name: String) async throws {
        try await run(html: "") { driver in
            do {
                _ = try await call("return 1", [name: 1], driver)
                Issue.record("There was no error.")
            } catch let error as WKError {
                #expect(error.code == .javaScriptExceptionOccurred)
            }
            #expect(try await value("typeof evil", driver) as? String == "undefined")
        }
    }

    @Test func `An argument of another type is an error`() async throws {
        try await run(html: "") { driver in
            do {
                _ = try await call("return 1", ["data": [Data()]], driver)
                Issue.record("There was no error.")
            } catch let error as WKError {
                let message = error.userInfo["WKJavaScriptExceptionMessage"] as? String
                #expect(message?.hasPrefix("Function argument values must be") == true)
            }
        }
    }

    // MARK: Worlds

    @Test func `Worlds share the document, but no variables`() async throws {
        try await run(html: "<title>Page</title><script>own = 'page'</script>") { driver in
            func read(_ script: String, _ world: WKContentWorld) async throws -> String? {
                try await wait(driver) { [webView] in
                    try await webView.evaluateJavaScript(script, contentWorld: world) as? String
                }
            }
            // Without a statement that throws the compiler infers a closure that cannot.
            try await driver.settle()
            #expect(try await read("own", .page) == "page")
            #expect(try await read("typeof own + document.title", .defaultClient) == "undefinedPage")
            #expect(try await read("own = 'named'", .world(name: "page")) == "named")
            #expect(try await read("own", .page) == "page")
            #expect(try await read("own", .world(name: "page")) == "named")
            #expect(WKContentWorld.world(name: "page") === WKContentWorld.world(name: "page"))
            #expect(WKContentWorld.world(name: "page").name == "page" && WKContentWorld.page.name == nil)
        }
    }
}
#endif
