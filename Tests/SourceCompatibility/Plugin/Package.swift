// swift-tools-version: 6.2
import PackageDescription

/// The manifest that a user adds to the Xcode project Tests/Projects/Trees for Linux. Scripts/test-plugin copies it beside the
/// project.
let rewriting: [Target.PluginUsage] = [.plugin(name: "SearchlightPlugin", package: "Searchlight")]
let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "Searchlight")]
let mode: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "Trees",
    defaultLocalization: "en",
    dependencies: [.package(name: "Searchlight", path: "../../..")],
    targets: [
        // The sources of the local package use Objective-C syntax, too.
        .target(
            name: "Measures",
            dependencies: uiKit,
            path: "Packages/Measures/Sources/Measures",
            sources: ["Linux.swift"],
            swiftSettings: mode,
            plugins: rewriting
        ),
        .target(
            name: "TreeKit",
            dependencies: uiKit,
            path: "TreeKit",
            sources: ["Linux.swift"],
            swiftSettings: mode,
            plugins: rewriting
        ),
        .target(
            name: "TreeData",
            dependencies: uiKit,
            path: "TreeData",
            sources: ["Linux.swift"],
            swiftSettings: mode,
            plugins: rewriting
        ),
        .executableTarget(
            name: "Trees",
            dependencies: uiKit
                + [.product(name: "MessageUI", package: "Searchlight"), "TreeKit", "TreeData", "Measures"],
            path: "Trees",
            sources: ["Linux.swift"],
            swiftSettings: mode + [.define("FOREST_EDITION")],
            plugins: rewriting
        ),
    ]
)
