// swift-tools-version: 6.2
import PackageDescription

/// A package as a user of Searchlight would have it. Its screens are written as apps of the last fifteen years write theirs, and
/// use nothing but what UIKit has.
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
        // Screens with the calls of the public documents about search, in their order and in today's spelling.
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
        // A link to Searchlight's own, which runs a scenario without a screen and in windows.
        .target(
            name: "ScenarioSupport",
            dependencies: [
                .product(name: "UIKit", package: "Searchlight"),
                .product(name: "HeadlessHost", package: "Searchlight"),
                .product(name: "GTKHost", package: "Searchlight"),
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
