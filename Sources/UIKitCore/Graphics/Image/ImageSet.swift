import Foundation

/// An image of a set in an asset catalogue for one appearance.
struct ImageVariant: Sendable {
    /// The appearance. Nil: any.
    var isDark: Bool?
    /// The contrast. Nil: any.
    var isHighContrast: Bool?
    let file: ImageFile

    /// The specificity of the variant in these traits; nil if it does not apply.
    func fit(_ traits: UITraitCollection) -> Int? {
        if let isDark, isDark != (traits.userInterfaceStyle == .dark) { return nil }
        if let isHighContrast, isHighContrast != (traits.accessibilityContrast == .high) { return nil }
        return (isDark == nil ? 0 : 2) + (isHighContrast == nil ? 0 : 1)
    }
}

/// Reads image sets of asset catalogues.
struct ImageSet {
    private let folder: URL
    private let entries: [[String: Any]]
    private let isTemplate: Bool

    /// Reads the description of a set. Nil if it is missing. Images for other devices than phones and in other languages than the
    /// user's are not considered.
    init?(folder: URL, languages: [String]) {
        guard let description = AssetCatalogues.json(in: folder), let all = description["images"] as? [[String: Any]]
        else {
            return nil
        }
        self.folder = folder
        let properties = description["properties"] as? [String: Any]
        isTemplate = properties?["template-rendering-intent"] as? String == "template"
        let usable = all.filter {
            $0["filename"] is String && ["universal", "iphone"].contains($0["idiom"] as? String ?? "universal")
        }
        let language = LocalizedTexts.best(of: usable.compactMap { $0["locale"] as? String }, for: languages)
        let own = usable.filter { ($0["locale"] as? String) == language }
        let localized = own.isEmpty ? usable : own
        let direction = UserLanguages.areRightToLeft(languages) ? "right-to-left" : "left-to-right"
        let directed = localized.filter { ($0["language-direction"] as? String ?? direction) == direction }
        entries = directed.isEmpty ? localized : directed
    }

    /// Returns the image of the set with its variants for appearances: that of the preferred scale, then of larger scales, then of
    /// smaller ones.
    func file(scale: Int) -> ImageFile? {
        var groups: [[Bool?]: [[String: Any]]] = [:]
        for entry in entries { groups[Self.appearance(of: entry), default: []].append(entry) }
        var variants: [ImageVariant] = []
        for (appearance, entries) in groups {
            guard let file = file(of: entries, scale: scale) else { continue }
            variants.append(ImageVariant(isDark: appearance[0], isHighContrast: appearance[1], file: file))
        }
        let standard =
            variants.first { $0.isDark == nil && $0.isHighContrast == nil } ?? variants.first { $0.isDark == false }
            ?? variants.min { $0.file.url?.path ?? "" < $1.file.url?.path ?? "" }
        guard let standard, variants.count > 1 else { return standard?.file }
        return ImageFile(standard.file, variants: variants)
    }

    /// Returns whether an entry is for dark appearance, and whether it is for increased contrast. Nil: for both.
    private static func appearance(of entry: [String: Any]) -> [Bool?] {
        var result: [Bool?] = [nil, nil]
        for appearance in entry["appearances"] as? [[String: String]] ?? [] {
            switch appearance["appearance"] {
            case "luminosity": result[0] = appearance["value"] == "dark"
            case "contrast": result[1] = appearance["value"] == "high"
            default: break
            }
        }
        return result
    }

    private func file(of entries: [[String: Any]], scale: Int) -> ImageFile? {
        for wanted in Array(scale...3) + (1..<scale).reversed() {
            for entry in entries {
                // An entry without a scale is a vector image, or the image for all scales.
                let own = (entry["scale"] as? String).map { $0 == "3x" ? 3 : $0 == "2x" ? 2 : 1 }
                guard own ?? wanted == wanted, let name = entry["filename"] as? String else { continue }
                let url = folder.appendingPathComponent(name)
                guard let data = try? Data(contentsOf: url),
                    let file = ImageFile(data: data, scale: CGFloat(own ?? 1), url: url, isTemplate: isTemplate)
                else { continue }
                return file
            }
        }
        return nil
    }
}

extension UIImage {
    /// The image as it appears in the given traits: that of its asset or asset catalogue for dark appearance and increased contrast,
    /// mirrored for right-to-left layout if the image is to be. Other images return themselves.
    @_spi(Host) public func resolved(for traits: UITraitCollection) -> UIImage {
        let image = variant(for: traits)
        guard appearance.flipsForRightToLeft, traits.layoutDirection == .rightToLeft else { return image }
        return image.withHorizontallyFlippedOrientation()
    }

    private func variant(for traits: UITraitCollection) -> UIImage {
        if let image = appearance.asset.asset?.best(for: traits) {
            var look = appearance
            look.orientation = image.appearance.orientation
            look.unturned = image.appearance.unturned
            look.isMirrored = image.appearance.isMirrored
            return UIImage(content: image.content, appearance: look)
        }
        guard case .file(let file) = content, !file.variants.isEmpty else { return self }
        let fitting = file.variants.compactMap { variant in variant.fit(traits).map { (fit: $0, file: variant.file) } }
        guard let best = fitting.max(by: { $0.fit < $1.fit })?.file else { return self }
        return UIImage(content: .file(best), appearance: appearance)
    }
}
