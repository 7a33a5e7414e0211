extension UIImage {
    /// The weight of a symbol.
    ///
    /// Icons of the desktop's theme have only one weight; a symbol with another weight is drawn.
    public enum SymbolWeight: Int, Sendable {
        /// The default weight in the context.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Thin.
        case thin = 2
        /// Light.
        case light = 3
        /// The weight of body text.
        case regular = 4
        /// Slightly bolder than body text.
        case medium = 5
        /// The weight of a headline.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Bolder than bold.
        case heavy = 8
        /// The boldest.
        case black = 9

        /// Returns the corresponding weight of text; `regular` for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.named[rawValue - 1].weight
        }
    }

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's default scale: `medium`.
        case `default` = -1
        /// Unspecified; treated as `medium`.
        case unspecified = 0
        /// About four fifths of `medium`.
        case small = 1
        /// Slightly taller than a capital letter.
        case medium = 2
        /// About five quarters of `medium`.
        case large = 3

        /// The size relative to `medium`.
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
    /// Returns the symbol weight that corresponds to this text weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: step + 1) ?? .regular
    }
}
