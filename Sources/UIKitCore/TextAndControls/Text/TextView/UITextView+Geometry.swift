import Foundation

/// Layout, scrolling and places of text in the view's coordinates.
extension UITextView {
    /// The origin of the container.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    func inContainer(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    func caretRect(at location: Int) -> CGRect {
        fitContainer()
        var rect = inView(layoutManager.caretRect(at: clamped(location)))
        rect.size.width = 2
        return rect
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        fitContainer()
        return layoutManager.rects(of: NSRange(range)).map(inView)
    }

    func location(nearest point: CGPoint) -> Int {
        fitContainer()
        return roundedDown(layoutManager.location(nearest: inContainer(point)))
    }

    /// The range of the character at a point, or nearest to it; nil for an empty text.
    func character(at point: CGPoint) -> Range<Int>? {
        fitContainer()
        let index = layoutManager.character(at: inContainer(point)).index
        guard index < textStorage.length else { return nil }
        let start = roundedDown(index)
        return start..<boundary(after: start)
    }

    func selectionRects(of range: Range<Int>) -> [UITextSelectionRect] {
        fitContainer()
        return layoutManager.selectedParts(of: NSRange(range)).map {
            TextSelectionRect(
                rect: inView($0.rect),
                writingDirection: $0.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: $0.hasStart,
                containsEnd: $0.hasEnd
            )
        }
    }

    // MARK: Layout

    /// Adapts the container to the view.
    func fitContainer() {
        var size = textContainer.size
        if textContainer.widthTracksTextView {
            size.width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        }
        if textContainer.heightTracksTextView {
            size.height = max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
        }
        if size != textContainer.size { textContainer.size = size }
    }

    /// Lays out the visible paragraphs, and sets the content size. The visible text keeps its place if paragraphs above it turn out
    /// higher or lower than estimated.
    func layoutText() {
        fitContainer()
        guard bounds.width > 0 else { return }
        let top = bounds.minY - textOrigin.y
        let anchor = layoutManager.firstMeasured(from: top, to: top + bounds.height)
        layoutManager.measureIfShort()
        layoutManager.measure(from: top - bounds.height / 2, to: top + bounds.height * 1.5)
        updateContentSize()
        guard let anchor, contentOffset.y > 0, let now = layoutManager.line(at: anchor.start) else { return }
        let shift = now.top - anchor.top
        if abs(shift) > 0.01 { moveContent(to: clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + shift))) }
    }

    private func updateContentSize() {
        let tracks = textContainer.widthTracksTextView
        let width =
            tracks ? bounds.width : layoutManager.usedRect.maxX + textContainerInset.left + textContainerInset.right
        contentSize = CGSize(
            width: width,
            height: layoutManager.shownHeight + textContainerInset.top + textContainerInset.bottom
        )
    }

    /// Called after the text or its width changed.
    func contentSizeDidChange() {
        fittingSizes = [:]
        setNeedsLayout()
        setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func containerInsetDidChange() {
        contentSizeDidChange()
        fitContainer()
    }

    /// The size of the text, wrapped at a width of the view.
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        if let known = fittingSizes[width] { return known }
        let sides = textContainerInset.left + textContainerInset.right
        let isLimited = width > 0 && width < 1_000_000
        let wrapping = isLimited ? max(width - sides - 2 * textContainer.lineFragmentPadding, 1) : .infinity
        let used = layoutManager.fittingSize(wrappingAt: wrapping)
        let scale = max(1, traitCollection.displayScale)
        let size = CGSize(
            width: ((used.width + 2 * textContainer.lineFragmentPadding + sides) * scale).rounded(.up) / scale,
            height: used.height + textContainerInset.top + textContainerInset.bottom
        )
        fittingSizes[width] = size
        return size
    }

    // MARK: Scrolling

    /// Scrolls by the minimum distance that shows a range; its start if it is higher than the view.
    func reveal(_ range: NSRange) {
        guard bounds.height > 0 else {
            editing.revealsCaret = true
            return
        }
        fitContainer()
        let lower = clamped(range.location)
        let upper = lower + max(0, min(range.length, textStorage.length - lower))
        layoutManager.measure(NSRange(lower..<upper))
        updateContentSize()
        let rect = caretRect(at: lower).union(caretRect(at: upper))
        // The first and last line show the inset, too.
        let isFirst = rect.minY <= textOrigin.y + 0.5
        let isLast = rect.maxY > contentSize.height - textContainerInset.bottom - 1
        let top = isFirst ? 0 : rect.minY
        let bottom = isLast ? contentSize.height : rect.maxY
        let shown = CGRect(x: bounds.minX, y: top, width: 1, height: bottom - top)
        guard isScrollEnabled || contentSize.height > bounds.height else { return revealOutside(rect) }
        scrollRectToVisible(shown, animated: false)
    }

    /// Shows a rectangle of a view without scrolling in the scroll view around it.
    private func revealOutside(_ rect: CGRect) {
        let outer = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }.first
        guard let outer else { return }
        outer.scrollRectToVisible(
            convert(rect.insetBy(dx: 0, dy: -textContainerInset.bottom), to: outer),
            animated: false
        )
    }

    func revealCaretIfNeeded() {
        guard editing.revealsCaret, bounds.height > 0 else { return }
        editing.revealsCaret = false
        reveal(NSRange(location: editing.selection.head, length: 0))
    }
}

