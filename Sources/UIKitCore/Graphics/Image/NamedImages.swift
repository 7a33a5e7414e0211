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
        let directories = AssetCatalogues.directories(of: bundle)
        let wantedScale = [traits, .current].compactMap(\.?.displayScale).first { $0 > 0 } ?? 1
        let scale = Int(min(max(wantedScale, 1), 3).rounded(.up))
        let names = fileNames(for: name, scale: scale)
        let languages = UserLanguages.current
        for directory in directories {
            let key = "\(directory.path)\n\(name)\n\(scale)\n\(languages)" as NSString
            if let known = cache.object(forKey: key) {
                return known
            }
            let file =
                names.lazy.compactMap { ImageFile(url: directory.appendingPathComponent($0)) }.first
                ?? AssetCatalogues.sets(named: name, type: "imageset", in: directory).lazy
                .compactMap { ImageSet(folder: $0, languages: languages)?.file(scale: scale) }.first
            if let file {
                cache.setObject(file, forKey: key)
                return file
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
}
