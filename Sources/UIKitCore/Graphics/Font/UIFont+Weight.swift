import Foundation

extension UIFont {
    /// The weight of a font, from −1 (hairline) over 0 (regular) to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// Makes a weight from a number between −1 and 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest weight: −0.8.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// −0.6.
        public static let thin = Weight(rawValue: -0.6)
        /// −0.4.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of body text: 0.
        public static let regular = Weight(rawValue: 0)
        /// 0.23.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight of headlines: 0.3.
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4.
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest weight: 0.62.
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    static let named: [(weight: UIFont.Weight, name: String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
        (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The index of the nearest of the nine named weights, from 0 for the thinnest.
    var step: Int {
        let distances = Self.named.map { abs($0.weight.rawValue - rawValue) }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 3
    }

    /// The name of the nearest named weight.
    var name: String { Self.named[step].name }
}
