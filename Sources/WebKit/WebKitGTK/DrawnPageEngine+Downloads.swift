#if WebKitGTK
import CWebKitShim
import Foundation
import FoundationNetworking
@_spi(Widgets) import GTKHost

/// Downloads that the app or its navigation delegate begins.
extension DrawnPageEngine {
    func begin(_ download: WKDownload) {
        guard let url = download.originalRequest?.url,
            let pointer = searchlight_page_download(page, url.absoluteString)
        else { return }
        DrawnDownload.attach(download, pointer)
        searchlight_download_free(pointer)
    }

    /// Expects the download that WebKit begins after a decision.
    func expectDownload(_ cause: DownloadCause) {
        // Downloads that never begin are forgotten.
        expected = expected.suffix(9) + [cause]
    }

    /// Takes a download that the delegate decided. Returns false for one that the page began itself.
    func take(_ pointer: UnsafeMutableRawPointer, _ address: String) -> Bool {
        guard let view, let url = URL(string: address),
            let place = expected.firstIndex(where: { $0.url?.isSamePage(as: url) == true })
        else { return false }
        let cause = expected.remove(at: place)
        guard let request = cause.request else { return false }
        let download = WKDownload(request, view)
        DrawnDownload.attach(download, pointer)
        read()
        view.didBecome(download, cause)
        return true
    }
}

/// A download of WebKit. C keeps it until the download ended.
@MainActor
private final class DrawnDownload: DownloadTransfer {
    private let download: WKDownload
    /// Nil after the end.
    private var pointer: UnsafeMutableRawPointer?

    private init(_ download: WKDownload, _ pointer: UnsafeMutableRawPointer) {
        self.download = download
        self.pointer = pointer
    }

    static func attach(_ download: WKDownload, _ pointer: UnsafeMutableRawPointer) {
        let transfer = DrawnDownload(download, pointer)
        download.transfer = transfer
        searchlight_download_attach(pointer, handlers, Unmanaged.passRetained(transfer).toOpaque())
    }

    func cancel() {
        guard let pointer else { return }
        // WebKit notifies of a cancellation within this call.
        self.pointer = nil
        searchlight_download_cancel(pointer)
    }

    private func choose(_ response: URLResponse, _ name: String) {
        download.chooseFile(response, name) { [weak self] file in
            guard let self, let pointer else { return }
            if let file { searchlight_download_save(pointer, file.path) } else { searchlight_download_cancel(pointer) }
        }
    }

    private func finish() {
        pointer = nil
        download.didFinish()
    }

    private static let handlers = SearchlightDownloadHandlers(
        decide: { name, response, context in
            guard let response else { return }
            nonisolated(unsafe) let told = response.pointee
            let suggested = name.map { String(cString: $0) } ?? ""
            tell(context) { $0.choose(URLResponse.make(told), suggested) }
        },
        received: { length, context in tell(context) { $0.download.didReceive(Int64(length)) } },
        failed: { error, context in
            guard let error else { return }
            let failure = PageFailure(error.pointee)
            tell(context) { $0.download.didFail(failure.error) }
        },
        finished: { context in
            tell(context) { $0.finish() }
            context.map { Unmanaged<DrawnDownload>.fromOpaque($0).release() }
        }
    )

    nonisolated private static func tell(
        _ context: UnsafeMutableRawPointer?,
        _ body: @MainActor (DrawnDownload) -> Void
    ) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            body(Unmanaged<DrawnDownload>.fromOpaque(pointer).takeUnretainedValue())
            GTKHost.appCodeDidRun()
        }
    }
}
#endif
