import Foundation

/// A search in a content. A subclass searches, and moves among the results. Main actor.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The presentation of results.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The number of the highlighted result and the number of all.
        case currentAndTotal
        /// The number of all results.
        case total
        /// None.
        case none
    }

    /// The number of results. Default: 0.
    open var resultCount: Int { 0 }

    /// The index of the highlighted result; `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The presentation of results. Default: `currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

    /// Whether results can be replaced. Default: false.
    open var supportsReplacement: Bool { false }

    /// Whether the highlighted result can be replaced. Default: false.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches for a text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted result.
    open func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}

    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the next or previous result.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets the results.
    open func invalidateFoundResults() {}

    /// Called after the characters of the text changed.
    func textDidChange() {}
}

/// A search in a text. Main actor.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The text. Weak reference.
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var results: [UITextRange] = []
    private var highlighted: Int?
    private var query = ""
    private var options = UITextSearchOptions()
    /// Whether the text changed after the search, so that the results may be wrong.
    private var isOutdated = false

    /// Makes a search in a text.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    /// The number of results.
    open override var resultCount: Int { results.count }

    /// The index of the highlighted result; `NSNotFound` if there is none.
    open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }

    /// Whether the text can be replaced.
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    /// Whether there is a highlighted result in a text that can be replaced.
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && highlighted != nil }

    /// Searches, and highlights the first result at the selection or after it.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        self.query = query
        self.options = options ?? UITextSearchOptions()
        search()
        highlightAfterSelection()
    }

    private func highlightAfterSelection() {
        let start = searchableObject.flatMap { Self.selection(of: $0) }.map(Self.location)
        let next = start.flatMap { start in results.firstIndex { Self.location(of: $0) >= start } }
        highlight(results.isEmpty ? nil : next ?? 0)
    }

    private func search() {
        guard let searchableObject else { return }
        searchableObject.clearAllDecoratedFoundText()
        results = Self.results(in: searchableObject, query, options)
        isOutdated = false
        highlighted = nil
        for range in results { decorate(range, .found) }
    }

    override func textDidChange() { isOutdated = true }

    /// Highlights the next or previous result; after the last one the first. If a text view changed, searches it again, and highlights
    /// the next or previous result from the selection.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        if isOutdated { return searchAgain(in: direction) }
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        highlight(highlighted.map { ($0 + step + results.count) % results.count } ?? (step > 0 ? 0 : results.count - 1))
    }

    private func searchAgain(in direction: UITextStorageDirection) {
        search()
        let selection = (searchableObject.flatMap { Self.selection(of: $0) } as? TextSpan)?.range ?? 0..<0
        let next =
            direction == .forward
            ? results.firstIndex { Self.location(of: $0) >= selection.upperBound } ?? 0
            : results.lastIndex { Self.location(of: $0) < selection.lowerBound } ?? results.count - 1
        highlight(results.isEmpty ? nil : next)
    }

    private func highlight(_ index: Int?) {
        if let highlighted, results.indices.contains(highlighted) { decorate(results[highlighted], .found) }
        highlighted = index
        guard let index, let searchableObject else { return }
        let range = results[index]
        Self.willHighlight(range, in: searchableObject)
        decorate(range, .highlighted)
        searchableObject.selectedTextRange = range
        Self.reveal(range, in: searchableObject)
    }

    /// Replaces the highlighted result, and highlights the next one. If an edit changed or moved the highlighted result, nothing is
    /// replaced, and the first result at the selection or after it is highlighted.
    open override func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        guard let searchableObject, let index = highlighted, results.indices.contains(index), supportsReplacement else {
            return
        }
        let wanted = results[index]
        // The text may have changed since the search.
        search()
        guard let place = results.firstIndex(where: { Self.areSame($0, wanted, in: searchableObject) }) else {
            return highlightAfterSelection()
        }
        guard Self.replace(results[place], in: searchableObject, with: replacementString) else {
            return highlight(place)
        }
        search()
        highlight(results.isEmpty ? nil : next(after: wanted, at: place, replacement: replacementString))
    }

    /// The index of the first result after a replacement, which may contain the query itself.
    private func next(after replaced: UITextRange, at index: Int, replacement: String) -> Int {
        guard replaced is TextSpan else { return index % results.count }
        let end = Self.location(of: replaced) + replacement.utf16.count
        return results.firstIndex { Self.location(of: $0) >= end } ?? 0
    }

    /// Replaces all results.
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard let searchableObject, supportsReplacement else { return }
        searchableObject.replaceAll(
            queryString: searchQuery,
            options: options ?? self.options,
            withText: replacementString
        )
        search()
    }

    /// Forgets the results, and removes their highlighting.
    open override func invalidateFoundResults() {
        results = []
        highlighted = nil
        searchableObject?.clearAllDecoratedFoundText()
    }

    // MARK: Documents of any type

    private func decorate(_ range: UITextRange, _ style: UITextSearchFoundTextStyle) {
        func decorate(_ text: some UITextSearching) {
            text.decorate(foundTextRange: range, document: text.selectedTextSearchDocument, usingStyle: style)
        }
        if let searchableObject { decorate(searchableObject) }
    }

    private static func results(
        in text: some UITextSearching,
        _ query: String,
        _ options: UITextSearchOptions
    ) -> [UITextRange] {
        guard !query.isEmpty else { return [] }
        let aggregator = SearchResults(text)
        text.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
        return aggregator.ranges
    }

    private static func willHighlight(_ range: UITextRange, in text: some UITextSearching) {
        text.willHighlight(foundTextRange: range, document: text.selectedTextSearchDocument)
    }

    private static func reveal(_ range: UITextRange, in text: some UITextSearching) {
        text.scrollRangeToVisible(range, inDocument: text.selectedTextSearchDocument)
    }

    private static func replace(_ range: UITextRange, in text: some UITextSearching, with replacement: String) -> Bool {
        let document = text.selectedTextSearchDocument
        guard text.shouldReplace(foundTextRange: range, document: document, withText: replacement) else { return false }
        text.replace(foundTextRange: range, document: document, withText: replacement)
        return true
    }

    private static func areSame(_ range: UITextRange, _ other: UITextRange, in text: some UITextSearching) -> Bool {
        text.compare(range, toRange: other, document: text.selectedTextSearchDocument) == .orderedSame
    }

    private static func selection(of text: some UITextSearching) -> UITextRange? { text.selectedTextRange }

    private static func location(of range: UITextRange) -> Int { (range as? TextSpan)?.range.lowerBound ?? 0 }
}

/// The found ranges of one search.
@MainActor
private final class SearchResults<Text: UITextSearching>: UITextSearchAggregator {
    typealias DocumentIdentifier = Text.DocumentIdentifier
    private(set) var ranges: [UITextRange] = []

    init(_ text: Text) {}

    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: ranges) }

    func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) { ranges.append(range) }

    func finishedSearching() {}

    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        ranges.removeAll { $0.isEqual(range) }
    }

    func invalidate() { ranges = [] }
}
