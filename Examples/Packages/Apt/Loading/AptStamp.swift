import Foundation

/// The state of all files from which packages are read. Equal stamps mean that the packages are the same.
struct AptStamp: Hashable, Codable, Sendable {
    private struct File: Hashable, Codable {
        let path: String
        let size: Int
        /// Nanoseconds since 1970.
        let modified: Int64
    }

    private var files: [File] = []
    private var languages: [String] = []

    /// Examines the lists, dpkg's status, apt's states, sources and settings, without reading them. Takes some milliseconds at most.
    init(_ configuration: AptConfiguration) {
        languages = configuration.languages
        let settings = ["sources.list.d", "apt.conf.d"].flatMap { folder in
            Self.contents(of: configuration.settings.appendingPathComponent(folder)) { _ in true }
        }
        let lists = Self.contents(of: configuration.lists) { name in
            name.contains("_Packages") || name.contains("_Translation-") || name.hasSuffix("Release")
        }
        let single = ["sources.list", "apt.conf"].map { configuration.settings.appendingPathComponent($0).path }
        add(lists + [configuration.status.path, configuration.extendedStates.path] + single + settings)
    }

    /// Examines a file that the user chose.
    init(file: URL) {
        add([file.absoluteURL.path])
    }

    private mutating func add(_ paths: [String]) {
        for path in paths {
            guard let status = FileStatus(path: path), status.isRegular else { continue }
            files.append(File(path: path, size: status.size, modified: status.modified))
        }
    }

    private static func contents(of folder: URL, where isIncluded: (String) -> Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isIncluded).sorted().map { folder.appendingPathComponent($0).path }
    }
}
