// Dialogs and windows of pages, which the app shows.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

// MARK: Script dialogs

/// Leaving a page is always confirmed. Other dialogs wait for the app.
static gboolean show_dialog(WebKitWebView *view, WebKitScriptDialog *dialog, void *context) {
    Page *page = searchlight_page_of(view);
    SearchlightDialog kind;
    switch (webkit_script_dialog_get_dialog_type(dialog)) {
    case WEBKIT_SCRIPT_DIALOG_ALERT: kind = SEARCHLIGHT_DIALOG_ALERT; break;
    case WEBKIT_SCRIPT_DIALOG_CONFIRM: kind = SEARCHLIGHT_DIALOG_CONFIRM; break;
    case WEBKIT_SCRIPT_DIALOG_PROMPT: kind = SEARCHLIGHT_DIALOG_PROMPT; break;
    default: webkit_script_dialog_confirm_set_confirmed(dialog, TRUE); return TRUE;
    }
    if (page == NULL) return TRUE;
    const char *text =
        kind == SEARCHLIGHT_DIALOG_PROMPT ? webkit_script_dialog_prompt_get_default_text(dialog) : NULL;
    page->handlers.dialog(kind, webkit_script_dialog_get_message(dialog), text, webkit_script_dialog_ref(dialog),
                          page->context);
    return TRUE;
}

void searchlight_dialog_answer(void *dialog, int is_confirmed, const char *text) {
    switch (webkit_script_dialog_get_dialog_type(dialog)) {
    case WEBKIT_SCRIPT_DIALOG_CONFIRM: webkit_script_dialog_confirm_set_confirmed(dialog, is_confirmed); break;
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
        if (text != NULL) webkit_script_dialog_prompt_set_text(dialog, text);
        break;
    default: break;
    }
    // The end of the last reference closes the dialog. Closing it earlier would end the reference of a signal that is still emitted.
    webkit_script_dialog_unref(dialog);
}

// MARK: Files

static gboolean choose_files(WebKitWebView *view, WebKitFileChooserRequest *request, void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) {
        webkit_file_chooser_request_cancel(request);
    } else {
        page->handlers.choose(g_object_ref(request), webkit_file_chooser_request_get_select_multiple(request),
                              page->context);
    }
    return TRUE;
}

void searchlight_choice_answer(void *request, size_t count, const char *const *paths) {
    if (count == 0) {
        webkit_file_chooser_request_cancel(request);
    } else {
        GPtrArray *files = g_ptr_array_new();
        for (size_t i = 0; i < count; i++) g_ptr_array_add(files, (void *)paths[i]);
        g_ptr_array_add(files, NULL);
        webkit_file_chooser_request_select_files(request, (const char *const *)files->pdata);
        g_ptr_array_unref(files);
    }
    g_object_unref(request);
}

// MARK: Windows

static GtkWidget *make_window(WebKitWebView *view, WebKitNavigationAction *action, void *context) {
    Page *page = searchlight_page_of(view);
    if (page == NULL) return NULL;
    SearchlightAction told = searchlight_action(action);
    told.is_new_window = TRUE;
    void *made = page->handlers.create(&told, page->context);
    // WebKit takes the reference.
    return made == NULL ? NULL : g_object_ref(made);
}

static void closed(WebKitWebView *view, void *context) {
    Page *page = searchlight_page_of(view);
    if (page != NULL) page->handlers.closed(page->context);
}

void searchlight_page_connect_dialogs(WebKitWebView *view) {
    g_signal_connect(view, "script-dialog", G_CALLBACK(show_dialog), NULL);
    g_signal_connect(view, "run-file-chooser", G_CALLBACK(choose_files), NULL);
    g_signal_connect(view, "create", G_CALLBACK(make_window), NULL);
    g_signal_connect(view, "close", G_CALLBACK(closed), NULL);
}

#endif
