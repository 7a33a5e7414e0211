/// The settings of a build that decide how sources are rewritten.
public struct RewriteOptions: Sendable {
    /// The names that are set with `-D`, such as `DEBUG`.
    public var definitions: Set<String>

    /// The modules that `canImport` finds. Name the build's own modules, too: the frameworks of the project and of its packages.
    public var modules: Set<String>

    /// The version of iOS that `#available` compares with.
    public var systemVersion: [Int]

    /// Whether `targetEnvironment(simulator)` is true.
    public var isSimulator: Bool

    /// The language version: the setting `SWIFT_VERSION`, such as `[4, 2]`. `swift(>=…)` compares with it.
    public var languageVersion: [Int]

    /// The modules that each file imports, whether or not it says so: those of a bridging header or of a framework's umbrella
    /// header.
    public var importsOfEachFile: [String]

    /// The modules that files see because they import a module of the project, by that module: those of its umbrella header.
    public var exportedModules: [String: [String]] = [:]

    /// The class that replaces `XCTestCase` as a superclass. Default: nil, none.
    public var testCaseClass: String?

    /// Whether imports of Apple's modules that are not among ``modules`` are replaced, so that they do not prevent a build of files
    /// that use none of their names. Default: false.
    public var replacesMissingImports = false

    /// Whether that also applies to modules that are not Apple's: those of packages that cannot be fetched. Default: false.
    public var replacesUnknownImports = false

    /// Makes settings. By default no name is defined, the modules are those of Searchlight and of Swift on Linux, the system is
    /// iOS 26.0, it is a device, the language is Swift 5, and files see only the modules that they import.
    public init(
        definitions: Set<String> = [],
        modules: Set<String> = Self.modulesOnLinux,
        systemVersion: [Int] = [26, 0],
        isSimulator: Bool = false,
        languageVersion: [Int] = [5],
        importsOfEachFile: [String] = []
    ) {
        self.definitions = definitions
        self.modules = modules
        self.systemVersion = systemVersion
        self.isSimulator = isSimulator
        self.languageVersion = languageVersion
        self.importsOfEachFile = importsOfEachFile
    }

    /// The modules that apps can import on Linux.
    public static let modulesOnLinux: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Combine", "CommonCrypto", "CoreData", "CoreGraphics",
        "CoreLocation", "CoreMedia", "CoreTransferable", "CryptoKit", "Dispatch", "Foundation",
        "FoundationCompatibility", "FoundationNetworking",
        "FoundationXML", "Glibc", "ImageIO", "MessageUI", "MobileCoreServices", "Network", "OSLog", "Photos",
        "PhotosUI",
        "Observation", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
        "RegexBuilder", "SafariServices", "Security", "Swift", "Symbols", "SystemConfiguration", "Synchronization",
        "Testing", "TypeAhead",
        "TypeAheadUIKit", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WebKit", "XCTest", "_Concurrency", "os",
    ]
}
