// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Continuous integration sets `CI`. Warnings are errors there.
let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil
let warnings: [SwiftSetting] = isContinuousIntegration ? [.treatAllWarnings(as: .error)] : []
let cWarnings: [CSetting] = isContinuousIntegration ? [.treatAllWarnings(as: .error)] : []

/// `make run` sets this variable, and builds in debug mode: TypeAhead is optimized all the same. Other packages cannot depend on a
/// package with these settings.
let optimizesEngine = ProcessInfo.processInfo.environment["SEARCHLIGHT_OPTIMIZED_ENGINE"] != nil
let engineSettings: [SwiftSetting] = optimizesEngine ? [.unsafeFlags(["-O"])] : []
let cEngineSettings: [CSetting] = optimizesEngine ? [.unsafeFlags(["-O2"])] : []

/// The modules that declare UIKit's API, and the module UIKit, which exports them. Apps and tests depend on each: SwiftPM rebuilds a
/// module when a direct dependency changes, not when an indirect one does.
let uiKit: [Target.Dependency] = ["UIKit", "UIKitCollections", "UIKitCore", "FoundationCompatibility"]

/// The modules of the installed library: all that apps can import, and those on which they depend.
let installedModules = [
    "AVFAudio", "AVFoundation", "AVKit", "AppDriving", "BackgroundTasks", "Combine", "CommonCrypto", "CoreData",
    "CoreGraphics", "CoreLocation", "CoreMedia", "CoreTransferable", "CryptoKit", "FoundationCompatibility",
    "HeadlessHost", "ImageIO", "MessageUI", "MobileCoreServices", "Network", "OSLog", "Photos", "PhotosUI",
    "QuartzCore", "QuickLook", "QuickLookThumbnailing", "SafariServices", "Security", "Symbols", "SystemConfiguration",
    "TypeAhead",
    "TypeAheadUIKit",
    "UIKit", "UIKitCollections", "UIKitCore",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit", "XCUIAutomation", "os",
]

