import Foundation
import TypeAhead

/// A search or a package as an address: `packages:?q=editor&f=section:editors&scope=name`, or the part after `?`.
///
/// | key | content |
/// | --- | --- |
/// | `q` | the text of the search |
/// | `f` | a filter; several for several filters |
/// | `scope` | `name` or `description` |
/// | `package` | the name of a package to show |
///
/// Other keys have no effect.
struct PackageLink: Equatable {
    /// The search; without criteria if there is none.
    var query = SearchQuery()
    /// The name of a package.
    var package: String?

    /// Reads the part of an address after `?`. Each text is valid.
    init(items text: some StringProtocol) {
        for item in text.split(separator: "&") {
            guard let equal = item.firstIndex(of: "=") else { continue }
            let written = String(item[item.index(after: equal)...])
            let value = written.removingPercentEncoding ?? written
            switch item[..<equal] {
            case "q", "f": append(SearchQuery(parsing: value, syntax: Package.syntax))
            case "scope" where SearchScope.allCases.contains { $0.rawValue == value }:
                query.fields = SearchScope(rawValue: value)?.fields
            case "package" where !value.isEmpty: package = value
            default: break
            }
        }
    }

    /// Reads an address of this app; nil for others.
    init?(_ url: URL) {
        guard url.scheme?.lowercased() == "packages" else { return nil }
        self.init(items: URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? "")
    }

    /// Reads the first argument of a program that begins with a key of a link; nil if there is none.
    init?(arguments: some Sequence<String>) {
        let keys = ["q", "f", "scope", "package"]
        let link = arguments.first { argument in keys.contains { argument.hasPrefix("\($0)=") } }
        guard let link else { return nil }
        self.init(items: link)
    }

    private mutating func append(_ other: SearchQuery) {
        query.terms += other.terms
        query.exclusions += other.exclusions
        query.filters += other.filters
        query.alternatives += other.alternatives
    }
}
