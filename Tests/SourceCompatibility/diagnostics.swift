// What the compiler says of members that UIKit renamed, deprecated, or that cannot exist off Apple's systems. The
// compiler itself compares, see the script `check` beside this file.
import Foundation
import UIKitCore

@MainActor
func renamed(_ search: UISearchController, _ bar: UISearchBar, _ field: UITextField, _ image: UIImage) {
    search.active = true  // expected-error {{'active' has been renamed to 'isActive'}} {{12-18=isActive}}
    _ = bar.translucent  // expected-error {{'translucent' has been renamed to 'isTranslucent'}} {{13-24=isTranslucent}}
    bar.secureTextEntry = true  // expected-error {{renamed to 'isSecureTextEntry'}} {{9-24=isSecureTextEntry}}
    bar.searchResultsButtonSelected = true  // expected-error {{renamed to 'isSearchResultsButtonSelected'}}
    bar.setShowsScopeBar(true, animated: true)  // expected-error {{renamed to 'setShowsScope(_:animated:)'}}
    bar.setBackgroundImage(image, forBarPosition: .any, barMetrics: .default)
    // expected-error@-1 {{renamed to 'setBackgroundImage(_:for:barMetrics:)'}} {{35-49=for}}
    bar.setSearchFieldBackgroundImage(image, forState: .normal)
    // expected-error@-1 {{renamed to 'setSearchFieldBackgroundImage(_:for:)'}} {{46-54=for}}
    _ = bar.searchFieldBackgroundImageForState(.normal)
    // expected-error@-1 {{renamed to 'searchFieldBackgroundImage(for:)'}}
    bar.setScopeBarButtonBackgroundImage(image, forState: .selected)
    // expected-error@-1 {{renamed to 'setScopeBarButtonBackgroundImage(_:for:)'}}
    field.secureTextEntry = true  // expected-error {{renamed to 'isSecureTextEntry'}}
}

func oldTypes(
    _ style: UISearchBarStyle,  // expected-error {{renamed to 'UISearchBar.Style'}} {{14-30=UISearchBar.Style}}
    _ icon: UISearchBarIcon,  // expected-error {{renamed to 'UISearchBar.Icon'}} {{13-28=UISearchBar.Icon}}
    _ mode: UITextFieldViewMode,  // expected-error {{renamed to 'UITextField.ViewMode'}}
    _ state: UIControlState  // expected-error {{renamed to 'UIControl.State'}}
) {}

@MainActor
func oldCalls(_ updater: any UISearchResultsUpdating, _ delegate: any UISearchBarDelegate) {
    updater.updateSearchResultsForSearchController(UISearchController(searchResultsController: nil))
    // expected-error@-1 {{renamed to 'updateSearchResults(for:)'}}
    _ = delegate.searchBar(UISearchBar(), shouldChangeTextInRange: NSRange(), replacementText: "")
    // expected-error@-1 {{renamed to 'searchBar(_:shouldChangeTextIn:replacementText:)'}}
}

@MainActor
func deprecated(_ search: UISearchController) {
    search.dimsBackgroundDuringPresentation = true
    // expected-warning@-1 {{is deprecated: renamed to 'obscuresBackgroundDuringPresentation'}}
    // expected-note@-2 {{use 'obscuresBackgroundDuringPresentation' instead}}
}

@MainActor
func notHere(_ search: UISearchController, _ field: UITextField, _ controller: UIViewController) {
    search.searchControllerObservedScrollView = nil  // expected-error {{Only on tvOS}}
    _ = controller.searchDisplayController  // expected-error {{Use UINavigationItem.searchController}}
    field.addTarget(nil, action: Selector("x"), for: .editingChanged)
    // expected-error@-1 {{use addAction(_:for:) with a UIAction}}
    // expected-error@-2 {{There are no selectors on Linux}}
}

@MainActor
func animationsThatCannotBe(_ view: UIView) {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) { view.alpha = 0 }
    // expected-error@-1 {{'repeat' is unavailable: Animations do not repeat}}
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft, animations: nil)
    // expected-error@-1 {{'transitionFlipFromLeft' is unavailable: Use transitionCrossDissolve.}}
}
