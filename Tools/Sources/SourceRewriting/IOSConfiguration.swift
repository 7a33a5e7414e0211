import SwiftIfConfig
import SwiftSyntax

/// Evaluates the conditions of `#if` as a build for iOS does.
struct IOSConfiguration: BuildConfiguration {
    let options: RewriteOptions

    func isCustomConditionSet(name: String) -> Bool { options.definitions.contains(name) }

    func hasFeature(name: String) -> Bool { false }

    func hasAttribute(name: String) -> Bool { false }

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
    var languageVersion: VersionTuple { VersionTuple(5, 0) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
