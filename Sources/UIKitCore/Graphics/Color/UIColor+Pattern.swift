import Foundation

extension UIColor {
    /// Makes a colour that fills areas with an image, repeated in its own size from the top left.
    ///
    /// Backgrounds of views and layers, and everything drawn in a `CGContext`, repeat the image. Text, labels, buttons, bars, borders and
    /// shadows show the mean colour of the image instead. Symbols, and images that the host cannot decode, have no known pixels:
    /// drawings show a grey in their place.
    public convenience init(patternImage image: UIImage) {
        self.init(source: .pattern(CGPattern(image: image)))
    }

    /// The pattern of the colour in the given traits, with its opacity; nil for other colours.
    func pattern(for traits: UITraitCollection) -> (tile: CGPattern, alpha: CGFloat)? {
        switch source {
        case .fixed, .palette: return nil
        case .pattern(let tile): return (tile, replacedAlpha ?? 1)
        case .tint: return faded(UIColor.tint(of: traits).pattern(for: traits))
        case .provider(let provider): return faded(provider.color(traits).pattern(for: traits))
        }
    }

    private func faded(_ pattern: (tile: CGPattern, alpha: CGFloat)?) -> (tile: CGPattern, alpha: CGFloat)? {
        pattern.map { ($0.tile, replacedAlpha ?? $0.alpha) }
    }
}
