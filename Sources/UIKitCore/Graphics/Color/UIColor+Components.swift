import Foundation

extension UIColor {
    /// Writes the sRGB components to the given pointers. Returns false, and writes nothing, for a pattern.
    ///
    /// A dynamic colour is resolved in `UITraitCollection.current`. Components of an extended-range colour can be outside
    /// 0…1. Pass nil for components that you do not need.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern(for: .current) == nil else { return false }
        let components = fixedValue(for: .current).components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the lightness and the alpha to the given pointers. Returns false, and writes nothing, for a pattern.
    ///
    /// The lightness of a colour that is not grey is that of the grey with the same luminance. A dynamic colour is resolved
    /// in `UITraitCollection.current`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard pattern(for: .current) == nil else { return false }
        let components = fixedValue(for: .current).components
        white?.pointee = components.gray
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the HSB components to the given pointers. Returns false, and writes nothing, for a pattern.
    ///
    /// Each component is from 0 to 1; a grey has hue 0 and saturation 0. A dynamic colour is resolved in
    /// `UITraitCollection.current`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard pattern(for: .current) == nil else { return false }
        let components = fixedValue(for: .current).components
        let wheel = components.hueSaturationBrightness
        hue?.pointee = wheel.hue
        saturation?.pointee = wheel.saturation
        brightness?.pointee = wheel.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// The sRGB components of the colour resolved with the given traits; of a pattern, its mean colour.
    ///
    /// Components of an extended-range colour can be outside 0…1; alpha cannot.
    @_spi(Host) public func components(
        for traitCollection: UITraitCollection
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = fixedValue(for: traitCollection).components
        return (components.red, components.green, components.blue, components.alpha)
    }
}
