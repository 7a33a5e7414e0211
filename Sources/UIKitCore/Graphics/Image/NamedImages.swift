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
        for directory in directories {
            let key = "\(directory.path)\n\(name)\n\(scale)" as NSString
            if let known = cache.object(forKey: key) {
                return known
            }
            let file =
                names.lazy.compactMap { ImageFile(url: directory.appendingPathComponent($0)) }.first
                ?? AssetCatalogues.sets(named: name, type: "imageset", in: directory).lazy
                .compactMap { imageSet($0, scale: scale) }.first
            if let file {
                cache.setObject(file, forKey: key)
                return file
            }
        }
        return nil
    }

    /// Reads an image of a set in an asset catalogue: that of the preferred scale, then of larger scales, then of smaller ones.
    /// Images for dark appearance and for other devices than phones are not considered.
    private static func imageSet(_ set: URL, scale: Int) -> ImageFile? {
        guard let description = AssetCatalogues.json(in: set), let entries = description["images"] as? [[String: Any]]
        else {
            return nil
        }
        let properties = description["properties"] as? [String: Any]
        let isTemplate = properties?["template-rendering-intent"] as? String == "template"
        for wanted in Array(scale...3) + (1..<scale).reversed() {
            for entry in entries where entry["appearances"] == nil {
                // An entry without a scale is a vector image, or the image for all scales.
                let own = (entry["scale"] as? String).map { $0 == "3x" ? 3 : $0 == "2x" ? 2 : 1 }
                guard own ?? wanted == wanted, let name = entry["filename"] as? String,
                    ["universal", "iphone"].contains(entry["idiom"] as? String ?? "universal")
                else { continue }
                let url = set.appendingPathComponent(name)
                guard let data = try? Data(contentsOf: url),
                    let file = ImageFile(data: data, scale: CGFloat(own ?? 1), url: url, isTemplate: isTemplate)
                else { continue }
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
