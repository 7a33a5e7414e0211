// Core Graphics capitalises the names of these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The meaning of the components of a colour. All RGB spaces are treated as sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The kinds of colour spaces. The raw values are those of Core Graphics.
    public enum Model: Int32, Sendable {
        /// One component, the lightness.
        case monochrome = 0
        /// Red, green and blue.
        case rgb = 1
    }

    /// The name of the sRGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the space of wide-gamut displays. Its colours are treated as sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the grey space with the tone curve of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The kind of the colour space.
    public let model: Model
    /// The name; nil for the spaces of devices.
    public let name: String?

    /// Makes a colour space from its name; nil for names other than those of this class.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3: model = .rgb
        case Self.genericGrayGamma2_2: model = .monochrome
        default: return nil
        }
        self.name = name
    }

    fileprivate init(model: Model) {
        self.model = model
        name = nil
    }

    static let deviceRGB = CGColorSpace(model: .rgb)
    static let deviceGray = CGColorSpace(model: .monochrome)

    /// The number of components without the opacity.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Whether both spaces have the same name and model.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.name == right.name
    }

    /// Hashes the name and the model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// Returns the RGB colour space of the screen, which is treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the grey colour space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
