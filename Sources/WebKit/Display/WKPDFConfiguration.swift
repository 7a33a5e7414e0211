import Foundation
@_spi(Host) import UIKitCore

/// The options of a page as PDF. Must be used on the main actor.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, NSCopying {
    /// Makes the default configuration.
    public override nonisolated init() {
        super.init()
    }

    /// The part of the page.
    @available(
        *,
        unavailable,
        message: "WebKitGTK prints whole pages: use takeSnapshot(with:completionHandler:) for a part."
    )
    open var rect: CGRect? {
        get { trap("WKPDFConfiguration.rect was read. WebKitGTK prints whole pages.") }
        set { trap("WKPDFConfiguration.rect was set. WebKitGTK prints whole pages.") }
    }

    /// Returns a configuration with the same options.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { WKPDFConfiguration() }
}

extension WKWebView {
    /// Prints the whole page to PDF. It needs rendered pages, and a web view with a size; otherwise the error is `WKError.unknown`.
    ///
    /// UIKit makes one sheet as long as the page. WebKitGTK prints: the sheets have the size of the web view in points, the content is laid
    /// out for print, and it continues on the next sheet.
    ///
    /// - Parameters:
    ///   - pdfConfiguration: The options.
    ///   - completionHandler: Receives the PDF, or an error, in a later turn.
    public func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        guard let renderer else { return PageEngines.later { completionHandler(.failure(WKError.isNotRendered)) } }
        guard bounds.width >= 1, bounds.height >= 1 else {
            let error = WKError(.unknown, debugDescription: "The web view is empty.")
            return PageEngines.later { completionHandler(.failure(error)) }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).pdf")
        renderer.print(to: file, sheet: bounds.size) { error in
            if let error { return completionHandler(.failure(error)) }
            Task { @MainActor in
                let result = await Task.detached {
                    defer { try? FileManager.default.removeItem(at: file) }
                    return Result { try Data(contentsOf: file) }
                }.value
                completionHandler(result)
            }
        }
    }

    /// The asynchronous variant.
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            createPDF(configuration: configuration) { continuation.resume(with: $0) }
        }
    }
}
