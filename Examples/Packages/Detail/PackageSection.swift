import TypeAhead
import UIKit

/// A section of the screen of a package.
struct PackageSection {
    /// The effect of picking a row.
    enum Action {
        case copy(String)
        case open(URL)
        case show(Package)
        case search(SearchQuery)
        case showFiles
        case retry
    }

    struct Row {
        var content: UIListContentConfiguration
        var action: Action?
        /// The spoken value, if it differs from the secondary text: an image is no text of the row.
        var accessibilityValue: String?

        /// Whether the row leads to another screen.
        var isLink: Bool {
            switch action {
            case .show, .search, .showFiles: true
            case nil, .copy, .open, .retry: false
            }
        }
    }

    var title: String?
    var rows: [Row]
}

@MainActor
extension PackageSection {
    /// The sections for a package.
    ///
    /// - Parameters:
    ///   - detail: The links; nil until they are looked up.
    ///   - failure: Why there are no links.
    ///   - isCopied: Whether the user copied the command.
    static func sections(
        of package: Package,
        _ detail: PackageDetail?,
        failure: (any Error)?,
        installCommand: String,
        isCopied: Bool
    ) -> [PackageSection] {
        var sections = [
            PackageSection(title: nil, rows: description(of: package)),
            PackageSection(title: "Install", rows: [.command(installCommand, isCopied: isCopied)]),
            PackageSection(title: "Record", rows: facts(of: package)),
        ]
        if let failure {
            sections.append(PackageSection(title: "Dependencies", rows: [.retry(failure)]))
        } else if let detail {
            sections += detail.dependencies.map { dependencies in
                PackageSection(title: dependencies.kind.title, rows: dependencies.links.map(Row.link))
            }
            sections += detail.dependents.map { dependents in
                var rows = dependents.first.map(Row.package)
                if dependents.total > dependents.first.count { rows.append(.all(dependents)) }
                return PackageSection(title: dependents.title, rows: rows)
            }
        }
        return sections
    }

    private static func description(of package: Package) -> [Row] {
        let paragraphs = package.description.map { paragraph in
            switch paragraph {
            case .text(let text): Row.text(text)
            case .verbatim(let text): Row.verbatim(text)
            }
        }
        return [.summary(package.summary)] + paragraphs
    }

    private static func facts(of package: Package) -> [Row] {
        var rows = [Row.fact("Status", package.statusText), .fact("Version", package.version.text)]
        if case .upgradable(let installed) = package.status { rows.append(.fact("Installed version", installed.text)) }
        func add(_ name: String, _ value: String?, _ action: Action? = nil) {
            if let value, !value.isEmpty { rows.append(.fact(name, value, action)) }
        }
        func add(_ name: String, value: String?, of field: String) {
            let action = value.map { Action.search(SearchQuery(filters: [SearchFilter(field, $0)])) }
            add(name, value, action)
        }
        add("Section", value: package.section, of: Package.FieldName.section)
        add("Area", value: package.area, of: Package.FieldName.area)
        add("Priority", package.priority)
        add("Maintainer", value: package.maintainer?.name, of: Package.FieldName.maintainer)
        add("Address", package.maintainer?.address)
        add("Installed size", package.installedSize?.formatted(.byteCount(style: .decimal)))
        add("Download size", package.downloadSize?.formatted(.byteCount(style: .decimal)))
        add("Architecture", package.architecture)
        if package.source != package.name { add("Source", package.source) }
        let homepage = package.homepage.flatMap(URL.init).flatMap { url in
            ["http", "https"].contains(url.scheme?.lowercased()) ? Action.open(url) : nil
        }
        add("Homepage", package.homepage, homepage)
        add("Tags", package.tags.joined(separator: ", "))
        if package.isInstalled { rows.append(.fact("Files", "", .showFiles)) }
        return rows
    }
}

@MainActor
extension PackageSection.Row {
    fileprivate static func summary(_ text: String) -> Self {
        var row = Self.text(text)
        row.content.textProperties.font = .preferredFont(forTextStyle: .headline)
        return row
    }

    fileprivate static func text(_ text: String) -> Self {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return Self(content: content)
    }

    fileprivate static func verbatim(_ text: String) -> Self {
        var row = Self.text(text)
        row.content.textProperties.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        return row
    }

    fileprivate static func fact(_ name: String, _ value: String, _ action: PackageSection.Action? = nil) -> Self {
        var content = UIListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = value
        return Self(content: content, action: action)
    }

    fileprivate static func command(_ command: String, isCopied: Bool) -> Self {
        var content = UIListContentConfiguration.valueCell()
        content.text = command
        content.textProperties.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
        content.secondaryText = isCopied ? "Copied" : "Copy"
        content.image = UIImage(systemName: isCopied ? "checkmark" : "doc.on.doc")
        return Self(content: content, action: .copy(command))
    }

    fileprivate static func retry(_ error: any Error) -> Self {
        var content = UIListContentConfiguration.cell()
        content.text = "Try Again"
        content.secondaryText = "\(error)"
        content.image = UIImage(systemName: "arrow.clockwise")
        return Self(content: content, action: .retry)
    }

    fileprivate static func link(_ link: PackageDetail.Link) -> Self {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = (link.isAlternative ? "or " : "") + link.alternative.description
        content.secondaryTextProperties.numberOfLines = 1
        switch link.target {
        case .package(let package):
            return linked(content, to: package)
        case .providers(let count):
            content.secondaryText = "Provided by \(count.formatted()) \(count == 1 ? "package" : "packages")"
            content.image = UIImage(systemName: "square.stack.3d.up")
            let filter = SearchFilter(Package.FieldName.provides, link.alternative.name)
            return Self(content: content, action: .search(SearchQuery(filters: [filter])))
        case .unknown:
            content.secondaryText = "Not available"
            content.textProperties.color = .secondaryLabel
            return Self(content: content)
        }
    }

    fileprivate static func package(_ package: Package) -> Self {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = package.name
        content.secondaryTextProperties.numberOfLines = 1
        return linked(content, to: package)
    }

    /// A row that leads to a package, with its state and summary.
    private static func linked(_ content: UIListContentConfiguration, to package: Package) -> Self {
        var content = content
        content.secondaryText = package.summary
        content.image = package.status.image
        content.imageProperties.tintColor = package.status.color
        let value = "\(package.status.name), \(package.summary)"
        return Self(content: content, action: .show(package), accessibilityValue: value)
    }

    fileprivate static func all(_ dependents: PackageDetail.Dependents) -> Self {
        var content = UIListContentConfiguration.cell()
        content.text = "Show All \(dependents.total.formatted())"
        content.image = UIImage(systemName: "magnifyingglass")
        return Self(content: content, action: .search(dependents.query))
    }
}

extension PackageRelation.Kind {
    /// The title of the packages that a package names.
    fileprivate var title: String {
        switch self {
        case .preDepends: "Needs before installation"
        case .depends: "Depends on"
        case .recommends: "Recommends"
        case .suggests: "Suggests"
        case .breaks: "Breaks"
        case .conflicts: "Conflicts with"
        case .provides: "Provides"
        case .replaces: "Replaces"
        }
    }
}

extension PackageDetail.Dependents {
    /// The title with the number of packages.
    fileprivate var title: String {
        let verb =
            switch kind {
            case .recommends: "Recommended by"
            case .suggests: "Suggested by"
            default: "Needed by"
            }
        return "\(verb) \(total.formatted())"
    }
}

extension Package {
    /// The state on this machine as text.
    fileprivate var statusText: String {
        isAutomaticallyInstalled ? "\(status.name), automatically" : status.name
    }
}
