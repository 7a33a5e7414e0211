import Foundation

/// A completion or a shortcut that a search offers to choose. An app may adopt it with a class of its own.
///
/// Main actor.
///
/// - Note: Rule 74.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that is shown.
    var localizedSuggestion: String? { get }
    /// The text with attributes, shown in place of ``localizedSuggestion`` unless nil.
    ///
    /// - Note: Rule 74.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive technology says beside the text. It is not drawn. Nil unless implemented.
    ///
    /// - Note: Rule 74.
    var localizedDescription: String? { get }
    /// The picture before the text. Nil unless implemented.
    var iconImage: UIImage? { get }
    /// What the app keeps with the suggestion; nobody else looks at it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Nil.
    public var localizedDescription: String? { nil }
    /// Nil.
    public var iconImage: UIImage? { nil }

    /// The text as it is shown, without its attributes.
    var displayedText: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
