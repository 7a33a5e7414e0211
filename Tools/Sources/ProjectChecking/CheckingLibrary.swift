import Foundation

/// The library against which a project is checked.
public struct CheckingLibrary: Sendable {
    /// The path of the compiler `swiftc`. Nil: the compiler cannot check the sources.
    public var compiler: String?

    /// The compiler's arguments that make the library's modules importable.
    public var arguments: [String]

    /// The names of the modules that an app can import.
    public var modules: Set<String>

    /// The names that the modules declare. Nil if they are not known.
    public var names: LibraryNames?

    /// The path of the program that checks storyboards and nibs (`searchlight-interfaces`), if it is installed.
    public var interfaceChecker: String?

    /// Makes a library.
    public init(
        compiler: String? = nil,
        arguments: [String] = [],
        modules: Set<String> = Self.standardModules,
        names: LibraryNames? = nil,
        interfaceChecker: String? = nil
    ) {
        self.compiler = compiler
        self.arguments = arguments
        self.modules = modules
        self.names = names
        self.interfaceChecker = interfaceChecker
    }

    /// The modules of Swift on Linux. The rewriter replaces `Darwin` and `ObjectiveC`.
    public static let modulesOfSwift: Set<String> = [
        "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC", "Observation", "RegexBuilder", "Swift",
        "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    ]

    /// The modules of Searchlight and of Swift on Linux.
    public static let standardModules = modulesOfSwift.union([
        "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "Combine", "CommonCrypto", "CoreGraphics",
        "CoreLocation", "CoreMedia", "CoreTransferable", "CryptoKit", "FoundationCompatibility", "ImageIO", "MessageUI",
        "MobileCoreServices", "Network", "OSLog", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing",
        "SafariServices", "Security", "Symbols", "SystemConfiguration", "TypeAhead", "TypeAheadUIKit", "UIKit",
        "UniformTypeIdentifiers",
        "UserNotifications",
        "WebKit", "os",
    ])
}
