/// The settings of a module for the Swift compiler, from the build settings of a target.
public struct CompilerSettings: Sendable, Equatable {
    /// The language mode: 4, 4.2, 5 or 6.
    public var languageMode: String

    /// The names for `#if`, sorted.
    public var definitions: [String] = []

    /// The names of upcoming features, sorted.
    public var features: [String] = []

    /// Whether declarations are isolated to the main actor by default.
    public var isMainActorDefault = false

    /// The checks of concurrency before Swift 6: `targeted` or `complete`.
    public var strictConcurrency: String?

    /// The reason why no compiler accepts the language version of the target, or a warning that another one is used.
    public var languageProblem: ProjectProblem?

    /// The settings that cannot be used, with ``languageProblem``.
    public var problems: [ProjectProblem] = []

    /// Makes settings for a language mode.
    public init(languageMode: String) {
        self.languageMode = languageMode
    }

    /// The numbers of the language mode: `[4, 2]`.
    public var languageVersion: [Int] { languageMode.split(separator: ".").compactMap { Int($0) } }

    /// Reads the settings of a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - path: The project's path, for messages.
    public init(_ target: ProjectTarget, path: String) {
        let settings = target.settings
        func problem(_ severity: ProjectProblem.Severity, _ message: String) -> ProjectProblem {
            ProjectProblem(severity: severity, path: path, message: "Target '\(target.name)': \(message)")
        }
        switch Self.languageMode(settings["SWIFT_VERSION"] ?? "") {
        case .known(let mode): languageMode = mode
        case .three(let version):
            languageMode = "4"
            languageProblem = problem(
                .warning,
                "Swift \(version) (SWIFT_VERSION) has no compiler on Linux: the sources are compiled as Swift 4, in which only members "
                    + "with @objc are visible to Objective-C."
            )
        case .tooOld(let version):
            languageMode = "4"
            languageProblem = problem(
                .error,
                "Swift \(version) (SWIFT_VERSION) has no compiler on Linux. Convert the sources with Xcode 10.1 "
                    + "(Edit > Convert > To Current Swift Syntax), or set SWIFT_VERSION to 5 and correct the errors."
            )
        case .missing:
            languageMode = "5"
            languageProblem = problem(
                .error,
                "SWIFT_VERSION is missing, so the project is older than Swift 3. Convert the sources with Xcode, or set "
                    + "SWIFT_VERSION to 5 and correct the errors."
            )
        case .unknown(let version):
            languageMode = "5"
            languageProblem = problem(
                .error,
                "SWIFT_VERSION is '\(version)', but the known versions are 4, 4.2, 5 and 6."
            )
        }
        var problems = languageProblem.map { [$0] } ?? []
        var names = Set(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        var features = Set(UpcomingFeature.named(in: settings))
        readFlags(settings.list("OTHER_SWIFT_FLAGS"), names: &names, features: &features) { flag in
            problems.append(
                problem(
                    .warning,
                    "The flag '\(flag)' of OTHER_SWIFT_FLAGS is ignored: only -D and upcoming features are used."
                )
            )
        }
        for name in names where !ModuleName.isValid(name) {
            problems.append(
                problem(.warning, "The compilation condition '\(name)' is ignored, because it is not an identifier.")
            )
        }
        definitions = names.filter(ModuleName.isValid).sorted()
        self.features = features.filter { languageMode != "6" || !UpcomingFeature.inSwift6.contains($0) }.sorted()
        isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if let checks = settings["SWIFT_STRICT_CONCURRENCY"], ["targeted", "complete"].contains(checks),
            languageMode != "6"
        {
            strictConcurrency = checks
        }
        self.problems = problems
    }

    private enum Version {
        case known(String)
        /// A version of which the compiler accepts most sources as Swift 4.
        case three(String)
        case tooOld(String)
        case missing
        case unknown(String)
    }

    private static func languageMode(_ version: String) -> Version {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts.first.flatMap({ $0 }) else { return version.isEmpty ? .missing : .unknown(version) }
        switch major {
        case 3: return .three(version)
        case 1...2: return .tooOld(version)
        case 4: return .known(parts.count > 1 && parts[1] == 2 ? "4.2" : "4")
        case 5, 6: return .known(String(major))
        default: return .unknown(version)
        }
    }

    private mutating func readFlags(
        _ flags: [String],
        names: inout Set<String>,
        features: inout Set<String>,
        ignored: (String) -> Void
    ) {
        var rest = flags[...]
        while let flag = rest.popFirst() {
            switch flag {
            case "$(inherited)": continue
            case "-D":
                if let name = rest.popFirst() { names.insert(name) }
            case "-enable-upcoming-feature":
                if let name = rest.popFirst() { features.insert(name) }
            case "-enable-bare-slash-regex": features.insert("BareSlashRegexLiterals")
            case "-Xfrontend", "-Xcc", "-Xlinker":
                ignored(rest.popFirst().map { "\(flag) \($0)" } ?? flag)
            default:
                if flag.hasPrefix("-D") { names.insert(String(flag.dropFirst(2))) } else { ignored(flag) }
            }
        }
    }
}

extension CompilerSettings {
    /// The names for `#if`.
    ///
    /// - Parameter isDebug: Whether the build defines `DEBUG`.
    public func definitions(isDebug: Bool) -> Set<String> {
        isDebug ? Set(definitions).union(["DEBUG"]) : Set(definitions)
    }
}
