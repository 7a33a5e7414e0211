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
        // A screen that imports the modules beside UIKit by the names that they have on Apple's systems.
        .target(
            name: "ModuleScreens",
            dependencies: [
                .product(name: "UIKit", package: "Searchlight"), .product(name: "CoreGraphics", package: "Searchlight"),
                .product(name: "MessageUI", package: "Searchlight"),
                .product(name: "MobileCoreServices", package: "Searchlight"),
                .product(name: "OSLog", package: "Searchlight"), .product(name: "QuartzCore", package: "Searchlight"),
                .product(name: "SafariServices", package: "Searchlight"),
                .product(name: "UniformTypeIdentifiers", package: "Searchlight"),
            ],
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
                "ModuleScreens", "Screens", "OlderScreens",
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
