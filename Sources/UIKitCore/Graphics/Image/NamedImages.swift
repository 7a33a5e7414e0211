import Foundation

/// Looks up images by name and caches them in an `NSCache`.
package enum NamedImages {
    private static let types = ["png", "jpg", "jpeg", "svg"]

    /// `NSCache` is thread-safe.
    nonisolated(unsafe) private static let cache = NSCache<NSString, ImageFile>()

    /// Returns the image with this name in the bundle.
    ///
    /// If the bundle is nil, searches the main bundle, then the resource directories beside the executable.
    static func file(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> ImageFile? {
        let directories = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? defaultDirectories
        let wantedScale = [traits, .current].compactMap(\.?.displayScale).first { $0 > 0 } ?? 1
        let scale = Int(min(max(wantedScale, 1), 3).rounded(.up))
        let names = fileNames(for: name, scale: scale)
        for directory in directories {
            let key = "\(directory.path)\n\(name)\n\(scale)" as NSString
            if let known = cache.object(forKey: key) {
                return known
            }
            for fileName in names {
                if let file = ImageFile(url: directory.appendingPathComponent(fileName)) {
                    cache.setObject(file, forKey: key)
                    return file
                }
            }
        }
        return nil
    }

    /// The file names to try, best first: the preferred scale (1, 2 or 3), then larger scales, then smaller ones.
    static func fileNames(for name: String, scale: Int) -> [String] {
        guard !name.isEmpty else { return [] }
        let scales = Array(scale...3) + (1..<scale).reversed()
        let path = name as NSString
        let hasType = types.contains(path.pathExtension.lowercased())
        let stem = hasType ? path.deletingPathExtension : name
        let extensions = hasType ? [path.pathExtension] : types
        let names = extensions.flatMap { type in
            scales.map { $0 == 1 ? "\(stem).\(type)" : "\(stem)@\($0)x.\(type)" }
        }
        return hasType ? names : [name] + names
    }

    /// The main bundle's resources, and every directory `….resources` beside the executable.
    package static var defaultDirectories: [URL] {
        let main = Bundle.main
        let folder = (main.executableURL ?? main.bundleURL).deletingLastPathComponent()
        return [main.resourceURL ?? main.bundleURL] + resourceDirectories(in: folder)
    }

    /// The directories in which a Swift package places the resources of its modules.
    static func resourceDirectories(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
