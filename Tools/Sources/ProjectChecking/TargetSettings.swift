import XcodeProjects

/// The settings of a target that decide how its sources are compiled.
struct TargetSettings {
    /// The names defined for `#if`.
    let definitions: Set<String>

    /// The language mode: 4, 4.2, 5 or 6.
    let languageMode: String

    /// Whether declarations without other isolation belong to the main actor.
    let isIsolatedToMainActor: Bool

    /// Reads the settings.
    ///
    /// - Parameter isDebug: Whether the build defines `DEBUG`.
    init(_ target: ProjectTarget, isDebug: Bool) {
        let settings = target.settings
        var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() {
            if flag == "-D", index + 1 < flags.count { names.append(flags[index + 1]) }
            if flag.hasPrefix("-D"), flag.count > 2 { names.append(String(flag.dropFirst(2))) }
        }
        if isDebug { names.append("DEBUG") }
        definitions = Set(
            names.filter { name in !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        )
        let version = settings["SWIFT_VERSION"] ?? "5"
        let major = Int(version.prefix { $0.isNumber }) ?? 5
        languageMode = version.hasPrefix("4.2") ? "4.2" : major < 5 ? "4" : major >= 6 ? "6" : "5"
        isIsolatedToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    }

    /// The compiler's arguments.
    var arguments: [String] {
        var result = ["-swift-version", languageMode]
        for name in definitions.sorted() { result.append("-D" + name) }
        if isIsolatedToMainActor { result += ["-default-isolation", "MainActor"] }
        return result
    }
}
