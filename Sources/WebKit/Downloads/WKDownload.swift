import Foundation
import FoundationNetworking

/// The download of a file.
///
/// It begins with the policy `.download` of a navigation delegate, which then receives it, or with ``WKWebView/startDownload(using:)``.
/// Set its ``delegate`` in the call that passes it: without one it is cancelled. Must be used on the main actor.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// The request that began the download.
    open var originalRequest: URLRequest? { ownRequest }

    /// The web view of the page that began the download; nil after it was deallocated. The download continues then.
    open private(set) weak var webView: WKWebView?

    /// Chooses the file, and is told about the end. Weak reference.
    open weak var delegate: (any WKDownloadDelegate)?

    /// The received bytes of the file. The total is -1 while it is unknown. Cancelling the progress cancels the download.
    nonisolated public let progress = Progress(totalUnitCount: -1)

    /// Performs the download; nil after the end.
    var transfer: (any DownloadTransfer)?

    private let ownRequest: URLRequest
    private var isEnded = false
    /// The error of the library, instead of the cancellation that follows from it.
    private var ownError: (any Error)?

    init(_ request: URLRequest, _ webView: WKWebView) {
        ownRequest = request
        self.webView = webView
        super.init()
        progress.cancellationHandler = { [weak self] in
            Task { @MainActor [weak self] in self?.cancel() }
        }
    }

    /// Cancels the download. The delegate is not called any more. The incomplete file is deleted.
    ///
    /// - Parameter completionHandler: Receives data to continue the download, in a later turn: always nil, because WebKitGTK cannot
    ///   continue downloads.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        isEnded = true
        transfer?.cancel()
        transfer = nil
        PageEngines.later { completionHandler?(nil) }
    }

    /// The asynchronous variant.
    @discardableResult
    open func cancel() async -> Data? {
        await withCheckedContinuation { continuation in cancel { continuation.resume(returning: $0) } }
    }

    // MARK: Events of the transfer

    /// Asks for the file. The handler receives nil to cancel.
    func chooseFile(_ response: URLResponse, _ name: String, then handler: @escaping @MainActor (URL?) -> Void) {
        if response.expectedContentLength >= 0 { progress.totalUnitCount = response.expectedContentLength }
        guard !isEnded, let delegate else { return handler(nil) }
        let answer = OwedAnswer<URL?>(
            of: delegate,
            "download(_:decideDestinationUsing:suggestedFilename:completionHandler:)"
        ) { [weak self] url in
            guard let self, let url else { return handler(nil) }
            if let problem = WKDownload.problem(with: url) {
                ownError = problem
                handler(nil)
            } else {
                handler(url)
            }
        }
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: WKDownload.safeName(name)) {
            answer.give($0)
        }
    }

    func didReceive(_ length: Int64) {
        if progress.totalUnitCount >= 0 { progress.totalUnitCount = max(progress.totalUnitCount, length) }
        progress.completedUnitCount = length
    }

    func didFail(_ error: any Error) {
        guard !isEnded else { return }
        isEnded = true
        transfer = nil
        delegate?.download(self, didFailWithError: ownError ?? error, resumeData: nil)
    }

    func didFinish() {
        guard !isEnded else { return }
        isEnded = true
        transfer = nil
        progress.totalUnitCount = progress.completedUnitCount
        delegate?.downloadDidFinish(self)
    }

    // MARK: Files

    /// Why a file cannot be made; nil if it can.
    private static func problem(with url: URL) -> (any Error)? {
        var isFolder: ObjCBool = false
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
        else { return URLError.failed(.cannotCreateFile, url, debugDescription: "The folder does not exist.") }
        guard !FileManager.default.fileExists(atPath: url.path) else {
            return URLError.failed(.cannotCreateFile, url, debugDescription: "The file already exists.")
        }
        return nil
    }

    /// The name of a file in any folder, from one of a server: without folders and control characters, and not hidden.
    static func safeName(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let seen = String(String.UnicodeScalarView(last.unicodeScalars.filter(WebAddress.isSeen)))
        let visible = seen.drop { $0 == "." || $0 == " " }
        return visible.isEmpty ? "download" : String(visible.prefix(100))
    }
}

/// Performs a download.
@MainActor
protocol DownloadTransfer: AnyObject {
    func cancel()
}
