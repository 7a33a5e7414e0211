import XcodeProjects

extension CompilerSettings {
    /// The elements of `swiftSettings` in a manifest, without the flags for the library.
    var manifestEntries: [String] {
        var entries: [String] = []
        // SwiftPM knows the modes 5 and 6; the compiler also the older ones, and the last flag decides.
        var flags: [String] = []
        switch languageMode {
        case "6": entries.append(".swiftLanguageMode(.v6)")
        case "5": entries.append(".swiftLanguageMode(.v5)")
        default:
            entries.append(".swiftLanguageMode(.v5)")
            flags += ["-swift-version", languageMode]
        }
        entries += definitions.map { ".define(\(SwiftText.literal($0)))" }
        entries += features.map { ".enableUpcomingFeature(\(SwiftText.literal($0)))" }
        if isMainActorDefault { entries.append(".defaultIsolation(MainActor.self)") }
        if let strictConcurrency { flags += ["-strict-concurrency=\(strictConcurrency)"] }
        if !flags.isEmpty { entries.append(".unsafeFlags(\(SwiftText.list(flags)))") }
        return entries
    }
}
