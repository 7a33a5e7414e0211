import Foundation

/// The visible names.
public enum Matches {
    /// All names.
    case all
    /// The names with these indices, in ascending order.
    case some([Int32])
}

/// The app's own part of a search.
@MainActor
public protocol SearchFilter {
    /// The names that match a text.
    func matches(for text: String) -> Matches
}

/// The filters that the command line can select.
public enum FilterKind: String {
    case folded, lowercased, localized

    /// Makes the filter for names.
    @MainActor
    public func make(_ names: [String]) -> any SearchFilter {
        switch self {
        case .folded: FoldedFilter(names)
        case .lowercased:
            NaiveFilter(names) { name, text in name.lowercased().contains(text.lowercased()) }
        case .localized:
            NaiveFilter(names) { name, text in name.localizedCaseInsensitiveContains(text) }
        }
    }
}

/// The filter of an app with many names, which searches a longer text only in the matches of the shorter one.
@MainActor
public final class FoldedFilter: SearchFilter {
    private let filter: NameFilter
    private var last: (text: [UInt8], indices: [Int32])?

    /// Folds names.
    public init(_ names: [String]) {
        filter = NameFilter(names)
    }

    /// The names that contain a text, ignoring case and diacritics.
    public func matches(for text: String) -> Matches {
        let folded = NameFilter.fold(text)
        guard !folded.isEmpty else {
            last = nil
            return .all
        }
        let previous = last.flatMap { folded.starts(with: $0.text) ? $0.indices : nil }
        let indices = filter.indices(containing: folded, among: previous)
        last = (folded, indices)
        return .some(indices)
    }
}

/// The filter of a tutorial.
@MainActor
final class NaiveFilter: SearchFilter {
    private let names: [String]
    private let contains: (String, String) -> Bool

    init(_ names: [String], contains: @escaping (_ name: String, _ text: String) -> Bool) {
        self.names = names
        self.contains = contains
    }

    func matches(for text: String) -> Matches {
        text.isEmpty ? .all : .some(names.indices.filter { contains(names[$0], text) }.map { Int32($0) })
    }
}
