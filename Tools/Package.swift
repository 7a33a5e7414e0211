// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Continuous integration sets `CI`. Warnings are errors there.
let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil
let warnings: [SwiftSetting] = isContinuousIntegration ? [.treatAllWarnings(as: .error)] : []

/// The folder with SwiftSyntax's modules and libraries, which every toolchain contains: `lib/swift/host` beside the `bin` folder of
/// the compiler that builds this package. The variable `SEARCHLIGHT_SWIFT_HOST` overrides it.
let host: String = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SEARCHLIGHT_SWIFT_HOST"] { return path }
    let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
    let compilers = folders.map { URL(fileURLWithPath: $0 + "/swift").resolvingSymlinksInPath() }
    for compiler in compilers {
        let path = compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
        if FileManager.default.fileExists(atPath: path + "/SwiftParser.swiftmodule") { return path }
    }
    fatalError("No toolchain on PATH contains SwiftSyntax: set SEARCHLIGHT_SWIFT_HOST to its folder lib/swift/host.")
}()

let syntax: [SwiftSetting] = warnings + [.unsafeFlags(["-I", host])]
let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIfConfig"),
]

let package = Package(
    name: "SearchlightTools",
    products: [
        .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
        .executable(name: "searchlight", targets: ["searchlight"]),
    ],
    targets: [
        .target(name: "SourceRewriting", swiftSettings: syntax, linkerSettings: libraries),
        .target(name: "XcodeProjects", swiftSettings: warnings),
        .target(name: "AppResources", dependencies: ["XcodeProjects"], swiftSettings: warnings),
        .target(
            name: "PackageGeneration",
            dependencies: ["AppResources", "SourceRewriting", "XcodeProjects"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        .target(
            name: "ProjectChecking",
            dependencies: ["AppResources", "SourceRewriting", "XcodeProjects"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        .executableTarget(
            name: "searchlight",
            dependencies: ["AppResources", "PackageGeneration", "ProjectChecking", "SourceRewriting", "XcodeProjects"],
            path: "Sources/SearchlightTool",
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        .testTarget(
            name: "SourceRewritingTests",
            dependencies: ["SourceRewriting"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"], swiftSettings: warnings),
        .testTarget(
            name: "AppResourcesTests",
            dependencies: ["AppResources", "XcodeProjects"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PackageGenerationTests",
            dependencies: ["PackageGeneration", "XcodeProjects"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        .testTarget(
            name: "ProjectCheckingTests",
            dependencies: ["ProjectChecking", "XcodeProjects"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        // Runs the built program and programs from rewritten sources.
        .testTarget(
            name: "SearchlightToolTests",
            dependencies: ["SourceRewriting", "searchlight"],
            swiftSettings: syntax,
            linkerSettings: libraries
        ),
        // Runs the built program on the projects in Tests/Projects and on damaged projects.
        .testTarget(name: "ProjectTests", dependencies: ["searchlight"], swiftSettings: warnings),
    ],
    swiftLanguageModes: [.v6]
)
