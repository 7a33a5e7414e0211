// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    products: [.library(name: "PreloadedGauge", type: .dynamic, targets: ["PreloadedGauge"])],
    dependencies: [
        .package(name: "Searchlight", path: "..", traits: [.defaults, "PostgreSQL", "SQLite"])
    ],
    targets: [
        .systemLibrary(name: "BenchGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "BenchXTest", pkgConfig: "xtst", providers: [.apt(["libxtst-dev"])]),
        .systemLibrary(name: "BenchPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "BenchSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "BenchMalloc"),
        .target(name: "Gauge", dependencies: ["BenchGTK", "BenchXTest"], linkerSettings: [.linkedLibrary("X11")]),
        .target(name: "PreloadedGauge", dependencies: ["Gauge", "BenchGTK"]),
        .target(name: "Names"),
        .target(name: "NameList", dependencies: ["Names", .product(name: "UIKit", package: "Searchlight")]),
        .executableTarget(
            name: "SearchApp",
            dependencies: ["Gauge", "NameList", "Names", .product(name: "UIKit", package: "Searchlight")]
        ),
        .executableTarget(
            name: "TextApp",
            dependencies: ["Gauge", .product(name: "UIKit", package: "Searchlight")]
        ),
        .executableTarget(
            name: "TerminalApp",
            dependencies: ["NameList", "Names", .product(name: "UIKit", package: "Searchlight")]
        ),
        .executableTarget(name: "PlainText", dependencies: ["Gauge", "BenchGTK"]),
        .executableTarget(name: "PlainWindow", dependencies: ["Gauge", "BenchGTK"]),
        .executableTarget(name: "bench", dependencies: ["Names"]),
        .executableTarget(name: "TerminalBench", dependencies: ["Names"]),
        .executableTarget(
            name: "FuzzyBench",
            dependencies: ["Names", .product(name: "TypeAhead", package: "Searchlight")]
        ),
        .target(name: "StringFilter", dependencies: ["BenchGTK"]),
        .executableTarget(
            name: "EngineBench",
            dependencies: [
                "BenchMalloc", "BenchPostgreSQL", "BenchSQLite", "Names", "StringFilter",
                .product(name: "TypeAhead", package: "Searchlight"),
                .product(name: "TypeAheadPostgreSQL", package: "Searchlight"),
                .product(name: "TypeAheadSQLite", package: "Searchlight"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
