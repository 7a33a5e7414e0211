import UIKit
import WebKit

/// Chooses files for downloads, and logs the calls.
@MainActor
final class DownloadRecorder: NSObject, WKDownloadDelegate {
    /// The calls in order.
    var calls: [String] = []
    /// The errors passed to the delegate.
    var errors: [any Error] = []
    /// The responses passed to the delegate.
    var responses: [URLResponse] = []
    /// The file for a suggested name.
    var choose: (String) -> URL? = { _ in nil }

    var isEnded: Bool { calls.contains { ["finish", "fail"].contains($0) } }

    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        calls.append("choose \(suggestedFilename)")
        responses.append(response)
        completionHandler(choose(suggestedFilename))
    }

    func downloadDidFinish(_ download: WKDownload) { calls.append("finish") }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        calls.append("fail")
        errors.append(error)
    }
}
