// The display of a page: its zoom, its picture, text found in it, and its settings.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

double searchlight_page_zoom(void *page) {
    return webkit_web_view_get_zoom_level(page);
}

void searchlight_page_set_zoom(void *page, double zoom) {
    webkit_web_view_set_zoom_level(page, zoom);
}

// MARK: Settings

void searchlight_page_set_agent(void *page, const char *agent, const char *application) {
    WebKitSettings *settings = webkit_web_view_get_settings(page);
    if (agent == NULL && application != NULL) {
        // Resets the text before the name of the application.
        webkit_settings_set_user_agent(settings, NULL);
        char *whole = g_strconcat(webkit_settings_get_user_agent(settings), " ", application, NULL);
        webkit_settings_set_user_agent(settings, whole);
        g_free(whole);
    } else {
        webkit_settings_set_user_agent(settings, agent);
    }
}

void searchlight_page_set_switches(void *page, SearchlightSwitches switches) {
    g_object_set(webkit_web_view_get_settings(page),                                                   //
                 "enable-developer-extras", switches.is_inspectable,                                    //
                 "enable-back-forward-navigation-gestures", switches.has_gestures,                      //
                 "javascript-can-open-windows-automatically", switches.opens_windows,                   //
                 "enable-javascript-markup", switches.runs_scripts,                                     //
                 "media-playback-requires-user-gesture", switches.media_waits,                          //
                 "media-playback-allows-inline", switches.media_is_inline,                              //
                 "minimum-font-size", (guint32)switches.least_font_size, NULL);
}

// MARK: Pictures

typedef struct {
    SearchlightPictureHandler handler;
    void *context;
} WaitingForPicture;

static void drawn(GObject *view, GAsyncResult *result, void *context) {
    WaitingForPicture *waiting = context;
    GError *error = NULL;
    GdkTexture *texture = webkit_web_view_get_snapshot_finish(WEBKIT_WEB_VIEW(view), result, &error);
    SearchlightError told = searchlight_error(error);
    GBytes *bytes = texture == NULL ? NULL : gdk_texture_save_to_png_bytes(texture);
    waiting->handler(bytes == NULL ? NULL : g_bytes_get_data(bytes, NULL), bytes == NULL ? 0 : g_bytes_get_size(bytes),
                     error == NULL ? NULL : &told, waiting->context);
    if (bytes != NULL) g_bytes_unref(bytes);
    g_clear_object(&texture);
    g_clear_error(&error);
    g_free(waiting);
}

void searchlight_page_draw(void *page, SearchlightPictureHandler handler, void *context) {
    WaitingForPicture *waiting = g_new(WaitingForPicture, 1);
    *waiting = (WaitingForPicture){handler, context};
    webkit_web_view_get_snapshot(page, WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_OPTIONS_NONE, NULL, drawn, waiting);
}

// MARK: Printing

typedef struct {
    SearchlightPrintHandler handler;
    void *context;
    GError *error;
} WaitingForPrint;

static void print_failed(WebKitPrintOperation *operation, GError *error, WaitingForPrint *waiting) {
    if (waiting->error == NULL) waiting->error = g_error_copy(error);
}

static void print_finished(WebKitPrintOperation *operation, WaitingForPrint *waiting) {
    SearchlightError told = searchlight_error(waiting->error);
    waiting->handler(waiting->error == NULL ? NULL : &told, waiting->context);
    g_clear_error(&waiting->error);
    g_free(waiting);
    g_object_unref(operation);
}

void searchlight_page_print(void *page, const char *path, double width, double height, SearchlightPrintHandler handler,
                            void *context) {
    WebKitPrintOperation *operation = webkit_print_operation_new(page);
    GtkPrintSettings *settings = gtk_print_settings_new();
    char *address = g_filename_to_uri(path, NULL, NULL);
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_URI, address);
    gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
    // GTK's printer for files, whose name is in the user's language.
    gtk_print_settings_set_printer(settings, g_dgettext("gtk40", "Print to File"));
    GtkPageSetup *setup = gtk_page_setup_new();
    GtkPaperSize *paper = gtk_paper_size_new_custom("page", "Page", width, height, GTK_UNIT_POINTS);
    gtk_page_setup_set_paper_size(setup, paper);
    gtk_page_setup_set_top_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_bottom_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_left_margin(setup, 0, GTK_UNIT_POINTS);
    gtk_page_setup_set_right_margin(setup, 0, GTK_UNIT_POINTS);
    webkit_print_operation_set_print_settings(operation, settings);
    webkit_print_operation_set_page_setup(operation, setup);
    WaitingForPrint *waiting = g_new0(WaitingForPrint, 1);
    *waiting = (WaitingForPrint){handler, context, NULL};
    g_signal_connect(operation, "failed", G_CALLBACK(print_failed), waiting);
    g_signal_connect(operation, "finished", G_CALLBACK(print_finished), waiting);
    webkit_print_operation_print(operation);
    gtk_paper_size_free(paper);
    g_object_unref(setup);
    g_object_unref(settings);
    g_free(address);
}

void searchlight_page_invent_devices(void *page) {
    g_object_set(webkit_web_view_get_settings(page), "enable-mock-capture-devices", TRUE, NULL);
}

// MARK: Finding text

static const guint most_marks = 1000;

static void found(WebKitFindController *controller, guint count, WebKitWebView *view) {
    Page *page = searchlight_page_of(view);
    if (page != NULL) page->handlers.found(MIN(count, most_marks), page->context);
}

static void missed(WebKitFindController *controller, WebKitWebView *view) {
    Page *page = searchlight_page_of(view);
    if (page != NULL) page->handlers.found(0, page->context);
}

void searchlight_page_connect_display(WebKitWebView *view) {
    WebKitFindController *controller = webkit_web_view_get_find_controller(view);
    g_signal_connect(controller, "found-text", G_CALLBACK(found), view);
    g_signal_connect(controller, "failed-to-find-text", G_CALLBACK(missed), view);
}

void searchlight_page_find(void *page, const char *text, int is_backwards, int is_case_sensitive, int wraps) {
    guint32 options = (is_backwards ? WEBKIT_FIND_OPTIONS_BACKWARDS : 0) |
                      (is_case_sensitive ? 0 : WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE) |
                      (wraps ? WEBKIT_FIND_OPTIONS_WRAP_AROUND : 0);
    webkit_find_controller_search(webkit_web_view_get_find_controller(page), text, options, most_marks);
}

void searchlight_page_end_find(void *page) {
    webkit_find_controller_search_finish(webkit_web_view_get_find_controller(page));
}

#endif
