import XcodeProjects

extension CompilerSettings {
    /// The compiler's arguments.
    ///
    /// - Parameter isDebug: Whether the build defines `DEBUG`.
    func arguments(isDebug: Bool) -> [String] {
        var result = ["-swift-version", languageMode]
        result += definitions(isDebug: isDebug).sorted().map { "-D" + $0 }
        result += features.flatMap { ["-enable-upcoming-feature", $0] }
        if isMainActorDefault { result += ["-default-isolation", "MainActor"] }
        if let strictConcurrency { result.append("-strict-concurrency=\(strictConcurrency)") }
        return result
    }
}
