import Foundation
import XcodeProjects

/// The names of the resources of a target.
struct Resources {
    /// The paths of storyboards and nibs.
    private(set) var interfaces: [String] = []

    /// The names of the storyboards without extension.
    private(set) var storyboards: Set<String> = []

    /// The names of image sets, and of images without extension and scale.
    private(set) var images: Set<String> = []

    /// The names of colour sets.
    private(set) var colors: Set<String> = []

    init(of target: ProjectTarget) {
        for resource in target.resources {
            let url = URL(fileURLWithPath: resource.path)
            let name = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension.lowercased() {
            case "storyboard":
                interfaces.append(resource.path)
                storyboards.insert(name)
            case "xib": interfaces.append(resource.path)
            case "xcassets": readCatalogue(resource.path)
            case "png", "jpg", "jpeg", "pdf", "gif", "svg", "heic", "tiff", "webp": addImage(url.lastPathComponent)
            default: readFolder(url)
            }
        }
    }

    func hasImage(_ name: String) -> Bool {
        if images.contains(name) { return true }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return images.contains(Self.withoutScale(String(name[..<dot])))
    }

    private mutating func addImage(_ file: String) {
        let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        images.insert(Self.withoutScale(name))
    }

    private static func withoutScale(_ name: String) -> String {
        var name = name
        for suffix in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where name.hasSuffix(suffix) {
            name = String(name.dropLast(suffix.count))
        }
        return name
    }

    /// The images in a copied folder can be named with their path.
    private mutating func readFolder(_ url: URL) {
        guard url.pathExtension.isEmpty || url.pathExtension == "bundle",
            let files = FileManager.default.enumerator(atPath: url.path)
        else { return }
        var count = 0
        for case let file as String in files {
            count += 1
            if count > 20_000 { return }
            if ["png", "jpg", "jpeg", "pdf", "gif"].contains(URL(fileURLWithPath: file).pathExtension.lowercased()) {
                addImage(url.lastPathComponent + "/" + file)
            }
        }
    }

    private mutating func readCatalogue(_ path: String) {
        guard let files = FileManager.default.enumerator(atPath: path) else { return }
        var count = 0
        for case let file as String in files {
            count += 1
            if count > 100_000 { return }
            let parts = file.split(separator: "/").map(String.init)
            guard let last = parts.last, let dot = last.lastIndex(of: ".") else { continue }
            let name = String(last[..<dot])
            // Folders of a catalogue can be part of the name.
            let qualified = (parts.dropLast() + [name]).joined(separator: "/")
            switch last[dot...] {
            case ".imageset", ".symbolset": images.formUnion([name, qualified])
            case ".colorset": colors.formUnion([name, qualified])
            default: break
            }
        }
    }
}
