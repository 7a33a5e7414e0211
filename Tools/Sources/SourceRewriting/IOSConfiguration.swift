import SwiftIfConfig
import SwiftSyntax

/// Evaluates the conditions of `#if` as a build for iOS does.
struct IOSConfiguration: BuildConfiguration {
    let options: RewriteOptions

    // A name with a dollar sign is that of a feature.
    func isCustomConditionSet(name: String) -> Bool { options.definitions.contains(name) || name.hasPrefix("$") }

    // The compiler has the features and attributes of the one that builds this.

    func hasFeature(name: String) -> Bool { name != "Embedded" }

    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { options.modules.contains($0.1) } ?? false
    }

    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
        name == "x86_64"
        #else
        name == "arm64"
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && options.isSimulator }

    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }

    /// The version that the compiler compares with in each of its language modes.
    var languageVersion: VersionTuple {
        switch (options.languageVersion.first ?? 5, options.languageVersion.dropFirst().first ?? 0) {
        case (...3, _): VersionTuple(3, 4)
        case (4, 0..<2): VersionTuple(4, 1, 50)
        case (4, _): VersionTuple(4, 2)
        case (5, _): VersionTuple(5, 10)
        default: compilerVersion
        }
    }

    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
