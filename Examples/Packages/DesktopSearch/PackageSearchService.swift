import DesktopSearch
import Foundation
import TypeAhead

/// The packages in the search of GNOME Shell: a process without windows, which the session bus starts.
///
/// Not part of UIKit; the rest of the app does without it.
enum PackageSearchService {
    /// The identifier of the app: its bundle identifier, and the name of its desktop file.
    static let application = "org.searchlight.Packages"
    static let name = "\(application).SearchProvider"
    static let path = "/org/searchlight/Packages/SearchProvider"

    #if GTK
    /// Answers searches until there was none for a minute. Brings the index up to date meanwhile.
    static func run() -> Never {
        let indexing = PackagesEnvironment.process.indexing(.machine)
        Task.detached(priority: .utility) {
            do {
                try await indexing.run { _ in }
            } catch {
                report("The packages cannot be read: \(error)")
            }
        }
        let application = BusApplication(application)
        let provider = provider(indexing.index) { choice in
            try await application.open([link(choice).url], timestamp: choice.timestamp)
        }
        do {
            try ShellSearchService(provider, name: name, path: path, clock: ContinuousClock()).run()
        } catch {
            report("\(error)")
            exit(EXIT_FAILURE)
        }
        exit(EXIT_SUCCESS)
    }
    #else
    static func run() -> Never {
        report("The program is built without the package trait GTK, which the search provider needs.")
        exit(EXIT_FAILURE)
    }
    #endif

    private static func report(_ message: String) {
        let lines = message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }
        FileHandle.standardError.write(Data("packages: \(lines.joined())\n".utf8))
    }

    /// A provider that searches an index.
    ///
    /// - Parameter open: Opens a result, or all results, in the app.
    static func provider(
        _ index: PackageIndex,
        open: @escaping @Sendable (ShellSearchChoice) async throws -> Void
    ) -> SourceSearchProvider<PackageSource> {
        SourceSearchProvider(
            PackageSource(index),
            syntax: Package.syntax,
            identifier: { "\($0.name):\($0.id.architecture)" },
            result: { ShellSearchResult(name: $0.name, description: $0.summary) },
            record: { identifier in
                let parts = identifier.split(separator: ":", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return nil }
                return try index.database().record(id: Package.ID(name: parts[0], architecture: parts[1]))
            },
            open: open
        )
    }

    /// The link to a result, or to all results.
    static func link(_ choice: ShellSearchChoice) -> PackageLink {
        if let identifier = choice.identifier { return PackageLink(package: identifier) }
        return PackageLink(query: SearchQuery(parsing: choice.terms.joined(separator: " "), syntax: Package.syntax))
    }
}
