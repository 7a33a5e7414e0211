// Compiler diagnostics for members that UIKit renamed or deprecated, or that cannot exist outside Apple's platforms. The compiler
// itself verifies them; see the script `check` in this folder.
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
func oldViews(_ view: UIView, _ button: UIButton, _ field: UISwitch, _ item: UIBarButtonItem) {
    view.hidden = true  // expected-error {{'hidden' has been renamed to 'isHidden'}} {{10-16=isHidden}}
    view.userInteractionEnabled = false  // expected-error {{renamed to 'isUserInteractionEnabled'}}
    view.bringSubview(toFront: button)  // expected-error {{renamed to 'bringSubviewToFront(_:)'}}
    button.enabled = false  // expected-error {{renamed to 'isEnabled'}} {{12-19=isEnabled}}
    button.setTitle("Go", forState: .Normal)
    // expected-error@-1 {{renamed to 'setTitle(_:for:)'}} {{27-35=for}}
    // expected-error@-2 {{'Normal' has been renamed to 'normal'}} {{38-44=normal}}
    field.on = true  // expected-error {{renamed to 'isOn'}} {{11-13=isOn}}
    item.enabled = true  // expected-error {{renamed to 'isEnabled'}}
    view.backgroundColor = UIColor.redColor()
    // expected-error@-1 {{'redColor()' has been replaced by property 'UIColor.red'}}
    UIView.animateWithDuration(0.3, animations: {})
    // expected-error@-1 {{renamed to 'animate(withDuration:animations:)'}}
}

@MainActor
func oldControllers(_ controller: UIViewController, _ navigation: UINavigationController) {
    controller.presentViewController(navigation, animated: true, completion: nil)
    // expected-error@-1 {{renamed to 'present(_:animated:completion:)'}} {{16-37=present}}
    controller.dismissViewControllerAnimated(true, completion: nil)
    // expected-error@-1 {{renamed to 'dismiss(animated:completion:)'}} {{16-45=dismiss}} {{46-46=animated: }}
    controller.addChildViewController(navigation)  // expected-error {{renamed to 'addChild(_:)'}}
    navigation.didMove(toParentViewController: controller)  // expected-error {{renamed to 'didMove(toParent:)'}}
    _ = navigation.popViewControllerAnimated(true)  // expected-error {{renamed to 'popViewController(animated:)'}}
    controller.performSegueWithIdentifier("Show", sender: nil)
    // expected-error@-1 {{renamed to 'performSegue(withIdentifier:sender:)'}}
    _ = UIApplication.sharedApplication()
    // expected-error@-1 {{'sharedApplication()' has been replaced by property 'UIApplication.shared'}}
}

@MainActor
func oldTables(_ table: UITableView, _ path: NSIndexPath, _ bar: UISearchBar) {
    _ = table.dequeueReusableCellWithIdentifier("Cell", forIndexPath: path)
    // expected-error@-1 {{renamed to 'dequeueReusableCell(withIdentifier:for:)'}}
    table.deselectRowAtIndexPath(path, animated: true)  // expected-error {{renamed to 'deselectRow(at:animated:)'}}
    table.insertRowsAtIndexPaths([path], withRowAnimation: .Fade)
    // expected-error@-1 {{renamed to 'insertRows(at:with:)'}}
    // expected-error@-2 {{'Fade' has been renamed to 'fade'}}
    _ = UITableViewCell(style: .Subtitle, reuseIdentifier: nil)  // expected-error {{renamed to 'subtitle'}}
    table.rowHeight = UITableViewAutomaticDimension
    // expected-error@-1 {{renamed to 'UITableView.automaticDimension'}}
    bar.searchBarStyle = .Minimal  // expected-error {{renamed to 'minimal'}}
    bar.autocapitalizationType = .None  // expected-error {{renamed to 'none'}}
    bar.barStyle = .Black  // expected-error {{renamed to 'black'}}
    _ = [NSForegroundColorAttributeName: UIColor.red]
    // expected-error@-1 {{renamed to 'NSAttributedString.Key.foregroundColor'}}
    _ = kCALineCapRound  // expected-error {{renamed to 'CAShapeLayerLineCap.round'}}
    _ = NSNotification.Name.UIKeyboardWillShow
    // expected-error@-1 {{renamed to 'UIResponder.keyboardWillShowNotification'}}
}

func oldNestedTypes(
    _ text: UIFontTextStyle,  // expected-error {{renamed to 'UIFont.TextStyle'}} {{13-28=UIFont.TextStyle}}
    _ cell: UITableViewCellStyle,  // expected-error {{renamed to 'UITableViewCell.CellStyle'}}
    _ animation: UITableViewRowAnimation,  // expected-error {{renamed to 'UITableView.RowAnimation'}}
    _ editing: UITableViewCellEditingStyle,  // expected-error {{renamed to 'UITableViewCell.EditingStyle'}}
    _ alert: UIAlertActionStyle,  // expected-error {{renamed to 'UIAlertAction.Style'}}
    _ key: UIApplicationLaunchOptionsKey  // expected-error {{renamed to 'UIApplication.LaunchOptionsKey'}}
) {}

class OldUpdater: NSObject, UISearchResultsUpdating {
    // expected-error@-1 {{Swift 2 called it updateSearchResultsForSearchController(_:).}}
    // expected-error@-2 {{type 'OldUpdater' does not conform to protocol 'UISearchResultsUpdating'}}
    func updateSearchResultsForSearchController(_ searchController: UISearchController) {}
}

class OldTable: NSObject, UITableViewDataSource {
    // expected-error@-1 {{Swift 2 called it tableView(_:cellForRowAtIndexPath:).}}
    // expected-error@-2 {{type 'OldTable' does not conform to protocol 'UITableViewDataSource'}}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

class OldTableController: UITableViewController {
    override func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }
    // expected-error@-1 {{renamed to 'numberOfSections(in:)'}} expected-note@-1 {{remove 'override' modifier}}
    override func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
    // expected-error@-1 {{renamed to 'tableView(_:didSelectRowAt:)'}} expected-note@-1 {{remove 'override' modifier}}
    override func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) {}
    // expected-error@-1 {{renamed to 'prepare(for:sender:)'}} expected-note@-1 {{remove 'override' modifier}}
}

/// An app's own members with former UIKit names are not affected.
class OwnNames: UIView {
    var hidden = 1
    var active = true
}

@MainActor
func deprecated(_ search: UISearchController) {
    search.dimsBackgroundDuringPresentation = true
    // expected-warning@-1 {{is deprecated: renamed to 'obscuresBackgroundDuringPresentation'}}
    // expected-note@-2 {{use 'obscuresBackgroundDuringPresentation' instead}}
}

@MainActor
func notHere(_ search: UISearchController, _ controller: UIViewController) {
    search.searchControllerObservedScrollView = nil  // expected-error {{Only on tvOS}}
    _ = controller.searchDisplayController  // expected-error {{Use UINavigationItem.searchController}}
}

func mutableText(_ storage: NSTextStorage) {
    storage.mutableString.append("a")  // expected-error {{'mutableString' is unavailable: Use 'string', and}}
}
