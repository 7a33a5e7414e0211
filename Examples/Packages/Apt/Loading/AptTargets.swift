import Foundation

/// The lists that apt uses, from `apt-get indextargets`.
struct AptTargets: Hashable, Sendable {
    /// The lists of packages in the order of apt's sources.
    private(set) var packages: [RecordFile] = []
    /// The translated descriptions by language. English ones complete the lists, which may contain summaries only.
    private(set) var translations: [String: [RecordFile]] = [:]

    /// Starts the program that finds the lists. It takes up to half a second on machines where apt keeps no cache.
    ///
    /// - Throws: `AptError.notInstalled` or `cannotStart`.
    static func start(_ configuration: AptConfiguration) throws -> ProgramRun {
        guard configuration.isAvailable else { throw AptError.notInstalled(program: configuration.aptGet.path) }
        let format = "$(CREATED_BY)\t$(LANGUAGE)\t$(FILENAME)"
        return try ProgramRun(
            configuration.aptGet,
            ["indextargets"],
            options: configuration.rootArguments
                + ["-o", "Acquire::Languages=\(languages(configuration).joined(separator: ","))", "--format", format]
        )
    }

    /// Reads the output of the program. Lists that vanish meanwhile are ignored: an update replaces them.
    init(output: String) {
        var paths = Set<Substring>()
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0] == "Packages" || parts[0] == "Translations",
                paths.insert(parts[2]).inserted, let file = try? RecordFile(URL(fileURLWithPath: String(parts[2])))
            else { continue }
            if parts[0] == "Packages" {
                packages.append(file)
            } else {
                translations[String(parts[1]), default: []].append(file)
            }
        }
    }

    /// The translations in the order of preference, the English ones last.
    func translations(for configuration: AptConfiguration) -> [RecordFile] {
        Self.languages(configuration).flatMap { translations[$0] ?? [] }
    }

    private static func languages(_ configuration: AptConfiguration) -> [String] {
        configuration.languages.filter { $0 != "en" } + ["en"]
    }

    /// The native architecture of apt, or the one of this program if apt does not tell.
    static func nativeArchitecture(_ configuration: AptConfiguration) throws -> String {
        guard FileManager.default.isExecutableFile(atPath: configuration.aptConfig.path) else {
            return AptConfiguration.builtArchitecture
        }
        let arguments = ["dump", "--no-empty", "--format", "%v%n", "APT::Architecture"]
        let text = try ProgramRun(configuration.aptConfig, configuration.rootArguments + arguments).outputText()
        let name = text.prefix { $0 != "\n" }
        return name.isEmpty ? AptConfiguration.builtArchitecture : String(name)
    }
}
