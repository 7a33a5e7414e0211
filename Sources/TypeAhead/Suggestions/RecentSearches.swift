import Foundation

/// The recent searches of a user, in memory and, if the app gives a file, in that file.
///
/// Only searches that were useful are recorded: the app calls ``record(_:)`` when a search is submitted or a result is opened. A query
/// whose text begins with a space, and every query while ``isPrivate`` is set, is not recorded and changes no file. Any thread may use it.
public final class RecentSearches: Sendable {
    /// A recent search.
    public struct Entry: Hashable, Sendable, Codable {
        /// The text of the search, with its filters.
        public let text: String

        /// The scope; nil for all records.
        public let scope: String?

        /// The names of the searched text fields; nil for all.
        public let fields: Set<String>?

        /// Whether the user keeps the entry: it stays before the others, and newer ones do not evict it.
        public internal(set) var isPinned = false

        /// Makes an entry.
        public init(text: String, scope: String? = nil, fields: Set<String>? = nil, isPinned: Bool = false) {
            self.text = text
            self.scope = scope
            self.fields = fields
            self.isPinned = isPinned
        }
    }

    /// Converts the bytes of the file, for example to encrypt them.
    public struct Coding: Sendable {
        let encode: @Sendable (Data) throws -> Data
        let decode: @Sendable (Data) throws -> Data

        /// Makes a conversion. The second closure is the inverse of the first.
        public init(
            encode: @escaping @Sendable (Data) throws -> Data,
            decode: @escaping @Sendable (Data) throws -> Data
        ) {
            self.encode = encode
            self.decode = decode
        }

        /// The bytes as they are: JSON.
        public static let plain = Coding(encode: { $0 }, decode: { $0 })
    }

    private struct State {
        var entries: [Entry] = []
        var isPrivate = false
        var isOn = true
    }

    private let state = Guarded(State())
    private let file: RecentSearchFile?
    private let capacity: Int

    /// Makes an empty list without a file.
    ///
    /// - Parameter capacity: The maximum number of entries that are not pinned. At least 1.
    public init(capacity: Int = 50) {
        precondition(capacity >= 1, "RecentSearches: the capacity must be at least 1, but is \(capacity).")
        self.capacity = capacity
        file = nil
    }

    /// Reads the list from a file, which need not exist. Blocks while another program changes the file.
    ///
    /// - Parameters:
    ///   - file: A file of the app. Its folder must exist; a lock file is made beside it.
    ///   - capacity: The maximum number of entries that are not pinned. At least 1.
    ///   - coding: Converts the bytes of the file.
    /// - Throws: ``RecentSearchesError`` if the file cannot be read. It is not changed.
    public init(file: URL, capacity: Int = 50, coding: Coding = .plain) throws {
        precondition(capacity >= 1, "RecentSearches: the capacity must be at least 1, but is \(capacity).")
        self.capacity = capacity
        let file = RecentSearchFile(file, coding)
        self.file = file
        let entries = try file.read()
        state.withLock { $0.entries = entries }
    }

    /// The searches: pinned ones first, then the newest first.
    public var entries: [Entry] {
        state.withLock { state in state.entries.filter(\.isPinned) + state.entries.filter { !$0.isPinned } }
    }

    /// Whether no searches are recorded at present, as in a private window. Default: false.
    public var isPrivate: Bool {
        get { state.withLock { $0.isPrivate } }
        set { state.withLock { $0.isPrivate = newValue } }
    }

    /// Whether searches are recorded at all. Switching off keeps the recorded ones; see ``removeAll()``. Default: true.
    public var isOn: Bool {
        get { state.withLock { $0.isOn } }
        set { state.withLock { $0.isOn = newValue } }
    }

    // MARK: Changes

