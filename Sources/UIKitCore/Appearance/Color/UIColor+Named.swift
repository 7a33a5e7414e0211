import Foundation

extension UIColor {
    /// Finds a colour of an asset catalogue in the main bundle, or beside the executable, where Swift packages leave
    /// their resources. Nil when there is none of this name.
    ///
    /// The catalogue is a folder `….xcassets` that was copied as a resource (`.copy("Colors.xcassets")`). The colour
    /// follows light and dark, and contrast, as the catalogue says.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour of an asset catalogue.
    ///
    /// - Parameters:
    ///   - name: The colour's name, with the names of folders that are namespaces before it, as in `Brand/Ground`.
    ///   - bundle: Where to look; nil for the main bundle and beside the executable.
    ///   - traitCollection: The surroundings for which the colour stays; nil for one that follows where it is shown.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let provider = NamedColors.provider(named: name, in: bundle) else { return nil }
        guard let traitCollection else {
            self.init(source: .provider(provider))
            return
        }
        self.init(source: provider.color(traitCollection).resolvedColor(with: traitCollection).source)
    }
}
