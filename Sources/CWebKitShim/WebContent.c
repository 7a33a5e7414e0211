// Content that the app provides: texts, data, files, and the rules for them.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include <glib/gstdio.h>

#include "WebPage.h"

void searchlight_page_load_data(void *page, const void *data, size_t length, const char *mime_type, const char *encoding,
                                const char *base) {
    // WebKit refuses empty data. A space is an empty page too.
    GBytes *bytes = length == 0 ? g_bytes_new_static(" ", 1) : g_bytes_new(data, length);
    webkit_web_view_load_bytes(page, bytes, mime_type, encoding, base);
    g_bytes_unref(bytes);
}

void searchlight_page_reload_from_origin(void *page) {
    webkit_web_view_reload_bypass_cache(page);
}

// MARK: Interaction state

char *searchlight_page_state(void *page, size_t *length) {
    WebKitWebViewSessionState *state = webkit_web_view_get_session_state(page);
    GBytes *bytes = webkit_web_view_session_state_serialize(state);
    webkit_web_view_session_state_unref(state);
    char *data = g_memdup2(g_bytes_get_data(bytes, NULL), g_bytes_get_size(bytes));
    *length = g_bytes_get_size(bytes);
    g_bytes_unref(bytes);
    return data;
}

int searchlight_page_restore(void *page, const void *data, size_t length) {
    GBytes *bytes = g_bytes_new(data, length);
    WebKitWebViewSessionState *state = webkit_web_view_session_state_new(bytes);
    g_bytes_unref(bytes);
    if (state == NULL) return 0;
    webkit_web_view_restore_session_state(page, state);
    webkit_web_view_session_state_unref(state);
    WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page);
    WebKitBackForwardListItem *item = webkit_back_forward_list_get_current_item(list);
    if (item == NULL) return 0;
    webkit_web_view_go_to_back_forward_list_item(page, item);
    return 1;
}

// MARK: Files

static const char files[] = "searchlight-files";

/// A page that waits for its rules.
typedef struct {
    void *page;
    char *folder;
    void (*handler)(int is_ready, void *context);
    void *context;
} Rules;

/// Deletes a folder with its files and folders.
static void delete_folder(const char *path) {
    GDir *folder = g_dir_open(path, 0, NULL);
    const char *name;
    while (folder != NULL && (name = g_dir_read_name(folder)) != NULL) {
        char *item = g_build_filename(path, name, NULL);
        if (g_file_test(item, G_FILE_TEST_IS_DIR) && !g_file_test(item, G_FILE_TEST_IS_SYMLINK)) {
            delete_folder(item);
        } else {
            g_unlink(item);
        }
        g_free(item);
    }
    if (folder != NULL) g_dir_close(folder);
    g_rmdir(path);
}

static void rules_compiled(GObject *store, GAsyncResult *result, void *context) {
    Rules *rules = context;
    WebKitUserContentFilter *filter =
        webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store), result, NULL);
    if (filter != NULL) {
        WebKitUserContentManager *manager = webkit_web_view_get_user_content_manager(rules->page);
        webkit_user_content_manager_remove_filter_by_id(manager, files);
        webkit_user_content_manager_add_filter(manager, filter);
        webkit_user_content_filter_unref(filter);
    }
    delete_folder(rules->folder);
    rules->handler(filter != NULL, rules->context);
    g_object_unref(rules->page);
    g_free(rules->folder);
    g_free(rules);
}

void searchlight_page_restrict_files(void *page, const char *source, void (*handler)(int is_ready, void *context),
                                     void *context) {
    char *folder = g_dir_make_tmp("searchlight-XXXXXX", NULL);
    if (folder == NULL) {
        handler(0, context);
        return;
    }
    Rules *rules = g_new(Rules, 1);
    *rules = (Rules){g_object_ref(page), folder, handler, context};
    WebKitUserContentFilterStore *store = webkit_user_content_filter_store_new(folder);
    GBytes *bytes = g_bytes_new(source, strlen(source));
    webkit_user_content_filter_store_save(store, files, bytes, NULL, rules_compiled, rules);
    g_bytes_unref(bytes);
    g_object_unref(store);
}

#endif
