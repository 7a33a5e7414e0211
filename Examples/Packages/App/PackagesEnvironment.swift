import Foundation

/// The files of the machine and of the user with which the app works.
struct PackagesEnvironment {
    /// The files and programs of apt.
    var apt: AptConfiguration
    /// The folder of indexes, which can be made again.
    var caches: URL
    /// The folder of recent searches.
    var data: URL

    /// The files of the machine, or those below the folder that the environment variable `PACKAGES_ROOT` names.
    static var process: PackagesEnvironment {
        let variables = ProcessInfo.processInfo.environment
        let root = variables["PACKAGES_ROOT"].map { URL(fileURLWithPath: $0) }
        return PackagesEnvironment(
            apt: AptConfiguration(root: root ?? URL(fileURLWithPath: "/")),
            caches: folder(.cachesDirectory),
            data: folder(.applicationSupportDirectory)
        )
    }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        let parent = FileManager.default.urls(for: directory, in: .userDomainMask).first
        return (parent ?? FileManager.default.temporaryDirectory).appendingPathComponent("packages")
    }

    /// The packages of the machine, or of a file.
    @MainActor
    func library(_ source: AptLoader.Source) -> PackageLibrary { PackageLibrary(indexing(source)) }

    /// The index of the packages of the machine, or of a file.
    func indexing(_ source: AptLoader.Source) -> PackageIndexing {
        PackageIndexing(
            index: PackageIndex(folder: indexFolder(source)),
            loader: AptLoader(source: source, configuration: apt)
        )
    }

    /// The folder of the index. Each root has its own, and all files share one.
    private func indexFolder(_ source: AptLoader.Source) -> URL {
        switch source {
        case .file: caches.appendingPathComponent("file")
        case .machine:
            switch apt.root.standardizedFileURL.path {
            case "/": caches.appendingPathComponent("machine")
            case let path: caches.appendingPathComponent("root-\(String(path.stableHash, radix: 36))")
            }
        }
    }

    /// The file of recent searches. Its folder is created.
    ///
    /// - Throws: An error if the folder cannot be created.
    func recentsFile() throws -> URL {
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        return data.appendingPathComponent("recents.json")
    }
}

extension String {
    /// A number that is the same in each run (FNV-1a).
    fileprivate var stableHash: UInt64 {
        utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