    /// Records a useful search as the newest. It replaces an equal one and those whose text is a beginning of its text, so that `swi` is
    /// replaced by `swift`. Beyond the capacity, the oldest entry that is not pinned is removed.
    ///
    /// - Returns: Whether it was recorded: not for an empty text, a text that begins with a space, and while ``isPrivate`` is set or
    ///   ``isOn`` is not.
    /// - Throws: ``RecentSearchesError`` if the file cannot be changed. Then the list is not changed, either.
    @discardableResult
    public func record(_ entry: Entry) throws -> Bool {
        let (isPrivate, isOn) = state.withLock { ($0.isPrivate, $0.isOn) }
        let text = entry.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard isOn, !isPrivate, !text.isEmpty, entry.text.first?.isWhitespace == false else { return false }
        try change { [capacity] entries in
            var new = Entry(text: text, scope: entry.scope, fields: entry.fields, isPinned: entry.isPinned)
            if entries.contains(where: { $0.isPinned && $0.isSame(as: new) }) { new.isPinned = true }
            entries.removeAll { known in
                known.isSame(as: new)
                    || !known.isPinned && known.searchesSamePart(as: new) && text.hasPrefix(known.text)
            }
            entries.insert(new, at: 0)
            let unpinned = entries.indices.filter { !entries[$0].isPinned }
            for index in unpinned.dropFirst(capacity).reversed() { entries.remove(at: index) }
        }
        return true
    }

    /// Keeps an entry, or stops keeping it. Has no effect on unknown entries.
    ///
    /// - Throws: ``RecentSearchesError`` if the file cannot be changed.
    public func setPinned(_ isPinned: Bool, _ entry: Entry) throws {
        try change { entries in
            for index in entries.indices where entries[index].isSame(as: entry) { entries[index].isPinned = isPinned }
        }
    }

    /// Removes an entry.
    ///
    /// - Throws: ``RecentSearchesError`` if the file cannot be changed.
    public func remove(_ entry: Entry) throws { try change { $0.removeAll { $0.isSame(as: entry) } } }

    /// Removes all entries, also pinned ones.
    ///
    /// - Throws: ``RecentSearchesError`` if the file cannot be changed.
    public func removeAll() throws { try change { $0 = [] } }

    /// Changes the entries, in the file if there is one: those that other programs added meanwhile are kept.
    private func change(_ body: (inout [Entry]) -> Void) throws {
        guard let file else { return state.withLock { body(&$0.entries) } }
        let entries = try file.change(body)
        state.withLock { $0.entries = entries }
    }
}

extension RecentSearches.Entry {
    /// Whether both search for the same text in the same part of the records.
    fileprivate func isSame(as other: Self) -> Bool { text == other.text && searchesSamePart(as: other) }

    /// Whether both search in the same scope and fields.
    fileprivate func searchesSamePart(as other: Self) -> Bool { scope == other.scope && fields == other.fields }
}

/// An error of the file of ``RecentSearches``.
public enum RecentSearchesError: Error, Hashable, CustomStringConvertible {
    /// The file cannot be read.
    case unreadable(path: String, reason: String)

    /// The file cannot be written.
    case unwritable(path: String, reason: String)

    /// A sentence that describes the error.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "The recent searches in \(path) cannot be read: \(reason)."
        case .unwritable(let path, let reason): "The recent searches cannot be written to \(path): \(reason)."
        }
    }
}

/// Suggests recent searches: all of them for an empty field, otherwise those that contain the typed text.
public struct RecentSuggestions: SuggestionProvider {
    private let recents: RecentSearches
    private let limit: Int
    private let folding: TextFolding

    /// Makes a provider.
    ///
    /// - Parameter limit: The maximum number of suggestions.
    public init(_ recents: RecentSearches, limit: Int = 8, folding: TextFolding = TextFolding()) {
        self.recents = recents
        self.limit = limit
        self.folding = folding
    }

    /// The recent searches that contain the typed text.
    public func suggestions(for input: SuggestionInput) async -> [SearchSuggestion] {
        let typed = folding.fold(input.text).bytes
        let highlighter = Highlighter(folding: folding)
        return recents.entries.lazy.filter { entry in
            entry.text != input.text && (typed.isEmpty || !highlighter.ranges(of: [typed], in: entry.text).isEmpty)
        }
        .prefix(limit).map { entry in
            var query = SearchQuery(parsing: entry.text, syntax: input.syntax)
            query.scope = entry.scope
            query.fields = entry.fields
            query.limit = input.query.limit
            query.facetCounts = input.query.facetCounts
            return SearchSuggestion(kind: .recent, title: entry.text, change: .replaceQuery(query), query: query)
        }
    }
}
