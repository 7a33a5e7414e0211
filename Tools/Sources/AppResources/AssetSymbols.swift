import XcodeProjects

/// The Swift symbols that Xcode generates for the colours and images of asset catalogues.
struct AssetSymbols {
    let target: ProjectTarget
    let catalogues: [AssetCatalogue]

    /// The symbols in a namespace.
    fileprivate struct Scope {
        var members: [String: String] = [:]
        var scopes: [String: (name: String, scope: Scope)] = [:]
    }

    private enum Kind: String {
        case color, image

        var resource: String { self == .color ? "ColorResource" : "ImageResource" }
        var type: String { self == .color ? "UIColor" : "UIImage" }
        var suffix: String { self == .color ? "Color" : "Image" }
    }

    /// Returns the Swift source with the symbols. Nil if there are none, or if the target's settings disable them. Names without a symbol
    /// are reported in the plan.
    func source(_ plan: inout BundlePlan) -> String? {
        let settings = target.settings
        let prefix = "ASSETCATALOG_COMPILER_GENERATE_"
        if settings[prefix + "ASSET_SYMBOLS"] != nil, !settings.isSet(prefix + "ASSET_SYMBOLS") { return nil }
        let colors = scope(.color, &plan)
        let images = scope(.image, &plan)
        guard colors.isFilled || images.isFilled else { return nil }
        var lines = [
            "import Foundation", "import UIKit", "", "private class ResourceBundleClass {}",
            "private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)",
        ]
        write(colors, .color, to: &lines)
        write(images, .image, to: &lines)
        let frameworks = settings.list(prefix + "ASSET_SYMBOL_FRAMEWORKS")
        if settings.isSet(prefix + "SWIFT_ASSET_SYMBOL_EXTENSIONS"), frameworks.isEmpty || frameworks.contains("UIKit")
        {
            writeExtension(colors, .color, to: &lines, &plan)
            writeExtension(images, .image, to: &lines, &plan)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the sets of a kind with their symbols, by namespace.
    private func scope(_ kind: Kind, _ plan: inout BundlePlan) -> Scope {
        var root = Scope()
        for catalogue in catalogues {
            for set in catalogue.sets where set.kind == (kind == .color ? .color : .image) {
                guard let member = SymbolName.member(set.name, droppingSuffix: kind.suffix),
                    !SymbolName.impossible.contains(member)
                else {
                    warn(&plan, set, kind, "does not resolve to a Swift name")
                    continue
                }
                let types = set.namespace.compactMap(SymbolName.type)
                guard types.count == set.namespace.count, SymbolName.impossible.isDisjoint(with: types) else {
                    warn(&plan, set, kind, "is in a folder whose name is not a Swift name")
                    continue
                }
                if !root.insert(member, set, types[...], set.namespace[...]) {
                    warn(&plan, set, kind, "resolves to the symbol \(quoted(member)), which already exists")
                }
            }
        }
        return root
    }

    private func warn(_ plan: inout BundlePlan, _ set: AssetSet, _ kind: Kind, _ reason: String) {
        plan.report(
            .warning,
            set.path,
            "The \(kind.rawValue) asset name \(quoted(set.name)) \(reason). Rename the asset."
        )
    }

    private func write(_ scope: Scope, _ kind: Kind, to lines: inout [String]) {
        guard scope.isFilled else { return }
        lines += ["", "extension UIKit.\(kind.resource) {"]
        scope.write(to: &lines, indentation: "    ") { member, name, _ in
            "static let \(member) = UIKit.\(kind.resource)(name: \(Self.literal(name)), bundle: resourceBundle)"
        }
        lines.append("}")
    }

    private func writeExtension(_ scope: Scope, _ kind: Kind, to lines: inout [String], _ plan: inout BundlePlan) {
        var scope = scope
        let own = kind == .color ? LibraryMembers.colors : LibraryMembers.images
        for (member, name) in scope.members.sorted(by: { $0.key < $1.key }) where own.contains(member) {
            plan.report(
                .warning,
                target.projectFolder,
                "The \(kind.rawValue) asset name \(quoted(name)) resolves to a conflicting \(kind.type) symbol \(quoted(member)). Rename "
                    + "the asset, or use \(kind.type)(resource: .\(member))."
            )
            scope.members[member] = nil
        }
        guard scope.isFilled else { return }
        lines += ["", "extension UIKit.\(kind.type) {"]
        scope.write(to: &lines, indentation: "    ") { member, _, types in
            "static var \(member): UIKit.\(kind.type) { .init(resource: .\((types + [member]).joined(separator: "."))) }"
        }
        lines.append("}")
    }

    /// Returns a Swift literal of a text.
    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension AssetSymbols.Scope {
    /// Whether there is a symbol here or in a namespace.
    fileprivate var isFilled: Bool { !members.isEmpty || scopes.values.contains { $0.scope.isFilled } }

    /// Adds a symbol. Returns false if its name is taken.
    fileprivate mutating func insert(
        _ member: String,
        _ set: AssetSet,
        _ types: ArraySlice<String>,
        _ folders: ArraySlice<String>
    ) -> Bool {
        guard let type = types.first, let folder = folders.first else {
            guard members[member] == nil else { return false }
            members[member] = (set.namespace + [set.name]).joined(separator: "/")
            return true
        }
        return scopes[type, default: (folder, Self())].scope.insert(member, set, types.dropFirst(), folders.dropFirst())
    }

    /// Writes the declarations of all symbols, sorted.
    fileprivate func write(
        to lines: inout [String],
        indentation: String,
        types: [String] = [],
        _ declaration: (_ member: String, _ name: String, _ types: [String]) -> String
    ) {
        for (member, name) in members.sorted(by: { $0.key < $1.key }) {
            lines.append(indentation + declaration(member, name, types))
        }
        for (type, inner) in scopes.sorted(by: { $0.key < $1.key }) where inner.scope.isFilled {
            lines.append("\(indentation)enum \(type) {")
            inner.scope.write(to: &lines, indentation: indentation + "    ", types: types + [type], declaration)
            lines.append("\(indentation)}")
        }
    }
}

/// Static members of UIKit's classes, for which no symbol is generated.
enum LibraryMembers {
    static let colors: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5",
        "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]

    static let images: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
