import Foundation

/// The result of a check: everything in a project that does not work, ranked by impact.
///
/// As JSON, it is an object with the properties of this type; `formatVersion` changes when a property changes its meaning or
/// disappears.
public struct CheckReport: Sendable, Codable, Equatable {
    /// The version of the JSON form.
    public static let currentFormatVersion = 1

    /// The version of the JSON form of this report.
    public var formatVersion: Int

    /// The name of the project.
    public var project: String

    /// The path from which the project was loaded.
    public var path: String

    /// The configuration, such as `Debug`.
    public var configuration: String

    /// The names of the examined targets.
    public var targets: [String]

    /// The number of examined Swift files.
    public var swiftFiles: Int

    /// Whether the compiler checked the sources, too.
    public var isCompiled: Bool

    /// The causes, the most important one first.
    public var findings: [Finding]

    /// The Swift files that cannot be compiled, with the files that use their declarations; sorted.
    public var filesToLeaveOut: [String]

    /// Whether the project cannot be compiled.
    public var preventsBuild: Bool { findings.contains { $0.effect == .build } }

    /// Whether a part of the project does not work.
    public var hasErrors: Bool { findings.contains { $0.effect != .hint } }

    /// The report as JSON, with sorted keys and a final line feed.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Reads a report from JSON.
    public init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    init(
        project: String,
        path: String,
        configuration: String,
        targets: [String],
        swiftFiles: Int,
        isCompiled: Bool,
        findings: [Finding],
        filesToLeaveOut: [String]
    ) {
        formatVersion = Self.currentFormatVersion
        self.project = project
        self.path = path
        self.configuration = configuration
        self.targets = targets
        self.swiftFiles = swiftFiles
        self.isCompiled = isCompiled
        self.findings = findings
        self.filesToLeaveOut = filesToLeaveOut
    }
}
