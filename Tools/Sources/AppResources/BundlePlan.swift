import Foundation
import XcodeProjects

/// The files of a bundle before they are written, and the problems found.
struct BundlePlan {
    /// The origin of a file's content.
    enum Content {
        /// A copy of a file.
        case copy(of: String)
        /// Generated data.
        case data(Data)
        /// A PDF file, as SVG.
        case vector(of: String)
    }

    struct File {
        var content: Content
        /// The resource from which the file is made.
        var origin: String
    }

    /// Names in the bundle's root that no resource may have.
    let reserved: Set<String>

    private(set) var files: [String: File] = [:]
    private var tables: [String: (texts: [String: Any], origin: String)] = [:]
    private var fallbacks: [String: [String: String]] = [:]
    private var fallbackOrigins: [String: String] = [:]
    var problems: [ProjectProblem] = []

    /// Contents that replace those of files, by path.
    var replacements: [String: Data] = [:]

    init(reserved: Set<String>) {
        self.reserved = reserved
    }

    /// The paths of the files, sorted.
    var destinations: [String] { files.keys.sorted() }

    mutating func report(_ severity: ProjectProblem.Severity, _ path: String, line: Int? = nil, _ message: String) {
        problems.append(ProjectProblem(severity: severity, path: path, line: line, message: message))
    }

    /// Adds a file. Reports another file with the same destination, because the bundle is one folder without groups.
    mutating func add(_ content: Content, at destination: String, from origin: String) {
        if let existing = files[destination] {
            if existing.origin == origin, case .copy = content { return }
            return reportConflict(destination, existing.origin, origin)
        }
        files[destination] = File(content: content, origin: origin)
    }

    private mutating func reportConflict(_ destination: String, _ first: String, _ second: String) {
        report(
            .error,
            second,
            "\(quoted(destination)) in the bundle is also the destination of \(quoted(first)). Rename one of the two files: groups of the "
                + "project do not become folders in the bundle."
        )
    }

    /// Adds a table of texts. It is written by ``finishTables()``.
    mutating func addTable(_ texts: [String: Any], at destination: String, from origin: String) {
        if let existing = tables[destination] {
            guard existing.origin != origin else { return }
            return reportConflict(destination, existing.origin, origin)
        }
        tables[destination] = (texts, origin)
    }

    /// Adds a table of plural rules, which the library reads.
    ///
    /// Foundation's `localizedString(forKey:value:table:)` crashes on Linux for keys of a file `.stringsdict`. So the file gets another
    /// extension, and Foundation finds a text with the plural category `other` in the table of plain texts.
    mutating func addRules(_ rules: [String: Any], at stem: String, from origin: String) {
        addPropertyList(rules, at: stem + ".plurals", from: origin)
        fallbacks[stem + ".strings", default: [:]].merge(rules.compactMapValues(PluralRules.fallback)) { first, _ in
            first
        }
        fallbackOrigins[stem + ".strings"] = origin
    }

    /// Adds the files of all tables of texts.
    mutating func finishTables() {
        for (destination, origin) in fallbackOrigins where tables[destination] == nil {
            tables[destination] = ([:], origin)
        }
        for (destination, table) in tables.sorted(by: { $0.key < $1.key }) {
            let texts = table.texts.merging(fallbacks[destination] ?? [:]) { own, _ in own }
            addPropertyList(texts, at: destination, from: table.origin)
        }
    }

    /// Returns the destination of a resource in a normal form. Reports destinations outside the bundle, and returns nil for them.
    mutating func validated(_ resource: ResourceFile) -> String? {
        guard let destination = Destination.normalized(resource.destination) else {
            report(
                .error,
                resource.path,
                "\(quoted(resource.destination)) is not a path in the bundle. Paths in the bundle are relative, do not contain '..', and "
                    + "contain no control characters."
            )
            return nil
        }
        if destination == "Info.plist", resource.destination != "" {
            report(
                .error,
                resource.path,
                "A resource cannot be named Info.plist: the bundle has its own. Rename the file."
            )
            return nil
        }
        let root = String(destination.prefix { $0 != "/" })
        if reserved.contains(root) || root.hasPrefix(BundleFolder.manifestPrefix) {
            report(
                .error,
                resource.path,
                "A resource cannot be named \(quoted(root)): this is the name of the executable. Rename the file."
            )
            return nil
        }
        return destination
    }

    /// Reports files whose destination is a folder of other files.
    mutating func checkFolders() {
        for destination in destinations {
            var folder = (destination as NSString).deletingLastPathComponent
            while !folder.isEmpty {
                if let file = files[folder], let other = files[destination] {
                    report(
                        .error,
                        file.origin,
                        "\(quoted(folder)) in the bundle is also a folder with \(quoted(other.origin)). Rename one of the two."
                    )
                    files[destination] = nil
                }
                folder = (folder as NSString).deletingLastPathComponent
            }
        }
    }
}

/// Paths in a bundle.
enum Destination {
    /// Returns a relative path without `.`, empty components and trailing slash. Nil if the path leaves the bundle or contains control
    /// characters.
    static func normalized(_ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.hasPrefix("~") else { return nil }
        guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
        let components = path.split(separator: "/").filter { $0 != "." }
        guard !components.isEmpty, !components.contains("..") else { return nil }
        return components.joined(separator: "/")
    }
}

/// Returns a name in quotation marks for a message, with control characters escaped and long names truncated.
func quoted(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(300) {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            text += "\\u{\(String(scalar.value, radix: 16))}"
        default:
            text.unicodeScalars.append(scalar)
        }
    }
    return "'\(text)\(name.unicodeScalars.count > 300 ? "…" : "")'"
}
