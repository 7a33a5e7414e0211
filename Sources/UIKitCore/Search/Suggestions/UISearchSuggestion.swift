import Foundation

/// A completion or shortcut that a search field offers. An app may implement it in a class of its own.
///
/// Main actor.
///
/// - Note: Rule 74.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The displayed text.
    var localizedSuggestion: String? { get }
    /// The attributed text, displayed instead of ``localizedSuggestion`` unless nil. Default: nil.
    ///
    /// - Note: Rule 74.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The accessibility description, spoken in addition to the text. It is not drawn. Default: nil.
    ///
    /// - Note: Rule 74.
    var localizedDescription: String? { get }
    /// The image before the text. Default: nil.
    var iconImage: UIImage? { get }
    /// An object that the app associates with the suggestion. The library does not use it.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// Nil.
    public var localizedAttributedSuggestion: NSAttributedString? { nil }
    /// Nil.
    public var localizedDescription: String? { nil }
    /// Nil.
    public var iconImage: UIImage? { nil }

    /// The displayed text without attributes.
    var displayedText: String { localizedAttributedSuggestion?.string ?? localizedSuggestion ?? "" }
}
