import Foundation

/// Lays out the text of an `NSTextStorage` in a container.
///
/// A paragraph is laid out when its position is first needed, and again after an edit in it. Until then its height is an estimate, so
/// that the cost of an edit does not depend on the length of the text. A glyph is a UTF-16 unit of the text: indices of glyphs
/// and characters are equal. Main thread only.
open class NSLayoutManager: NSObject {
    /// The text. Weak reference: the text has its layout managers.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The container, in an array of one or none.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Observes the layout. Weak reference.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// The paragraphs; nil before their first use.
    var paragraphs: ParagraphTree?
    /// Whether ``paragraphs`` was divided for lines that wrap.
    var partsWrap = false
    var estimate = HeightEstimate()
    var cachedParagraphs: [ParagraphNode] = []
    /// Whether the delegate was notified that all text is laid out.
    var isCompletionNoted = false
    /// The text view, or another object that shows the text.
    weak var observer: (any LayoutObserver)?
    /// The attributes of a last line without text.
    var attributesAtEnd: [NSAttributedString.Key: Any] = [:]
    /// The last line with ``NSTextContainer/maximumNumberOfLines``: the index of its paragraph, and the number of lines of that.
    var lineLimit: (index: Int, lines: Int)??

    /// The number of paragraphs that were laid out so far, for measurements.
    @_spi(Host)
    public internal(set) var paragraphsLaidOut = 0

    /// The number of UTF-16 units that were laid out so far, for measurements.
    @_spi(Host)
    public internal(set) var unitsLaidOut = 0

    /// The number of UTF-16 units that were read for edits so far, for measurements.
    @_spi(Host)
    public internal(set) var unitsRead = 0

    // MARK: Containers

    /// Adds the container. There can be only one.
    open func addTextContainer(_ container: NSTextContainer) {
        guard textContainers.isEmpty else {
            trap("NSLayoutManager.addTextContainer(_:) was called twice. Use a layout manager for each container.")
        }
        textContainers.append(container)
        container.layoutManager = self
        textContainerChangedGeometry(container)
    }

    /// Removes the container.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        textContainerChangedGeometry(nil)
    }

    /// Called when the size of a container changed. An override calls `super`.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        textContainerChangedGeometry(Optional(container))
    }

    // MARK: Edits

    /// Called by the text after an edit. An override calls `super`.
    ///
    /// - Parameters:
    ///   - textStorage: The text.
    ///   - editMask: The kinds of changes.
    ///   - newCharRange: The range in the changed text.
    ///   - delta: The change of the length.
    ///   - invalidatedCharRange: The range to lay out again.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        updateParagraphs(in: newCharRange, changeInLength: delta)
        observer?.layoutDidChange(
            TextViewEdit(
                location: newCharRange.location,
                removed: newCharRange.length - delta,
                inserted: newCharRange.length,
                changesCharacters: editMask.contains(.editedCharacters)
            )
        )
    }

    /// Lays out a range again when its place is needed next.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        updateParagraphs(in: charRange, changeInLength: 0)
        actualCharRange?.pointee = charRange
        delegate?.layoutManagerDidInvalidateLayout(self)
        observer?.displayDidChange(in: charRange)
    }

    /// Draws a range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        observer?.displayDidChange(in: charRange)
    }

    /// Draws a range again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    // MARK: Layout

    /// Whether paragraphs are laid out when they are needed. Always true; a value of false is ignored, because ``ensureLayout(for:)``
    /// lays out all text.
    open var allowsNonContiguousLayout: Bool {
        get { true }
        set {}
    }

    /// Whether paragraphs are laid out when they are needed.
    open var hasNonContiguousLayout: Bool { true }

    /// Lays out the whole text. Takes time in proportion to its length.
    open func ensureLayout(for container: NSTextContainer) { measureAll() }

    /// Lays out a range.
    open func ensureLayout(forCharacterRange charRange: NSRange) { measure(charRange) }

    /// Lays out a range.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { measure(glyphRange) }

    /// Lays out the text in a rectangle of the container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        measure(from: bounds.minY, to: bounds.maxY)
    }

    /// The rectangle of the text in the container. Exact for a text of at most 500 paragraphs and 65,536 UTF-16 units, or after
    /// ``ensureLayout(for:)``; otherwise the heights of paragraphs that were not laid out are estimates.
    open func usedRect(for container: NSTextContainer) -> CGRect { usedRect }

    /// The number of glyphs, which is the length of the text.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// The range of the glyphs in the container: all.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

    /// The range of glyphs on the lines that intersect a rectangle of the container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        range(in: bounds)
    }

    /// The rectangle that encloses a range.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange)
        if let first = rects.first { return rects.dropFirst().reduce(first) { $0.union($1) } }
        return caretRect(at: glyphRange.location)
    }

    /// The rectangle of the line of a glyph, as wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        fragment(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// The rectangle of the text on the line of a glyph.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        fragment(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero
    }

    /// The place of a glyph relative to its line's rectangle: its left edge and the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        fragment(at: glyphIndex, nil)?.glyph ?? .zero
    }

    /// The rectangle of the empty line after a line break at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect { extraLine ?? .zero }

    /// The glyph at a point in the container, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The glyph at a point in the container, or the nearest one, with the part of it before the point.
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// The character at a point in the container, or the nearest one.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - container: The container.
    ///   - partialFraction: Receives the part of the character before the point, from 0 to 1.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = character(at: point)
        partialFraction?.pointee = fraction
        return index
    }

    /// Calls a closure for each line of a range, with the rectangles of line and text, the container, and the range of the line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var location = glyphRange.location
        var stop = ObjCBool(false)
        repeat {
            var line = NSRange()
            guard let fragment = fragment(at: location, &line) else { return }
            block(fragment.rect, fragment.used, container, line, &stop)
            if line.length == 0 { return }
            location = line.location + line.length
        } while location < glyphRange.location + glyphRange.length && !stop.boolValue
    }

    /// Calls a closure for the rectangles of a range, one or more for each line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange,
        withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }
}

