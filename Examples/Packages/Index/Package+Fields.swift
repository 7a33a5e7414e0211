import TypeAhead

extension Package {
    /// The names of the fields of the index, which queries can name.
    enum FieldName {
        static let name = "name"
        static let summary = "summary"
        static let description = "description"
        static let section = "section"
        static let status = "status"
        static let maintainer = "maintainer"
        static let depends = "depends"
        static let recommends = "recommends"
        static let suggests = "suggests"
        static let provides = "provides"
        static let area = "area"
        static let architecture = "architecture"
        static let size = "size"
        static let download = "download"
        static let version = "version"
    }

    /// The values of the field for the state on this machine.
    enum StatusValue: String, CaseIterable {
        case installed
        case upgradable
        case notInstalled = "not-installed"
        case automatic
    }

    /// The fields of the index.
    static let searchFields: [SearchField<Package>] = [
        .text(FieldName.name, weight: 3, \.name),
        // Of several matches in a summary, the best known package is first, not the one with the shortest summary.
        .text(FieldName.summary, weight: 2, comparesPositions: false, \.summary),
        .text(FieldName.description, comparesPositions: false, \.searchedDescription),
        .filter(FieldName.section) { [$0.section].compactMap { $0 } },
        .filter(FieldName.status) { $0.statusValues.map(\.rawValue) },
        .filter(FieldName.maintainer) { [$0.maintainer?.name].compactMap { $0 } },
        .filter(FieldName.depends, grouping: .all) { $0.relatedNames(.preDepends, .depends) },
        .filter(FieldName.recommends, grouping: .all) { $0.relatedNames(.recommends) },
        .filter(FieldName.suggests, grouping: .all) { $0.relatedNames(.suggests) },
        .filter(FieldName.provides, grouping: .all) { $0.relatedNames(.provides) },
        .filter(FieldName.area) { [$0.area] },
        .filter(FieldName.architecture) { [$0.architecture] },
        .size(FieldName.size) { [$0.installedSize].compactMap { $0 } },
        .size(FieldName.download) { [$0.downloadSize].compactMap { $0 } },
        .version(FieldName.version) { [$0.version.text] },
    ]

    /// The language of typed queries.
    static let syntax = SearchQuerySyntax(searchFields)

    /// The conditions that are suggested for fields with an order.
    static let suggestedConditions: [String: [SearchFilter.Condition]] = {
        let sizes: [SearchFilter.Condition] = [
            .greater("10MB"), .greater("100MB"), .greater("1GB"), .less("1MB"), .less("100kB"),
        ]
        return [FieldName.size: sizes, FieldName.download: sizes]
    }()

    /// The summary and the other lines of the description.
    var searchedDescription: String { descriptionText.isEmpty ? summary : "\(summary)\n\(descriptionText)" }

    /// Ranks the package among those that match equally well: the best known first, programs before libraries and documentation.
    static let boost: @Sendable (Package) -> Double = { package in
        let isAuxiliary = package.section.map(auxiliarySections.contains) ?? false
        let importance = package.priority.flatMap { importances[$0] } ?? 0
        return Double(package.popularity + importance) / (isAuxiliary ? 2 : 1)
    }

    /// The sections of packages that programs need, and that few users search for.
    private static let auxiliarySections: Set<String> = [
        "debug", "doc", "introspection", "libdevel", "libs", "localization", "oldlibs",
    ]

    /// Other packages rarely name those of a basic system, which each machine has.
    private static let importances = ["required": 6, "important": 4, "standard": 2]

    private var statusValues: [StatusValue] {
        let own: [StatusValue] =
            switch status {
            case .notInstalled: [.notInstalled]
            case .installed: [.installed]
            case .upgradable: [.installed, .upgradable]
            }
        return isAutomaticallyInstalled ? own + [.automatic] : own
    }

    /// The different names in fields of relations, in the order of the record.
    private func relatedNames(_ kinds: PackageRelation.Kind...) -> [String] {
        var seen: Set<String> = []
        return kinds.flatMap(relations).flatMap(\.alternatives).map(\.name).filter { seen.insert($0).inserted }
    }
}
