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
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Screens", "OlderScreens",
                .product(name: "UIKit", package: "Searchlight"),
                .product(name: "HeadlessHost", package: "Searchlight"),
            ]
        ),
    ]
)
