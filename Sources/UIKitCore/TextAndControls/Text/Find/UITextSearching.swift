import Foundation

/// The appearance of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// None.
    case normal
    /// Found.
    case found
    /// The found text to which the user moved.
    case highlighted

    /// The colour behind the text.
    @MainActor var backgroundColor: UIColor {
        switch self {
        case .normal: .clear
        case .found: .systemYellow.withAlphaComponent(0.35)
        case .highlighted: .systemOrange.withAlphaComponent(0.6)
        }
    }
}

/// The options of a search.
open class UITextSearchOptions: NSObject {
    /// The matching of words.
    public enum WordMatchMethod: Int, Sendable {
        /// The text can be anywhere in a word.
        case contains
        /// The text begins a word.
        case startsWith
        /// The text is a whole word.
        case fullWord
    }

    /// The matching of words. Default: `contains`.
    open internal(set) var wordMatchMethod = WordMatchMethod.contains

    /// The comparison of characters. Default: without differences of case and diacritics.
    open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}

/// Receives the found ranges of a search. Main actor.
@preconcurrency @MainActor
public protocol UITextSearchAggregator<DocumentIdentifier> {
    /// The type that identifies a document.
    associatedtype DocumentIdentifier: Hashable
    /// All found ranges, in order.
    var allFoundRanges: NSOrderedSet { get }
    /// Adds a found range.
    func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?)
    /// Ends the search.
    func finishedSearching()
    /// Removes a found range.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
    /// Removes all found ranges of a document.
    func invalidate()
}

/// A text in which the user can search with ``UIFindInteraction``. Main actor.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
    /// The type that identifies a document.
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    /// The selected range.
    var selectedTextRange: UITextRange? { get set }
    /// The order of two found ranges.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Searches, and passes found ranges to the aggregator.
    func performTextSearch(
        queryString string: String,
        options: UITextSearchOptions,
        resultAggregator aggregator: any UITextSearchAggregator<DocumentIdentifier>
    )
    /// Shows a found range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the styles of all found ranges.
    func clearAllDecoratedFoundText()
    /// Whether the user can replace text.
    var supportsTextReplacement: Bool { get }
    /// Whether a found range may be replaced.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found range.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all found ranges.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
    /// Called before a range becomes the highlighted one.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls a found range into view.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// The document in which the user is; nil for a single one.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// The order of two documents.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
    /// False.
    public var supportsTextReplacement: Bool { false }
    /// True.
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        true
    }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Nil.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// The same.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
}

/// The styles of found text, for display.
struct TextDecorations {
    private var styles: [(range: Range<Int>, style: UITextSearchFoundTextStyle)] = []

    var isEmpty: Bool { styles.isEmpty }

    /// The styles that intersect a range, in order.
    func ranges(in range: Range<Int>) -> [(range: NSRange, style: UITextSearchFoundTextStyle)] {
        let first = index(after: range.lowerBound)
        return styles[first...].prefix { $0.range.lowerBound < range.upperBound }.map { (NSRange($0.range), $0.style) }
    }

    /// The index of the first style that ends after a location.
    private func index(after location: Int) -> Int {
        var (low, high) = (0, styles.count)
        while low < high {
            let middle = (low + high) / 2
            if styles[middle].range.upperBound <= location { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Sets the style of a range; `normal` removes it.
    mutating func set(_ style: UITextSearchFoundTextStyle, in range: Range<Int>) {
        let index = index(after: range.lowerBound)
        if styles.indices.contains(index), styles[index].range == range {
            if style == .normal { styles.remove(at: index) } else { styles[index].style = style }
        } else if style != .normal, !range.isEmpty {
            styles.insert((range, style), at: index)
        }
    }

    mutating func removeAll() { styles = [] }

    /// Moves the styles with an edit, and removes those that it changes.
    mutating func note(_ edit: TextViewEdit) {
        guard edit.changesCharacters, !styles.isEmpty else { return }
        let end = edit.location + edit.removed
        let shift = edit.inserted - edit.removed
        styles = styles.compactMap { range, style in
            if range.upperBound <= edit.location { return (range, style) }
            if range.lowerBound >= end { return (range.lowerBound + shift..<range.upperBound + shift, style) }
            return nil
        }
    }
}
