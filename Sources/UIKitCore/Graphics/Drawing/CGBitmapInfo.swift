/// The position of the opacity in a pixel. The raw values are those of Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Pixels have no opacity.
    case none = 0
    /// The opacity is last, and the colours are multiplied with it: RGBA.
    case premultipliedLast = 1
    /// The opacity is first, and the colours are multiplied with it: ARGB.
    case premultipliedFirst = 2
    /// The opacity is last: RGBA.
    case last = 3
    /// The opacity is first: ARGB.
    case first = 4
    /// The last component is unused: RGBX.
    case noneSkipLast = 5
    /// The first component is unused: XRGB.
    case noneSkipFirst = 6
    /// Pixels have only an opacity.
    case alphaOnly = 7
}

/// The smoothness of scaled images. The raw values are those of Core Graphics.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Chosen by the context.
    case `default` = 0
    /// No smoothing.
    case none = 1
    /// Fast.
    case low = 2
    /// Between `low` and `high`.
    case medium = 4
    /// Smooth.
    case high = 3
}

/// The layout of a bitmap's pixels: a ``CGImageAlphaInfo`` and the byte order of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The number, as in Core Graphics.
    public let rawValue: UInt32

    /// Makes a layout from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The components of a pixel are in reverse order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// The components of a pixel are in their order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
