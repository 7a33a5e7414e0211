import Foundation

extension UIColor {
    /// Writes the colour's parts in sRGB to the given places, and says whether it could. (iOS 5)
    ///
    /// A dynamic colour is read as it is in `UITraitCollection.current`. Parts of an extended-range colour may lie
    /// outside 0…1. Pass nil for what is not wanted. It can always be done, so the result is true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = fixedValue(for: .current).components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the colour's lightness as a grey and its alpha to the given places, and says whether it could. (iOS 5)
    ///
    /// A colour that is not grey gives the grey of the same luminance. A dynamic colour is read as it is in
    /// `UITraitCollection.current`. It can always be done, so the result is true.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = fixedValue(for: .current).components
        white?.pointee = components.gray
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the colour's place on the colour wheel to the given places, and says whether it could. (iOS 5)
    ///
    /// Each number runs from 0 to 1; a grey has hue 0 and saturation 0. A dynamic colour is read as it is in
    /// `UITraitCollection.current`. It can always be done, so the result is true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = fixedValue(for: .current).components
        let wheel = components.hueSaturationBrightness
        hue?.pointee = wheel.hue
        saturation?.pointee = wheel.saturation
        brightness?.pointee = wheel.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// The colour's parts in sRGB as it is to be drawn in the given surroundings.
    ///
    /// Parts of an extended-range colour may lie outside 0…1; the alpha does not.
    @_spi(Host) public func components(
        for traitCollection: UITraitCollection
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = fixedValue(for: traitCollection).components
        return (components.red, components.green, components.blue, components.alpha)
    }
}
