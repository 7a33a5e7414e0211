import Foundation

/// What a screen shows where there is nothing to show: a picture, two texts and two buttons, or an activity indicator, in the
/// middle. Assign it to `UIViewController.contentUnavailableConfiguration`, or make a ``UIContentUnavailableView`` of it.
///
/// Main actor.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The picture above the texts; nil for none.
    public var image: UIImage?

    /// How the picture looks.
    public var imageProperties = ImageProperties()

    /// The text; nil for none. Assigning it takes ``attributedText`` away.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }

    /// The text with attributes, shown in place of ``text``.
    public var attributedText: NSAttributedString?

    /// How the text looks.
    public var textProperties: TextProperties

    /// The smaller text below; nil for none. Assigning it takes ``secondaryAttributedText`` away.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }

    /// The smaller text with attributes, shown in place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?

    /// How the smaller text looks.
    public var secondaryTextProperties: TextProperties

    /// The button below the texts, which is there once it has a title or a picture.
    public var button = UIButton.Configuration.plain()

    /// What that button does.
    public var buttonProperties = ButtonProperties()

    /// The button below that, which is there once it has a title or a picture.
    public var secondaryButton = UIButton.Configuration.plain()

    /// What that button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// How the parts stand to each other.
    public var alignment = Alignment.center

    /// The least distances to the edges of the view, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)

    /// The distance between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16

    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8

    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 20

    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12

    let kind: Kind

    /// What the configuration was made for.
    enum Kind {
        case empty, loading, search
    }

    private init(_ kind: Kind, _ font: UIFont, color: UIColor) {
        self.kind = kind
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    }

    // MARK: Kinds

    /// For a screen without content: nothing at first, with a large font for the text.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(.empty, titleFont, color: .label)
    }

    /// For a screen whose content is on its way: an activity indicator above "Loading…", which stands in the place of the
    /// picture as long as there is no ``image``.
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

    /// For a search that found nothing: a magnifier and "No Results". ``updated(for:)`` with a state that has a text makes it
    /// "No Results for “text”", unless the app gave it other words.
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

    /// Makes a ``UIContentUnavailableView``.
    public func makeContentView() -> UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// A search's configuration as it looks for the text of a ``UIContentUnavailableConfigurationState``; any other is the same
    /// in every state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard kind == .search, let state = state as? UIContentUnavailableConfigurationState,
            attributedText == nil, text == spokenWords
        else { return self }
        var updated = self
        updated.spokenWords = Self.words(for: state.searchText)
        updated.text = updated.spokenWords
        return updated
    }

    /// The words of a search's configuration that are not the app's own.
    private var spokenWords = UIContentUnavailableConfiguration.words(for: nil)

    private nonisolated static func words(for text: String?) -> String {
        guard let text, !text.isEmpty else { return SystemTexts.text("No Results") }
        return SystemTexts.noResults(for: text)
    }

    /// How the parts stand to each other.
    public enum Alignment: Int, Sendable {
        /// In the middle of the view, lines too.
        case center
        /// At the leading edge, halfway down.
        case natural
    }
}
