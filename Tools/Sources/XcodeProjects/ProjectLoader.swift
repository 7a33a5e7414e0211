import Foundation

/// Loads Xcode projects and workspaces.
public struct ProjectLoader: Sendable {
    /// The configuration whose settings are used. Nil: that of the scheme, otherwise `Debug` if the project has it, otherwise the
    /// project's default.
    public var configuration: String?

    /// The scheme that determines the configuration.
    public var scheme: String?

    /// Settings with priority over the project's.
    public var overrides: [String: String]

    /// Makes a loader.
    public init(configuration: String? = nil, scheme: String? = nil, overrides: [String: String] = [:]) {
        self.configuration = configuration
        self.scheme = scheme
        self.overrides = overrides
    }
}

/// A project that cannot be loaded at all.
public struct ProjectError: Error, Sendable, CustomStringConvertible {
    /// The problems, in the order of their places.
    public var problems: [ProjectProblem]

    /// Makes an error.
    public init(_ problems: [ProjectProblem]) {
        self.problems = problems
    }

    /// The problems, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
