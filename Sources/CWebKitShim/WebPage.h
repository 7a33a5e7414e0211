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

/// Appends header fields to arrays, whose texts are those of the argument.
void searchlight_fields(SoupMessageHeaders *headers, GPtrArray *names, GPtrArray *values);

/// A response for a handler, with fields in the arrays. Its texts are those of the argument.
SearchlightResponse searchlight_response(WebKitURIResponse *response, GPtrArray *names, GPtrArray *values);

/// Offers a download that a page or a decision began to its page, and otherwise cancels it.
void searchlight_download_started(WebKitNetworkSession *session, WebKitDownload *download, void *unused);

/// Connects the signals for text found in the page.
void searchlight_page_connect_display(WebKitWebView *view);

/// Connects the signals for dialogs and windows.
void searchlight_page_connect_dialogs(WebKitWebView *view);

#endif