let package = Package(
    name: "Searchlight",
    defaultLocalization: "en",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "UIKitCollections", "UIKitCore", "FoundationCompatibility"]),
        .library(name: "FoundationCompatibility", targets: ["FoundationCompatibility"]),
        .library(name: "Combine", targets: ["Combine"]),
        // The modules by the names that apps import; see Documentation/Modules.md.
        .library(name: "CoreGraphics", targets: ["CoreGraphics", "FoundationCompatibility", "UIKitCore"]),
        .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics", "FoundationCompatibility", "UIKitCore"]),
        .library(name: "ImageIO", targets: ["ImageIO", "CoreGraphics", "FoundationCompatibility", "UIKitCore"]),
        .library(name: "Symbols", targets: ["Symbols", "UIKitCore"]),
        .library(name: "MessageUI", targets: ["MessageUI", "UIKitCore"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks", "UIKitCore"]),
        .library(name: "CoreLocation", targets: ["CoreLocation", "UIKitCore"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable", "UIKitCore", "UniformTypeIdentifiers"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "AVFAudio", targets: ["AVFAudio", "FoundationCompatibility"]),
        .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio", "CoreMedia", "UIKitCore"]),
        .library(name: "AVKit", targets: ["AVKit", "AVFoundation", "UIKitCore"]),
        .library(name: "Photos", targets: ["Photos", "UIKitCore"]),
        .library(name: "PhotosUI", targets: ["PhotosUI", "Photos", "UIKitCore"]),
        .library(name: "QuickLook", targets: ["QuickLook", "UIKitCore"]),
        .library(name: "QuickLookThumbnailing", targets: ["QuickLookThumbnailing", "UIKitCore"]),
        .library(name: "SafariServices", targets: ["SafariServices", "UIKitCore"]),
        .library(name: "UserNotifications", targets: ["UserNotifications", "UIKitCore"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog", "os"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices", "FoundationCompatibility"]),
        .library(name: "CoreData", targets: ["CoreData", "FoundationCompatibility"]),
        .library(name: "SQLite3", targets: ["SQLite3"]),
        .library(name: "Security", targets: ["Security", "FoundationCompatibility"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SystemConfiguration", targets: ["SystemConfiguration", "FoundationCompatibility"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "HeadlessHost", targets: ["HeadlessHost", "AppDriving"]),
        .library(name: "GTKHost", targets: ["GTKHost"]),
        // For UI tests of an Xcode project, which `searchlight test` runs.
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        // For Tests/SourceCompatibility/Client. It has no public API, only SPI.
        .library(name: "GTKHostTesting", targets: ["GTKHostTesting"]),
        .library(name: "TypeAhead", targets: ["TypeAhead"]),
        .library(name: "TypeAheadSQLite", targets: ["TypeAheadSQLite"]),
        .library(name: "TypeAheadPostgreSQL", targets: ["TypeAheadPostgreSQL"]),
        .library(name: "TypeAheadTesting", targets: ["TypeAheadTesting"]),
        .library(name: "TypeAheadUIKit", targets: ["TypeAheadUIKit"]),
        .library(name: "DesktopSearch", targets: ["DesktopSearch"]),
        .executable(name: "typeahead", targets: ["TypeAheadTool"]),
        // Called by the program `searchlight` of the package Tools.
        .executable(name: "searchlight-interfaces", targets: ["InterfaceCheckTool"]),
        .library(name: "WebKit", targets: ["WebKit", "UIKitCore"]),
        // The library that `make install` installs for the program `searchlight`.
        .library(name: "Searchlight", type: .dynamic, targets: installedModules),
        // Builds targets from an Xcode project; see Documentation/ComingFromXcode.md.
        .plugin(name: "SearchlightPlugin", targets: ["SearchlightPlugin"]),
        .executable(name: "listed", targets: ["listed"]),
        .executable(name: "flowers", targets: ["flowers"]),
        .executable(name: "attractions", targets: ["attractions"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "packages", targets: ["packages"]),
    ],
    traits: [
        .trait(
            name: "Cairo",
            description: "Drawing, text in images, and image files, with Cairo, Pango and GdkPixbuf."
        ),
        .trait(name: "GTK", description: "Native windows, with GTK 4 and libadwaita.", enabledTraits: ["Cairo"]),
        .trait(
            name: "WebKitGTK",
            description: "Web pages inside windows, with WebKitGTK 6.",
            enabledTraits: ["GTK"]
        ),
        .trait(name: "SQLite", description: "Search indexes in files, with SQLite, in the module TypeAheadSQLite."),
        .trait(
            name: "PostgreSQL",
            description: "Search in tables of PostgreSQL, with libpq, in the module TypeAheadPostgreSQL."
        ),
        .trait(
            name: "Terminal",
            description: "Apps in a terminal, with terminfo, utf8proc and FriBidi, in the module TerminalHost."
        ),
        .trait(name: "CoreData", description: "Stores of Core Data, with SQLite."),
        .trait(name: "CryptoKit", description: "Cryptography of CryptoKit and CommonCrypto, with OpenSSL."),
        .trait(name: "Security", description: "The keychain of Security, with libsecret."),
        .trait(name: "GStreamer", description: "Playback of sounds and videos of AVFoundation, with GStreamer."),
        .default(enabledTraits: ["Cairo", "CoreData", "CryptoKit", "GStreamer", "GTK", "Security", "Terminal"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "CGTKShim",
            dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))],
            cSettings: cWarnings,
            linkerSettings: [
                .linkedLibrary("pangoft2-1.0", .when(traits: ["GTK"])),
                .linkedLibrary("fontconfig", .when(traits: ["GTK"])),
            ]
        ),
        .target(
            name: "GTKHost",
            dependencies: [
                "AppDriving", "TextEscaping", "UIKitCore",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGTKShim", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .systemLibrary(name: "CUTF8Proc", pkgConfig: "libutf8proc", providers: [.apt(["libutf8proc-dev"])]),
        .target(
            name: "TerminalHost",
            dependencies: [
                "AppDriving", "CTerminal", "TextEscaping", "UIKitCore",
                .target(name: "CUTF8Proc", condition: .when(traits: ["Terminal"])),
            ],
            swiftSettings: warnings
        ),
        .target(
            name: "CTerminal",
            cSettings: cWarnings + [.define("SEARCHLIGHT_TERMINAL", .when(traits: ["Terminal"]))],
            linkerSettings: [
                .linkedLibrary("fribidi", .when(traits: ["Terminal"])),
                .linkedLibrary("tinfo", .when(traits: ["Terminal"])),
            ]
        ),
        .target(name: "TextEscaping", swiftSettings: warnings),
        .target(name: "UIKitRuntime", cSettings: cWarnings),
        .target(name: "FoundationCompatibilityRuntime", cSettings: cWarnings),
        .target(
            name: "FoundationCompatibility",
            dependencies: ["FoundationCompatibilityRuntime", "TextEscaping"],
            swiftSettings: warnings,
            // Plural rules. Foundation depends on this library of the toolchain, but does not offer them.
            linkerSettings: [.linkedLibrary("_FoundationICU")]
        ),
        .target(name: "Combine", dependencies: ["FoundationCompatibility", "TextEscaping"], swiftSettings: warnings),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // The module by the name that it has on Apple's systems, for apps. The library itself does not use it.
        .systemLibrary(name: "SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "CoreData",
            dependencies: [
                "FoundationCompatibility", "TextEscaping",
                .target(name: "CSQLite", condition: .when(traits: ["CoreData"])),
            ],
            swiftSettings: warnings
        ),
        .systemLibrary(name: "CSecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
        .target(
            name: "Security",
            dependencies: [
                "FoundationCompatibility", "TextEscaping",
                .target(name: "CSecret", condition: .when(traits: ["Security"])),
            ],
            swiftSettings: warnings
        ),
        .target(name: "NetworkState", cSettings: cWarnings),
        .target(name: "Network", dependencies: ["NetworkState"], swiftSettings: warnings),
        .target(
            name: "SystemConfiguration",
            dependencies: ["FoundationCompatibility", "Network"],
            swiftSettings: warnings
        ),
        .target(
            name: "CommonCrypto",
            cSettings: cWarnings + [.define("SEARCHLIGHT_HAS_CRYPTO", .when(traits: ["CryptoKit"]))],
            linkerSettings: [.linkedLibrary("crypto", .when(traits: ["CryptoKit"]))]
        ),
        .target(
            name: "CryptoShim",
            cSettings: cWarnings + [.define("SEARCHLIGHT_HAS_CRYPTO", .when(traits: ["CryptoKit"]))],
            linkerSettings: [.linkedLibrary("crypto", .when(traits: ["CryptoKit"]))]
        ),
        .target(
            name: "CryptoKit",
            dependencies: ["CommonCrypto", "CryptoShim", "TextEscaping"],
            swiftSettings: warnings
        ),
        .target(
            name: "UIKitCore",
            dependencies: [
                "FoundationCompatibility", "TextEscaping", "UIKitRuntime", "UniformTypeIdentifiers",
                .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
                .target(name: "CGdkPixbuf", condition: .when(traits: ["Cairo"])),
            ],
            swiftSettings: warnings
        ),
        .target(name: "UniformTypeIdentifiers", swiftSettings: warnings),
        .systemLibrary(name: "OSSubmodules"),
        .target(name: "os", dependencies: ["OSSubmodules", "TextEscaping"], swiftSettings: warnings),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: warnings),
        .target(
            name: "MobileCoreServices",
            dependencies: ["FoundationCompatibility", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .target(name: "_Testing_CoreGraphics", swiftSettings: warnings),
        .target(
            name: "CoreGraphics",
            dependencies: ["FoundationCompatibility", "UIKitCore", "_Testing_CoreGraphics"],
            swiftSettings: warnings
        ),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "UIKitCore"], swiftSettings: warnings),
        .target(
            name: "ImageIO",
            dependencies: ["CoreGraphics", "FoundationCompatibility", "UIKitCore"],
            swiftSettings: warnings
        ),
        .target(name: "Symbols", dependencies: ["UIKitCore"], swiftSettings: warnings),
        .target(name: "UIKitCollectionsRuntime", cSettings: cWarnings),
        .target(
            name: "UIKitCollections",
            dependencies: ["UIKitCollectionsRuntime", "UIKitCore"],
            swiftSettings: warnings
        ),
        .target(
            name: "UIKitStoryboards",
            dependencies: ["TextEscaping", "UIKitCollections", "UIKitCore"],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "InterfaceCheckTool",
            dependencies: ["UIKitCore", "UIKitStoryboards", "WebKit"],
            swiftSettings: warnings
        ),
        .target(name: "AppDriving", dependencies: ["TextEscaping", "UIKitCore"], swiftSettings: warnings),
        .target(
            name: "HeadlessHost",
            dependencies: ["AppDriving", "TextEscaping", "UIKitCore"],
            swiftSettings: warnings
        ),
        .target(
            name: "XCUIAutomation",
            dependencies: ["FoundationCompatibility", "TextEscaping", "UIKitCore"],
            swiftSettings: warnings
        ),
        .systemLibrary(name: "UIApplicationMain"),
        .target(name: "_Testing_UIKit", swiftSettings: warnings),
        .macro(name: "UIKitMacros", swiftSettings: warnings),
        .target(
            name: "UIKit",
            dependencies: [
                "FoundationCompatibility", "UIKitCollections", "UIKitCore", "UIKitStoryboards", "HeadlessHost",
                "TextEscaping",
                "UIApplicationMain", "UIKitMacros", "_Testing_UIKit",
                .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
                .target(name: "TerminalHost", condition: .when(traits: ["Terminal"])),
            ],
            swiftSettings: warnings
        ),
        .plugin(name: "SearchlightPlugin", capability: .buildTool()),
        .target(name: "CTypeAhead", cSettings: cWarnings + cEngineSettings),
        .target(name: "TypeAhead", dependencies: ["CTypeAhead"], swiftSettings: warnings + engineSettings),
        .target(
            name: "TypeAheadSQLite",
            dependencies: ["TypeAhead", .target(name: "CSQLite", condition: .when(traits: ["SQLite"]))],
            swiftSettings: warnings + engineSettings
        ),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .target(
            name: "TypeAheadPostgreSQL",
            dependencies: ["TypeAhead", .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))],
            swiftSettings: warnings + engineSettings
        ),
        .target(name: "TypeAheadTesting", dependencies: ["TypeAhead"], swiftSettings: warnings),
        .target(
            name: "DesktopSearch",
            dependencies: ["TypeAhead", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "TypeAheadTool",
            dependencies: [
                "TextEscaping", "TypeAhead",
                .target(name: "TypeAheadSQLite", condition: .when(traits: ["SQLite"])),
                .target(name: "TypeAheadPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
            ],
            swiftSettings: warnings
        ),
        .target(
            name: "TypeAheadUIKit",
            dependencies: uiKit + ["TypeAhead"],
            swiftSettings: warnings
        ),
        .systemLibrary(name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
        .target(
            name: "CWebKitShim",
            dependencies: [.target(name: "CWebKitGTK", condition: .when(traits: ["WebKitGTK"]))],
            cSettings: cWarnings
        ),
        .target(
            name: "WebKit",
            dependencies: [
                "UIKitCore",
                .target(name: "GTKHost", condition: .when(traits: ["WebKitGTK"])),
                .target(name: "CWebKitShim", condition: .when(traits: ["WebKitGTK"])),
            ],
            swiftSettings: warnings
        ),
        .target(name: "SafariServices", dependencies: ["UIKitCore", "WebKit"], swiftSettings: warnings),
        .target(name: "UserNotifications", dependencies: ["TextEscaping", "UIKitCore"], swiftSettings: warnings),
        .target(name: "MessageUI", dependencies: ["UIKitCore"], swiftSettings: warnings),
        .target(name: "BackgroundTasks", dependencies: ["UIKitCore"], swiftSettings: warnings),
        .target(
            name: "CoreLocation",
            dependencies: ["FoundationCompatibility", "UIKitCore"],
            swiftSettings: warnings
        ),
        .target(
            name: "CoreTransferable",
            dependencies: ["Combine", "UIKitCore", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .target(name: "QuickLook", dependencies: ["UIKitCore"], swiftSettings: warnings),
        .target(
            name: "QuickLookThumbnailing",
            dependencies: ["UIKitCore", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .target(
            name: "Photos",
            dependencies: ["FoundationCompatibility", "UIKitCore", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .systemLibrary(
            name: "CGStreamer",
            pkgConfig: "gstreamer-pbutils-1.0",
            providers: [.apt(["libgstreamer-plugins-base1.0-dev"])]
        ),
        .target(name: "CoreMedia", swiftSettings: warnings),
        // The players and readers of media behind AVFAudio and AVFoundation.
        .target(
            name: "MediaPlayback",
            dependencies: ["TextEscaping", .target(name: "CGStreamer", condition: .when(traits: ["GStreamer"]))],
            swiftSettings: warnings,
            linkerSettings: [.linkedLibrary("gstapp-1.0", .when(traits: ["GStreamer"]))]
        ),
        .target(
            name: "AVFAudio",
            dependencies: ["FoundationCompatibility", "MediaPlayback", "TextEscaping"],
            swiftSettings: warnings
        ),
        .target(
            name: "AVFoundation",
            dependencies: [
                "AVFAudio", "CoreMedia", "FoundationCompatibility", "MediaPlayback", "QuartzCore", "TextEscaping",
                "UIKitCore",
            ],
            swiftSettings: warnings
        ),
        .target(name: "AVKit", dependencies: ["AVFoundation", "UIKitCore"], swiftSettings: warnings),
        .target(
            name: "PhotosUI",
            dependencies: ["Photos", "UIKitCore", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "listed",
            dependencies: uiKit + ["TypeAhead", "TypeAheadUIKit"],
            path: "Examples/Listed",
            resources: [.copy("countries.csv")],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "flowers",
            dependencies: uiKit + ["TypeAhead", "TypeAheadUIKit"],
            path: "Examples/Flowers",
            resources: [
                .copy("flowers.csv"), .process("en.lproj"), .process("de.lproj"), .process("ar.lproj"),
            ],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "attractions",
            dependencies: uiKit + ["WebKit"],
            path: "Examples/Attractions",
            exclude: ["Pictures"],
            resources: [.copy("attractions.csv"), .process("Images")],
            swiftSettings: warnings
        ),
        .executableTarget(
            name: "gallery",
            dependencies: uiKit + ["AVFoundation", "AVKit", "CoreData", "QuickLook", "UniformTypeIdentifiers"],
            path: "Examples/Gallery",
            resources: [.copy("pattern.webm")],
            swiftSettings: warnings
        ),
        // Apps run in debug mode, in which reading the lists of apt would take a minute without optimization.
        .executableTarget(
            name: "packages",
            dependencies: uiKit + [
                "DesktopSearch", "TypeAhead", "TypeAheadSQLite", "TypeAheadUIKit", "UniformTypeIdentifiers",
            ],
            path: "Examples/Packages",
            exclude: ["Installation"],
            swiftSettings: warnings + engineSettings
        ),
        // The app of the project Tests/Projects/Herbs, for tests of XCUIAutomation.
        .executableTarget(
            name: "herbs",
            dependencies: uiKit,
            path: "Tests/Projects/Herbs/Herbs",
            swiftSettings: warnings
        ),
        .target(
            name: "RandomWalkSupport",
            dependencies: uiKit + ["AppDriving", "HeadlessHost", "UIKitTestSupport"],
            path: "Tests/RandomWalkSupport",
            swiftSettings: warnings
        ),
        .testTarget(
            name: "RandomWalkSupportTests",
            dependencies: uiKit + ["RandomWalkSupport", "HeadlessHost"],
            swiftSettings: warnings
        ),
        .target(
            name: "ScenarioSupport",
            dependencies: uiKit + [
                "HeadlessHost",
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
                .target(name: "TerminalTesting", condition: .when(traits: ["Terminal"])),
            ],
            path: "Tests/ScenarioSupport",
            swiftSettings: warnings
        ),
        .target(
            name: "TerminalTesting",
            dependencies: [
                "AppDriving", "HeadlessHost", "UIKitCore",
                .target(name: "TerminalHost", condition: .when(traits: ["Terminal"])),
            ],
            path: "Tests/TerminalTesting",
            swiftSettings: warnings
        ),
        .target(
            name: "CGTKTesting",
            dependencies: [
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGTKShim", condition: .when(traits: ["GTK"])),
            ],
            path: "Tests/CGTKTesting",
            cSettings: cWarnings
        ),
        .target(
            name: "GTKHostTesting",
            dependencies: [
                "UIKitCore",
                .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGTKTesting", condition: .when(traits: ["GTK"])),
            ],
            path: "Tests/GTKHostTesting",
            swiftSettings: warnings
        ),
        .testTarget(name: "TextEscapingTests", dependencies: ["TextEscaping"], swiftSettings: warnings),
        .testTarget(
            name: "FoundationCompatibilityTests",
            dependencies: ["FoundationCompatibility"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "CombineTests",
            dependencies: ["Combine", "FoundationCompatibility"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "CoreDataTests",
            dependencies: ["CoreData", "FoundationCompatibility"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "UniformTypeIdentifiersTests",
            dependencies: ["UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "CoreLocationTests",
            dependencies: ["CoreLocation", "HeadlessHost", "UIKitCore"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", "UIKitCore", "UniformTypeIdentifiers"],
            swiftSettings: warnings
        ),
        .testTarget(name: "MobileCoreServicesTests", dependencies: ["MobileCoreServices"], swiftSettings: warnings),
        .testTarget(name: "OSLogTests", dependencies: ["os", "OSLog"], swiftSettings: warnings),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "UIKitCore"], swiftSettings: warnings),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: warnings),
        .testTarget(name: "ImageIOTests", dependencies: uiKit + ["CoreGraphics", "ImageIO"], swiftSettings: warnings),
        .testTarget(name: "SymbolsTests", dependencies: ["Symbols"], swiftSettings: warnings),
        .target(
            name: "UIKitTestSupport",
            dependencies: ["UIKitCore"],
            path: "Tests/UIKitTestSupport",
            swiftSettings: warnings
        ),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: ["UIKitCore", "UniformTypeIdentifiers", "HeadlessHost", "UIKitTestSupport"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "UIKitCollectionsTests",
            dependencies: ["UIKitCollections", "UIKitCore", "HeadlessHost", "UIKitTestSupport"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "UIKitStoryboardsTests",
            dependencies: ["UIKitCollections", "UIKitCore", "UIKitStoryboards", "HeadlessHost", "UIKitTestSupport"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "TypeAheadTests",
            dependencies: [
                "TypeAhead", "TypeAheadPostgreSQL", "TypeAheadSQLite", "TypeAheadTestSupport", "TypeAheadTesting",
            ],
            exclude: ["Folding/matching.tsv", "Events/session.log", "Events/session-with-text.log"],
            swiftSettings: warnings
        ),
        .target(
            name: "TypeAheadTestSupport",
            dependencies: ["TypeAhead"],
            path: "Tests/TypeAheadTestSupport",
            swiftSettings: warnings
        ),
        .testTarget(
            name: "TypeAheadToolTests",
            dependencies: ["TypeAhead", "TypeAheadPostgreSQL", "TypeAheadTestSupport", "TypeAheadTool"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "TypeAheadUIKitTests",
            dependencies: uiKit + ["ScenarioSupport", "TypeAhead", "TypeAheadUIKit", "HeadlessHost"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "SearchRulesTests",
            dependencies: uiKit + ["HeadlessHost"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "TerminalHostTests",
            dependencies: uiKit + ["flowers", "listed", "TerminalHost", "TerminalTesting"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "GTKHostTests",
            dependencies: uiKit + [
                "AppDriving", "listed",
                .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGTKTesting", condition: .when(traits: ["GTK"])),
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "XCUIAutomationTests",
            dependencies: ["XCUIAutomation", "FoundationCompatibility", "UIKitCore", "herbs"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "HeadlessHostTests",
            dependencies: uiKit + ["AppDriving", "HeadlessHost"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PlacementTests",
            dependencies: uiKit + [
                "HeadlessHost",
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            resources: [.copy("Storyboards")],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "ListedTests",
            dependencies: uiKit + [
                "listed", "RandomWalkSupport", "ScenarioSupport", "TerminalTesting", "TypeAhead", "HeadlessHost",
            ],
            swiftSettings: warnings
        ),
        .target(name: "MainThread", path: "Tests/MainThread", cSettings: cWarnings),
        .testTarget(
            name: "WebKitTests",
            dependencies: uiKit + [
                "WebKit", "HeadlessHost",
                .target(name: "GTKHostTesting", condition: .when(traits: ["WebKitGTK"])),
                .target(name: "MainThread", condition: .when(traits: ["WebKitGTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "SafariServicesTests",
            dependencies: ["SafariServices", "HeadlessHost", "UIKitCore"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "UserNotificationsTests",
            dependencies: [
                "UserNotifications", "HeadlessHost", "UIKitCore",
                .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "MessageUITests",
            dependencies: ["MessageUI", "HeadlessHost", "UIKitCore"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "BackgroundTasksTests",
            dependencies: ["BackgroundTasks", "HeadlessHost", "UIKitCore"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "QuickLookTests",
            dependencies: uiKit + [
                "QuickLook", "QuickLookThumbnailing", "HeadlessHost", "UIKitTestSupport",
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"], swiftSettings: warnings),
        .target(
            name: "MediaTestSupport",
            dependencies: [
                "FoundationCompatibility", .target(name: "CGStreamer", condition: .when(traits: ["GStreamer"])),
            ],
            path: "Tests/MediaTestSupport",
            swiftSettings: warnings
        ),
        .testTarget(
            name: "AVFAudioTests",
            dependencies: ["AVFAudio", "FoundationCompatibility", "MediaTestSupport"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "AVFoundationTests",
            dependencies: uiKit + [
                "AVFAudio", "AVFoundation", "Combine", "CoreMedia", "HeadlessHost", "MediaTestSupport",
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "AVKitTests",
            dependencies: uiKit + [
                "AVFoundation", "AVKit", "HeadlessHost", "MediaTestSupport", "ScenarioSupport",
                .target(name: "GTKHostTesting", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PhotosTests",
            dependencies: uiKit + ["Photos", "PhotosUI", "HeadlessHost", "UIKitTestSupport"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "FlowersTests",
            dependencies: uiKit + ["flowers", "RandomWalkSupport", "ScenarioSupport", "HeadlessHost"],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: uiKit + [
                "gallery", "AVFoundation", "AVKit", "CoreData", "RandomWalkSupport", "ScenarioSupport", "HeadlessHost",
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "PackagesTests",
            dependencies: uiKit + [
                "packages", "DesktopSearch", "RandomWalkSupport", "ScenarioSupport", "TypeAhead", "TypeAheadSQLite",
                "TypeAheadUIKit", "HeadlessHost",
            ],
            swiftSettings: warnings
        ),
        .testTarget(
            name: "DesktopSearchTests",
            dependencies: [
                "DesktopSearch", "TypeAhead", "TypeAheadTesting",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: warnings
        ),
        .testTarget(name: "SQLite3Tests", dependencies: ["SQLite3"], swiftSettings: warnings),
        .testTarget(name: "SecurityTests", dependencies: ["Security"], swiftSettings: warnings),
        .testTarget(name: "NetworkTests", dependencies: ["Network"], swiftSettings: warnings),
        .testTarget(
            name: "SystemConfigurationTests",
            dependencies: ["SystemConfiguration"],
            swiftSettings: warnings
        ),
        .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: warnings),
        .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"], swiftSettings: warnings),
        .testTarget(
            name: "AttractionsTests",
            dependencies: uiKit + ["attractions", "RandomWalkSupport", "ScenarioSupport", "WebKit", "HeadlessHost"],
            swiftSettings: warnings
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// `SEARCHLIGHT_TESTS=UIKitCoreTests/Views,GTKHostTests` leaves out all other test targets, and the other folders of a target except
/// `Support`, so that an edit is tested sooner.
if let names = ProcessInfo.processInfo.environment["SEARCHLIGHT_TESTS"]?.split(separator: ",") {
    var folders: [Substring: [String]] = [:]
    for parts in names.map({ $0.split(separator: "/", maxSplits: 1) }) where !parts.isEmpty {
        folders[parts[0], default: []] += parts.dropFirst().map(String.init)
    }
    package.targets.removeAll { $0.type == .test && folders[Substring($0.name)] == nil }
    for target in package.targets where target.type == .test {
        guard let sources = folders[Substring(target.name)], !sources.isEmpty else { continue }
        let folder = "\(Context.packageDirectory)/Tests/\(target.name)"
        target.sources = sources + (FileManager.default.fileExists(atPath: "\(folder)/Support") ? ["Support"] : [])
    }
}
