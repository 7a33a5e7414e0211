import Foundation

/// The folders with an app's resources.
package enum ResourceFolders {
    /// The main bundle's resources, and every directory `….resources` beside the executable.
    package static var ofApp: [URL] {
        let main = Bundle.main
        let folder = (main.executableURL ?? main.bundleURL).deletingLastPathComponent()
        return [main.resourceURL ?? main.bundleURL] + ofPackages(in: folder)
    }

    /// The directories in which a Swift package places the resources of its modules.
    package static func ofPackages(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
