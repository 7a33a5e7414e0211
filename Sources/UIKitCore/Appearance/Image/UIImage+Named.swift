import Foundation

extension UIImage {
    /// Finds a picture by name in the main bundle, or in a `….resources` directory beside the executable.
    ///
    /// The name may be that of a file ("flag.png") or lack the extension ("flag"), which is then looked for as `.png`,
    /// `.jpg`, `.jpeg` and `.svg`; of "flag.png", "flag@2x.png" and "flag@3x.png", the one that suits the display is
    /// taken. It is nil if there is none, or if the file is not a picture. Pictures that were found stay in a cache while
    /// memory lasts, so asking again is cheap.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a picture by name in one bundle, for the display scale of the given traits. (iOS 8)
    ///
    /// A nil bundle is searched for as in `init(named:)`; nil traits stand for `UITraitCollection.current`.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let file = NamedImages.file(named: name, in: bundle, traits: traitCollection) else { return nil }
        self.init(content: .file(file))
    }

    /// Finds a picture by name in one bundle, and gives it a configuration. (iOS 13)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let file = NamedImages.file(named: name, in: bundle, traits: nil) else { return nil }
        self.init(content: .file(file), appearance: ImageAppearance(configuration: configuration))
    }
}
