import Foundation

/// Draws the pages of a printed document: a header, a content and a footer each. Override the methods for single parts, or add formatters,
/// which draw the content. Main actor.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header in points. Default: 0.
    open var headerHeight: CGFloat = 0
    /// The height of the footer in points. Default: 0.
    open var footerHeight: CGFloat = 0
    /// The paper, in points. Empty before the user chose it.
    open internal(set) var paperRect = CGRect.zero
    /// The part on which the printer prints, in points from the corner of the paper. Empty before the user chose the paper.
    open internal(set) var printableRect = CGRect.zero

    /// The formatters.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters.map(\.formatter) }
        set {
            for formatter in printFormatters ?? [] { formatter.removeFromPrintPageRenderer() }
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    private var formatters: [(formatter: UIPrintFormatter, page: Int)] = []

    /// Makes a renderer.
    public override init() {
        super.init()
    }

    /// The number of pages. Default: those of the formatters.
    open var numberOfPages: Int {
        formatters.map { $0.page + $0.formatter.pageCount }.max() ?? 0
    }

    /// Adds a formatter whose content begins on a page. Removes it from another renderer.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatters.append((formatter, max(0, pageIndex)))
        formatter.attach(to: self, startPage: max(0, pageIndex))
    }

    func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0.formatter === formatter } }

    /// The formatters with a content on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { ($0.page..<$0.page + $0.formatter.pageCount).contains(pageIndex) }
        return found.isEmpty ? nil : found.map(\.formatter)
    }

    /// Called before pages are drawn. Default: does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page in the current context. Default: calls the methods for its parts.
    ///
    /// - Parameters:
    ///   - pageIndex: The index of the page, starting with 0.
    ///   - printableRect: The part on which the printer prints.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let area = printableRect
        if headerHeight > 0 {
            let place = CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight)
            drawHeaderForPage(at: pageIndex, in: place)
        }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        drawContentForPage(at: pageIndex, in: contentRect)
        if footerHeight > 0 {
            let place = CGRect(
                x: area.minX,
                y: area.maxY - footerHeight,
                width: area.width,
                height: footerHeight
            )
            drawFooterForPage(at: pageIndex, in: place)
        }
    }

    /// Draws the header of a page. Default: does nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws content other than that of formatters on a page. Default: does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page. Default: does nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Draws the part of a formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        let rect = printFormatter.rectForPage(at: pageIndex)
        if !rect.isEmpty { printFormatter.draw(in: rect, forPageAt: pageIndex) }
    }

    /// The printable part between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// Sets the paper, and lets the formatters lay out their content again.
    func use(paper: CGSize, printable: CGRect) {
        paperRect = CGRect(origin: .zero, size: paper)
        printableRect = printable
        for entry in formatters { entry.formatter.invalidate() }
    }
}
