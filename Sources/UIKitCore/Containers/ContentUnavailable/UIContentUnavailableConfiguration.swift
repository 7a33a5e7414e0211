import Foundation

/// A centred placeholder for a screen without content: an image or activity indicator, two texts and two buttons. Assign it
/// to `UIViewController.contentUnavailableConfiguration`, or create a ``UIContentUnavailableView`` with it.
///
/// Main actor.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The image above the texts. Nil for none.
    public var image: UIImage?

    /// The appearance of the image.
    public var imageProperties = ImageProperties()

    /// The primary text; nil for none. Assigning a text removes ``attributedText``.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }

    /// The attributed primary text, shown instead of ``text``.
    public var attributedText: NSAttributedString?

    /// The appearance of the primary text.
    public var textProperties: TextProperties

    /// The secondary text, smaller; nil for none. Assigning a text removes ``secondaryAttributedText``.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }

    /// The attributed secondary text, shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// The appearance of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The button below the texts. It is visible if it has a title or an image.
    public var button = UIButton.Configuration.plain()

    /// The behaviour of the button.
    public var buttonProperties = ButtonProperties()

    /// The second button, below the first. It is visible if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()

    /// The behaviour of the second button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The alignment of the content.
    public var alignment = Alignment.center

    /// The minimum insets from the edges of the view, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)

    /// The distance between image and text, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8

    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 20

    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12

    let kind: Kind

    /// The kind of the configuration.
    enum Kind {
        case empty, loading, search
    }

    private init(_ kind: Kind, _ font: UIFont, color: UIColor) {
        self.kind = kind
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    }

    // MARK: Kinds

    /// Returns a configuration for a screen without content. It is empty and has a large text font.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.empty, titleFont, color: .label)
    }

    /// Returns a configuration for a screen whose content is loading: an activity indicator above "Loading…". An ``image``
    /// replaces the indicator.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(
            .loading,
            .preferredFont(forTextStyle: .body),
            color: .secondaryLabel
        )
        configuration.text = "Loading…"
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// Returns a configuration for a search without results: a magnifying glass and "No Results". ``updated(for:)`` with a
    /// state that has a search text changes the text to "No Results for “text”", unless the app assigned a different text.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search, titleFont, color: .label)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = words(for: nil)
        configuration.secondaryText = SystemTexts.text("Check the spelling or try a new search.")
        return configuration
    }

    private static var titleFont: UIFont {
        .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title1).pointSize, weight: .bold)
    }

    // MARK: UIContentConfiguration

    /// Creates a ``UIContentUnavailableView``.
    public func makeContentView() -> UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. A search configuration includes the text of a
    /// ``UIContentUnavailableConfigurationState``; other configurations do not change.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
            attributedText == nil, text == spokenWords
        else { return self }
        var updated = self
        updated.spokenWords = Self.words(for: state.searchText)
        updated.text = updated.spokenWords
        return updated
    }

    /// The last default text of a search configuration, to detect texts by the app.
    private var spokenWords = UIContentUnavailableConfiguration.words(for: nil)

    private nonisolated static func words(for text: String?) -> String {
        guard let text, !text.isEmpty else { return SystemTexts.text("No Results") }
        return SystemTexts.noResults(for: text)
    }

    /// The alignment of the content.
    public enum Alignment: Int, Sendable {
        /// Centred in the view, with centred lines.
        case center
        /// At the leading edge, vertically centred.
        case natural
    }
}
