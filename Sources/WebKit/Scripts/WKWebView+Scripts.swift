import Foundation
@_spi(Host) import UIKitCore

/// The result of a script, on its way to an asynchronous caller.
struct ScriptOutcome: @unchecked Sendable {
    let value: Any?
}

extension WKWebView {
    /// Runs a script in a world of the page.
    ///
    /// - Parameters:
    ///   - javaScript: The script. Its last statement has the result.
    ///   - frame: The frame; nil for the page. Scripts run only in the page: for a frame the error is
    ///     `WKError.javaScriptInvalidFrameTarget`, because WebKitGTK does not identify frames.
    ///   - contentWorld: The world.
    ///   - completionHandler: Receives the result as in ``evaluateJavaScript(_:completionHandler:)``; for `undefined` a nil of type
    ///     `Any?`.
    public func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluate(javaScript, frame, contentWorld) { completionHandler?($0.map { $0 as Any }) }
    }

    /// The asynchronous variant; nil for `undefined`.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String,
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await outcome { evaluate(javaScript, frame, contentWorld, then: $0) }
    }

    /// Calls a function in a world of the page, and waits for its promise.
    ///
    /// - Parameters:
    ///   - functionBody: The body of an `async` function, which returns the result. The directive "use strict" has no effect in it.
    ///   - arguments: The parameters by name. Values are numbers, strings, dates, `NSNull`, and arrays and dictionaries of these.
    ///     Other values and names that are none in JavaScript are an error, as if the function threw an exception.
    ///   - frame: The frame; nil for the page. See ``evaluateJavaScript(_:in:in:completionHandler:)``.
    ///   - contentWorld: The world.
    ///   - completionHandler: Receives the result as in ``evaluateJavaScript(_:completionHandler:)``; for `undefined` a nil of type
    ///     `Any?`.
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, frame, contentWorld) { completionHandler?($0.map { $0 as Any }) }
    }

    /// The asynchronous variant; nil for `undefined`.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String,
        arguments: [String: Any] = [:],
        in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await outcome { call(functionBody, arguments, frame, contentWorld, then: $0) }
    }

    // MARK: Implementation

    typealias ScriptHandler = @MainActor (Result<Any?, any Error>) -> Void

    func evaluate(
        _ script: String,
        _ frame: WKFrameInfo?,
        _ world: WKContentWorld,
        then handler: @escaping ScriptHandler
    ) {
        guard frame == nil else {
            return PageEngines.later { handler(.failure(WKError(.javaScriptInvalidFrameTarget))) }
        }
        guard let renderer else { return PageEngines.later { handler(.failure(WKError.isNotRendered)) } }
        renderer.evaluate(script, in: world, then: handler)
    }

    private func call(
        _ body: String,
        _ arguments: [String: Any],
        _ frame: WKFrameInfo?,
        _ world: WKContentWorld,
        then handler: @escaping ScriptHandler
    ) {
        guard frame == nil else {
            return PageEngines.later { handler(.failure(WKError(.javaScriptInvalidFrameTarget))) }
        }
        guard let renderer else { return PageEngines.later { handler(.failure(WKError.isNotRendered)) } }
        func refuse(_ message: String) {
            PageEngines.later { handler(.failure(WKError(WKError.Exception(message: message)))) }
        }
        var encoded: [(name: String, value: String)] = []
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
            guard ScriptArguments.isName(name) else {
                return refuse("SyntaxError: Function argument names must be names of JavaScript.")
            }
            guard let text = ScriptArguments.encoded(value) else { return refuse(ScriptArguments.unsupportedMessage) }
            encoded.append((name, text))
        }
        renderer.call(encoded.isEmpty ? body : ScriptArguments.decoder + body, encoded, in: world, then: handler)
    }

    /// Waits for the result of a script.
    func outcome(of begin: (@escaping ScriptHandler) -> Void) async throws -> Any? {
        let outcome: ScriptOutcome = try await withCheckedThrowingContinuation { continuation in
            begin { continuation.resume(with: $0.map { ScriptOutcome(value: $0) }) }
        }
        return outcome.value
    }
}
