import Foundation

extension UIColor {
    /// Looks up a colour of an asset catalogue in the main bundle, then beside the executable, where Swift packages place
    /// their resources. Returns nil if there is no colour with this name.
    ///
    /// The catalogue is a folder `….xcassets` that was copied as a resource (`.copy("Colors.xcassets")`). The colour
    /// follows light and dark appearance and contrast as the catalogue declares.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Looks up a colour of an asset catalogue. Returns nil if there is no colour with this name.
    ///
    /// - Parameters:
    /// - name: The colour's name, preceded by the names of folders that provide a namespace, as in `Brand/Ground`.
    /// - bundle: The bundle to search; nil for the main bundle and the directories beside the executable.
    /// - traitCollection: The traits in which the colour is resolved; nil for a dynamic colour.
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
