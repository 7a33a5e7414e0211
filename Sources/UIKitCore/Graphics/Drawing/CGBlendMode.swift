/// The way in which drawing is blended with the existing content. `plusDarker` is missing: no library here computes it.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// Over the content.
    case normal = 0
    /// The product of both.
    case multiply = 1
    /// The inverse of the product of the inverses.
    case screen = 2
    /// Multiplies dark content, and screens light content.
    case overlay = 3
    /// The darker components.
    case darken = 4
    /// The lighter components.
    case lighten = 5
    /// Brightens the content to reflect the source.
    case colorDodge = 6
    /// Darkens the content to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the source.
    case softLight = 8
    /// Multiplies or screens, depending on the source.
    case hardLight = 9
    /// The absolute difference of the components.
    case difference = 10
    /// Like ``difference``, with less contrast.
    case exclusion = 11
    /// The hue of the source with the saturation and luminosity of the content.
    case hue = 12
    /// The saturation of the source with the hue and luminosity of the content.
    case saturation = 13
    /// The hue and saturation of the source with the luminosity of the content.
    case color = 14
    /// The luminosity of the source with the hue and saturation of the content.
    case luminosity = 15
    /// Transparent.
    case clear = 16
    /// The source, also where it is translucent.
    case copy = 17
    /// The source where there is content.
    case sourceIn = 18
    /// The source where there is no content.
    case sourceOut = 19
    /// The source over the content, where there is content.
    case sourceAtop = 20
    /// Behind the content.
    case destinationOver = 21
    /// The content where the source is.
    case destinationIn = 22
    /// The content where the source is not.
    case destinationOut = 23
    /// The content where the source is, over the source.
    case destinationAtop = 24
    /// The source and the content where only one of them is.
    case xor = 25
    /// The sum.
    case plusLighter = 27
}
