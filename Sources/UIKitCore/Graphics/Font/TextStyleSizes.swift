import Foundation

/// The size of each text style for each content size category, from the tables in Apple's Human Interface Guidelines.
extension UIFont.TextStyle {
    /// Sizes in points for the twelve categories, in the order of `UIContentSizeCategory.ascending`.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    private static let largeStep = 3

    /// The style that determines size and weight: this style, or `body` for unknown names.
    private var known: UIFont.TextStyle {
        Self.sizes[self] == nil ? .body : self
    }

    private func pointSize(step: Int) -> CGFloat {
        Self.sizes[known]?[step] ?? UIFont.labelFontSize
    }

    /// The size in points for a content size category. An unknown category is treated as `large`.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
        pointSize(step: category.step ?? Self.largeStep)
    }

    /// The ratio of the size in a category to the size in the default category.
    func scale(for category: UIContentSizeCategory) -> CGFloat {
        pointSize(for: category) / pointSize(step: Self.largeStep)
    }

    /// The regular weight of the style.
    var weight: UIFont.Weight {
        self == .headline ? .semibold : .regular
    }

    /// The weight of the style when it is bold.
    var emphasizedWeight: UIFont.Weight {
        [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold
    }
}
