#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking

/// Addresses whose content the app provides.
extension DrawnPageEngine {
    private static var registered: Set<String> = []

    /// Registers the schemes of the web view's configuration.
    func registerSchemes() {
        guard let view else { return }
        for scheme in view.ownConfiguration.schemeHandlers.keys
        where DrawnPageEngine.registered.insert(scheme).inserted {
            searchlight_scheme_register(scheme)
        }
    }

    /// The handler for an address.
    func schemeHandler(of url: URL) -> (any WKURLSchemeHandler)? {
        url.scheme.flatMap { view?.ownConfiguration.urlSchemeHandler(forURLScheme: $0) }
    }

    func start(_ pointer: UnsafeMutableRawPointer, _ request: URLRequest?) {
        guard let view, let request, let url = request.url, let handler = schemeHandler(of: url) else {
            return searchlight_scheme_fail(pointer, "The web view has no handler for this scheme.")
        }
        let task = DrawnSchemeTask(pointer, request, handler)
        tasks.removeAll { $0.isEnded }
        tasks.append(task)
        handler.webView(view, start: task)
    }

    /// Stops tasks whose content is not needed any more.
    func stopTasks(_ stopped: [DrawnSchemeTask]) {
        guard let view else { return }
        for task in stopped where !task.isEnded {
            task.stop()
            task.handler.webView(view, stop: task)
        }
        tasks.removeAll { $0.isEnded }
    }
}

extension URLRequest {
    /// Converts a request of WebKitGTK.
    init?(_ told: SearchlightSchemeRequest) {
        guard let address = told.address, let url = URL(string: String(cString: address)) else { return nil }
        self.init(url: url)
        httpMethod = told.method.map { String(cString: $0) }
        for index in 0..<told.field_count {
            guard let name = told.names[index], let value = told.values[index] else { continue }
            addValue(String(cString: value), forHTTPHeaderField: String(cString: name))
        }
        if let body = told.body { httpBody = Data(bytes: body, count: told.body_length) }
    }
}

/// A request of a page for the content of the app.
@MainActor
final class DrawnSchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    let handler: any WKURLSchemeHandler
    private var response: URLResponse?
    private var data = Data()
    /// Nil after the end.
    private var pointer: UnsafeMutableRawPointer?
    private var isStopped = false

    init(_ pointer: UnsafeMutableRawPointer, _ request: URLRequest, _ handler: any WKURLSchemeHandler) {
        self.pointer = pointer
        self.request = request
        self.handler = handler
    }

    var isEnded: Bool { pointer == nil }

    func didReceive(_ response: URLResponse) {
        check(needsResponse: false)
        guard data.isEmpty else { trap("A WKURLSchemeTask received a response after data.") }
        self.response = response
    }

    func didReceive(_ data: Data) {
        check(needsResponse: true)
        self.data.append(data)
    }

    func didFinish() {
        check(needsResponse: true)
        guard let pointer, let response else { return }
        self.pointer = nil
        let http = response as? HTTPURLResponse
        let fields = http.map { response in
            response.allHeaderFields.compactMap { name, value in
                (name as? String).map { (name: $0, value: "\(value)") }
            }.filter { URLRequest.isField($0.name, $0.value) }
        }
        withTexts((fields ?? []).map(\.name)) { names in
            withTexts((fields ?? []).map(\.value)) { values in
                data.withUnsafeBytes { bytes in
                    searchlight_scheme_answer(
                        pointer,
                        Int32(clamping: http?.statusCode ?? 0),
                        type(of: response),
                        fields?.count ?? 0,
                        names,
                        values,
                        bytes.baseAddress,
                        bytes.count
                    )
                }
            }
        }
    }

    /// The type of the content with its encoding.
    private func type(of response: URLResponse) -> String? {
        guard let type = response.mimeType else { return nil }
        return response.textEncodingName.map { "\(type); charset=\($0)" } ?? type
    }

    func didFailWithError(_ error: any Error) {
        check(needsResponse: false)
        fail(error.localizedDescription)
    }

    /// Ends the task for WebKit.
    func stop() {
        isStopped = true
        fail("The request was stopped.")
    }

    private func fail(_ message: String) {
        guard let pointer else { return }
        self.pointer = nil
        searchlight_scheme_fail(pointer, message)
    }

    private func check(needsResponse: Bool) {
        if isStopped { trap("A member of a WKURLSchemeTask was called after the task was stopped.") }
        if isEnded { trap("A member of a WKURLSchemeTask was called after the task ended.") }
        if needsResponse && response == nil {
            trap("A WKURLSchemeTask received no response before its data or its end.")
        }
    }

    isolated deinit { fail("The task was deallocated without an end.") }
}
#endif
