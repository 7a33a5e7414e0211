import Foundation

/// A suggestion with a text, a description and an image. Main actor.
///
/// - Note: Rule 74.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let suggestion: String
    private let attributedSuggestion: NSAttributedString?
    private let spokenDescription: String?
    private let icon: UIImage?

    /// The text, or the plain text of the attributed string. Never nil.
    open var localizedSuggestion: String? { suggestion }

    /// The attributed text. Nil for a suggestion with plain text.
    open var localizedAttributedSuggestion: NSAttributedString? { attributedSuggestion }

    /// The accessibility description, spoken in addition to the text.
    open var localizedDescription: String? { spokenDescription }

    /// The image before the text.
    open var iconImage: UIImage? { icon }

    /// An object that the app associates with the suggestion. Default: nil.
    open var representedObject: Any?

    /// Creates a suggestion with a text.
    public init(localizedSuggestion suggestion: String) {
        self.suggestion = suggestion
        attributedSuggestion = nil
        spokenDescription = nil
        icon = nil
        super.init()
    }

    /// Creates a suggestion with a text and an accessibility description.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.suggestion = suggestion
        attributedSuggestion = nil
        spokenDescription = description
        icon = nil
        super.init()
    }

    /// Creates a suggestion with a text, an accessibility description and an image.
    public init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        self.suggestion = suggestion
        attributedSuggestion = nil
        spokenDescription = description
        icon = iconImage
        super.init()
    }

    /// Creates a suggestion with an attributed text.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.suggestion = suggestion.string
        attributedSuggestion = suggestion
        spokenDescription = nil
        icon = nil
        super.init()
    }

    /// Creates a suggestion with an attributed text and an accessibility description.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?
    ) {
        self.suggestion = suggestion.string
        attributedSuggestion = suggestion
        spokenDescription = description
        icon = nil
        super.init()
    }

    /// Creates a suggestion with an attributed text, an accessibility description and an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        self.suggestion = suggestion.string
        attributedSuggestion = suggestion
        spokenDescription = description
        icon = iconImage
        super.init()
    }

    /// Unavailable: a suggestion needs a text.
    @available(*, unavailable, message: "Use init(localizedSuggestion:) or one of the others with a text.")
    public override init() {
        trap("UISearchSuggestionItem.init() was called; use init(localizedSuggestion:).")
    }
}
