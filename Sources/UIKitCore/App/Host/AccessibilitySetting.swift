/// A setting of the desktop for users with disabilities that apps can read.
@_spi(Host)
public enum AccessibilitySetting: CaseIterable, Hashable, Sendable {
    /// A bold interface font.
    case boldText
    /// Marks in switches, besides their colour.
    case onOffSwitchLabels
    /// Shapes besides colours.
    case differentiateWithoutColor
    /// Inverted brightness of the screen.
    case invertColors
    /// A screen without colours.
    case grayscale
}
