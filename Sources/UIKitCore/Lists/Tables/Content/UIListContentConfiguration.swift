import Foundation

/// The standard content of a row: an image, a text and a second text.
///
/// Main actor.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The image; nil for none.
    public var image: UIImage?

    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The text; nil for none. Assigning it sets ``attributedText`` to nil.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }

    /// The text with attributes, shown instead of ``text``.
    public var attributedText: NSAttributedString?

    /// The appearance of the text.
    public var textProperties: TextProperties

    /// The second text; nil for none. Assigning it sets ``secondaryAttributedText`` to nil.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }

    /// The second text with attributes, shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties

    /// Whether the second text is at the trailing end of the line if both texts fit there.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The margins of the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The horizontal distance between the texts, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8

    /// The vertical distance between the texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The minimum height. Headers and footers have none.
    var minimumHeight = UITableViewCell.standardHeight

    private init(_ font: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ secondaryColor: UIColor = .label) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: font))
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    }

    // MARK: Kinds

    /// A row with a text, and a second text below it in grey.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .subheadline, .secondaryLabel)
    }

    /// A row with a second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .caption1)
    }

    /// A row with a second text in grey at the trailing end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.body, .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A header in a plain table.
    public static func plainHeader() -> UIListContentConfiguration { header(.headline, color: .label) }

    /// A footer in a plain table.
    public static func plainFooter() -> UIListContentConfiguration { header(.footnote, color: .secondaryLabel) }

    /// A header in a grouped table.
    public static func groupedHeader() -> UIListContentConfiguration { header(.footnote, color: .secondaryLabel) }

    /// A footer in a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration { header(.footnote, color: .secondaryLabel) }

    /// A row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.body, .subheadline, .secondaryLabel)
        configuration.textProperties.numberOfLines = 1
        return configuration
    }

    /// A row in a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .caption1, .secondaryLabel)
    }

    /// A header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { header(.headline, color: .label) }

    /// A prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title3, color: .label)
    }

    /// A more prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title2, color: .label)
    }

    private static func header(_ font: UIFont.TextStyle, color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(font, .footnote, .secondaryLabel)
        configuration.textProperties.color = color
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        configuration.minimumHeight = 0
        return configuration
    }

    // MARK: UIContentConfiguration

    /// Makes a `UIListContentView`.
    public func makeContentView() -> UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the same configuration, which does not depend on the state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
