import Foundation

/// The properties that key-value coding and observing find by name. Apps use those without public property to reach the parts of the
/// bar.
extension UISearchBar {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("text", \UISearchBar.text, isObservable: true),
                Property("placeholder", \UISearchBar.placeholder),
                Property("prompt", \UISearchBar.prompt),
                Property("enabled", \UISearchBar.isEnabled),
                Property("showsCancelButton", \UISearchBar.showsCancelButton),
                Property("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
                Property("showsScopeBar", \UISearchBar.showsScopeBar),
                Property("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
                Property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
                Property("barStyle", \UISearchBar.barStyle),
                Property("barTintColor", \UISearchBar.barTintColor),
                Property("searchBarStyle", \UISearchBar.searchBarStyle),
                Property("translucent", \UISearchBar.isTranslucent),
                Property("searchTextField", \UISearchBar.searchTextField as KeyPath),
                Property("searchField", \UISearchBar.searchTextField as KeyPath),
                Property("_searchField", \UISearchBar.searchTextField as KeyPath),
                Property("cancelButton", \UISearchBar.cancelButton as KeyPath),
                Property("_cancelButton", \UISearchBar.cancelButton as KeyPath),
                Property("cancelButtonText", \UISearchBar.cancelButtonText),
                Property("_cancelButtonText", \UISearchBar.cancelButtonText),
            ]
        }
    }

    /// The title of the Cancel button. Nil for the default in the app's language.
    var cancelButtonText: String? {
        get { cancelButton.title(for: .normal) }
        set {
            if newValue == nil { defaultCancelTitle = SystemTexts.text("Cancel") }
            cancelButton.setTitle(newValue ?? defaultCancelTitle, for: .normal)
            contentDidChange()
        }
    }
}

extension UISearchController {
    enum ObjectiveCMembers: UIKitMemberTable {
        static var properties: [Property] {
            [
                Property("active", \UISearchController.isActive, isObservable: true),
                Property("searchBar", \UISearchController.searchBar as KeyPath),
                Property("searchResultsController", \UISearchController.searchResultsController as KeyPath),
            ]
        }
    }
}
