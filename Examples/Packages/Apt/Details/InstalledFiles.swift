import Foundation

/// The files of an installed package, from dpkg's records.
struct InstalledFiles: Hashable, Sendable {
    /// The absolute paths of files and folders, as `dpkg -L` prints them. Includes configuration files. The paths can contain any
    /// characters.
    let paths: [String]
    /// The configuration files, which an upgrade does not overwrite, if the user changed them.
    let configurationFiles: Set<String>

    /// Reads the lists of a package. Linear in their size; blocks for some milliseconds at most.
    ///
    /// - Throws: `AptError.noFileList` if the package is not installed, or `cannotRead`.
    init(of package: Package, configuration: AptConfiguration) throws {
        guard let list = try Self.lines(package, "list", configuration) else {
            throw AptError.noFileList(package: "\(package.id.name):\(package.id.architecture)")
        }
        paths = list
        // Each line of the second list has a path, or `remove-on-upgrade` before a path that the package no longer contains.
        let configuration = try Self.lines(package, "conffiles", configuration) ?? []
        configurationFiles = Set(configuration.filter { $0.hasPrefix("/") })
    }

    /// The lines of a file about a package, or nil if there is no such file.
    ///
    /// Packages of which several architectures can be installed have the architecture in the name of the file.
    private static func lines(
        _ package: Package,
        _ kind: String,
        _ configuration: AptConfiguration
    ) throws -> [String]? {
        let (name, architecture) = (package.id.name, package.id.architecture)
        // The name becomes a part of a path. Names in records have no slash, but packages can also come from stored data.
        guard !name.contains("/"), !architecture.contains("/") else { return nil }
        for stem in ["\(name):\(architecture)", name] {
            let path = configuration.info.appendingPathComponent("\(stem).\(kind)").path
            guard FileStatus(path: path) != nil else { continue }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw AptError.cannotRead(file: path, reason: "it is not readable")
            }
            return data.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        }
        return nil
    }
}
