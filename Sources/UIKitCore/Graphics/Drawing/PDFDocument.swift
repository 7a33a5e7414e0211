import Foundation

/// A PDF document that is being drawn: its pages, and the context of the current one.
final class PDFDocument {
    /// The bounds of pages that have none of their own.
    let bounds: CGRect
    /// Draws on the current page.
    let context: CGContext
    /// The bounds of the current page.
    private(set) var pageBounds: CGRect
    /// Receives the data at the end.
    let onEnd: (Data) -> Void

    private let document: Canvas.Document
    private var hasPage = false

    /// US letter, in points.
    private static let defaultBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// - Parameters:
    ///   - bounds: The bounds of pages in points. An empty rectangle for US letter.
    ///   - information: The information of the document by the constants such as ``kCGPDFContextTitle``.
    ///   - onEnd: Receives the data.
    ///
    /// Returns nil for bounds of more than 14,400 points, the limit of PDF, and if the memory is exhausted.
    init?(bounds: CGRect, information: [AnyHashable: Any], onEnd: @escaping (Data) -> Void) {
        let bounds = bounds.isEmpty ? Self.defaultBounds : bounds
        guard Self.isPossible(bounds),
            let document = Canvas.Document(size: bounds.size, information: Self.texts(information)),
            let page = document.beginPage(bounds.size)
        else { return nil }
        (self.bounds, pageBounds, self.document, self.onEnd) = (bounds, bounds, document, onEnd)
        context = CGContext(page: page)
    }

    /// Begins a page; an empty rectangle or impossible bounds for those of the document.
    func beginPage(_ bounds: CGRect) {
        endPage()
        pageBounds = bounds.isEmpty || !Self.isPossible(bounds) ? self.bounds : bounds
        guard let page = document.beginPage(pageBounds.size) else { return }
        hasPage = true
        context.continueOn(page)
        context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
    }

    /// Makes an area of the current page a link, in the coordinates of the page.
    func addLink(to url: URL, in rect: CGRect) {
        guard hasPage, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        let area = rect.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY)
        document.addLink(to: url.absoluteString, in: area, on: context.canvas)
    }

    /// Ends the document, and passes its data on.
    func end() {
        endPage()
        onEnd(document.finish())
    }

    private func endPage() {
        if hasPage { document.endPage() }
        hasPage = false
    }

    private static func isPossible(_ bounds: CGRect) -> Bool {
        bounds.origin.isFinite && (1...14_400).contains(bounds.width) && (1...14_400).contains(bounds.height)
    }

    private static func texts(_ information: [AnyHashable: Any]) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, value) in information {
            guard let name = (key.base as? String) ?? (key.base as? NSString).map({ $0 as String }),
                name.hasPrefix("kCGPDFContext")
            else { continue }
            let text = (value as? String) ?? (value as? NSString).map { $0 as String }
            let list = (value as? [String])?.joined(separator: ", ")
            texts[String(name.dropFirst("kCGPDFContext".count))] = text ?? list
        }
        return texts
    }
}

/// The title of a PDF document: a text.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a PDF document: a text.
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a PDF document: a text.
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a PDF document: a text or an array of texts.
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a PDF document: a text.
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
