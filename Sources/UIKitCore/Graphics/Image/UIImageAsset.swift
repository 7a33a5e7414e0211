import Foundation
import Synchronization

/// A set of images of the same thing, for different traits. Can be used on any thread.
///
/// The image of an image view, which has the traits of its place on the screen, follows the asset: register an image for dark and one
/// for light appearance, and show either of them.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        var traits: UITraitCollection
        var image: UIImage
    }

    private let entries = Mutex<[Entry]>([])

    /// Makes an empty asset.
    public override init() { super.init() }

    /// Returns the registered image that agrees with most of the traits. Of the images that contradict a trait, those with the fewest
    /// contradictions count. An empty image if none is registered.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        best(for: traitCollection) ?? UIImage()
    }

    /// Returns the registered image for the traits of a configuration, with this configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Registers an image for traits. It replaces the one for the same traits, and gets this asset.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        image.setAsset(self)
        entries.withLock { entries in
            entries.removeAll { $0.traits == traitCollection }
            entries.append(Entry(traits: traitCollection, image: image))
        }
    }

    /// Registers an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        entries.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The image for the traits; nil if none is registered.
    func best(for traits: UITraitCollection) -> UIImage? {
        let entries = entries.withLock { $0 }
        let counts = entries.map { $0.traits.agreement(with: traits) }
        let best = counts.indices.max { left, right in
            (-counts[left].against, counts[left].same) < (-counts[right].against, counts[right].same)
        }
        return best.map { entries[$0].image }
    }
}

extension UITraitCollection {
    /// The numbers of specified traits that the other traits share and contradict.
    fileprivate func agreement(with other: UITraitCollection) -> (same: Int, against: Int) {
        var counts = (same: 0, against: 0)
        func compare<Value: Equatable>(_ own: Value, _ theirs: Value, unspecified: Value) {
            if own == unspecified { return }
            if own == theirs { counts.same += 1 } else { counts.against += 1 }
        }
        compare(userInterfaceStyle, other.userInterfaceStyle, unspecified: .unspecified)
        compare(accessibilityContrast, other.accessibilityContrast, unspecified: .unspecified)
        compare(horizontalSizeClass, other.horizontalSizeClass, unspecified: .unspecified)
        compare(verticalSizeClass, other.verticalSizeClass, unspecified: .unspecified)
        compare(layoutDirection, other.layoutDirection, unspecified: .unspecified)
        compare(userInterfaceIdiom, other.userInterfaceIdiom, unspecified: .unspecified)
        compare(displayScale, other.displayScale, unspecified: 0)
        return counts
    }
}

extension UIImage {
    /// The asset with the variants of the image: the one in which it is registered, or that of an image of an asset catalogue. Nil for
    /// other images.
    public var imageAsset: UIImageAsset? {
        if let asset = appearance.asset.asset { return asset }
        guard case .file(let file) = content, !file.variants.isEmpty else { return nil }
        let asset = UIImageAsset()
        for variant in file.variants {
            var traits: [UITraitCollection] = []
            if let isDark = variant.isDark {
                traits.append(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
            }
            if let isHigh = variant.isHighContrast {
                traits.append(UITraitCollection(accessibilityContrast: isHigh ? .high : .normal))
            }
            let image = UIImage(content: .file(variant.file), appearance: appearance)
            asset.register(image, with: UITraitCollection(traitsFrom: traits))
        }
        setAsset(asset)
        return asset
    }
}
