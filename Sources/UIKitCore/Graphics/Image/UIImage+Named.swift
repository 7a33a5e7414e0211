import Foundation

extension UIImage {
    /// Looks up an image by name in the main bundle and in `….resources` directories beside the executable.
    ///
    /// Finds files and the image sets of asset catalogues (`….xcassets`) that were copied as resources.
    ///
    /// The name can be a file name ("flag.png") or omit the extension ("flag"); `.png`, `.jpg`, `.jpeg` and `.svg` are then
    /// tried. Of "flag.png", "flag@2x.png" and "flag@3x.png", the variant that best suits the display is used. Returns nil
    /// if there is no such file or it is not an image. Found images are cached, so that later calls are cheap.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Looks up an image by name in a bundle, for the display scale of the given traits.
    ///
    /// A nil bundle is treated as in `init(named:)`. If the traits are nil, `UITraitCollection.current` applies.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let file = NamedImages.file(named: name, in: bundle, traits: traitCollection) else { return nil }
        self.init(content: .file(file), appearance: ImageAppearance(of: file))
    }

    /// Looks up an image by name in a bundle and sets its configuration.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let file = NamedImages.file(named: name, in: bundle, traits: nil) else { return nil }
        var appearance = ImageAppearance(of: file)
        appearance.configuration = configuration
        self.init(content: .file(file), appearance: appearance)
    }
}
