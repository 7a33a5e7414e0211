#if WebKitGTK
import CWebKitShim
import Foundation
@_spi(Widgets) import GTKHost

/// Scripts of the app.
extension DrawnPageEngine {
    func evaluate(_ script: String, in world: WKContentWorld, then handler: @escaping WKWebView.ScriptHandler) {
        let source = source
        let context = callback(source, handler)
        var text = script
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                searchlight_page_evaluate(
                    page,
                    bytes.baseAddress,
                    bytes.count,
                    world.engineName,
                    source,
                    DrawnPageEngine.scriptEnded,
                    context
                )
            }
        }
    }

    func call(
        _ body: String,
        _ arguments: [(name: String, value: String)],
        in world: WKContentWorld,
        then handler: @escaping WKWebView.ScriptHandler
    ) {
        let source = source
        let context = callback(source, handler)
        withTexts(arguments.map(\.name)) { names in
            withTexts(arguments.map(\.value)) { values in
                searchlight_page_call(
                    page,
                    body,
                    body.utf8.count,
                    arguments.count,
                    names,
                    values,
                    world.engineName,
                    source,
                    DrawnPageEngine.scriptEnded,
                    context
                )
            }
        }
    }

    /// The address for messages about scripts.
    private var source: String { view?.url?.absoluteString ?? WebAddress.blank.absoluteString }

    private func callback(_ source: String, _ handler: @escaping WKWebView.ScriptHandler) -> UnsafeMutableRawPointer {
        Callback<ScriptResult> { result in handler(result.read(source)) }.context
    }

    private static let scriptEnded: SearchlightValueHandler = { value, error, context in
        Callback<ScriptResult>.call(context, ScriptResult(value: value, error: error))
    }
}

/// The result of a script, valid during a callback.
private struct ScriptResult {
    let value: UnsafeMutableRawPointer?
    let error: UnsafePointer<SearchlightError>?

    @MainActor
    func read(_ source: String) -> Result<Any?, any Error> {
        if let error { return .failure(ScriptResult.error(error, source)) }
        guard let value else { return .success(nil) }
        var reader = ScriptValueReader()
        return Result { try reader.read(value) }
    }

    private static func error(_ error: UnsafePointer<SearchlightError>, _ source: String) -> any Error {
        let message = error.pointee.message.map { String(cString: $0) } ?? ""
        if searchlight_error_is_unsupported_result(error) != 0 {
            return WKError(.javaScriptResultTypeIsUnsupported, debugDescription: message)
        }
        if searchlight_error_is_exception(error) != 0 {
            return WKError(WKError.Exception(message, source: source))
        }
        return WKError(.unknown, debugDescription: message)
    }
}

extension WKError.Exception {
    /// Reads WebKit's message, which begins with the address, the line and the column, if they are known.
    init(_ text: String, source: String) {
        self.init(message: text)
        guard text.hasPrefix(source + ":") else { return }
        var rest = text.dropFirst(source.count + 1)
        var numbers: [Int] = []
        while numbers.count < 2, let colon = rest.firstIndex(of: ":"), let number = Int(rest[..<colon]) {
            numbers.append(number)
            rest = rest[rest.index(after: colon)...]
        }
        guard !numbers.isEmpty, rest.hasPrefix(" ") else { return }
        message = String(rest.dropFirst())
        line = numbers[0]
        column = numbers.count > 1 ? numbers[1] : nil
        self.source = URL(string: source)
    }
}
#endif