extension NSLayoutManager {
    /// The first paragraph between two heights that is laid out and not above the first height.
    func firstMeasured(from top: CGFloat, to bottom: CGFloat) -> PlacedParagraph? {
        guard var place = tree.paragraph(atHeight: top) else { return nil }
        while place.top < bottom {
            if place.node.isMeasured, place.top >= top { return place }
            guard let next = tree.paragraph(at: place.index + 1) else { return nil }
            place = next
        }
        return nil
    }

    /// The size of the text at a width, without the space beside aligned text and without a change of the layout. Paragraphs after the
    /// first 500, and those after 65,536 UTF-16 units, are estimated.
    func fittingSize(wrappingAt width: CGFloat) -> CGSize {
        let limit = textContainers.first?.maximumNumberOfLines ?? 0
        if width == wrappingWidth, limit == 0 {
            measureIfShort()
            return CGSize(width: tree.widest, height: tree.height)
        }
        var size = CGSize.zero
        var index = 0
        var lines = 0
        while let place = tree.paragraph(at: index), limit == 0 || lines < limit {
            if index < Self.completeLayoutLimit.paragraphs, place.start < Self.completeLayoutLimit.units {
                // All parts of a long paragraph together.
                var last = place
                while last.continues, last.end < Self.completeLayoutLimit.units,
                    let next = tree.paragraph(at: last.index + 1)
                {
                    last = next
                }
                index = last.index
                var content = content(of: place, ahead: last.contentEnd - place.contentEnd)
                (content.continues, content.hasSpaceAfter) = (last.continues, !last.isLast && !last.continues)
                let layout = lay(content, width: width)
                let shown = limit == 0 ? layout.lines[...] : layout.lines.prefix(limit - lines)
                lines += shown.count
                size.width = max(size.width, shown.map(\.width).max() ?? 0)
                size.height +=
                    shown.count == layout.lines.count
                    ? layout.height : shown.last.map { ($0.top + $0.height).rounded(.up) } ?? 0
            } else {
                size.height += estimate.height(units: place.node.units, width: width)
            }
            index += 1
        }
        return size
    }
}

/// A rectangle of selected text. Main actor.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle in the view's coordinates.
    open var rect: CGRect { .zero }
    /// The direction of the text.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle includes the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle includes the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical. Always false.
    open var isVertical: Bool { false }
}

final class TextSelectionRect: UITextSelectionRect {
    private let ownRect: CGRect
    private let direction: NSWritingDirection
    private let hasStart: Bool
    private let hasEnd: Bool

    init(rect: CGRect, writingDirection: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        ownRect = rect
        direction = writingDirection
        hasStart = containsStart
        hasEnd = containsEnd
        super.init()
    }

    override var rect: CGRect { ownRect }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { hasStart }
    override var containsEnd: Bool { hasEnd }
}
