import Foundation

/// A suggestion made of a text, a description and a picture. Main actor.
///
/// - Note: Rule 74.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let suggestion: String
    private let attributedSuggestion: NSAttributedString?
    private let spokenDescription: String?
    private let icon: UIImage?

    /// The text; that of the attributed string, where the suggestion was made of one. Never nil.
    open var localizedSuggestion: String? { suggestion }

    /// The text with attributes; nil for a suggestion made of plain text.
    open var localizedAttributedSuggestion: NSAttributedString? { attributedSuggestion }

    /// What assistive technology says beside the text.
    open var localizedDescription: String? { spokenDescription }

    /// The picture before the text.
    open var iconImage: UIImage? { icon }

    /// What the app keeps with the suggestion. Nil at first.
    open var representedObject: Any?

    /// Makes a suggestion of a text.
    public init(localizedSuggestion suggestion: String) {
        self.suggestion = suggestion
        attributedSuggestion = nil
        spokenDescription = nil
        icon = nil
        super.init()
    }

    /// Makes a suggestion of a text, with a description for assistive technology.
    public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.suggestion = suggestion
        attributedSuggestion = nil
        spokenDescription = description
        icon = nil
        super.init()
    }

    /// Makes a suggestion of a text, with a description for assistive technology and a picture.
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

    /// Makes a suggestion of a text with attributes.
    public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.suggestion = suggestion.string
        attributedSuggestion = suggestion
        spokenDescription = nil
        icon = nil
        super.init()
    }

    /// Makes a suggestion of a text with attributes, with a description for assistive technology.
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

    /// Makes a suggestion of a text with attributes, with a description for assistive technology and a picture.
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

    /// A suggestion needs a text.
    @available(*, unavailable, message: "Use init(localizedSuggestion:) or one of the others with a text.")
    public override init() {
        trap("UISearchSuggestionItem.init() was called; a suggestion is made with init(localizedSuggestion:).")
    }
}
