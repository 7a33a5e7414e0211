import Foundation
import UniformTypeIdentifiers

/// Lets the user print a document. Set one of the contents, then present the printer's options. Main actor.
///
/// In windows the user sees the desktop's print dialog, which also writes PDF files; in sandboxes that of the portal.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let only = UIPrintInteractionController()

    override init() {
        super.init()
    }

    /// The controller of the app.
    open class var shared: UIPrintInteractionController { only }

    /// Whether documents can be printed.
    open class var isPrintingAvailable: Bool { UIApplication.current?.host.canPrint ?? false }

    /// The identifiers of the types of files and data that can be printed: those of pictures.
    open class var printableUTIs: Set<String> {
        Set([UTType.image, .png, .jpeg, .gif, .tiff, .bmp, .svg].map(\.identifier))
    }

    /// Whether a file can be printed: whether it is a picture. Print other files in their own programs
    /// (``UIDocumentInteractionController``).
    open class func canPrint(_ url: URL) -> Bool {
        url.isFileURL && PreviewContent.type(of: url).conforms(to: .image)
            && FileManager.default.isReadableFile(atPath: url.path)
    }

    /// Whether data can be printed: whether it is a picture.
    open class func canPrint(_ data: Data) -> Bool { ImageHeader.size(of: data) != nil }

    /// The settings that the user sees first. Nil for the default ones.
    open var printInfo: UIPrintInfo?
    /// Is notified of the progress. Weak reference.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the user can choose the number of copies. Kept without effect: the desktop's dialog always offers it.
    open var showsNumberOfCopies = true
    /// Whether the user sees the paper in the printer. Kept without effect: the desktop's dialog shows what the printer tells.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the user can choose the orientation. Kept without effect: the desktop's dialog always offers it.
    open var showsPaperOrientation = true

    // The last content that is set counts, as in UIKit.

    /// Draws the pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = content { renderer } else { nil } }
        set { set(newValue.map { .renderer($0) }, instead: printPageRenderer != nil) }
    }

    /// Draws a content that spans the pages.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = content { formatter } else { nil } }
        set { set(newValue.map { .formatter($0) }, instead: printFormatter != nil) }
    }

    /// A picture: a `UIImage`, its data, or the URL of its file.
    open var printingItem: Any? {
        get { if case .item(let item) = content { item } else { nil } }
        set { set(newValue.map { .item($0) }, instead: printingItem != nil) }
    }

    /// Pictures, one on each page; see ``printingItem``.
    open var printingItems: [Any]? {
        get { if case .items(let items) = content { items } else { nil } }
        set { set(newValue.map { .items($0) }, instead: printingItems != nil) }
    }

    private enum Content {
        case renderer(UIPrintPageRenderer)
        case formatter(UIPrintFormatter)
        case item(Any)
        case items([Any])
    }

    private var content: Content?
    private var job: PrintJob?

    /// Sets the content, or removes it if it is of the kind that was set to nil.
    private func set(_ new: Content?, instead isOfKind: Bool) {
        if new != nil || isOfKind { content = new }
    }

    // MARK: Printing

    /// Shows the printer's options.
    ///
    /// - Parameters:
    ///   - animated: Without effect: the desktop shows the dialog.
    ///   - completion: Called at the end with whether the document was printed, and an error.
    /// - Returns: Whether the options are shown: false without a content, a printer or a window, and while a document is printed.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        start(over: UIApplication.current?.keyWindow, completion)
    }

    /// Shows the printer's options. The desktop chooses their place; see ``present(animated:completionHandler:)``.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        start(over: view.window, completion)
    }

    /// Shows the printer's options. The desktop chooses their place; see ``present(animated:completionHandler:)``.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        start(over: UIApplication.current?.keyWindow, completion)
    }

    private func start(over window: UIWindow?, _ completion: CompletionHandler?) -> Bool {
        guard job == nil, let window, let host = window.windowScene?.host, host.canPrint, let renderer = makeRenderer()
        else { return false }
        let info = printInfo ?? UIPrintInfo()
        let name = info.jobName.isEmpty ? UIApplication.current?.info.displayName ?? "" : info.jobName
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        var hasStarted = false
        let job = PrintJob(
            name: name.isEmpty ? ProcessInfo.processInfo.processName : name,
            isLandscape: info.orientation == .landscape,
            hasColors: info.outputType == .general || info.outputType == .photo,
            duplex: info.duplex == .none ? nil : info.duplex == .longEdge ? .longEdge : .shortEdge,
            window: window,
            layOut: { [self] paper, printable in
                if !hasStarted {
                    hasStarted = true
                    delegate?.printInteractionControllerWillStartJob(self)
                }
                renderer.use(paper: paper, printable: printable)
                let count = max(0, renderer.numberOfPages)
                renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
                return count
            },
            drawPage: { renderer.drawPage(at: $0, in: renderer.printableRect) },
            completion: { [self] outcome in
                self.job = nil
                delegate?.printInteractionControllerDidDismissPrinterOptions(self)
                if hasStarted { delegate?.printInteractionControllerDidFinishJob(self) }
                switch outcome {
                case .printed: completion?(self, true, nil)
                case .cancelled: completion?(self, false, nil)
                case .failed(let reason): completion?(self, false, UIPrintError(reason: reason))
                }
            }
        )
        self.job = job
        delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        host.print(job)
        return true
    }

    private func makeRenderer() -> UIPrintPageRenderer? {
        switch content {
        case .renderer(let renderer): return renderer
        case .formatter(let formatter):
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            return renderer
        case .item(let item): return Self.image(item).map { ImagePageRenderer([$0]) }
        case .items(let items):
            let images = items.compactMap(Self.image)
            return images.isEmpty ? nil : ImagePageRenderer(images)
        case nil: return nil
        }
    }

    private static func image(_ item: Any) -> UIImage? {
        switch item {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        case let url as URL: canPrint(url) ? UIImage(contentsOfFile: url.path) : nil
        default: nil
        }
    }

    /// Does not exist: only the user closes the desktop's dialog.
    @available(*, unavailable, message: "only the user closes the desktop's print dialog")
    open func dismiss(animated: Bool) {}

    /// Does not exist: the user chooses the printer.
    @available(*, unavailable, message: "the user chooses the printer: use present(animated:completionHandler:)")
    open func print(to printer: AnyObject, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
}

/// An error of printing.
public struct UIPrintError: Error, LocalizedError, Sendable {
    let reason: String

    /// A sentence with the reason.
    public var errorDescription: String? { reason }
}

/// Prints pictures, one on each page, as large as possible.
private final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let size = images[pageIndex].size
        guard size.width > 0, size.height > 0 else { return }
        let scale = min(contentRect.width / size.width, contentRect.height / size.height)
        let shown = CGSize(width: size.width * scale, height: size.height * scale)
        images[pageIndex].draw(
            in: CGRect(
                x: contentRect.midX - shown.width / 2,
                y: contentRect.midY - shown.height / 2,
                width: shown.width,
                height: shown.height
            )
        )
    }
}

/// Is notified of the progress of printing. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Called before the printer's options appear.
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called when the printer's options appear.
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called after the user chose the options or cancelled.
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    /// Called before pages are drawn.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after the document was passed to the printer, or after an error.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
