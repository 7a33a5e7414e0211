import Foundation
@_spi(Host) import UIKitCore

/// The part and the size of a snapshot. Must be used on the main actor.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, NSCopying {
    /// Makes the default configuration.
    public override nonisolated init() {
        super.init()
    }

    /// The part of the web view, in points. Default: null, the whole view.
    open var rect = CGRect.null
    /// The width of the image in points; the height follows. Default: nil, that of ``rect``.
    open var snapshotWidth: NSNumber?
    /// Whether to wait for changes that are not drawn yet. Kept without effect: WebKitGTK always draws the current page.
    open var afterScreenUpdates = true

    /// Returns a copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        MainActor.assumeIsolated {
            copy.rect = rect
            copy.snapshotWidth = snapshotWidth
            copy.afterScreenUpdates = afterScreenUpdates
        }
        return copy
    }
}

extension WKWebView {
    /// Draws the visible part of the page as an image. It needs rendered pages, and a web view with a size; otherwise the error is
    /// `WKError.unknown`.
    ///
    /// - Parameters:
    ///   - snapshotConfiguration: The part and the size; nil for the whole view.
    ///   - completionHandler: Receives the image, or an error, in a later turn.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let size = bounds.size
        let whole = CGRect(origin: .zero, size: size)
        let wanted = snapshotConfiguration.map { $0.rect.isNull ? whole : $0.rect } ?? whole
        let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? wanted.width
        guard let renderer else { return PageEngines.later { completionHandler(nil, WKError.isNotRendered) } }
        guard wanted.width > 0, wanted.height > 0, width > 0, size.width > 0, size.height > 0 else {
            let error = WKError(.unknown, debugDescription: "The snapshot is empty.")
            return PageEngines.later { completionHandler(nil, error) }
        }
        renderer.draw { result in
            switch result {
            case .failure(let error): completionHandler(nil, error)
            case .success(let image):
                completionHandler(WKWebView.part(wanted, of: image, over: size, width: width), nil)
            }
        }
    }

    /// The asynchronous variant.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                continuation.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
            }
        }
    }

    /// The part of an image of a view with the given size, scaled to a width.
    private static func part(_ rect: CGRect, of image: UIImage, over size: CGSize, width: CGFloat) -> UIImage {
        let factor = width / rect.width
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.size.width * image.scale / size.width
        let target = CGSize(width: width, height: rect.height * factor)
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            image.draw(
                in: CGRect(
                    x: -rect.minX * factor,
                    y: -rect.minY * factor,
                    width: size.width * factor,
                    height: size.height * factor
                )
            )
        }
    }
}
