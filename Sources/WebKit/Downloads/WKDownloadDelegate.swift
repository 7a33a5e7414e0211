import Foundation
import FoundationNetworking

/// Chooses the files of downloads, and is told about their ends. WebKitGTK performs redirections and requests for passwords itself.
/// Must be used on the main actor.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Called when the server responded. Implement this member or the `async` one.
    ///
    /// - Parameters:
    ///   - download: The download.
    ///   - response: The response, an `HTTPURLResponse` for HTTP.
    ///   - suggestedFilename: A name from the server. Untrusted, but without folders and control characters, and not hidden.
    ///   - completionHandler: Takes the file, or nil to cancel. Its folder must exist, and the file must not; otherwise the download
    ///     fails with `URLError.cannotCreateFile`. Must be called exactly once, immediately or later; otherwise traps.
    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    )
    /// The asynchronous variant.
    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String
    ) async -> URL?
    /// Called when the file is complete.
    func downloadDidFinish(_ download: WKDownload)
    /// Called when the download failed, also if the app chose no file. `resumeData` is always nil, because WebKitGTK cannot continue
    /// downloads.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Calls the `async` member.
    public func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        Task {
            let file = await self.download(
                download,
                decideDestinationUsing: response,
                suggestedFilename: suggestedFilename
            )
            completionHandler(file)
        }
    }
    /// Default: cancels.
    public func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String
    ) async -> URL? { nil }
    /// Does nothing.
    public func downloadDidFinish(_ download: WKDownload) {}
    /// Does nothing.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
