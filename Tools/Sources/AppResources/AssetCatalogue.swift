import Foundation
import XcodeProjects

/// A set in an asset catalogue.
struct AssetSet {
    /// The kinds of sets with a meaning here. The raw value is the folder's extension.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case icon = "appiconset"
        case symbol = "symbolset"
    }

    var kind: Kind

    /// The name without extension.
    var name: String

    /// The names of the enclosing folders that provide a namespace.
    var namespace: [String]

    /// The path of the folder.
    var path: String
}

/// An asset catalogue of a project: a folder `….xcassets`.
struct AssetCatalogue {
    /// The path of the folder.
    let path: String

    /// The path in the bundle.
    let destination: String

    /// The sets, in the order of their paths.
    let sets: [AssetSet]

    /// The folders of sets that UIKit does not use.
    private let others: [String]

    /// Finds the sets of a catalogue. The folders of sets are not searched.
    init(path: String, destination: String) {
        self.path = path
        self.destination = destination
        var sets: [AssetSet] = []
        var others: [String] = []
        var pending = [(path: path, namespace: [String]())]
        while let folder = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            // The last element is next, so the order is that of the names.
            for name in names.sorted().reversed() {
                let place = folder.path + "/" + name
                guard BundlePlan.kind(of: place) == .folder else { continue }
                let type = (name as NSString).pathExtension.lowercased()
                let stem = (name as NSString).deletingPathExtension
                if let kind = AssetSet.Kind(rawValue: type) {
                    sets.append(AssetSet(kind: kind, name: stem, namespace: folder.namespace, path: place))
                } else if Self.unusedTypes[type] != nil {
                    others.append(place)
                } else {
                    let isNamespace = Self.providesNamespace(place)
                    pending.append((place, isNamespace ? folder.namespace + [stem] : folder.namespace))
                }
            }
        }
        self.sets = sets.sorted { $0.path < $1.path }
        self.others = others.sorted()
    }

    /// Whether the catalogue contains a set.
    func contains(_ name: String, _ kind: AssetSet.Kind) -> Bool {
        sets.contains { $0.kind == kind && ($0.namespace + [$0.name]).joined(separator: "/") == name }
    }

    /// Adds the catalogue's files to a plan, and reports what is wrong in them.
    func addFiles(to plan: inout BundlePlan) {
        for other in others {
            let type = (other as NSString).pathExtension.lowercased()
            let name = quoted((other as NSString).lastPathComponent)
            plan.report(
                .warning,
                other,
                "\(Self.unusedTypes[type]!) are not supported, so the app does not find \(name)."
            )
        }
        var replaced: [String: String] = [:]
        for set in sets { check(set, &plan, &replaced) }
        var files = BundlePlan(reserved: [])
        files.addFolder(path, at: destination)
        plan.problems += files.problems
        for place in files.destinations {
            guard let file = files.files[place] else { continue }
            if let name = replaced[file.origin] {
                plan.add(
                    .vector(of: file.origin),
                    at: (place as NSString).deletingLastPathComponent + "/" + name,
                    from: file.origin
                )
            } else if place.hasSuffix("/Contents.json"), let data = description(of: file.origin, replaced) {
                plan.add(.data(data), at: place, from: file.origin)
            } else {
                plan.add(file.content, at: place, from: file.origin)
            }
        }
    }

    /// Sets for features other than UIKit's images, colours and data.
    private static let unusedTypes = [
        "arresourcegroup": "Reference objects of ARKit", "brandassets": "Images of Apple TV apps",
        "complicationset": "Complications of Apple Watch", "cubetextureset": "Textures of Metal",
        "gcdashboardimage": "Images of Game Center", "gcleaderboard": "Images of Game Center",
        "gcleaderboardset": "Images of Game Center", "iconset": "Icons of macOS",
        "imagestack": "Images of Apple TV apps",
        "imagestacklayer": "Images of Apple TV apps", "mipmapset": "Textures of Metal",
        "solidimagestack": "Images of Apple Vision apps", "spriteatlas": "Atlases of SpriteKit",
        "sticker": "Stickers", "stickerpack": "Stickers", "stickersequence": "Stickers",
        "textureset": "Textures of Metal",
    ]

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let object = try? PropertyLists.readObject(data)
        else { return false }
        return (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }
}
