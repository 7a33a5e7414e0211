/// The methods of the protocols in Searchlight's modules, whose conforming objects `responds(to:)` is asked about.
///
/// Objective-C sees the methods of a class that implement them. A test compares this list with the library's sources.
enum LibraryRequirements {
    /// The requirements by protocol, as names with labels.
    static let methods: [String: Set<String>] = [
        "AVAudioPlayerDelegate": [
            "audioPlayerDecodeErrorDidOccur(_:error:)", "audioPlayerDidFinishPlaying(_:successfully:)",
        ],
        "AVPlayerViewControllerDelegate": [
            "playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:)",
            "playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:)",
        ],
        "AVSpeechSynthesizerDelegate": [
            "speechSynthesizer(_:didCancel:)", "speechSynthesizer(_:didContinue:)", "speechSynthesizer(_:didFinish:)",
            "speechSynthesizer(_:didPause:)", "speechSynthesizer(_:didStart:)",
            "speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)",
        ],
        "CAAnimationDelegate": [
            "animationDidStart(_:)", "animationDidStop(_:finished:)",
        ],
        "CALayerDelegate": [
            "action(for:forKey:)", "display(_:)", "draw(_:in:)", "layerWillDraw(_:)", "layoutSublayers(of:)",
        ],
        "CLLocationManagerDelegate": [
            "locationManager(_:didChangeAuthorization:)", "locationManager(_:didFailWithError:)",
            "locationManager(_:didUpdateLocations:)", "locationManagerDidChangeAuthorization(_:)",
        ],
        "Delegate": [
            "tabBarController(_:sidebar:contextMenuConfigurationFor:)",
            "tabBarController(_:sidebar:didEndDisplaying:)", "tabBarController(_:sidebar:itemFor:)",
            "tabBarController(_:sidebar:leadingSwipeActionsConfigurationFor:)",
            "tabBarController(_:sidebar:trailingSwipeActionsConfigurationFor:)",
            "tabBarController(_:sidebar:update:)", "tabBarController(_:sidebar:willBeginDisplaying:)",
            "tabBarController(_:sidebarVisibilityWillChange:animator:)",
        ],
        "MFMailComposeViewControllerDelegate": [
            "mailComposeController(_:didFinishWith:error:)"
        ],
        "MFMessageComposeViewControllerDelegate": [
            "messageComposeViewController(_:didFinishWith:)"
        ],
        "NSFetchedResultsControllerDelegate": [
            "controller(_:didChange:at:for:newIndexPath:)", "controller(_:didChange:atSectionIndex:for:)",
            "controller(_:didChangeContentWith:)", "controller(_:sectionIndexTitleForSectionName:)",
            "controllerDidChangeContent(_:)", "controllerWillChangeContent(_:)",
        ],
        "NSLayoutManagerDelegate": [
            "layoutManager(_:didCompleteLayoutFor:atEnd:)", "layoutManagerDidInvalidateLayout(_:)",
        ],
        "NSTextStorageDelegate": [
            "textStorage(_:didProcessEditing:range:changeInLength:)",
            "textStorage(_:willProcessEditing:range:changeInLength:)",
        ],
        "NSUserActivityDelegate": [
            "userActivityWasContinued(_:)", "userActivityWillSave(_:)",
        ],
        "PHPickerViewControllerDelegate": [
            "picker(_:didFinishPicking:)"
        ],
        "QLPreviewControllerDataSource": [
            "numberOfPreviewItems(in:)", "previewController(_:previewItemAt:)",
        ],
        "QLPreviewControllerDelegate": [
            "previewControllerDidDismiss(_:)", "previewControllerWillDismiss(_:)",
        ],
        "SFSafariViewControllerDelegate": [
            "safariViewController(_:didCompleteInitialLoad:)", "safariViewController(_:initialLoadDidRedirectTo:)",
            "safariViewControllerDidFinish(_:)", "safariViewControllerWillOpenInBrowser(_:)",
        ],
        "UIAdaptivePresentationControllerDelegate": [
            "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
            "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
            "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
            "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidDismiss(_:)",
            "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
        ],
        "UIApplicationDelegate": [
            "application(_:configurationForConnecting:options:)", "application(_:continue:restorationHandler:)",
            "application(_:didDecodeRestorableStateWith:)", "application(_:didDiscardSceneSessions:)",
            "application(_:didFailToContinueUserActivityWithType:error:)",
            "application(_:didFinishLaunchingWithOptions:)", "application(_:didUpdate:)",
            "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
            "application(_:performActionFor:completionHandler:)", "application(_:shouldRestoreApplicationState:)",
            "application(_:shouldRestoreSecureApplicationState:)", "application(_:shouldSaveApplicationState:)",
            "application(_:shouldSaveSecureApplicationState:)", "application(_:supportedInterfaceOrientationsFor:)",
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
            "application(_:willContinueUserActivityWithType:)", "application(_:willEncodeRestorableStateWith:)",
            "application(_:willFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
            "applicationDidEnterBackground(_:)", "applicationDidReceiveMemoryWarning(_:)",
            "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)", "applicationWillTerminate(_:)",
        ],
        "UIBarPositioningDelegate": [
            "position(for:)"
        ],
        "UICollectionViewDataSource": [
            "collectionView(_:canMoveItemAt:)", "collectionView(_:cellForItemAt:)",
            "collectionView(_:moveItemAt:to:)", "collectionView(_:numberOfItemsInSection:)",
            "collectionView(_:viewForSupplementaryElementOfKind:at:)", "numberOfSections(in:)",
        ],
        "UICollectionViewDataSourcePrefetching": [
            "collectionView(_:cancelPrefetchingForItemsAt:)", "collectionView(_:prefetchItemsAt:)",
        ],
        "UICollectionViewDelegate": [
            "collectionView(_:canFocusItemAt:)", "collectionView(_:canPerformPrimaryActionForItemAt:)",
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)", "collectionView(_:didDeselectItemAt:)",
            "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView(_:didHighlightItemAt:)", "collectionView(_:didSelectItemAt:)",
            "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:didUpdateFocusIn:with:)",
            "collectionView(_:performPrimaryActionForItemAt:)", "collectionView(_:selectionFollowsFocusForItemAt:)",
            "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
            "collectionView(_:shouldSelectItemAt:)", "collectionView(_:shouldUpdateFocusIn:)",
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)", "collectionView(_:willDisplay:forItemAt:)",
            "collectionView(_:willDisplayContextMenu:animator:)",
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            "indexPathForPreferredFocusedView(in:)",
        ],
        "UICollectionViewDragDelegate": [
            "collectionView(_:dragSessionAllowsMoveOperation:)", "collectionView(_:dragSessionDidEnd:)",
            "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
            "collectionView(_:dragSessionWillBegin:)", "collectionView(_:itemsForAddingTo:at:point:)",
            "collectionView(_:itemsForBeginning:at:)",
        ],
        "UICollectionViewDropDelegate": [
            "collectionView(_:canHandle:)", "collectionView(_:dropSessionDidEnd:)",
            "collectionView(_:dropSessionDidEnter:)", "collectionView(_:dropSessionDidExit:)",
            "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", "collectionView(_:performDropWith:)",
        ],
        "UIColorPickerViewControllerDelegate": [
            "colorPickerViewController(_:didSelect:continuously:)", "colorPickerViewControllerDidFinish(_:)",
            "colorPickerViewControllerDidSelectColor(_:)",
        ],
        "UIContextMenuInteractionDelegate": [
            "contextMenuInteraction(_:configurationForMenuAtLocation:)",
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            "contextMenuInteraction(_:willEndFor:animator:)",
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
        ],
        "UIDocumentInteractionControllerDelegate": [
            "documentInteractionController(_:didEndSendingToApplication:)",
            "documentInteractionController(_:willBeginSendingToApplication:)",
            "documentInteractionControllerDidDismissOpenInMenu(_:)",
            "documentInteractionControllerDidDismissOptionsMenu(_:)",
            "documentInteractionControllerDidEndPreview(_:)",
            "documentInteractionControllerViewControllerForPreview(_:)",
            "documentInteractionControllerWillBeginPreview(_:)",
            "documentInteractionControllerWillPresentOpenInMenu(_:)",
            "documentInteractionControllerWillPresentOptionsMenu(_:)",
        ],
        "UIDocumentPickerDelegate": [
            "documentPicker(_:didPickDocumentAt:)", "documentPicker(_:didPickDocumentsAt:)",
            "documentPickerWasCancelled(_:)",
        ],
        "UIDragInteractionDelegate": [
            "dragInteraction(_:itemsForBeginning:)", "dragInteraction(_:previewForLifting:session:)",
            "dragInteraction(_:session:didEndWith:)", "dragInteraction(_:session:willEndWith:)",
            "dragInteraction(_:sessionAllowsMoveOperation:)", "dragInteraction(_:sessionDidMove:)",
            "dragInteraction(_:sessionDidTransferItems:)",
            "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", "dragInteraction(_:sessionWillBegin:)",
            "dragInteraction(_:willAnimateLiftWith:session:)",
        ],
        "UIDropInteractionDelegate": [
            "dropInteraction(_:canHandle:)", "dropInteraction(_:concludeDrop:)", "dropInteraction(_:performDrop:)",
            "dropInteraction(_:sessionDidEnd:)", "dropInteraction(_:sessionDidEnter:)",
            "dropInteraction(_:sessionDidExit:)", "dropInteraction(_:sessionDidUpdate:)",
        ],
        "UIEditMenuInteractionDelegate": [
            "editMenuInteraction(_:menuFor:suggestedActions:)", "editMenuInteraction(_:targetRectFor:)",
            "editMenuInteraction(_:willDismissMenuFor:animator:)",
            "editMenuInteraction(_:willPresentMenuFor:animator:)",
        ],
        "UIFindInteractionDelegate": [
            "findInteraction(_:didBegin:)", "findInteraction(_:didEnd:)", "findInteraction(_:sessionFor:)",
        ],
        "UIFontPickerViewControllerDelegate": [
            "fontPickerViewControllerDidCancel(_:)", "fontPickerViewControllerDidPickFont(_:)",
        ],
        "UIGestureRecognizerDelegate": [
            "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
            "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
            "gestureRecognizerShouldBegin(_:)",
        ],
        "UIImagePickerControllerDelegate": [
            "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
        ],
        "UINavigationBarDelegate": [
            "navigationBar(_:didPop:)", "navigationBar(_:didPush:)", "navigationBar(_:shouldPop:)",
            "navigationBar(_:shouldPush:)",
        ],
        "UINavigationControllerDelegate": [
            "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:didShow:animated:)",
            "navigationController(_:interactionControllerFor:)", "navigationController(_:willShow:animated:)",
        ],
        "UINavigationItemRenameDelegate": [
            "navigationItem(_:didEndRenamingWith:)", "navigationItem(_:shouldEndRenamingWith:)",
            "navigationItem(_:willBeginRenamingWith:selectedRange:)", "navigationItemShouldBeginRenaming(_:)",
        ],
        "UIPageViewControllerDataSource": [
            "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
            "presentationCount(for:)", "presentationIndex(for:)",
        ],
        "UIPageViewControllerDelegate": [
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            "pageViewController(_:willTransitionTo:)",
        ],
        "UIPickerViewAccessibilityDelegate": [
            "pickerView(_:accessibilityHintForComponent:)", "pickerView(_:accessibilityLabelForComponent:)",
        ],
        "UIPickerViewDataSource": [
            "numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)",
        ],
        "UIPickerViewDelegate": [
            "pickerView(_:attributedTitleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)",
            "pickerView(_:rowHeightForComponent:)", "pickerView(_:titleForRow:forComponent:)",
            "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:widthForComponent:)",
        ],
        "UIPointerInteractionDelegate": [
            "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
            "pointerInteraction(_:willEnter:animator:)", "pointerInteraction(_:willExit:animator:)",
        ],
        "UIPopoverPresentationControllerDelegate": [
            "popoverPresentationController(_:willRepositionPopoverTo:in:)",
            "popoverPresentationControllerDidDismissPopover(_:)",
            "popoverPresentationControllerShouldDismissPopover(_:)", "prepareForPopoverPresentation(_:)",
        ],
        "UIPrintInteractionControllerDelegate": [
            "printInteractionControllerDidDismissPrinterOptions(_:)", "printInteractionControllerDidFinishJob(_:)",
            "printInteractionControllerDidPresentPrinterOptions(_:)",
            "printInteractionControllerWillPresentPrinterOptions(_:)", "printInteractionControllerWillStartJob(_:)",
        ],
        "UISceneDelegate": [
            "scene(_:continue:)", "scene(_:didFailToContinueUserActivityWithType:error:)", "scene(_:didUpdate:)",
            "scene(_:openURLContexts:)", "scene(_:restoreInteractionStateWith:)", "scene(_:willConnectTo:options:)",
            "scene(_:willContinueUserActivityWithType:)", "sceneDidBecomeActive(_:)", "sceneDidDisconnect(_:)",
            "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)", "sceneWillResignActive(_:)",
            "stateRestorationActivity(for:)",
        ],
        "UIScrollViewDelegate": [
            "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidEndDecelerating(_:)",
            "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndScrollingAnimation(_:)",
            "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)",
            "scrollViewDidZoom(_:)", "scrollViewShouldScrollToTop(_:)", "scrollViewWillBeginDecelerating(_:)",
            "scrollViewWillBeginDragging(_:)", "scrollViewWillBeginZooming(_:with:)",
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "viewForZooming(in:)",
        ],
        "UISearchBarDelegate": [
            "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBar(_:shouldChangeTextIn:replacementText:)",
            "searchBar(_:textDidChange:)", "searchBarBookmarkButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
            "searchBarResultsListButtonClicked(_:)", "searchBarSearchButtonClicked(_:)",
            "searchBarShouldBeginEditing(_:)", "searchBarShouldEndEditing(_:)", "searchBarTextDidBeginEditing(_:)",
            "searchBarTextDidEndEditing(_:)",
        ],
        "UISearchControllerDelegate": [
            "didDismissSearchController(_:)", "didPresentSearchController(_:)", "presentSearchController(_:)",
            "searchController(_:didChangeFrom:)", "searchController(_:willChangeTo:)",
            "willDismissSearchController(_:)", "willPresentSearchController(_:)",
        ],
        "UISearchResultsUpdating": [
            "updateSearchResults(for:)", "updateSearchResults(for:selecting:)",
        ],
        "UISearchTextFieldDelegate": [
            "searchTextField(_:didSelect:)", "searchTextField(_:itemProviderForCopying:)",
        ],
        "UISheetPresentationControllerDelegate": [
            "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
        ],
        "UISplitViewControllerDelegate": [
            "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)",
            "splitViewController(_:collapseSecondary:onto:)",
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
            "splitViewController(_:separateSecondaryFrom:)", "splitViewController(_:show:sender:)",
            "splitViewController(_:showDetail:sender:)",
            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
            "splitViewController(_:willChangeTo:)", "splitViewController(_:willHide:)",
            "splitViewController(_:willShow:)", "splitViewControllerDidCollapse(_:)",
            "splitViewControllerDidExpand(_:)", "targetDisplayModeForAction(in:)",
        ],
        "UIStateRestoring": [
            "applicationFinishedRestoringState", "decodeRestorableState(with:)", "encodeRestorableState(with:)",
        ],
        "UITabBarControllerDelegate": [
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            "tabBarController(_:didEndCustomizing:changed:)", "tabBarController(_:didSelect:)",
            "tabBarController(_:didSelectTab:previousTab:)", "tabBarController(_:displayOrderDidChangeFor:)",
            "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)",
            "tabBarController(_:interactionControllerFor:)", "tabBarController(_:shouldSelect:)",
            "tabBarController(_:shouldSelectTab:)", "tabBarController(_:visibilityDidChangeFor:)",
            "tabBarController(_:willBeginCustomizing:)", "tabBarController(_:willEndCustomizing:changed:)",
            "tabBarControllerDidEndEditing(_:)", "tabBarControllerWillBeginEditing(_:)",
        ],
        "UITabBarDelegate": [
            "tabBar(_:didSelect:)"
        ],
        "UITableViewDataSource": [
            "numberOfSections(in:)", "sectionIndexTitles(for:)", "tableView(_:canEditRowAt:)",
            "tableView(_:canMoveRowAt:)", "tableView(_:cellForRowAt:)", "tableView(_:commit:forRowAt:)",
            "tableView(_:moveRowAt:to:)", "tableView(_:numberOfRowsInSection:)",
            "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:titleForFooterInSection:)",
            "tableView(_:titleForHeaderInSection:)",
        ],
        "UITableViewDataSourcePrefetching": [
            "tableView(_:cancelPrefetchingForRowsAt:)", "tableView(_:prefetchRowsAt:)",
        ],
        "UITableViewDelegate": [
            "indexPathForPreferredFocusedView(in:)", "tableView(_:accessoryButtonTappedForRowWith:)",
            "tableView(_:canFocusRowAt:)", "tableView(_:canPerformPrimaryActionForRowAt:)",
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            "tableView(_:didBeginMultipleSelectionInteractionAt:)", "tableView(_:didDeselectRowAt:)",
            "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)", "tableView(_:didEndEditingRowAt:)",
            "tableView(_:didHighlightRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:didUnhighlightRowAt:)",
            "tableView(_:didUpdateFocusIn:with:)", "tableView(_:editActionsForRowAt:)",
            "tableView(_:editingStyleForRowAt:)", "tableView(_:estimatedHeightForFooterInSection:)",
            "tableView(_:estimatedHeightForHeaderInSection:)", "tableView(_:estimatedHeightForRowAt:)",
            "tableView(_:heightForFooterInSection:)", "tableView(_:heightForHeaderInSection:)",
            "tableView(_:heightForRowAt:)", "tableView(_:indentationLevelForRowAt:)",
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:performPrimaryActionForRowAt:)",
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            "tableView(_:selectionFollowsFocusForRowAt:)", "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            "tableView(_:shouldHighlightRowAt:)", "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:shouldUpdateFocusIn:)", "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:viewForFooterInSection:)",
            "tableView(_:viewForHeaderInSection:)", "tableView(_:willBeginEditingRowAt:)",
            "tableView(_:willDeselectRowAt:)", "tableView(_:willDisplay:forRowAt:)",
            "tableView(_:willDisplayContextMenu:animator:)", "tableView(_:willDisplayFooterView:forSection:)",
            "tableView(_:willDisplayHeaderView:forSection:)", "tableView(_:willEndContextMenuInteraction:animator:)",
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)", "tableView(_:willSelectRowAt:)",
            "tableViewDidEndMultipleSelectionInteraction(_:)",
        ],
        "UITableViewDragDelegate": [
            "tableView(_:dragSessionAllowsMoveOperation:)", "tableView(_:dragSessionDidEnd:)",
            "tableView(_:dragSessionIsRestrictedToDraggingApplication:)", "tableView(_:dragSessionWillBegin:)",
            "tableView(_:itemsForAddingTo:at:point:)", "tableView(_:itemsForBeginning:at:)",
        ],
        "UITableViewDropDelegate": [
            "tableView(_:canHandle:)", "tableView(_:dropSessionDidEnd:)", "tableView(_:dropSessionDidEnter:)",
            "tableView(_:dropSessionDidExit:)", "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            "tableView(_:performDropWith:)",
        ],
        "UITextFieldDelegate": [
            "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidBeginEditing(_:)",
            "textFieldDidChangeSelection(_:)", "textFieldDidEndEditing(_:)", "textFieldDidEndEditing(_:reason:)",
            "textFieldShouldBeginEditing(_:)", "textFieldShouldClear(_:)", "textFieldShouldEndEditing(_:)",
            "textFieldShouldReturn(_:)",
        ],
        "UITextInputDelegate": [
            "selectionDidChange(_:)", "selectionWillChange(_:)", "textDidChange(_:)", "textWillChange(_:)",
        ],
        "UITextPasteDelegate": [
            "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)",
            "textPasteConfigurationSupporting(_:performPasteOf:to:)",
            "textPasteConfigurationSupporting(_:transform:)",
        ],
        "UITextViewDelegate": [
            "textView(_:editMenuForTextIn:suggestedActions:)", "textView(_:menuConfigurationFor:defaultMenu:)",
            "textView(_:primaryActionFor:defaultAction:)", "textView(_:shouldChangeTextIn:replacementText:)",
            "textView(_:shouldInteractWith:in:)", "textView(_:shouldInteractWith:in:interaction:)",
            "textView(_:textItemMenuWillDisplayFor:animator:)", "textView(_:textItemMenuWillEndFor:animator:)",
            "textView(_:willDismissEditMenuWith:)", "textView(_:willPresentEditMenuWith:)",
            "textViewDidBeginEditing(_:)", "textViewDidChange(_:)", "textViewDidChangeSelection(_:)",
            "textViewDidEndEditing(_:)", "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)",
        ],
        "UIUserActivityRestoring": [
            "restoreUserActivityState(_:)"
        ],
        "UIViewControllerPreviewingDelegate": [
            "previewingContext(_:commit:)", "previewingContext(_:viewControllerForLocation:)",
        ],
        "UIViewControllerTransitioningDelegate": [
            "animationController(forDismissed:)", "animationController(forPresented:presenting:source:)",
            "interactionControllerForDismissal(using:)", "interactionControllerForPresentation(using:)",
            "presentationController(forPresented:presenting:source:)",
        ],
        "UIWindowSceneDelegate": [
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            "windowScene(_:didUpdateEffectiveGeometry:)", "windowScene(_:performActionFor:completionHandler:)",
        ],
        "UNUserNotificationCenterDelegate": [
            "userNotificationCenter(_:didReceive:)", "userNotificationCenter(_:didReceive:withCompletionHandler:)",
            "userNotificationCenter(_:openSettingsFor:)", "userNotificationCenter(_:willPresent:)",
            "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        ],
        "WKDownloadDelegate": [
            "download(_:decideDestinationUsing:suggestedFilename:)",
            "download(_:decideDestinationUsing:suggestedFilename:completionHandler:)",
            "download(_:didFailWithError:resumeData:)", "downloadDidFinish(_:)",
        ],
        "WKNavigationDelegate": [
            "webView(_:decidePolicyFor:)", "webView(_:decidePolicyFor:decisionHandler:)", "webView(_:didCommit:)",
            "webView(_:didFail:withError:)", "webView(_:didFailProvisionalNavigation:withError:)",
            "webView(_:didFinish:)", "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
            "webView(_:didStartProvisionalNavigation:)", "webView(_:navigationAction:didBecome:)",
            "webView(_:navigationResponse:didBecome:)", "webViewWebContentProcessDidTerminate(_:)",
        ],
        "WKUIDelegate": [
            "webView(_:createWebViewWith:for:windowFeatures:)",
            "webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)",
            "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)",
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:)",
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:)",
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
            "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:)",
            "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)",
            "webView(_:runOpenPanelWith:initiatedByFrame:)",
            "webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)", "webViewDidClose(_:)",
        ],
    ]

    /// The protocols that a protocol refines.
    private static let refined: [String: [String]] = [
        "UICollectionViewDelegate": ["UIScrollViewDelegate"],
        "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UISearchBarDelegate": ["UIBarPositioningDelegate"],
        "UISearchTextFieldDelegate": ["UITextFieldDelegate"],
        "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
        "UITableViewDelegate": ["UIScrollViewDelegate"],
        "UIToolbarDelegate": ["UIBarPositioningDelegate"],
        "UIWindowSceneDelegate": ["UISceneDelegate"],
    ]

    /// The protocols to which the classes of the library conform from which apps derive.
    private static let conformances: [String: [String]] = [
        "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
        "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    ]

    /// The requirements of a protocol and those that it refines, or of the protocols of a class. Empty for other names.
    static func methods(of name: String) -> Set<String> {
        var result = methods[name] ?? []
        for other in (refined[name] ?? []) + (conformances[name] ?? []) { result.formUnion(methods(of: other)) }
        return result
    }

    /// The names with labels of all requirements.
    static let all: Set<String> = methods.values.reduce(into: []) { $0.formUnion($1) }
}
