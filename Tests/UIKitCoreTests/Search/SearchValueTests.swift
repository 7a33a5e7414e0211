import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

/// The stored properties of the search bar and of related values.
@MainActor
@Suite("Search values")
struct SearchValueTests {
    @Test func `enumerations have UIKit's raw values and no others`() {
        #expect(UISearchController.ScopeBarActivation(rawValue: 2) == .onTextEntry)
        #expect(UISearchController.ScopeBarActivation(rawValue: 4) == nil)
        #expect(UISearchBar.Icon(rawValue: 0) == .search)
        #expect(UISearchBar.Icon(rawValue: 3) == .resultsList)
        #expect(UISearchBar.Icon(rawValue: -1) == nil)
        #expect(UISearchBar.Style(rawValue: 1) == .prominent)
        #expect(UISearchBar.Style(rawValue: 9) == nil)
        #expect(UINavigationItem.SearchBarPlacement(rawValue: 0) == .automatic)
        #expect(UINavigationItem.SearchBarPlacement(rawValue: 99) == nil)
    }

    @available(*, deprecated)
    @Test func `dimsBackgroundDuringPresentation is an alias of obscuresBackgroundDuringPresentation`() {
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = true
        #expect(search.obscuresBackgroundDuringPresentation)
        search.obscuresBackgroundDuringPresentation = false
        #expect(search.dimsBackgroundDuringPresentation == false)
    }

    @Test func `setShowsCancelButton sets showsCancelButton, also with animation`() {
        let bar = UISearchBar()
        bar.setShowsCancelButton(true, animated: true)
        #expect(bar.showsCancelButton)
        bar.setShowsCancelButton(false, animated: true)
        #expect(!bar.showsCancelButton)
    }

    @Test func `a suggestion item has a text, a description, an icon and attributed text`() {
        let picture = UIImage(systemName: "clock")
        let plain = UISearchSuggestionItem(localizedSuggestion: "rose", localizedDescription: "a flower")
        #expect(plain.localizedSuggestion == "rose")
        #expect(plain.localizedDescription == "a flower")
        #expect(plain.iconImage == nil)
        let pictured = UISearchSuggestionItem(
            localizedSuggestion: "rose",
            localizedDescription: nil,
            iconImage: picture
        )
        #expect(pictured.iconImage == picture)
        #expect(pictured.localizedDescription == nil)
        let styled = NSAttributedString(string: "tulip")
        let attributed = UISearchSuggestionItem(
            localizedAttributedSuggestion: styled,
            localizedDescription: "another flower"
        )
        #expect(attributed.localizedAttributedSuggestion == styled)
        #expect(attributed.localizedSuggestion == "tulip")
        #expect(attributed.localizedDescription == "another flower")
    }

    @Test func `a custom suggestion has default values for optional properties`() {
        final class Own: NSObject, UISearchSuggestion {
            var localizedSuggestion: String? { "own" }
            var localizedAttributedSuggestion: NSAttributedString? { nil }
            var representedObject: Any?
        }
        let own: any UISearchSuggestion = Own()
        #expect(own.localizedSuggestion == "own")
        #expect(own.localizedDescription == nil)
        #expect(own.iconImage == nil)
    }

    @Test func `the search bar forwards text input traits to its field`() {
        let bar = UISearchBar()
        bar.autocorrectionType = .no
        bar.keyboardAppearance = .dark
        bar.searchBarStyle = .prominent
        bar.isLookToDictateEnabled = true
        #expect(bar.searchTextField.autocorrectionType == .no)
        #expect(bar.searchTextField.keyboardAppearance == .dark)
        #expect(bar.searchBarStyle == .prominent)
        #expect(bar.isLookToDictateEnabled)
    }
}
