/// The optional requirements of UIKit's protocols that are called without labels.
///
/// A call with `?` and labels can only be that of an optional requirement. A call without labels can also be that of a closure, so
/// these names are needed.
enum OptionalRequirements {
    static let withoutLabels: Set<String> = [
        "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidReceiveMemoryWarning",
        "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
        "didDismissSearchController", "didPresentSearchController", "gestureRecognizerShouldBegin",
        "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerShouldDismissPopover",
        "prepareForPopoverPresentation", "presentSearchController", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
        "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
        "scrollViewWillBeginDragging", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
        "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        "searchDisplayControllerDidBeginSearch", "searchDisplayControllerDidEndSearch",
        "searchDisplayControllerWillBeginSearch", "searchDisplayControllerWillEndSearch",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewControllerDidCollapse",
        "splitViewControllerDidExpand", "tableViewDidEndMultipleSelectionInteraction", "textFieldDidBeginEditing",
        "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
        "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "webViewWebContentProcessDidTerminate", "willDismissSearchController", "willPresentSearchController",
    ]
}
