import Foundation

/// A completion or a shortcut that a search offers to choose. An app may adopt it with a class of its own.
///
/// Main actor. iOS 16.0, rule 74.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text that is shown. iOS 16.0.
    var localizedSuggestion: String? { get }
    /// The text with attributes, shown in place of ``localizedSuggestion`` unless nil. iOS 16.0, rule 74.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive technology says beside the text. It is not drawn. Nil unless implemented. iOS 16.0, rule 74.
    var localizedDescription: String? { get }
    /// The picture before the text. Nil unless implemented. iOS 16.0.
    var iconImage: UIImage? { get }
    /// What the app keeps with the suggestion; nobody else looks at it. iOS 16.0.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Nil. iOS 16.0.
    public var localizedDescription: String? { nil }
    /// Nil. iOS 16.0.
    public var iconImage: UIImage? { nil }

    /// The text as it is shown, without its attributes.
    var displayedText: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
