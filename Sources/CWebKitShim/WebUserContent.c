// User scripts, script messages and content filters of a page.
#include "CWebKitShim.h"

#if __has_include(<webkit/webkit.h>)

#include "WebPage.h"

static WebKitUserContentManager *manager_of(void *page) {
    return webkit_web_view_get_user_content_manager(page);
}

// MARK: Scripts

void searchlight_page_add_script(void *page, const char *source, int is_for_page_only, int is_at_end,
                                 const char *world) {
    WebKitUserContentInjectedFrames frames =
        is_for_page_only ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
    WebKitUserScriptInjectionTime time =
        is_at_end ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START;
    WebKitUserScript *script = world == NULL
                                   ? webkit_user_script_new(source, frames, time, NULL, NULL)
                                   : webkit_user_script_new_for_world(source, frames, time, world, NULL, NULL);
    webkit_user_content_manager_add_script(manager_of(page), script);
    webkit_user_script_unref(script);
}

void searchlight_page_remove_scripts(void *page) {
    webkit_user_content_manager_remove_all_scripts(manager_of(page));
}

// MARK: Messages

/// The page and the name of a message.
typedef struct {
    void *page;
    char *name;
} Channel;

static void free_channel(void *channel, GClosure *closure) {
    g_free(((Channel *)channel)->name);
    g_free(channel);
}

static void received(WebKitUserContentManager *manager, JSCValue *value, Channel *channel) {
    Page *page = searchlight_page_of(channel->page);
    if (page != NULL) page->handlers.message(channel->name, value, NULL, page->context);
}

static gboolean received_with_reply(WebKitUserContentManager *manager, JSCValue *value, WebKitScriptMessageReply *reply,
                                    Channel *channel) {
    Page *page = searchlight_page_of(channel->page);
    if (page == NULL) return FALSE;
    page->handlers.message(channel->name, value, webkit_script_message_reply_ref(reply), page->context);
    return TRUE;
}

unsigned long searchlight_page_add_channel(void *page, const char *name, const char *world, int has_reply) {
    WebKitUserContentManager *manager = manager_of(page);
    Channel *channel = g_new(Channel, 1);
    *channel = (Channel){page, g_strdup(name)};
    char *signal = g_strconcat(
        has_reply ? "script-message-with-reply-received::" : "script-message-received::", name, NULL);
    // Connected before the handler is registered, so that no message is lost.
    unsigned long number = g_signal_connect_data(
        manager, signal, has_reply ? G_CALLBACK(received_with_reply) : G_CALLBACK(received), channel, free_channel, 0);
    g_free(signal);
    if (has_reply) {
        webkit_user_content_manager_register_script_message_handler_with_reply(manager, name, world);
    } else {
        webkit_user_content_manager_register_script_message_handler(manager, name, world);
    }
    return number;
}

void searchlight_page_remove_channel(void *page, const char *name, const char *world, unsigned long number) {
    WebKitUserContentManager *manager = manager_of(page);
    webkit_user_content_manager_unregister_script_message_handler(manager, name, world);
    g_signal_handler_disconnect(manager, number);
}

void searchlight_reply_answer(void *reply, void *value, const char *error) {
    if (value != NULL) {
        webkit_script_message_reply_return_value(reply, value);
    } else {
        webkit_script_message_reply_return_error_message(reply, error == NULL ? "" : error);
    }
    webkit_script_message_reply_unref(reply);
}

// MARK: Filters

void *searchlight_filter_store_new(const char *folder) {
    return webkit_user_content_filter_store_new(folder);
}

void searchlight_filter_store_free(void *store) {
    g_object_unref(store);
}

void searchlight_filter_free(void *filter) {
    webkit_user_content_filter_unref(filter);
}

void searchlight_page_add_filter(void *page, void *filter) {
    webkit_user_content_manager_add_filter(manager_of(page), filter);
}

void searchlight_page_remove_filter(void *page, void *filter) {
    webkit_user_content_manager_remove_filter(manager_of(page), filter);
}

/// A handler that waits for a filter or a success.
typedef struct {
    SearchlightValueHandler handler;
    void *context;
} Waiting;

static Waiting *wait_for(SearchlightValueHandler handler, void *context) {
    Waiting *waiting = g_new(Waiting, 1);
    *waiting = (Waiting){handler, context};
    return waiting;
}

static void answer(Waiting *waiting, void *filter, GError *error) {
    SearchlightError told = searchlight_error(error);
    waiting->handler(filter, error == NULL ? NULL : &told, waiting->context);
    g_clear_error(&error);
    g_free(waiting);
}

static void saved(GObject *store, GAsyncResult *result, void *waiting) {
    GError *error = NULL;
    WebKitUserContentFilter *filter =
        webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store), result, &error);
    answer(waiting, filter, error);
}

static void found(GObject *store, GAsyncResult *result, void *waiting) {
    GError *error = NULL;
    WebKitUserContentFilter *filter =
        webkit_user_content_filter_store_load_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store), result, &error);
    answer(waiting, filter, error);
}

static void removed(GObject *store, GAsyncResult *result, void *waiting) {
    GError *error = NULL;
    webkit_user_content_filter_store_remove_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store), result, &error);
    answer(waiting, NULL, error);
}

void searchlight_filter_save(void *store, const char *name, const char *source, SearchlightValueHandler handler,
                             void *context) {
    GBytes *bytes = g_bytes_new(source, strlen(source));
    webkit_user_content_filter_store_save(store, name, bytes, NULL, saved, wait_for(handler, context));
    g_bytes_unref(bytes);
}

void searchlight_filter_find(void *store, const char *name, SearchlightValueHandler handler, void *context) {
    webkit_user_content_filter_store_load(store, name, NULL, found, wait_for(handler, context));
}

void searchlight_filter_remove(void *store, const char *name, SearchlightValueHandler handler, void *context) {
    webkit_user_content_filter_store_remove(store, name, NULL, removed, wait_for(handler, context));
}

static void listed(GObject *store, GAsyncResult *result, void *waiting) {
    char **names = webkit_user_content_filter_store_fetch_identifiers_finish(WEBKIT_USER_CONTENT_FILTER_STORE(store),
                                                                            result);
    answer(waiting, names, NULL);
    g_strfreev(names);
}

void searchlight_filter_list(void *store, SearchlightValueHandler handler, void *context) {
    webkit_user_content_filter_store_fetch_identifiers(store, NULL, listed, wait_for(handler, context));
}

#endif
