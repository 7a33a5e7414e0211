import Foundation

/// Makes PDF documents from drawing instructions. Texts and paths remain such: they can be selected and enlarged.
open class UIGraphicsPDFRenderer: NSObject {
    /// The bounds of pages that have none of their own, in points.
    public let bounds: CGRect
    /// The information of the documents.
    public let format: UIGraphicsPDFRendererFormat

    /// Makes a renderer for pages with bounds in points, up to 14,400. An empty rectangle for US letter.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Makes a renderer for pages with bounds in points; see ``init(bounds:)``.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// Makes a document.
    ///
    /// - Parameter actions: Begins pages with ``UIGraphicsPDFRendererContext/beginPage()``, and draws on them with the context, which is
    ///   also the current one.
    /// - Returns: The data of the document. Empty for impossible bounds.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var result = Data()
        guard let document = PDFDocument(bounds: bounds, information: format.documentInfo, onEnd: { result = $0 })
        else {
            return result
        }
        ContextStack.current.documents.append(document)
        UIGraphicsPushContext(document.context)
        actions(UIGraphicsPDFRendererContext(document, format: format))
        UIGraphicsEndPDFContext()
        return result
    }

    /// Makes a document, and writes it to a file. Replaces an existing file. Throws if it cannot be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}

/// The information of rendered documents.
open class UIGraphicsPDFRendererFormat: NSObject {
    /// The title and other information by the constants such as ``kCGPDFContextTitle``.
    open var documentInfo: [String: Any] = [:]

    /// Makes a format without information.
    public override init() {
        super.init()
    }

    /// Returns a format without information.
    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    /// Returns a format without information.
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The context of a rendered document.
open class UIGraphicsPDFRendererContext: NSObject {
    /// The information of the document.
    public let format: UIGraphicsPDFRendererFormat

    private let document: PDFDocument

    init(_ document: PDFDocument, format: UIGraphicsPDFRendererFormat) {
        self.document = document
        self.format = format
        super.init()
    }

    /// The underlying context. Draw on a page only.
    open var cgContext: CGContext { document.context }

    /// The bounds of the current page, in points.
    open var pdfContextBounds: CGRect { document.pageBounds }

    /// Begins a page with the bounds of the renderer.
    open func beginPage() { document.beginPage(.zero) }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - bounds: The bounds in points.
    ///   - pageInfo: Boxes for printers. Ignored: programs that print ask the user for margins.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

    /// Makes an area of the current page a link.
    open func setURL(_ url: URL, for rect: CGRect) { document.addLink(to: url, in: rect) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line of one point inside the edge of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Restricts later drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
