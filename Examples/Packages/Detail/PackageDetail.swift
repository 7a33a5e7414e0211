import TypeAhead

/// The links on the screen of a package: to the packages that it names, and to those that name it.
struct PackageDetail: Sendable {
    /// A package that a dependency names.
    struct Link: Sendable {
        /// The meaning of the name.
        enum Target: Sendable {
            case package(Package)
            /// Packages that provide the name.
            case providers(Int)
            case unknown
        }

        let alternative: PackageRelation.Alternative
        /// Whether the previous link is enough, too.
        let isAlternative: Bool
        let target: Target
    }

    struct Dependencies: Sendable {
        let kind: PackageRelation.Kind
        let links: [Link]
    }

    /// Packages that name the package.
    struct Dependents: Sendable {
        let kind: PackageRelation.Kind
        /// The first of them.
        let first: [Package]
        /// The number of all of them.
        let total: Int
        /// A search for all of them.
        let query: SearchQuery
    }

    /// The relations that are shown, in this order.
    private static let kinds: [PackageRelation.Kind] = [
        .preDepends, .depends, .recommends, .suggests, .conflicts, .breaks, .replaces, .provides,
    ]
    /// The fields of dependents, with the kinds of relations in them.
    private static let fields: [(name: String, kinds: Set<PackageRelation.Kind>, shown: PackageRelation.Kind)] = [
        (Package.FieldName.depends, [.preDepends, .depends], .depends),
        (Package.FieldName.recommends, [.recommends], .recommends),
        (Package.FieldName.suggests, [.suggests], .suggests),
    ]
    /// The maximum number of listed dependents of a kind.
    private static let dependentLimit = 25
    /// The maximum number of names in one search for dependents.
    private static let nameLimit = 16

    let dependencies: [Dependencies]
    let dependents: [Dependents]

    /// Looks up the links of a package in the background.
    ///
    /// - Throws: An error of the index, or `CancellationError`.
    @concurrent
    init(of package: Package, in index: PackageIndex) async throws {
        var dependencies: [Dependencies] = []
        for kind in Self.kinds {
            var links: [Link] = []
            for relation in package.relations(kind) {
                for (number, alternative) in relation.alternatives.enumerated() {
                    let target = try await Self.target(of: alternative, package, index)
                    links.append(Link(alternative: alternative, isAlternative: number > 0, target: target))
                }
            }
            if !links.isEmpty { dependencies.append(Dependencies(kind: kind, links: links)) }
        }
        self.dependencies = dependencies
        var dependents: [Dependents] = []
        for field in Self.fields {
            let found = try await Self.dependents(of: package, field.name, field.kinds, field.shown, index)
            if !found.first.isEmpty { dependents.append(found) }
        }
        self.dependents = dependents
    }

    private static func target(
        of alternative: PackageRelation.Alternative,
        _ package: Package,
        _ index: PackageIndex
    ) async throws -> Link.Target {
        let isArchitecture = alternative.qualifier.map { $0 != "any" && $0 != "native" } ?? false
        let architecture = isArchitecture ? alternative.qualifier : package.id.architecture
        if let found = try await index.package(named: alternative.name, architecture: architecture) {
            return .package(found)
        }
        let query = SearchQuery(filters: [SearchFilter(Package.FieldName.provides, alternative.name)], limit: 0)
        let count = try await index.results(for: query).total
        return count == 0 ? .unknown : .providers(count)
    }

    private static func dependents(
        of package: Package,
        _ field: String,
        _ kinds: Set<PackageRelation.Kind>,
        _ shown: PackageRelation.Kind,
        _ index: PackageIndex
    ) async throws -> Dependents {
        let virtual = package.relations(.provides).flatMap(\.alternatives).map(\.name).filter { $0 != package.name }
        let filters = ([package.name] + virtual).prefix(nameLimit).map { SearchFilter(field, $0) }
        // A single name needs no alternatives, and becomes a token.
        var query =
            filters.count == 1
            ? SearchQuery(filters: filters)
            : SearchQuery(alternatives: [filters.map { .filter($0) }])
        let link = query
        query.limit = dependentLimit
        let results = try await index.results(for: query)
        let candidates = results.hits.map(\.record)
        // The index has names only: versions and architectures may exclude a candidate.
        let exact = ReverseDependencies([package] + candidates).dependents(of: package, kinds: kinds)
        var seen: Set<Package.ID> = []
        let first = exact.map(\.package).filter { seen.insert($0.id).inserted }
        let isAll = results.total <= candidates.count
        return Dependents(kind: shown, first: first, total: isAll ? first.count : results.total, query: link)
    }
}
