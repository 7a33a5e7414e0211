import Foundation
import TypeAhead

/// A search or a package as an address: `packages:?q=editor&f=section:editors&scope=name`, or the part after `?`.
///
/// | key | content |
/// | --- | --- |
/// | `q` | the text of the search |
/// | `f` | a filter; several for several filters |
/// | `scope` | `name` or `description` |
/// | `package` | the name of a package to show, `nano`, or with its architecture, `nano:arm64` |
///
/// Other keys have no effect.
struct PackageLink: Equatable {
    /// The search; without criteria if there is none.
    var query = SearchQuery()
    /// The name of a package.
    var package: String?

    init(query: SearchQuery = SearchQuery(), package: String? = nil) {
        self.query = query
        self.package = package
    }

    /// Reads the part of an address after `?`. Each text is valid.
    init(items text: some StringProtocol) {
        let link = SearchLink(percentEncodedQuery: String(text), syntax: Package.syntax)
        query = link.query
        // The scopes of this app are sets of text fields.
        query.fields = query.scope.flatMap { SearchScope(rawValue: $0)?.fields }
        query.scope = nil
        let prefix = "package="
        package = link.otherItems.first { $0.hasPrefix(prefix) && $0 != prefix }.map { item in
            let written = String(item.dropFirst(prefix.count))
            return written.removingPercentEncoding ?? written
        }
    }

    /// Reads an address of this app; nil for others.
    init?(_ url: URL) {
        guard url.scheme?.lowercased() == "packages" else { return nil }
        self.init(items: URLComponents(url: url, resolvingAgainstBaseURL: false)?.percentEncodedQuery ?? "")
    }

    /// The link as an address of this app.
    var url: URL {
        var link = query
        link.scope = SearchScope.allCases.first { $0 != .all && $0.fields == query.fields }?.rawValue
        let name = package?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        let items = name.map { ["package=\($0)"] } ?? []
        var components = URLComponents()
        components.scheme = "packages"
        SearchLink(query: link, otherItems: items).write(to: &components, syntax: Package.syntax)
        guard let url = components.url else { preconditionFailure("The query of a link is encoded.") }
        return url
    }

    /// Reads the first argument of a program that begins with a key of a link; nil if there is none.
    init?(arguments: some Sequence<String>) {
        let keys = ["q", "f", "scope", "package"]
        let link = arguments.first { argument in keys.contains { argument.hasPrefix("\($0)=") } }
        guard let link else { return nil }
        self.init(items: link)
    }
}
