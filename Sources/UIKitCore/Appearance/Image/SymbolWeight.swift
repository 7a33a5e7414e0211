extension UIImage {
    /// How bold a symbol is drawn. (iOS 13)
    ///
    /// A host whose icons come in one weight only draws that.
    public enum SymbolWeight: Int, Sendable {
        /// As bold as is usual at the place.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// As bold as ordinary text.
        case regular = 4
        /// A little bolder than ordinary text.
        case medium = 5
        /// As bold as a headline.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Bolder than bold.
        case heavy = 8
        /// The boldest.
        case black = 9

        /// The weight of text that goes with the symbol; `regular` for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1].weight
        }
    }

    /// How large a symbol is drawn beside text of the same point size. (iOS 13)
    public enum SymbolScale: Int, Sendable {
        /// The scale that the system prefers: `medium`.
        case `default` = -1
        /// The scale is not said, and so `medium`.
        case unspecified = 0
        /// About four fifths of `medium`.
        case small = 1
        /// A little taller than a capital letter.
        case medium = 2
        /// About five quarters of `medium`.
        case large = 3

        /// How many times larger than `medium`.
        var factor: Double {
            switch self {
            case .small: 0.78
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with text of this weight. (iOS 13)
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: step + 1) ?? .regular
    }
}
