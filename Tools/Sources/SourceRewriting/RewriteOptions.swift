/// The settings of a build that decide how sources are rewritten.
public struct RewriteOptions: Sendable {
    /// The names that are set with `-D`, such as `DEBUG`.
    public var definitions: Set<String>

    /// The modules that `canImport` finds.
    public var modules: Set<String>

    /// The version of iOS that `#available` compares with.
    public var systemVersion: [Int]

    /// Whether `targetEnvironment(simulator)` is true.
    public var isSimulator: Bool

    /// Makes settings. By default no name is defined, the modules are those of Searchlight and of Swift on Linux, the system is
    /// iOS 26.0, and it is a device.
    public init(
        definitions: Set<String> = [],
        modules: Set<String> = Self.modulesOnLinux,
        systemVersion: [Int] = [26, 0],
        isSimulator: Bool = false
    ) {
        self.definitions = definitions
        self.modules = modules
        self.systemVersion = systemVersion
        self.isSimulator = isSimulator
    }

    /// The modules that apps can import on Linux.
    public static let modulesOnLinux: Set<String> = [
        "Combine", "Dispatch", "Foundation", "FoundationCompatibility", "FoundationNetworking", "FoundationXML",
        "Glibc",
        "Observation", "Swift", "Synchronization", "TypeAhead", "TypeAheadUIKit", "UIKit", "WebKit", "_Concurrency",
    ]
}