extension NSLayoutManager {
    /// The glyph of a character: the same index.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph: the same index.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs of characters: the same range.
    public func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs: the same range.
    public func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The container of a glyph.
    public func textContainer(
        forGlyphAt glyphIndex: Int,
        effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return textContainers.first
    }

    /// Whether an index is one of a glyph.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
}

/// Observes the layout of text. Every member is optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Called after layout was invalidated by ``NSLayoutManager/invalidateLayout(forCharacterRange:actualCharacterRange:)`` or a change
    /// of the container.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called once after an edit or a change of the container, when all text is laid out. A text of more than 500 paragraphs is laid
    /// out completely only if the app requests it, or the user has scrolled through it.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container.
    ///   - layoutFinishedFlag: Whether all text is laid out. Always true.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}

/// The object that shows the text of a layout manager.
protocol LayoutObserver: AnyObject {
    /// Called after an edit of the text.
    func layoutDidChange(_ edit: TextViewEdit)
    /// Called after a change of the container.
    func geometryDidChange()
    /// Called after a request to draw a range again.
    func displayDidChange(in range: NSRange)
}

/// An edit of the text since the last display.
@_spi(Host)
public struct TextViewEdit: Equatable, Sendable {
    /// The first unit that changed.
    public var location: Int
    /// The number of replaced UTF-16 units, in the text before the edit.
    public var removed: Int
    /// The number of UTF-16 units in their place.
    public var inserted: Int
    /// Whether characters changed, and not only attributes.
    public var changesCharacters: Bool

    /// Makes an edit.
    public init(location: Int, removed: Int, inserted: Int, changesCharacters: Bool) {
        self.location = location
        self.removed = removed
        self.inserted = inserted
        self.changesCharacters = changesCharacters
    }

    /// The smallest edit that includes a series of edits; nil for none.
    public static func merged(_ edits: [TextViewEdit]) -> TextViewEdit? {
        guard var all = edits.first else { return nil }
        for edit in edits.dropFirst() {
            // The ends in the text between the two edits.
            let start = min(all.location, edit.location)
            let end = max(all.location + all.inserted, edit.location + edit.removed)
            all = TextViewEdit(
                location: start,
                removed: end - start + all.removed - all.inserted,
                inserted: end - start + edit.inserted - edit.removed,
                changesCharacters: all.changesCharacters || edit.changesCharacters
            )
        }
        return all
    }
}
