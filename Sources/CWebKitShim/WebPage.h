// The state of a page widget, for the files of this module.
#ifndef SEARCHLIGHT_WEBPAGE_H
#define SEARCHLIGHT_WEBPAGE_H

#include <webkit/webkit.h>

#include "CWebKitShim.h"

/// The handlers and state of a page widget.
typedef struct {
    SearchlightPageHandlers handlers;
    void *context;
    /// The accessible name.
    char *title;
    /// Whether the failure of the current load was already reported.
    gboolean has_failed;
    /// Whether the page is complete, but not yet reported.
    gboolean is_ending;
} Page;

GQuark searchlight_page_quark(void);

/// NULL for a closed page.
Page *searchlight_page_of(void *view);

/// An error for a handler. Its texts are those of the argument. All NULL and 0 for NULL.
SearchlightError searchlight_error(const GError *error);

/// A requested load for a handler. Its texts are those of the argument.
SearchlightAction searchlight_action(WebKitNavigationAction *action);

/// Connects the signals for dialogs and windows.
void searchlight_page_connect_dialogs(WebKitWebView *view);

#endif
