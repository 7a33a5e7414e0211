import Foundation

/// Draws a content that may span several pages. Main actor.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The renderer of the pages. Nil before the formatter is added to one.
    open private(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// The largest width of the content in points; 0 for no limit. Default: 0.
    open var maximumContentWidth: CGFloat = 0 { didSet { invalidate() } }
    /// The largest height of the content of a page in points; 0 for no limit. Default: 0.
    open var maximumContentHeight: CGFloat = 0 { didSet { invalidate() } }
    /// The distances of the content from the edges. The upper one applies to the first page only. Default: 0.
    open var contentInsets = UIEdgeInsets.zero { didSet { invalidate() } }
    /// The distances of the content from the edges of each page. Default: 0.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { invalidate() } }

    /// The index of the first page.
    open var startPage = 0

    private var knownCount: Int?

    override init() {
        super.init()
    }

    /// The number of pages. 0 before the paper is known. Lays out the content, in time proportional to its size.
    open var pageCount: Int {
        guard let printPageRenderer, !printPageRenderer.printableRect.isEmpty else { return 0 }
        if let knownCount { return knownCount }
        let count = layOut()
        knownCount = count
        return count
    }

    /// Removes the formatter from its renderer. Does nothing without one.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
        invalidate()
    }

    func attach(to renderer: UIPrintPageRenderer, startPage: Int) {
        printPageRenderer = renderer
        self.startPage = startPage
        invalidate()
    }

    /// Forgets the layout.
    func invalidate() { knownCount = nil }

    /// The place of the content on a page of the renderer; empty for pages without content.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer, pageIndex >= startPage else { return .zero }
        var insets = perPageContentInsets
        insets.left += contentInsets.left
        insets.right += contentInsets.right
        if pageIndex == startPage { insets.top += contentInsets.top }
        var rect = renderer.contentRect.inset(by: insets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect.width > 0 && rect.height > 0 ? rect : .zero
    }

    /// Draws the part of the content on a page of the renderer. Default: does nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Lays out the content, and returns the number of pages.
    func layOut() -> Int { 0 }
}

/// Prints a text. Main actor.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text. Assigning it removes the attributes.
    open var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? { didSet { invalidate() } }

    /// The font of parts without one. Default: the system font of 12 points.
    open var font: UIFont? { didSet { invalidate() } }

    /// The colour of parts without one. Default: black.
    open var color: UIColor? { didSet { invalidate() } }

    /// The alignment of parts without a paragraph style. Default: natural.
    open var textAlignment = NSTextAlignment.natural { didSet { invalidate() } }

    private var pages = PagedText()

    /// Makes a formatter for a text.
    public init(text: String) {
        attributedText = NSAttributedString(string: text)
        super.init()
    }

    /// Makes a formatter for a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    override func layOut() -> Int {
        pages = PagedText(
            complete(attributedText ?? NSAttributedString(string: "")),
            rect: { rectForPage(at: startPage + $0) }
        )
        return pages.count
    }

    /// Draws the lines of a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let index = pageIndex - startPage
        guard pageCount > index, index >= 0 else { return }
        pages.draw(index, in: rect)
    }

    /// The text with the formatter's font, colour and alignment where it has none.
    private func complete(_ text: NSAttributedString) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let result = NSMutableAttributedString(string: text.string)
        let all = NSRange(location: 0, length: text.length)
        result.setAttributes(
            [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style],
            range: all
        )
        text.enumerateAttributes(in: all) { attributes, range, _ in result.addAttributes(attributes, range: range) }
        return result
    }
}

/// Prints the text of HTML, without its styles. Main actor.
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    /// The HTML.
    open var markupText: String? { didSet { text = markupText.map { PlainText.html($0) } } }

    /// Makes a formatter for HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: PlainText.html(markupText))
    }
}

/// Prints a view: the text of a text view, and the picture of other views, no wider than the page. Main actor.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView
    private var pages: PagedText?

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func layOut() -> Int {
        if let textView = view as? any PrintableText {
            let pages = PagedText(textView.printableText, rect: { rectForPage(at: startPage + $0) })
            self.pages = pages
            return pages.count
        }
        pages = nil
        let rect = rectForPage(at: startPage)
        guard !rect.isEmpty, !view.bounds.isEmpty else { return 0 }
        return max(1, Int((view.bounds.height * scale / rect.height - 0.001).rounded(.up)))
    }

    /// Draws the part of the view on a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let index = pageIndex - startPage
        guard index >= 0, index < pageCount else { return }
        if let pages { return pages.draw(index, in: rect) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let scale = scale
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - CGFloat(index) * rect.height)
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }

    private var scale: CGFloat {
        let rect = rectForPage(at: startPage)
        return view.bounds.width > 0 ? min(1, rect.width / view.bounds.width) : 1
    }
}

/// A view that is printed as its text.
protocol PrintableText: UIView {
    /// The text.
    var printableText: NSAttributedString { get }
}

extension UITextView: PrintableText {
    var printableText: NSAttributedString { attributedText }
}

extension UIView {
    /// Returns a new formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
