// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Continuous integration sets `CI`; there a warning stops the build.
let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil
let warnings: [SwiftSetting] = isContinuousIntegration ? [.treatAllWarnings(as: .error)] : []
let cWarnings: [CSetting] = isContinuousIntegration ? [.treatAllWarnings(as: .error)] : []

let package = Package(
    name: "Searchlight",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
        .executable(name: "listed", targets: ["listed"]),
    ],
    targets: [
        .target(name: "UIKitRuntime", cSettings: cWarnings),
        .target(name: "UIKitCore", dependencies: ["UIKitRuntime"], swiftSettings: warnings),
        .target(name: "HeadlessHost", dependencies: ["UIKitCore"], swiftSettings: warnings),
        .target(name: "_Testing_UIKit", swiftSettings: warnings),
        .target(
            name: "UIKit",
            dependencies: ["UIKitCore", "HeadlessHost", "_Testing_UIKit"],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "listed",
            dependencies: ["UIKit"],
            path: "Examples/Listed",
            resources: [.copy("countries.csv")],
            swiftSettings: warnings
        ),
        .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore", "HeadlessHost"], swiftSettings: warnings),
        .testTarget(name: "SearchRulesTests", dependencies: ["UIKit", "HeadlessHost"], swiftSettings: warnings),
        .testTarget(name: "HeadlessHostTests", dependencies: ["UIKit", "HeadlessHost"], swiftSettings: warnings),
        .testTarget(name: "ListedTests", dependencies: ["listed", "UIKit", "HeadlessHost"], swiftSettings: warnings),
    ],
    swiftLanguageModes: [.v6]
)
