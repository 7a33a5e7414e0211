import Foundation

/// The delegate of a search field.
///
/// It has no members of its own yet: copying tokens needs `NSItemProvider`, which Foundation on Linux lacks. A search
/// field's `delegate` that conforms is asked everything that `UITextFieldDelegate` lists. Main actor. iOS 13.0.
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
