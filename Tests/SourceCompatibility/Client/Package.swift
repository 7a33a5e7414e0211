// swift-tools-version: 6.2
import PackageDescription

/// A package as a user of Searchlight would write it. Its screens are in the style of apps of the last fifteen years, and use
/// only UIKit's API.
let package = Package(
    name: "Client",
    dependencies: [.package(name: "Searchlight", path: "../../..")],
    targets: [
        .target(
            name: "Screens",
            dependencies: [
                .product(name: "UIKit", package: "Searchlight"), .product(name: "WebKit", package: "Searchlight"),
            ]
        ),
        .target(
            name: "OlderScreens",
            dependencies: [.product(name: "UIKit", package: "Searchlight")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // Screens with the calls of public documents about search, in the same order and in current spelling.
        .target(
            name: "Documents",
            dependencies: [.product(name: "UIKit", package: "Searchlight")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "OldApp",
            dependencies: [.product(name: "UIKit", package: "Searchlight")],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // A symbolic link to Searchlight's target, which runs scenarios without a screen and in windows.
        .target(
            name: "ScenarioSupport",
            dependencies: [
                .product(name: "UIKit", package: "Searchlight"),
                .product(name: "HeadlessHost", package: "Searchlight"),
                .product(name: "GTKHostTesting", package: "Searchlight"),
            ],
            swiftSettings: [.define("GTK")]
        ),
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Screens", "OlderScreens",
                .product(name: "UIKit", package: "Searchlight"),
                .product(name: "HeadlessHost", package: "Searchlight"),
            ]
        ),
        .testTarget(
            name: "DocumentTests",
            dependencies: [
                "Documents", "OldApp", "ScenarioSupport", .product(name: "UIKit", package: "Searchlight"),
            ]
        ),
    ]
)
