import Foundation
import FoundationNetworking
@_spi(Host) import UIKitCore

extension WKWebView {
    /// Begins a download, with the cookies of this web view. It needs rendered pages; without them it fails with `WKError.unknown`.
    ///
    /// - Parameters:
    ///   - request: The request: only its address is used. One with a method other than GET, a body or header fields, or with an
    ///     address that is not one of HTTP, fails with `URLError.unsupportedURL`, because WebKitGTK cannot send it.
    ///   - completionHandler: Receives the download in a later turn. Set its delegate there.
    public func startDownload(
        using request: URLRequest,
        completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        PageEngines.later { [self] in
            let download = WKDownload(request, self)
            completionHandler(download)
            begin(download)
        }
    }

    /// The asynchronous variant. Set the delegate before the next `await`.
    public func startDownload(using request: URLRequest) async -> WKDownload {
        await withCheckedContinuation { continuation in
            PageEngines.later { [self] in
                let download = WKDownload(request, self)
                continuation.resume(returning: download)
                // After the caller continued.
                PageEngines.later { PageEngines.later { self.begin(download) } }
            }
        }
    }

    /// Unavailable: WebKitGTK cannot continue downloads.
    @available(*, unavailable, message: "WebKitGTK cannot continue downloads: use startDownload(using:).")
    public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
        fatalError("WKWebView.resumeDownload(fromResumeData:) is not available on Linux.")
    }

    private func begin(_ download: WKDownload) {
        guard let renderer else { return fail(download, with: WKError.isNotRendered) }
        let request = download.originalRequest
        guard let request, WebAddress.isAllowed(request.url), request.isGet, request.allFields.isEmpty else {
            return fail(download, with: URLError.refused(request?.url))
        }
        renderer.begin(download)
    }

    private func fail(_ download: WKDownload, with error: any Error) {
        PageEngines.later { download.didFail(error) }
    }

    // MARK: Policies

    /// Passes the download to the delegate.
    func didBecome(_ download: WKDownload, _ cause: DownloadCause) {
        switch cause {
        case .action(let action): navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
        case .response(let response):
            navigationDelegate?.webView(self, navigationResponse: response, didBecome: download)
        }
    }
}

/// The cause of a download.
@MainActor
enum DownloadCause {
    case action(WKNavigationAction)
    case response(WKNavigationResponse)

    var url: URL? {
        switch self {
        case .action(let action): action.request.url
        case .response(let response): response.response.url
        }
    }

    var request: URLRequest? {
        switch self {
        case .action(let action): action.request
        case .response(let response): response.response.url.map { URLRequest(url: $0) }
        }
    }
}
